// What the scripts of the page, of its worker and of the service worker share.

/** What the worker says to the page: the answer to a call (or why there is none), or a sign of life. */
interface FromWorker {
  id?: number;
  answer?: string;
  error?: string;
  stuck?: boolean;
  up?: string;
  share?: number;
  broken?: boolean;
  asks?: boolean;
  life?: string;
}

/** What the page says to the worker: a call, the game to be played, or that files are to be asked for now. */
interface ToWorker {
  id?: number;
  text?: string;
  game?: string;
  again?: boolean;
}

/** What the worker's files contain ("@HASHES@"). */
type Hashes = Record<"image" | "content" | "source" | "library" | "second", string>;

/** A file of a Python: its name and its bytes. */
type PythonFile = [name: string, bytes: Uint8Array<ArrayBuffer>];

/** The files of a Python, as Emscripten has them. */
interface Disk {
  analyzePath(path: string): { exists: boolean };
  mkdirTree(path: string): void;
  writeFile(path: string, data: string | ArrayBufferView, options?: { canOwn?: boolean }): void;
}

/** Zstandard's decoder: what its program exports. */
interface Decoder {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(place: number): void;
  ZSTD_DStreamInSize(): number;
  ZSTD_DStreamOutSize(): number;
  ZSTD_createDCtx(): number;
  ZSTD_freeDCtx(context: number): void;
  ZSTD_decompressStream(context: number, output: number, input: number): number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The image of a Python, or the part of a game in one (web/runtime/snapshot.js). */
interface Picture {
  size: number;
  base: number;
  state: Bytes;
  places: Uint32Array<ArrayBuffer>;
  blocks: Uint32Array<ArrayBuffer>;
}

/** A memory as far as an image wants it. */
interface Filled {
  buffer: ArrayBuffer;
  grow?(pages: number): number;
}

interface NavigatorConnection {
  saveData?: boolean;
  effectiveType?: string;
}


/** How a promise is settled from outside. */
interface Settling {
  resolve(): void;
  reject(error: Error): void;
}

/** A command on its way to the worker. */
interface Call {
  resolve(answer: string): void;
  reject(error: Error): void;
  text: string;
}

type Pattern = import("@fluent/bundle/esm/ast.js").Pattern;

/** Bytes of a file as they travel, and unpacked. */
type Size = [packed: number, unpacked: number];
