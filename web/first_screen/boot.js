// Starts the worker and PyScript, unless a new version of the site is taken first.
import "../runtime/wasm.js";
import { beginWhen } from "../runtime/engine.js";
import { takeAtStart } from "../js/offline.js";

const PATIENCE = 200, PICTURED = 600;  // ms
const REST = 6000;  // ms that a first visitor may look at home or a form before the interpreters are fetched
const QUICK = 700, LATE = 10_000;  // ms: a fast line has painted the form by then; the engine waits no longer than that

// Browsers deny storage as a whole, and this check takes no time.
function denied() {
  try { return !localStorage; } catch { return true; }
}

// Wait for the whole page: this script runs as soon as it arrives, but PyScript looks for its own elements.
async function parsed() {
  if (document.readyState === "loading") await new Promise(go => { document.addEventListener("DOMContentLoaded", go, { once: true }); });
}

// Wait until the form is painted and reacts; a hidden page paints nothing, so not for long.
async function painted() {
  await new Promise(go => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, PATIENCE); });
}

// On a first visit the engine, by far the largest download, waits for the form. If the form came quickly, the engine follows at
// once; otherwise the page's Python starts it as soon as it runs itself.
function shown() {
  const html = document.documentElement, late = new Promise(done => setTimeout(done, LATE));
  const seen = () => html.dataset.state !== "loading";
  const soon = new Promise((/** @type {(nothing?: undefined) => void} */ done) => {
    const watch = new MutationObserver(() => { if (seen()) { watch.disconnect(); if (performance.now() < QUICK) done(); } });
    watch.observe(html, { attributeFilter: ["data-state"] });
    if (seen()) done();
  });
  return Promise.race([soon, late]);
}

// The picture above the form is the largest thing painted: it comes before Python's files, unless it takes long or Start is pressed.
async function pictured() {
  const picture = document.querySelector("#app img.scene"), html = document.documentElement;
  const pressed = () => html.dataset.state === "thinking";
  if (picture && !picture.complete && !pressed()) await new Promise((/** @type {(nothing?: unknown) => void} */ done) => {
    for (const type of ["load", "error"]) picture.addEventListener(type, done, { once: true });
    new MutationObserver((_, watch) => { if (pressed()) { watch.disconnect(); done(); } }).observe(html, { attributeFilter: ["data-state"] });
    setTimeout(done, PICTURED);
  });
}

// A visitor who only looks in loads little: home and form work without Python (web/first_screen/form.js). Until that changes,
// <html> has data-rests, and no progress is shown.
const wanted = !window.rests ? Promise.resolve() : Promise.race([window.acted, new Promise(done => { setTimeout(done, REST); })]);
wanted.then(() => { delete document.documentElement.dataset.rests; });

async function start() {
  await parsed();
  await painted();
  await pictured();
  await wanted;
  document.head.append(document.getElementById("soon").content);
  import("../runtime/micropython.js").catch(() => {});  // early, so that its files arrive; PyScript imports it too and reports an error then
  if (denied()) await (await import("../runtime/memory.js")).ready();
  const { hooks } = await import("../../vendor/pyscript/core.js");
  hooks.worker.onBeforeRunAsync.clear();  // PyScript would make a function from its text, which the content security policy forbids
}

// Who comes to a table elsewhere needs no engine: it is there (web/page/together).
const joins = () => /^#(join|reply)=/.test(location.hash);
const hosts = () => document.documentElement.dataset.link?.startsWith("host") && location.hash.startsWith("#reply=");
addEventListener("hashchange", () => { if (joins() && !hosts()) location.reload(); });
beginWhen(joins() ? new Promise(() => {}) : Promise.all([shown(), wanted]));
const reloading = await takeAtStart().catch(error => console.warn("No new version:", error.message));
if (!reloading) await start().catch(error => missing(error.message));
