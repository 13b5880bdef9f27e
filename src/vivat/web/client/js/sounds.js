// Small sounds of our own, made on the spot and named by the deed they are for. Off until somebody turns them
// on.
import { settings } from "./settings.js";

/**
 * A part of a sound: a tone, or noise in a band around a pitch.
 * @typedef {object} Part
 * @property {OscillatorType|"noise"} wave
 * @property {number} pitch in Hz
 * @property {number} [to] where the pitch glides to
 * @property {number} [at] when it begins, in seconds
 * @property {number} long in seconds
 * @property {number} loud at its loudest, of 1
 * @property {number} [rise] seconds until then
 */

/** @param {number} at @param {number} pitch @param {number} [loud] @returns {Part[]} a small bell */
const bell = (at, pitch, loud = 0.16) => [
  { wave: "sine", pitch, at, long: 0.6, loud },
  { wave: "sine", pitch: pitch * 2.01, at, long: 0.35, loud: loud / 3 },
  { wave: "sine", pitch: pitch * 3.03, at, long: 0.15, loud: loud / 6 },
];

/** @param {number} at @param {number} pitch @param {number} long @returns {Part[]} a soft trumpet */
const horn = (at, pitch, long) => [
  { wave: "sawtooth", pitch, at, long, loud: 0.06, rise: 0.04 },
  { wave: "triangle", pitch, at, long, loud: 0.14, rise: 0.03 },
  { wave: "triangle", pitch: pitch * 1.5, at, long, loud: 0.04, rise: 0.05 },
];

/** @param {number} at @param {number} pitch @param {number} loud @returns {Part[]} wood on wood */
const knock = (at, pitch, loud) => [
  { wave: "sine", pitch, to: pitch * 0.6, at, long: 0.12, loud },
  { wave: "noise", pitch: pitch * 5, at, long: 0.04, loud: loud / 2 },
];

/**
 * @typedef {"stepped-up"|"placed"|"ballot-laid"|"ballots-turned"|"crowned"|"rejected"|"counted"|"coin"|"card"
 *   |"murder"|"arrested"|"allied"|"your-turn"|"said"|"won"} Sound
 */

/** Every sound with the tones that it is made of. @type {Record<Sound, Part[]>} */
export const SOUNDS = {
  "stepped-up": [...knock(0, 220, 0.16), ...knock(0.1, 277, 0.18)],
  placed: knock(0, 196, 0.22),
  "ballot-laid": [
    { wave: "noise", pitch: 2600, to: 900, long: 0.12, loud: 0.14, rise: 0.03 },
    ...knock(0.09, 150, 0.12),
  ],
  "ballots-turned": [0, 0.11, 0.22, 0.33].flatMap((at) => [
    { wave: "noise", pitch: 1800, to: 4200, at, long: 0.09, loud: 0.12, rise: 0.02 },
    ...knock(at + 0.06, 300, 0.06),
  ]),
  crowned: [...horn(0, 392, 0.2), ...horn(0.18, 494, 0.2), ...horn(0.36, 587, 0.75)],
  rejected: [
    { wave: "sine", pitch: 110, to: 52, long: 0.3, loud: 0.4 },
    { wave: "noise", pitch: 240, to: 90, long: 0.22, loud: 0.3 },
    ...knock(0.3, 120, 0.2),
    ...knock(0.46, 98, 0.15),
    ...knock(0.58, 82, 0.1),
  ],
  counted: [{ wave: "triangle", pitch: 880, long: 0.05, loud: 0.12 }, ...knock(0, 440, 0.05)],
  coin: [...bell(0, 1976, 0.08), ...bell(0.07, 2637, 0.1)],
  card: [{ wave: "noise", pitch: 1400, to: 3800, long: 0.14, loud: 0.16, rise: 0.05 }],
  murder: [
    { wave: "noise", pitch: 5200, to: 7400, long: 0.28, loud: 0.14, rise: 0.12 },
    { wave: "sine", pitch: 2480, to: 3100, long: 0.24, loud: 0.03, rise: 0.1 },
    { wave: "sine", pitch: 140, to: 55, at: 0.26, long: 0.4, loud: 0.35 },
    { wave: "noise", pitch: 320, at: 0.26, long: 0.12, loud: 0.2 },
  ],
  arrested: [
    { wave: "sawtooth", pitch: 92, to: 78, long: 0.3, loud: 0.05, rise: 0.2 },
    { wave: "noise", pitch: 700, at: 0.28, long: 0.2, loud: 0.3 },
    { wave: "square", pitch: 233, at: 0.28, long: 0.5, loud: 0.05 },
    { wave: "sine", pitch: 349, at: 0.28, long: 0.7, loud: 0.08 },
    { wave: "sine", pitch: 98, to: 60, at: 0.28, long: 0.3, loud: 0.3 },
  ],
  allied: [294, 370, 440, 587].flatMap((pitch, number) => [
    { wave: "triangle", pitch, at: number * 0.05, long: 0.9, loud: 0.09, rise: 0.06 },
    { wave: "sine", pitch: pitch / 2, at: number * 0.05, long: 0.8, loud: 0.05, rise: 0.06 },
  ]),
  "your-turn": [...bell(0, 659), ...bell(0.16, 880)],
  said: [{ wave: "sine", pitch: 523, to: 698, long: 0.09, loud: 0.12, rise: 0.02 }],
  won: [
    ...horn(0, 392, 0.16),
    ...horn(0.14, 523, 0.16),
    ...horn(0.28, 659, 0.16),
    ...horn(0.42, 784, 0.7),
    ...bell(0.42, 1568, 0.05),
  ],
};

const QUIET = 0.0001;

/**
 * A second of noise, the same every time.
 * @param {BaseAudioContext} studio
 */
function noise(studio) {
  const second = studio.createBuffer(1, studio.sampleRate, studio.sampleRate);
  const samples = second.getChannelData(0);
  let seed = 1;
  for (let place = 0; place < samples.length; place += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[place] = (2 * seed) / 2147483647 - 1;
  }
  const source = studio.createBufferSource();
  source.buffer = second;
  return source;
}

/**
 * What a part sounds like before it fades.
 * @param {BaseAudioContext} studio
 * @param {Part} part
 * @param {number} start
 */
function voice(studio, { wave, pitch, to = pitch, long }, start) {
  if (wave === "noise") {
    const source = noise(studio);
    const band = studio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 1.2;
    band.frequency.setValueAtTime(pitch, start);
    band.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(band);
    return { source, end: band };
  }
  const source = studio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  return { source, end: source };
}

/**
 * Puts a sound into a studio, to be heard from a moment on.
 * @param {BaseAudioContext} studio
 * @param {Sound} name
 * @param {number} now
 */
export function perform(studio, name, now) {
  for (const part of SOUNDS[name]) {
    const { at = 0, long, loud, rise = 0.008 } = part;
    const start = now + at;
    const { source, end } = voice(studio, part, start);
    const volume = studio.createGain();
    volume.gain.setValueAtTime(QUIET, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + rise);
    volume.gain.exponentialRampToValueAtTime(QUIET, start + long);
    end.connect(volume).connect(studio.destination);
    source.start(start);
    source.stop(start + long);
  }
}

/** @type {AudioContext|null} */
let studio = null;

/** Plays a sound, unless sounds are off. @param {Sound} name */
export function play(name) {
  if (!settings.value.sound) return;
  studio ??= new AudioContext();
  perform(studio, name, studio.currentTime);
}
