// Small sounds, each computed from a few numbers; there are no recordings.

// Each note: wave or "noise", first and last pitch (of the filter, for noise), start, length, volume.
/** @type {Record<string, Note[]>} */
const SOUNDS = {
  slide: [["noise", 800, 2200, 0, .17, 1.5]],
  place: [["sine", 190, 70, 0, .15, .5], ["noise", 900, 300, 0, .06, .3]],
  coin: [["triangle", 1480, 1480, 0, .09, .3], ["triangle", 1976, 1976, .07, .22, .3]],
  goods: [["sine", 392, 392, 0, .16, .45], ["sine", 523, 523, .08, .16, .45], ["sine", 659, 659, .16, .22, .4]],
  turn: [["triangle", 659, 659, 0, .18, .4], ["triangle", 880, 880, .13, .34, .4]],
  win: [["triangle", 523, 523, 0, .2, .4], ["triangle", 659, 659, .14, .2, .4], ["triangle", 784, 784, .28, .2, .4], ["triangle", 1047, 1047, .42, .6, .45]],
  end: [["triangle", 523, 523, 0, .25, .35], ["triangle", 440, 440, .2, .25, .35], ["triangle", 392, 392, .4, .5, .35]],
};
const SOFT = 0.4, ATTACK = 0.008, SILENT = 0.0001;
const AHEAD = 0.02;  // seconds; without it, a note would start in the middle of its rise and click

let context = /** @type {AudioContext} */ (/** @type {unknown} */ (null)), noise = /** @type {AudioBuffer | null} */ (null);

function hiss() {
  noise ??= new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  if (!samples[1]) for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer: noise });
}

/** @type {(note: Note, volume: number) => void} */
function note([wave, from, to, after, long, loud], volume) {
  const start = context.currentTime + AHEAD + after, end = start + long;
  const source = wave === "noise" ? hiss() : new OscillatorNode(context, { type: wave, frequency: from });
  const band = wave === "noise" ? new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 2.5 }) : null;
  const level = new GainNode(context, { gain: SILENT });
  /** @type {OscillatorNode | BiquadFilterNode} */ (band ?? source).frequency.setValueAtTime(from, start).exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(SILENT, start).exponentialRampToValueAtTime(loud * volume * SOFT, start + ATTACK);
  level.gain.exponentialRampToValueAtTime(SILENT, end);
  (band ? source.connect(band) : source).connect(level).connect(context.destination);
  source.start(start);
  source.stop(end);
}

/** Play a sound by its name, at a volume from 0 to 1.
 * @type {(name: string, volume: number) => Promise<void>} */
export async function play(name, volume) {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  for (const part of SOUNDS[name]) note(part, volume);
}
