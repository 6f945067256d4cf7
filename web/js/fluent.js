// Formats messages with @fluent/bundle. Arguments are JSON text, because they come from Python.
//
// A place is a language ("en": the words that all games share) or a game in a language ("en.GAME": the game's own
// words first, then those of the language).
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";

const bundles = /** @type {Map<string, FluentBundle>} */ (new Map()), files = /** @type {Set<string>} */ (new Set());

/** @type {(place: string) => string} */
const language = place => place.split(".")[0];

/** @type {(place: string, errors: Error[], id?: string) => void} */
function report(place, errors, id = "") {
  for (const error of errors) console.error(`words (${place} ${id}):`, error);
}

/** Return the bundle that has a message, and the message's pattern; undefined if there is none.
 * @type {(place: string, id: string, attribute?: string) => [FluentBundle, Pattern] | undefined} */
function found(place, id, attribute) {
  for (const bundle of [bundles.get(place), bundles.get(language(place))]) {
    const message = bundle?.getMessage(id), pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [/** @type {FluentBundle} */ (bundle), pattern];
  }
}

/** Add a file to a place. Without isolation marks, which would end up in searches, titles and copied text.
 * @type {(place: string, file: string, text: string) => void} */
export function add(place, file, text) {
  const bundle = bundles.get(place) ?? new FluentBundle(language(place), { useIsolating: false });
  report(place, bundle.addResource(new FluentResource(text)));
  bundles.set(place, bundle);
  files.add(file);
}

/** Return whether a file has been added.
 * @type {(file: string) => boolean} */
export function loaded(file) {
  return files.has(file);
}

/** @type {(place: string, id: string, attribute: string) => boolean} */
export function has(place, id, attribute) {
  return found(place, id, attribute) !== undefined;
}

/** @type {(place: string, id: string, attribute: string, args: string) => string} */
export function format(place, id, attribute, args) {
  const errors = /** @type {Error[]} */ ([]), [bundle, pattern] = /** @type {[FluentBundle, Pattern]} */ (found(place, id, attribute));
  const text = bundle.formatPattern(pattern, args ? JSON.parse(args) : null, errors);
  report(place, errors, id);
  return text;
}
