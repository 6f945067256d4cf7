// The workloads under Pyodide in Node: reads lines "COUNT NAME", answers each with the seconds it took.
// Arguments: folders to put on Python's path, each as NAME=FOLDER. With --decisions=COUNT,GAME+GAME first it prints
// instead how long so many decisions of each opponent in these games take, as JSON.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadPyodide, version } from "pyodide";

const LIBRARY = "/library";

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
const [, most, games] = process.argv[2].match(/^--decisions=(\d+),([\w+]+)$/) ?? [];
for (const argument of process.argv.slice(most ? 3 : 2)) {
  const [name, folder] = argument.split("=");
  copyIn(python.FS, folder, `${LIBRARY}/${name}`);
}
globalThis.processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}"); from js import processorSeconds`);
if (most) {
  const asked = `measured(processorSeconds, ${most}, "${games}".split("+"))`;
  const code = `import json; from bench.thinking import measured; json.dumps(${asked})`;
  console.log(python.runPython(code));
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
