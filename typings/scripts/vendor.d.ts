// The libraries as they lie beside the scripts in the built site, and what the build makes there.

declare module "*/vendor/fluent/index.js" {
  export * from "@fluent/bundle";
}

declare module "*/vendor/idiomorph/idiomorph.esm.js" {
  export const Idiomorph: {
    morph(old: Node, wanted: Node | string, options: { morphStyle: "innerHTML" | "outerHTML"; callbacks: Callbacks }): void;
  };
}

declare module "*/vendor/micropython/micropython.js" {
  export function loadMicroPython(options: object): Promise<MicroPython>;
}

declare module "*/vendor/qr/index.js" {
  export default function encode(text: string, output: "svg", options: { ecc: "low"; border: number }): string;
}

declare module "*/vendor/socketio/socket.io.esm.min.js" {
  export { io } from "socket.io-client";
}

declare module "*/vendor/ciphers/chacha.js" {
  export * from "@noble/ciphers/chacha.js";
}

declare module "*/vendor/hashes/scrypt.js" {
  export * from "@noble/hashes/scrypt.js";
}

declare module "*/vendor/hashes/sha2.js" {
  export * from "@noble/hashes/sha2.js";
}

declare module "*/vendor/pyscript/core.js" {
  export const hooks: { worker: { onBeforeRunAsync: Set<unknown> } };
}

declare module "*/vendor/indexeddb/fakeIndexedDB.js" {
  const database: IDBFactory;
  export default database;
}

/** Written by tools/scripts.py: every script that Python may import, by its name. */
declare module "*/scripts.js" {
  const scripts: Record<string, object>;
  export = scripts;
}

interface MicroPython {
  FS: Disk;
  runPython(code: string): unknown;
  runPythonAsync(code: string, ...rest: unknown[]): Promise<unknown>;
}

/** What idiomorph asks before it changes something; false leaves it as it is. */
interface Callbacks {
  beforeNodeMorphed?(node: ChildNode, wanted: ChildNode): boolean | void;
  beforeNodeRemoved?(node: Element): boolean | void;
  beforeAttributeUpdated?(name: string, node: Element): boolean | void;
}

declare module "*/vendor/qr/decode.js" {
  /** The text of the QR code in a picture. Errors: there is none. */
  const decode: (picture: { width: number; height: number; data: Uint8ClampedArray }) => string;
  export default decode;
}
