// The workloads under Pyodide in Node: reads lines "COUNT NAME", answers each with the seconds it took.
// Arguments: folders to put on Python's path, each as NAME=FOLDER. With --measured=MODULE,[ARGUMENT, ...] first it prints
// instead what `measured` of this module says of a clock of processor seconds and these arguments, as JSON.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadPyodide, version } from "pyodide";

const LIBRARY = "/library";

/** @type {(FS: import("pyodide").PyodideInterface["FS"], from: string, to: string) => void} */
const copyIn = (FS, from, to) => {
  FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    if (statSync(`${from}/${name}`).isDirectory()) {
      if (name !== "__pycache__") copyIn(FS, `${from}/${name}`, `${to}/${name}`);
    } else if (/\.(py|bin)$/.test(name)) {
      FS.writeFile(`${to}/${name}`, readFileSync(`${from}/${name}`));
    }
  }
};

const python = await loadPyodide();
const [, module, given] = process.argv[2].match(/^--measured=([\w.]+),(.*)$/) ?? [];
for (const argument of process.argv.slice(module ? 3 : 2)) {
  const [name, folder] = argument.split("=");
  copyIn(python.FS, folder, `${LIBRARY}/${name}`);
}
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
Object.assign(globalThis, { processorSeconds, given });
python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}"); from js import processorSeconds`);
if (module) {
  const code = `import json; from js import given; from ${module} import measured`;
  console.log(python.runPython(`${code}\njson.dumps(measured(processorSeconds, *json.loads(given)))`));
  process.exit();
}
python.runPython(`from bench.workloads import Bench; bench = Bench(processorSeconds)`);
const seconds = python.runPython("bench.seconds");
const inside = python.runPython("sys.version.split()[0]");
console.log(`Pyodide ${version} (CPython ${inside}) in Node ${process.versions.node}`);
for await (const line of createInterface({ input: process.stdin })) {
  const [count, name] = line.trim().split(/ (.*)/);
  console.log(seconds(name, Number(count)));
}
