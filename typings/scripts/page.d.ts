// What the scripts of the page find in the window: what index.html and each other have put there, and what browsers have that no list of
// TypeScript's holds yet.

/** Whether this is a first visit, at which the page rests. */
declare var rests: boolean;
/** Settles when somebody has done something. */
declare var acted: Promise<unknown>;
/** The worker that index.html has started, and what it has said since. */
declare var firstWorker: { worker: Worker; said: Said[] } | null;
type Said = MessageEvent<FromWorker> | ErrorEvent;
/** The game to whose table the address invites, "" if there is none. */
declare var invited: string;
/** The digests of the files, by their addresses. */
declare var whole: Record<string, string>;
/** Fetch a file that will be asked for soon. */
declare var early: (name: string) => void;
/** Tell that a file is missing, or have the page loaded again. */
declare var missing: (what: unknown) => void;
/** Load the page again, with all that was done at it. */
declare var reload: () => void;
/** Hand over what was done at the form (web/first_screen/form.js). */
declare var takeForm: () => string;
/** Keep what was done at the form for the page that comes in the place of this one. */
declare var keepForm: () => void;
declare var scheduler: { yield?(): Promise<void> } | undefined;
declare var launchQueue: { setConsumer(take: (launched: { targetURL?: string }) => void): void } | undefined;

interface Navigator {
  readonly connection?: NavigatorConnection;
}

interface Location {
  readonly ancestorOrigins?: DOMStringList;
}

interface Document {
  addEventListener(type: "load", listener: (event: Event & { readonly target: HTMLLinkElement }) => void, options: true): void;
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
  getElementById(id: "app" | "table"): HTMLElement;
  getElementById(id: "soon"): HTMLTemplateElement;
  getElementById(id: "games"): HTMLScriptElement;
  getElementById(id: "start" | "confirm"): HTMLButtonElement | null;
  addEventListener<K extends keyof Heard>(type: K, listener: (event: Heard[K]) => void, options?: boolean): void;
  removeEventListener<K extends keyof Heard>(type: K, listener: (event: Heard[K]) => void, options?: boolean): void;
}

interface ParentNode {
  querySelector(selector: "#rules-find"): HTMLInputElement;
  querySelector(selector: "#rules-close" | ".found" | ".pages"): HTMLElement;
  querySelector(selector: ".por"): HTMLImageElement;
  querySelector(selector: ".whois b"): HTMLElement;
  querySelector(selector: 'meta[name="version"]'): HTMLMetaElement;
  querySelector(selector: `link[data-table="${string}"]`): HTMLLinkElement | null;
  querySelector(selector: "#app img.scene"): HTMLImageElement | null;
  querySelectorAll(selector: "link[data-table]"): NodeListOf<HTMLLinkElement>;
  querySelectorAll(selector: string): NodeListOf<HTMLElement>;
  querySelector(selector: string): HTMLElement | null;
}

interface Element {
  closest(selector: string): HTMLElement | null;
  cloneNode(deep?: boolean): this;
  setAttribute(name: string, value: string | number | boolean): void;  // the browser makes a text of it
}

/** Attributes by which elements are found: who is found has them. */
interface DOMStringMap {
  set: string;
  field: string;
  when: string;
  needs: string;
  busy: string;
  faces: string;
  guests: string;
  several: string;
  spare: string;
  called: string;
  names: string;
  found: string;
  none: string;
  game: string;
}

interface CSSStyleDeclaration {
  setProperty(name: string, value: string | number): void;
}

/** An event of the window, whose target is an element of the page. */
type At<Kind extends Event> = Kind & { readonly target: HTMLElement };

/** What is listened to in the window and the document. */
interface Heard {
  click: At<PointerEvent>;
  dblclick: At<PointerEvent>;
  pointerdown: At<PointerEvent>;
  pointermove: At<PointerEvent>;
  pointerover: At<PointerEvent>;
  pointerup: At<PointerEvent>;
  pointercancel: At<PointerEvent>;
  keydown: At<KeyboardEvent>;
  keyup: At<KeyboardEvent>;
  input: At<Event>;
}

declare function addEventListener<K extends keyof Heard>(type: K, listener: (event: Heard[K]) => void, options?: boolean): void;
declare function removeEventListener<K extends keyof Heard>(type: K, listener: (event: Heard[K]) => void, options?: boolean): void;

/** Where a pointer is, in pixels of the window. */
interface Place {
  x: number;
  y: number;
}

/** A press of a pointer, or of a key (web/js/gestures.js). */
type Press = Partial<Place> & { time: number; type: string; key?: string; counted?: boolean };

/** An answer that was given at a painted table (web/js/storage.js). */
interface Sent {
  address: string;
  game: string;
  record: string;
  next: boolean;
  chosen: string[];
}

/** An option that is marked, and which of those of its name. */
type Mark = [option: string, nth: number];

/** The page's configuration: the sources of its modules, {address: name}, and their digests. */
interface Sources {
  sources: Record<string, string>;
  parts: Record<string, Record<string, string>>;
  tables: Record<string, Record<string, string>>;
  digests: Record<string, string>;
}

/** A packed file of the site: its address and its hash. */
type Packed = [file: string, hash: string];

/** What is asked at a painted table, as far as it is marked there. */
interface Ask {
  options: string[];
  least: number;
  most: number;
  alone?: string[];
  budget?: number | null;
  prices: Record<string, number>;
  moves?: unknown;
}

/** A table that the build has prepared (tools/first_screen/first_tables.py). */
interface Prepared {
  html: string;
  record: unknown;
  frame: { ask: Ask };
}

/** A table to be painted before Python is there; `take` deals it. */
interface Painting {
  html: string;
  record: string;
  ask: Ask;
  place?: number;
  take(): void;
}

/** Left, top, width and height of what lies on the table. */
type Box = [left: number, top: number, width: number, height: number];

/** What lies where on the table (web/js/scene.js). */
interface Scene {
  boxes: Map<string, Box>;
  told(): string;
  has(id: string): boolean;
  element(id: string): HTMLElement | undefined;
  holding(inner: string): string;
}

/** Who hears of offline play (web/js/offline.js). */
type Listener = (state: string, percent: number, waiting: boolean) => unknown;

/** The last press, and at the head of its row of quick presses what was pressed on which scene. */
interface Last {
  press: Press;
  head: { thing: string | null; scene: number };
  second?: boolean;
}

/** A card that a pointer holds at a painted table, and as soon as it is dragged what is drawn of it. */
interface Held {
  card: HTMLElement;
  goal: string;
  x: number;
  y: number;
  shield?: HTMLElement;
  ghost: HTMLElement;
  left: number;
  top: number;
}

/** How a table is painted (web/first_screen/painted.js). */
interface Painted {
  next?: Painting | false;
  sheet: Promise<unknown>;
  late(): boolean;
  light(): void;
  again?: { place?: number; marks?: Mark[]; other?: number };
}

/** What the form knows of a game. */
interface Game {
  name: string;
  table: string;
  poster?: string;
}

/** What was done at the form: a control that was set, a button that says what it sets, or the id of another one. */
interface Pressed {
  set?: string;
  field?: string;
  value?: string;
  id?: string;
}

/** What was done at the form and at a painted table before the page was loaded again. */
interface Done {
  pressed?: Pressed[];
  table?: Painted["again"];
}

/** What was set up at the last visit: of any age, and by whoever has written to the storage. */
interface Setup {
  players?: unknown;
  [option: string]: unknown;
}

/** Who sat at a seat, as far as it is known. */
type Sitter = { who?: unknown; bot?: unknown; name?: unknown } | null | undefined;

/** The settings as they are kept. */
interface Settings {
  lang?: string;
  theme?: string;
  preferences?: { size?: string; motion?: string };
  setup?: Setup;
  setups?: Record<string, Setup>;
}

/** A game as embed.js knows it (tools/embedding.py). */
interface Guest {
  titles: Record<string, string>;
  poster: string;
  options: Record<string, boolean>;
}

/** A command that was given to an embedded game. */
interface Asked {
  done(result: unknown): void;
  fail(error: Error): void;
  late: ReturnType<typeof setTimeout>;
}

/** A note (web/lazy/sound.js): wave, pitch from and to, when, how long, how loud. */
type Note = [wave: OscillatorType | "noise", from: number, to: number, after: number, long: number, loud: number];

/** The rules as an element, with the words of each entry once they have been searched. */
interface Rules extends HTMLElement {
  index?: Map<HTMLElement, string[]>;
}
