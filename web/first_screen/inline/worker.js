// What takes longest starts first: the worker with the engine. What it says is kept until web/runtime/engine.js listens. Only at a first
// visit to home or a form, or to a frame that is asked for no more, web/js/boot.js starts it later: the line is needed for them; or
// where a table was laid for the next game, and none goes on: then the form needs the processor first.
{
  const framed = location.pathname.endsWith("/embed.html"), asked = new URLSearchParams(location.search);
  const plain = framed ? [...asked.keys()].every(name => ["game", "lang", "theme"].includes(name)) : !location.search && /^(#game=.*)?$/.test(location.hash) && !navigator.serviceWorker?.controller;
  let first = false, next = false;
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith("sanjuan.")), there = (/** @type {string} */ what) => keys.some(key => key.startsWith(what));
    // An answer at a painted table, which waits for the engine; what was pressed before the page was loaded again.
    const going = ["sent", "pressed"].some(what => sessionStorage.getItem("sanjuan." + what));
    first = plain && !keys.length && !going;
    next = !framed && !location.search && there("sanjuan.next") && !there("sanjuan.save") && !going;
  } catch { /* denied: who knows */ }
  next ||= /^#(join|reply)=/.test(location.hash);  // the engine is at the table of somebody elsewhere
  window.rests = first;
  if (first) document.documentElement.dataset.rests = "";
  // There the page rests until somebody does something, or has looked for a while.
  const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "click", "wheel", "scroll"];
  window.acted = new Promise(done => { for (const sign of signs) addEventListener(sign, done, { once: true, passive: true, capture: true }); });
  if (!first && !next) {
    const worker = new Worker("web/js/interpreter.js", { type: "module", name: "engine" }), said = /** @type {Said[]} */ ([]);
    window.firstWorker = { worker, said };
    worker.onmessage = worker.onerror = (/** @type {Said} */ event) => { event.preventDefault(); said.push(event); };
  }
}
