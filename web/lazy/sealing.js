// What the two ends of a relay seal, so that the relay can neither read nor forge it. All who know the word of a table derive the same key from it.
// Each time a guest comes, both sides bring a number used once, and the key of that visit follows from these: a text that is changed, doubled,
// left out or moved cannot be opened.
import { xchacha20poly1305 } from "../../vendor/ciphers/chacha.js";
import { scryptAsync } from "../../vendor/hashes/scrypt.js";
import { sha256 } from "../../vendor/hashes/sha2.js";

const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 48 };  // what a guess of the word costs: a tenth of a second
const SALT = "sanjuan table 1", ROOM = 16, NONCE = 24;
/** The first byte of a text of a visit. */
export const TEXT = 3;

/** @typedef {{ room: string; key: Uint8Array }} Secret */

/** @type {(bytes: Uint8Array) => string} */
export const hex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");

/** What follows from a word: the room, which the relay knows, and the key, which it does not.
 * @type {(word: string) => Promise<Secret>} */
export async function secret(word) {
  const derived = await scryptAsync(word, SALT, COST);
  return { room: hex(derived.subarray(0, ROOM)), key: derived.slice(ROOM) };
}

/** @type {(...parts: Uint8Array[]) => Uint8Array} */
export function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A message that only who knows the key can open.
 * @type {(key: Uint8Array, kind: number, content: Uint8Array) => Uint8Array} */
export function sealed(key, kind, content) {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  return joined(Uint8Array.of(kind), nonce, xchacha20poly1305(key, nonce, Uint8Array.of(kind)).encrypt(content));
}

/** What `sealed` has closed. Errors: it is not from who knows the key, or is damaged.
 * @type {(key: Uint8Array, bytes: Uint8Array) => Uint8Array} */
export const opened = (key, bytes) => xchacha20poly1305(key, bytes.subarray(1, 1 + NONCE), bytes.subarray(0, 1)).decrypt(bytes.subarray(1 + NONCE));

/** Closes and opens the texts of one visit, each by its number and direction: 0 to the guest, 1 to the host. */
export class Session {
  /** @param {number} out @param {Uint8Array} key @param {Uint8Array[]} once */
  constructor(out, key, ...once) {
    this.key = sha256(joined(key, ...once));
    this.out = out;
    this.counts = [0, 0];
  }

  /** @param {number} direction */
  cipher(direction) {
    const nonce = new Uint8Array(NONCE);
    nonce[0] = direction;
    new DataView(nonce.buffer).setUint32(4, this.counts[direction]++);
    return xchacha20poly1305(this.key, nonce);
  }

  /** @param {string} text */
  seal(text) { return joined(Uint8Array.of(TEXT), this.cipher(this.out).encrypt(new TextEncoder().encode(text))); }

  /** @param {Uint8Array} bytes */
  open(bytes) { return new TextDecoder().decode(this.cipher(1 - this.out).decrypt(bytes.subarray(1))); }
}
