// What the worker's scripts find: Pyodide, as far as it is used.

/** A Python: what Pyodide gives. */
interface Pyodide {
  FS: Disk;
  runPython(code: string): any;
  pyimport(module: string): any;
}

/** What Pyodide's module is made with. */
interface ModuleSettings {
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: Instance, module: WebAssembly.Module) => void): unknown;
}

/** Pyodide's module. */
interface PyodideModule {
  _sbrk(bytes: number): number;
}

/** Pyodide's program at work: its exports as far as they are used. */
interface Instance {
  exports: WebAssembly.Exports & { memory: WebAssembly.Memory & { readonly buffer: ArrayBuffer }; slots: WebAssembly.Table };
}

/** A file that is missing: where it is, and what becomes of it. */
type Fetching = (address: string) => Promise<Response>;

/** An image on its way, and whether what has come of it is sound. */
interface Pictured {
  picture: Picture;
  sound: Promise<unknown>;
}
