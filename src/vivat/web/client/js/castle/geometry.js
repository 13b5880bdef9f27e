// Where things are in the picture of the castle.
import { PLACES, THRONE } from "../wire.js";

export const FLOOR = 118;
export const YARD = 120;
export const A_ROW = 7;
export const TOP = 180;

const FLOORS = PLACES.filter((place) => place.kind === "floor").length;

/** The middle of a floor. @param {number} floor */
export const floorY = (floor) => TOP + (FLOORS - 1 - floor) * FLOOR + FLOOR / 2;
export const GROUND = floorY(0) + FLOOR / 2 + 8;

/** @typedef {[number, number, number, number]} Box x, y, width and height */

const INSIDE = FLOOR - 8;
/** @param {number} floor @returns {Box} */
export const floorBox = (floor) => [200, floorY(floor) - INSIDE / 2, 600, INSIDE];
/** @param {number} floor @returns {Box} */
export const wcBox = (floor) => [78, floorY(floor) - INSIDE / 2, 104, INSIDE];
/** @param {number} floor @returns {Box} */
export const dungeonBox = (floor) => [818, floorY(floor) - INSIDE / 2, 120, INSIDE];
/** @type {Box} */
export const THRONE_ROOM = [330, 44, 340, 128];

/**
 * The places of a kind, by number, from the top of the castle down.
 * @param {(typeof PLACES)[number]["kind"]} kind
 */
export const placesOf = (kind) =>
  [...PLACES.keys()]
    .filter((place) => PLACES[place].kind === kind)
    .sort((one, other) => PLACES[other].floor - PLACES[one].floor);

/** @typedef {{left: number, right: number}} Edges of the picture */

/**
 * Where a character stands: of several on a place, which one.
 * @param {number} place
 * @param {number} index
 * @param {number} count
 * @param {Edges} edges
 * @returns {[number, number]}
 */
export function spot(place, index, count, { left, right }) {
  const { kind, floor } = PLACES[place];
  if (kind === "floor") {
    const gap = Math.min(112, 480 / Math.max(1, count));
    return [552 + (index - (count - 1) / 2) * gap, floorY(floor)];
  }
  if (place === THRONE) return [500, 112];
  if (kind === "wc") return [130, floorY(floor)];
  if (kind === "dungeon") return [878, floorY(floor)];
  if (kind === "beside-throne") return [412, 117];
  const gap = (right - left) / A_ROW;
  return [left + gap * ((index % A_ROW) + 0.5), GROUND + YARD * (Math.floor(index / A_ROW) + 0.5) + 2];
}

/**
 * Where the arrow to a place is drawn.
 * @param {number} place
 * @param {Edges} edges
 * @returns {[number, number]}
 */
export function arrowSpot(place, edges) {
  const [x, y] = spot(place, 0, 1, edges);
  return PLACES[place].kind === "floor" ? [766, y + 6] : [x + 30, y - 18];
}
