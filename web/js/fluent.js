// Messages of a language, put into words by @fluent/bundle. Arguments come as JSON text, because they come from Python.
//
// A place is a language ("en": the words that all games share) or a game in it ("en.GAME"): there the game's own
// words come first, then those of the language.
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";

const bundles = new Map(), files = new Set();

const language = place => place.split(".")[0];

function report(place, errors, id = "") {
  for (const error of errors) console.error(`words (${place} ${id}):`, error);
}

/** The bundle that has a text, and the text's pattern; undefined where there is none. */
function found(place, id, attribute) {
  for (const bundle of [bundles.get(place), bundles.get(language(place))]) {
    const message = bundle?.getMessage(id), pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return [bundle, pattern];
  }
}

/** Take up a file of a place. No isolation marks: they would end up in searches, titles and copied text. */
export function add(place, file, text) {
  const bundle = bundles.get(place) ?? new FluentBundle(language(place), { useIsolating: false });
  report(place, bundle.addResource(new FluentResource(text)));
  bundles.set(place, bundle);
  files.add(file);
}

/** Whether a file has been taken up. */
export function loaded(file) {
  return files.has(file);
}

export function has(place, id, attribute) {
  return found(place, id, attribute) !== undefined;
}

export function format(place, id, attribute, args) {
  const errors = [], [bundle, pattern] = found(place, id, attribute);
  const text = bundle.formatPattern(pattern, args ? JSON.parse(args) : null, errors);
  report(place, errors, id);
  return text;
}
