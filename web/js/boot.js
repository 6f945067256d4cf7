// Starts the worker and PyScript, unless a new version of the site is taken first.
import "./wasm.js";
import { begin } from "./engine.js";
import { takeAtStart } from "./offline.js";

const PATIENCE = 200;  // ms

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

async function start() {
  await parsed();
  await painted();
  if (denied()) await (await import("./memory.js")).ready();
  const { hooks } = await import("../../vendor/pyscript/core.js");
  hooks.worker.onBeforeRunAsync.clear();  // PyScript would make a function of a text out of it; the policy forbids that
}

begin();
import("./micropython.js").catch(() => {});  // early, for its files to come; PyScript imports it as well, and then it is told
const reloading = await takeAtStart().catch(error => console.warn("No new version:", error.message));
if (!reloading) await start().catch(error => missing(error.message));
