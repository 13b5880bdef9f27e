// What moves by itself: eyes that blink and look aside, clouds and birds. By a timer, not by animations that
// never end: those would have the whole castle drawn anew with every frame.
import { useEffect } from "../html.js";
import { moves } from "../settings.js";

const GAZE_MS = 900;
const LASTING_MS = { blink: 140, left: 1200, right: 1200 };
/** @type {readonly (keyof typeof LASTING_MS)[]} */
const GAZES = ["blink", "blink", "left", "right"];
/** Of so many figures one does something each time. */
const A_FEW = 7;
const DRIFT_MS = 1000;
const DRIFT_SECONDS = 150;
const DRIFT = 50;

/** @typedef {{current: SVGGElement|null}} Drawn */

/** @type {Set<SVGGElement>} */
const faces = new Set();
let timer = 0;

/** @template T @param {readonly T[]} list */
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

function gaze() {
  if (!moves()) return;
  const all = [...faces];
  for (let count = 0; count < all.length / A_FEW; count += 1) {
    const face = anyOf(all);
    const what = anyOf(GAZES);
    face.dataset.gaze = what;
    setTimeout(() => delete face.dataset.gaze, LASTING_MS[what]);
  }
}

/** A figure that blinks and looks aside now and then. @param {Drawn} face */
export function useGazes(face) {
  useEffect(() => {
    const drawn = /** @type {SVGGElement} */ (face.current);
    faces.add(drawn);
    timer ||= setInterval(gaze, GAZE_MS);
    return () => {
      faces.delete(drawn);
      if (faces.size) return;
      clearInterval(timer);
      timer = 0;
    };
  }, []);
}

/** What drifts slowly to and fro: `--drift` says how far it is. @param {Drawn} sky */
export function useDrift(sky) {
  useEffect(() => {
    let seconds = 0;
    const drift = setInterval(() => {
      if (!moves()) return;
      seconds += DRIFT_MS / 1000;
      const far = Math.sin((seconds / DRIFT_SECONDS) * 2 * Math.PI) * DRIFT;
      sky.current?.style.setProperty("--drift", `${far.toFixed(1)}px`);
    }, DRIFT_MS);
    return () => clearInterval(drift);
  }, []);
}
