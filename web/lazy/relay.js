// Lines over a relay: a server that passes on, between a host and its guests, what it cannot read (sealing.js). A text that cannot be opened ends
// the visit; the guest then comes again by itself, greets, and is sent all that its seat may see.
import { io } from "../../vendor/socketio/socket.io.esm.min.js";
import { End } from "./end.js";
import { Session, TEXT, hex, joined, opened, sealed, secret } from "./sealing.js";
import { ADJECTIVES, NOUNS } from "./table_words.js";

const ONCE = 16;  // bytes of a number used once, and of what a guest is known by
const HELLO = 1, WELCOME = 2, REFUSED = 4;  // the first byte of what is said, beside TEXT
const FROM_GUEST = 10_000, FROM_HOST = 4_000_000;  // the most letters of a text
const AGAIN = 2000;  // ms until a guest looks again for a host that is not there
const MOVED = '{"do": "closed", "why": "tab"}';  // the message to the older one of two tabs of a guest
const TO_GUEST = 0, TO_HOST = 1;  // directions, in the nonces of texts

/** @typedef {import("./sealing.js").Secret} Secret */
/** @typedef {{ word: string; game: string; free: number; watch: boolean }} Announced */

const named = () => document.querySelector('meta[name="relay"]')?.getAttribute("content");

/** The relay that this page may use, undefined where none is named. */
function address() {
  const there = named();
  return there === null || there === undefined ? undefined : new URL(there || ".", document.baseURI);
}

/** Whether a text may be the word of a table; older ones have two digits.
 * @type {(text: string) => boolean} */
export const isWord = text => /^[a-z]{2,12}-[a-z]{2,12}-\d{2}(\d{2})?$/.test(text);

/** The word that somebody has typed, as it is meant.
 * @type {(text: string) => string} */
export const plain = text => text.trim().toLowerCase().replace(/^.*#join=/, "").split(/[\s_-]+/).join("-");

/** @type {(most: number) => number} */
const drawn = most => crypto.getRandomValues(new Uint32Array(1))[0] % most;

/** A word for a table. */
export const fresh = () => `${ADJECTIVES[drawn(ADJECTIVES.length)]}-${NOUNS[drawn(NOUNS.length)]}-${1000 + drawn(9000)}`;

/** Sixteen bytes of chance, in hexadecimal. */
export const token = () => hex(crypto.getRandomValues(new Uint8Array(ONCE)));

/** A guest at its host, or the host at a guest: the same line for as long as both want it, over any number of connections. */
class RelayLine extends End {
  /** @param {import("./end.js").Ends} ends @param {(bytes: Uint8Array) => void} say */
  constructor(ends, say) {
    super(ends);
    this.say = say;
    this.session = /** @type {Session | undefined} */ (undefined);
    this.who = "";
    this.cut = false;
  }

  /** Have others hear what comes.
   * @param {(text: string) => unknown} heard @param {(state: string) => unknown} told */
  attend(heard, told) {
    this.heard = heard;
    this.told = told;
  }

  /** @param {Uint8Array} bytes */
  take(bytes) {
    if (this.state === "lost" || !this.session) return;
    if (!this.allowed() || bytes.length > this.most) {
      this.cut = true;
      this.close();
      return;
    }
    let text;
    try {
      text = this.session.open(bytes);
    } catch {  // changed, doubled or moved on the way: the visit ends, and the guest comes again
      this.interrupt();
      return;
    }
    this.become("open");
    this.give(text);
  }

  interrupt() {
    this.session = undefined;
    this.become("away");
  }

  /** Send a text; without a connection it is lost, and the guest is sent everything when it comes again.
   * @param {string} text */
  send(text) { if (this.session && this.state !== "lost") this.say(this.session.seal(text)); }

  /** End the line. */
  close() { this.become("lost"); }
}

/** @type {() => ReturnType<typeof io>} */
function connected() {
  const at = /** @type {URL} */ (address());
  return io(at.origin, { path: `${at.pathname.replace(/[^/]*$/, "")}socket.io/`, reconnectionDelay: 500, reconnectionDelayMax: 4000 });
}

/** @type {(data: unknown) => Uint8Array} */
const asBytes = data => data instanceof ArrayBuffer ? new Uint8Array(data) : data instanceof Uint8Array ? data : new Uint8Array(0);

/** The table of a host at the relay. */
class Table {
  /** @param {Secret} secret @param {Announced} announced @param {string} owner @param {{ came: (line: RelayLine) => unknown; told: (state: string) => unknown }} ends */
  constructor({ room, key }, announced, owner, { came, told }) {
    this.key = key;
    this.announced = announced;
    this.came = came;
    this.told = told;
    this.peers = /** @type {Map<string, RelayLine>} */ (new Map());
    this.lines = /** @type {Map<string, RelayLine>} */ (new Map());
    this.socket = connected();
    this.open = () => this.socket.emit("open", { room, token: owner, ...this.announced }, (/** @type {{ error?: string }} */ { error }) => told(error ?? "open"));
    this.socket.on("connect", this.open);
    this.socket.on("said", ({ from, data }) => this.heard(from, asBytes(data)));
    this.socket.on("gone", ({ peer }) => this.gone(peer));
    this.socket.on("disconnect", () => {
      for (const peer of [...this.peers.keys()]) this.gone(peer);
      told("away");
    });
    this.socket.on("connect_error", () => told("away"));
  }

  /** @param {string} peer */
  gone(peer) {
    this.peers.get(peer)?.interrupt();
    this.peers.delete(peer);
  }

  /** @param {string} from @param {Uint8Array} bytes */
  heard(from, bytes) {
    if (bytes[0] === TEXT) this.peers.get(from)?.take(bytes);
    if (bytes[0] === HELLO) this.greeted(from, bytes);
  }

  /** @param {string} from @param {Uint8Array} bytes */
  greeted(from, bytes) {
    let hello;
    try {
      hello = opened(this.key, bytes);
    } catch { return; }  // somebody who does not know the word
    if (hello.length !== 2 * ONCE) return;
    const theirs = hello.slice(0, ONCE), who = hex(hello.subarray(ONCE)), mine = crypto.getRandomValues(new Uint8Array(ONCE));
    const known = this.lines.get(who), line = known && known.state !== "lost" ? known : this.line(who);
    if (known?.cut) return;  // it has flooded the table before
    for (const [peer, other] of this.peers) if (other === line && peer !== from) this.moved(peer, line);
    line.say = data => this.socket.emit("say", { to: from, data });
    this.peers.set(from, line);
    line.session = new Session(TO_GUEST, this.key, theirs, mine);
    line.say(sealed(this.key, WELCOME, joined(mine, theirs)));
    if (line !== known) this.came(line);
  }

  // The same guest has come by another connection: from another tab, unless the page has lost this one.
  /** @param {string} peer @param {RelayLine} line */
  moved(peer, line) {
    line.send(MOVED);
    this.socket.emit("drop", { peer });
    this.peers.delete(peer);
  }

  /** @param {string} who */
  line(who) {
    const line = new RelayLine({ heard() {}, told() {}, most: FROM_GUEST, bounded: true }, () => {});
    line.who = who;
    this.lines.set(who, line);
    return line;
  }

  /** Tell a guest why there is no chair for it, and forget it.
   * @param {RelayLine} line @param {string} why */
  refuse(line, why) {
    const [peer] = [...this.peers].find(([, one]) => one === line) ?? [];
    if (peer) {
      line.say(sealed(this.key, REFUSED, new TextEncoder().encode(why)));
      this.socket.emit("drop", { peer });
      this.peers.delete(peer);
    }
    this.lines.delete(line.who);
    line.close();
  }

  /** Announce the game, the number of free chairs, and whether one may watch.
   * @param {string} game @param {number} free @param {boolean} watch */
  announce(game, free, watch) {
    const { announced } = this;
    if (announced.game === game && announced.free === free && announced.watch === watch) return;
    this.announced = { ...announced, game, free, watch };
    if (this.socket.connected) this.open();
  }

  /** Leave the table. */
  close() {
    this.socket.emit("close");
    this.socket.disconnect();
  }
}

/** Open a table under a word, or again after the page was loaded again.
 * @type {(word: string, owner: string, game: string, free: number, watch: boolean, came: (line: RelayLine) => unknown, told: (state: string) => unknown) => Promise<Table>} */
export async function host(word, owner, game, free, watch, came, told) {
  const listed = named() === "";  // the laptop that serves this page lists its tables; any other relay must not know the word
  return new Table(await secret(word), { word: listed ? word : "", game, free, watch }, owner, { came, told });
}

/** The line of a guest to its host. What it tells of itself beside its states is why there is no table: "unknown", "full" or "closed". */
class Visit extends RelayLine {
  /** @param {Secret} secret @param {string} who @param {(text: string) => unknown} heard @param {(state: string) => unknown} told */
  constructor({ room, key }, who, heard, told) {
    super({ heard, told, most: FROM_HOST, bounded: false }, data => this.socket.emit("say", { data }));
    this.room = room;
    this.key = key;
    this.me = Uint8Array.from(who.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
    this.once = new Uint8Array(ONCE);
    this.later = 0;
    this.socket = connected();
    this.socket.on("connect", () => this.look());
    this.socket.on("back", () => this.hello());
    this.socket.on("away", () => this.interrupt());
    this.socket.on("disconnect", () => this.interrupt());
    this.socket.on("connect_error", () => this.become("away"));
    this.socket.on("closed", () => this.end("closed"));
    this.socket.on("said", ({ data }) => this.said(asBytes(data)));
  }

  // Ask for the table; one that is not there may be opened later, or again.
  look() {
    clearTimeout(this.later);
    this.socket.emit("join", { room: this.room }, (/** @type {{ error?: string; host?: boolean }} */ { error, host: there }) => {
      if (this.state === "lost") return;
      if (error) this.told(error);
      if (error) this.later = window.setTimeout(() => { if (this.socket.connected) this.look(); }, AGAIN);
      else if (there) this.hello();
    });
  }

  hello() {
    this.interrupt();
    crypto.getRandomValues(this.once);
    this.say(sealed(this.key, HELLO, joined(this.once, this.me)));
  }

  /** @param {Uint8Array} bytes */
  said(bytes) {
    if (bytes[0] === TEXT) {
      const visiting = this.session !== undefined;
      this.take(bytes);
      if (visiting && !this.session && this.state !== "lost") this.hello();
      return;
    }
    let content;
    try {
      content = opened(this.key, bytes);
    } catch { return; }  // not from somebody who knows the word
    if (bytes[0] === REFUSED) this.end(new TextDecoder().decode(content));
    else if (content.length === 2 * ONCE && hex(content.subarray(ONCE)) === hex(this.once)) {
      this.session = new Session(TO_HOST, this.key, this.once, content.slice(0, ONCE));
      this.become("open");
    }
  }

  /** @param {string} why */
  end(why) {
    clearTimeout(this.later);
    this.socket.disconnect();
    this.finish(why);
  }

  /** Leave the table. */
  close() { this.end("lost"); }
}

/** Come to the table of a word; `who` is by what the host knows a guest again.
 * @type {(word: string, who: string, heard: (text: string) => unknown, told: (state: string) => unknown) => Promise<Visit>} */
export const join = async (word, who, heard, told) => new Visit(await secret(word), who, heard, told);

/** The open tables that the relay tells of, as a text of JSON.
 * @type {() => Promise<string>} */
export async function tables() {
  const socket = connected();
  try {
    const { tables: found } = await socket.timeout(AGAIN).emitWithAck("tables", {});
    return JSON.stringify(found);
  } catch {
    return "[]";
  } finally {
    socket.disconnect();
  }
}
