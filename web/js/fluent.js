// Messages of a language, put into words by @fluent/bundle. Arguments come as JSON text, because they come from Python.
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";

const bundles = new Map(), files = new Set();

function report(lang, errors) {
  for (const error of errors) console.error(`words (${lang}):`, error);
}

function pattern(lang, id, attribute) {
  const message = bundles.get(lang)?.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Take up a file of a language. No isolation marks: they would end up in searches, titles and copied text. */
export function add(lang, file, text) {
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  report(lang, bundle.addResource(new FluentResource(text)));
  bundles.set(lang, bundle);
  files.add(file);
}

/** Whether a file has been taken up. */
export function loaded(file) {
  return files.has(file);
}

export function has(lang, id, attribute) {
  return pattern(lang, id, attribute) !== null;
}

export function format(lang, id, attribute, args) {
  const errors = [];
  const text = bundles.get(lang).formatPattern(pattern(lang, id, attribute), args ? JSON.parse(args) : null, errors);
  report(lang, errors);
  return text;
}
