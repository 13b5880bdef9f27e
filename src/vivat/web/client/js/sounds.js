// Small sounds of our own, made on the spot. Off until somebody turns them on.
import { settings } from "./settings.js";

/** @type {AudioContext|null} */
let studio = null;

/** Notes as [frequency in Hz, start in s, length in s]. @type {Record<string, [number, number, number][]>} */
const TUNES = {
  move: [[330, 0, 0.08]],
  turn: [
    [523, 0, 0.1],
    [659, 0.1, 0.14],
  ],
  vote: [[392, 0, 0.12]],
  yes: [
    [523, 0, 0.15],
    [659, 0.12, 0.15],
    [784, 0.24, 0.3],
  ],
  no: [
    [294, 0, 0.2],
    [220, 0.16, 0.35],
  ],
  coin: [
    [988, 0, 0.06],
    [1319, 0.06, 0.16],
  ],
  end: [
    [392, 0, 0.2],
    [523, 0.18, 0.2],
    [659, 0.36, 0.2],
    [784, 0.54, 0.5],
  ],
};

/** @param {keyof typeof TUNES} name */
export function play(name) {
  if (!settings.value.sound) return;
  studio ??= new AudioContext();
  const now = studio.currentTime;
  for (const [pitch, start, length] of TUNES[name]) {
    const tone = studio.createOscillator();
    const volume = studio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(studio.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
}
