"""The sounds, rendered without a loudspeaker and measured: how loud, how long, without clicks, not shrill."""

import re
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "web" / "lazy" / "sound.js"
NAMES = re.findall(r"^  (\w+): \[\[", SCRIPT.read_text("utf-8"), re.MULTILINE)
RATE = 48_000
RENDER = """
async ([name, volume, rate]) => {
  let made;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, rate * 1.5, rate); made = this; }
    get state() { return "running"; }
  };
  const { play } = await import(`/web/lazy/sound.js?${name}${volume}`);
  await play(name, volume);
  const samples = (await made.startRendering()).getChannelData(0);
  const heard = one => Math.abs(one) > 0.0005;
  const loud = samples.findIndex(heard), last = samples.findLastIndex(heard);
  // How much of the power lies above 6 kHz: what a high pass leaves of the sound.
  const again = new OfflineAudioContext(1, samples.length, rate);
  const buffer = again.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(again, { buffer });
  source.connect(new BiquadFilterNode(again, { type: "highpass", frequency: 6000 })).connect(again.destination);
  source.start();
  const high = (await again.startRendering()).getChannelData(0);
  const power = all => all.reduce((sum, one) => sum + one * one, 0);
  const rise = samples.slice(loud, loud + rate * 0.002).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const end = samples.slice(last - 48, last).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return { peak, rise, end, start: loud / rate, long: (last - loud) / rate, shrill: power(high) / power(samples) };
}
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_soft_short_and_begins_and_ends_without_a_click(drawings, name):
    page = drawings()
    made = page.evaluate(RENDER, [name, 1, RATE])
    assert 0.02 < made["peak"] < 0.5, made
    assert 0.05 < made["long"] < 1.2, made
    assert made["start"] >= 0.015, ("it begins ahead of time, so that its rise is heard whole", made)
    assert made["rise"] < made["peak"] / 3 and made["end"] < 0.002, ("no click", made)
    assert made["shrill"] < 0.1, made
    assert page.evaluate(RENDER, [name, 0.25, RATE])["peak"] < made["peak"] / 2, "the volume holds"
