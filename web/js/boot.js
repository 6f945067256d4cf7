// Starts PyScript under a strict content policy, and the service worker that keeps the site for offline play.
import { hooks } from "../../vendor/pyscript/core.js";

// PyScript builds this hook with Function(...), the only thing in it that would need 'unsafe-eval'; the engine
// uses no pyscript.fs, which is all that the hook brings to a worker.
hooks.worker.onBeforeRunAsync.clear();

if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js");
