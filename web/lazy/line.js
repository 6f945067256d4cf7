// A line between two browsers with nothing between them: a data channel of WebRTC. Texts go over it whole and in their order; one that is too
// long, or too many of them, end it.
import { End } from "./end.js";
import { pack, unpack } from "./invitation.js";

const ICE = /** @type {RTCIceServer[]} */ (/** @type {unknown} */ ("@ICE@"));  // the servers that site.toml names; the build fills them in
const GATHERING = 2500;  // ms until the addresses found so far have to do
const PIECE = 16_000;  // letters that go at a time: what all browsers take
const MORE = "+", LAST = ".";  // the first letter of a piece
const FROM_GUEST = 10_000, FROM_HOST = 4_000_000;  // the most letters of a text

/** A line that needs nothing between the two browsers. */
class Line extends End {
  /** @param {import("./end.js").Ends} ends */
  constructor(ends) {
    super(ends);
    this.peer = new RTCPeerConnection({ iceServers: ICE });
    this.channel = this.peer.createDataChannel("table", { negotiated: true, id: 0 });
    this.coming = "";
    this.channel.onopen = () => this.become("open");
    this.channel.onclose = () => this.become("lost");
    this.channel.onmessage = ({ data }) => this.take(data);
    this.peer.onconnectionstatechange = () => this.look();
    addEventListener("pagehide", () => this.close());
  }

  look() {
    const now = this.peer.connectionState;
    if (now === "failed" || now === "closed") this.close();
    else if (now === "disconnected") this.become("away");
    else if (now === "connected" && this.channel.readyState === "open") this.become("open");
  }

  /** @param {unknown} piece */
  take(piece) {
    if (this.state === "lost") return;
    if (typeof piece !== "string" || !this.allowed() || this.coming.length + piece.length > this.most) {
      this.close();
      return;
    }
    this.coming += piece.slice(1);
    if (piece[0] === MORE) return;
    const text = this.coming;
    this.coming = "";
    this.give(text);
  }

  /** Send a text; one that comes too late is lost with its line.
   * @param {string} text */
  send(text) {
    if (this.channel.readyState !== "open") return;
    for (let at = 0; at === 0 || at < text.length; at += PIECE) {
      this.channel.send((at + PIECE < text.length ? MORE : LAST) + text.slice(at, at + PIECE));
    }
  }

  /** End the line. */
  close() {
    this.become("lost");
    this.peer.close();
  }

  // Describe this end, with the addresses at which it can be reached.
  async described() {
    const { peer } = this;
    await peer.setLocalDescription();
    await new Promise((/** @type {(nothing?: undefined) => void} */ done) => {
      setTimeout(done, GATHERING);
      peer.onicegatheringstatechange = () => { if (peer.iceGatheringState === "complete") done(); };
      if (peer.iceGatheringState === "complete") done();
    });
    return /** @type {RTCSessionDescription} */ (peer.localDescription).sdp;
  }
}

const CHAIR = 7, NO_CHAIR = 64;  // the bits of a chair, and the one for who looks on; those between say which game is played

/** Whether this browser can be connected to another one: not every one has WebRTC. */
export const connects = () => "RTCPeerConnection" in window;

/** Open a line for the chair of somebody elsewhere; a promise of [text of the invitation, line].
 * @type {(chair: number, heard: (text: string) => unknown, told: (state: string) => unknown) => Promise<[string, Line]>} */
export async function invite(chair, heard, told) {
  const line = new Line({ heard, told, most: FROM_GUEST, bounded: true }), [number] = crypto.getRandomValues(new Uint8Array(1));
  line.number = number;
  return [pack(await line.described(), { reply: false, chair, number }), line];
}

/** Which invitation a reply is for, a number from 8 on for who looks on; [-1, -1] where it is none.
 * @type {(text: string) => [chair: number, number: number]} */
export function repliesTo(text) {
  try {
    const { reply, chair, number } = unpack(text);
    return reply ? [chair & CHAIR | (chair & NO_CHAIR) >> 3, number] : [-1, -1];
  } catch { return [-1, -1]; }
}

/** Take the reply to an invitation. Errors: the browser cannot use it.
 * @type {(line: Line, text: string) => Promise<void>} */
export async function accept({ peer }, text) {
  await peer.setRemoteDescription({ type: "answer", sdp: unpack(text).sdp });
}

/** Take an invitation up; a promise of [text of the reply, line]. Errors: it is none.
 * @type {(text: string, heard: (text: string) => unknown, told: (state: string) => unknown) => Promise<[string, Line]>} */
export async function reply(text, heard, told) {
  const { reply: wrong, chair, number, sdp } = unpack(text);
  if (wrong) throw new Error("a reply");
  const line = new Line({ heard, told, most: FROM_HOST, bounded: false });
  await line.peer.setRemoteDescription({ type: "offer", sdp });
  return [pack(await line.described(), { reply: true, chair, number }), line];
}

/** Thirty-two bytes of chance, in hexadecimal. */
export function chance() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this page may ask for a camera: browsers let only pages that came safely. */
export const films = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** A link as a picture that a camera reads: an address of data.
 * @type {(link: string) => Promise<string>} */
export async function picture(link) {
  const { default: encode } = await import("../../vendor/qr/index.js");
  return `data:image/svg+xml,${encodeURIComponent(encode(link, "svg", { ecc: "low", border: 3 }))}`;
}

const REPLIES = "sanjuan.replies";

/** Take the replies that another tab of this browser was opened with (the device's camera opens what it reads in one), or that
 * were pasted into the address of this one.
 * @type {(take: (text: string) => unknown) => { close: () => void }} */
export function attend(take) {
  const channel = new BroadcastChannel(REPLIES);
  channel.onmessage = ({ data: { text } }) => {
    if (typeof text !== "string") return;
    channel.postMessage({ taken: text });
    take(text);
  };
  const pasted = () => { if (location.hash.startsWith("#reply=")) take(location.hash); };
  addEventListener("hashchange", pasted);
  return {
    close() {
      channel.close();
      removeEventListener("hashchange", pasted);
    },
  };
}

const PATIENCE = 1500;

/** Hand a reply to the tab that hosts a table; a promise whether there is one.
 * @type {(text: string) => Promise<boolean>} */
export function hand(text) {
  const channel = new BroadcastChannel(REPLIES);
  return new Promise((/** @type {(there: boolean) => void} */ done) => {
    channel.onmessage = ({ data }) => { if (data.taken === text) done(true); };
    setTimeout(() => done(false), PATIENCE);
    channel.postMessage({ text });
  }).finally(() => channel.close());
}

const STYLE = "web/lazy/together.css";

/** Bring the style sheet of the lobby, once. */
export function dress() {
  if (document.querySelector(`link[href$="${STYLE}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", integrity: window.whole?.[STYLE] ?? "", href: STYLE }));
}
