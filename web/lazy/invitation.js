// An invitation to a chair, and the reply to it, as short texts: of what two browsers tell each other to be connected, only what differs from
// one to the next. A text is bytes in letters that a link may hold:
//   format and kind, chair, number of the invitation; user fragment and password, each after its length; the digest of the certificate;
//   the number of the addresses, and of each its kinds (see below), the address itself, the port.
const FORMAT = 1, REPLY = 0x80, DIGEST = 32;
const MOST = 12, MOST_OF_A_KIND = 4;  // addresses of one side; they are in the order of the browser, the likeliest first
const MOST_LETTERS = 1500;
const KINDS = ["host", "srflx", "relay", "prflx"];  // bits 0 and 1 of an address
const IPV4 = 0, IPV6 = 1, LOCAL = 2;  // bits 2 and 3: four bytes, sixteen, the sixteen of a name that only the own network can tell
const PRIORITIES = [126, 100, 0, 110];
const LOCAL_NAME = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/;

/** @type {(sdp: string, name: string) => string} */
function field(sdp, name) {
  const found = new RegExp(`^a=${name}:(.*?)\r?$`, "m").exec(sdp)?.[1];
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** @type {(text: string) => number[]} */
const hex = text => (text.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16));
/** @type {(bytes: Iterable<number>) => string} */
const unhex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");

// Sixteen bytes of an IPv6 address, undefined for what is none.
/** @type {(text: string) => number[] | undefined} */
function ipv6(text) {
  if (!/^[\da-f:]+$/i.test(text)) return undefined;
  const [head, tail] = text.split("::").map(half => half.split(":").filter(Boolean));
  const groups = tail ? [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => "0"), ...tail] : head;
  return groups.length === 8 ? groups.flatMap(group => hex(group.padStart(4, "0"))) : undefined;
}

// The kind and the bytes of an address, undefined for what cannot be packed.
/** @type {(text: string) => [number, number[]] | undefined} */
function packedAddress(text) {
  if (/^\d+(\.\d+){3}$/.test(text)) return [IPV4, text.split(".").map(Number)];
  const local = LOCAL_NAME.exec(text.toLowerCase());
  if (local) return [LOCAL, hex(local.slice(1).join(""))];
  const six = ipv6(text);
  return six && [IPV6, six];
}

/** @type {(kind: number, bytes: Uint8Array) => string} */
function address(kind, bytes) {
  if (kind === IPV4) return bytes.join(".");
  const text = unhex(bytes);
  if (kind === IPV6) return /** @type {string[]} */ (text.match(/.{4}/g)).join(":");
  return `${[text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join("-")}.local`;
}

/** @type {(sdp: string) => number[][]} */
function addresses(sdp) {
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 (\w+) \d+ (\S+) (\d+) typ (\w+)/gm)];
  return found.filter(([, protocol]) => protocol.toLowerCase() === "udp").flatMap(([, , where, port, type]) => {
    const packed = packedAddress(where);
    return packed && KINDS.includes(type) ? [[KINDS.indexOf(type) | packed[0] << 2, ...packed[1], Number(port) >> 8, Number(port) & 255]] : [];
  }).filter((one, at, all) => all.slice(0, at).filter(before => (before[0] & 3) === (one[0] & 3)).length < MOST_OF_A_KIND).slice(0, MOST);
}

/** @type {(text: string) => number[]} */
const counted = text => [text.length, ...new TextEncoder().encode(text)];

/** The text of what a browser tells of itself.
 * @type {(sdp: string, told: { reply: boolean; chair: number; number: number }) => string} */
export function pack(sdp, { reply, chair, number }) {
  const digest = hex(field(sdp, "fingerprint").replace(/^sha-256 /i, "").replaceAll(":", ""));
  const found = addresses(sdp);
  const bytes = [FORMAT | (reply ? REPLY : 0), chair, number, ...counted(field(sdp, "ice-ufrag")), ...counted(field(sdp, "ice-pwd")), ...digest, found.length, ...found.flat()];
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// Reads the bytes of a text one after the other. Errors: there are no more.
class Reader {
  /** @param {string} text */
  constructor(text) {
    this.bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
    this.at = 0;
  }

  /** @type {(count: number) => Uint8Array} */
  take(count) {
    if (this.at + count > this.bytes.length) throw new Error("cut short");
    return this.bytes.subarray(this.at, this.at += count);
  }

  byte() { return this.take(1)[0]; }

  // A text in letters that user fragments and passwords are made of: nothing else may come into a description.
  word() {
    const text = String.fromCharCode(...this.take(this.byte()));
    if (!/^[\w+/-]{4,}$/.test(text)) throw new Error("no such word");
    return text;
  }
}

/** @type {(reader: Reader, nth: number) => string} */
function candidate(reader, nth) {
  const kinds = reader.byte(), type = KINDS[kinds & 3], family = kinds >> 2 & 3;
  const where = address(family, reader.take(family === IPV4 ? 4 : 16)), [high, low] = reader.take(2);
  const priority = PRIORITIES[kinds & 3] * 2 ** 24 + (65535 - nth) * 256 + 255;
  const related = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `a=candidate:${nth + 1} 1 udp ${priority} ${where} ${high << 8 | low} typ ${type}${related}`;
}

/** The text without the link around it.
 * @type {(text: string) => string} */
export const bare = text => /** @type {string} */ (text.trim().split(/[#=\s]/).filter(Boolean).at(-1) ?? "");

/** What a text tells: for which chair and of which invitation, whether it is the reply, and the description of the other browser. Errors: it is
 * none of ours, or damaged.
 * @type {(text: string) => { reply: boolean; chair: number; number: number; sdp: string }} */
export function unpack(text) {
  const own = bare(text);
  if (!own || own.length > MOST_LETTERS) throw new Error("no invitation");
  const reader = new Reader(own), kind = reader.byte();
  if ((kind & ~REPLY) !== FORMAT) throw new Error("another format");
  const chair = reader.byte(), number = reader.byte(), fragment = reader.word(), password = reader.word();
  const digest = Array.from(reader.take(DIGEST), byte => unhex([byte]).toUpperCase()).join(":"), count = reader.byte();
  if (count > MOST) throw new Error("too many addresses");
  const found = Array.from({ length: count }, (_, nth) => candidate(reader, nth)), reply = Boolean(kind & REPLY);
  if (reader.at !== reader.bytes.length) throw new Error("too long");
  const lines = ["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"];
  lines.push(...found, `a=ice-ufrag:${fragment}`, `a=ice-pwd:${password}`, `a=fingerprint:sha-256 ${digest}`);
  lines.push(`a=setup:${reply ? "active" : "actpass"}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "");
  return { reply, chair, number, sdp: lines.join("\r\n") };
}
