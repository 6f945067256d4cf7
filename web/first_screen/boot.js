// Starts the worker and PyScript, unless a new version of the site is taken first.
import "../runtime/wasm.js";
import { beginWhen } from "../runtime/engine.js";
import { takeAtStart } from "../js/offline.js";

const PATIENCE = 200, PICTURED = 600;  // ms
const REST = 6000;  // ms for which a first visitor may look at home or a form before what plays them is fetched
const QUICK = 700, LATE = 10_000;  // ms within which a good line has the form painted, and after which the engine waits for nobody

// Storage is denied as a whole where it is, and this question costs no time.
function denied() {
  try { return !localStorage; } catch { return true; }
}

// This script runs as soon as it is there; PyScript looks for its own elements, so the page must be there too.
async function parsed() {
  if (document.readyState === "loading") await new Promise(go => { document.addEventListener("DOMContentLoaded", go, { once: true }); });
}

// The form is painted first, and reacts; a page that is not seen paints nothing.
async function painted() {
  await new Promise(go => { requestAnimationFrame(() => setTimeout(go)); setTimeout(go, PATIENCE); });
}

// At a first visit the engine, most of what is to come, leaves the line to the form. Where that came at once the line brings the rest
// as well; else the engine is started by the page's Python, which wants it as soon as it is up itself.
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

// The picture above the form is painted largest: it comes before what Python needs, unless it takes long, or Start is pressed.
async function pictured() {
  const picture = document.querySelector("#app img.scene"), html = document.documentElement;
  const pressed = () => html.dataset.state === "thinking";
  if (picture && !picture.complete && !pressed()) await new Promise((/** @type {(nothing?: unknown) => void} */ done) => {
    for (const type of ["load", "error"]) picture.addEventListener(type, done, { once: true });
    new MutationObserver((_, watch) => { if (pressed()) { watch.disconnect(); done(); } }).observe(html, { attributeFilter: ["data-state"] });
    setTimeout(done, PICTURED);
  });
}

// Who passes by loads, and waits for, little: home and form need no Python (web/first_screen/form.js) before something is done.
// Until then <html> has data-rests, and no progress is shown.
const wanted = !window.rests ? Promise.resolve() : Promise.race([window.acted, new Promise(done => { setTimeout(done, REST); })]);
wanted.then(() => { delete document.documentElement.dataset.rests; });

async function start() {
  await parsed();
  await painted();
  await pictured();
  await wanted;
  document.head.append(document.getElementById("soon").content);
  import("../runtime/micropython.js").catch(() => {});  // early, for its files to come; PyScript imports it as well, and then the error shows
  if (denied()) await (await import("../runtime/memory.js")).ready();
  const { hooks } = await import("../../vendor/pyscript/core.js");
  hooks.worker.onBeforeRunAsync.clear();  // PyScript would make a function of a text out of it; the policy forbids that
}

beginWhen(Promise.all([shown(), wanted]));
const reloading = await takeAtStart().catch(error => console.warn("No new version:", error.message));
if (!reloading) await start().catch(error => missing(error.message));
