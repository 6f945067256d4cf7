// What Python on the main thread needs of JavaScript's promises and of the worker that runs the engine.

/** Settle as a promise does, or be rejected with "timeout" after so many milliseconds. */
export function within(promise, milliseconds) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("timeout")), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** End the worker of a script element and put a new element in its place, under another name, for a new worker. */
export function replace(name, next) {
  const old = document.querySelector(`script[worker][name="${name}"]`);
  const script = document.createElement("script");
  for (const { name: key, value } of old.attributes) script.setAttribute(key, value);
  script.setAttribute("name", next);
  old.xworker?.terminate();
  old.remove();
  document.body.append(script);
}
