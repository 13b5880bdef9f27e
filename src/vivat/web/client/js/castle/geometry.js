// Where things are in the picture of the castle.
import { BESIDE_BOARD, PLACES, THRONE } from "../wire.js";

/** How high a floor is, its ceiling included. */
export const FLOOR = 118;
/** How high a row of the courtyard is. */
export const YARD = 120;
/** How many stand side by side in the courtyard. */
export const A_ROW = 7;
/** Where the highest floor begins, below the throne room. */
export const TOP = 180;

const FLOORS = PLACES.filter((place) => place.kind === "floor").length;

/** The middle of a floor. @param {number} floor */
export const floorY = (floor) => TOP + (FLOORS - 1 - floor) * FLOOR + FLOOR / 2;
/** Where the castle ends and the courtyard begins. */
export const GROUND = floorY(0) + FLOOR / 2 + 8;

/** @typedef {[number, number, number, number]} Box x, y, width and height */

const INSIDE = FLOOR - 8;
/** The room of a floor inside its walls. @param {number} floor @returns {Box} */
export const floorBox = (floor) => [200, floorY(floor) - INSIDE / 2, 600, INSIDE];
/** The WC beside a floor. @param {number} floor @returns {Box} */
export const wcBox = (floor) => [78, floorY(floor) - INSIDE / 2, 104, INSIDE];
/** The dungeon beside a floor. @param {number} floor @returns {Box} */
export const dungeonBox = (floor) => [818, floorY(floor) - INSIDE / 2, 120, INSIDE];
/** The throne room above all floors. @type {Box} */
export const THRONE_ROOM = [330, 44, 340, 128];

/**
 * The places of a kind, by number, from the top of the castle down.
 * @param {(typeof PLACES)[number]["kind"]} kind
 */
export const placesOf = (kind) =>
  [...PLACES.keys()]
    .filter((place) => PLACES[place].kind === kind)
    .sort((one, other) => PLACES[other].floor - PLACES[one].floor);

/**
 * The picture: its edges, where those wait who are not in the castle, and how many rows of them there are:
 * none
 * as soon as everybody is placed.
 * @typedef {{left: number, right: number, height: number, beside: boolean, rows: number}} Edges
 */

/** How high the ground before the castle is when everybody is placed. */
const STRIP = 62;
/** How small whoever is turned away stands there. */
const TURNED_AWAY = 0.6;

/** How many stand side by side on a floor. */
const COLUMNS = 4;
const YARD_COLUMNS = 2;
const YARD_WIDTH = 236;
const MIDDLE_FIRST = [1, 2, 0, 3];

/**
 * Where everybody stands, and in which column.
 * @typedef {{places: readonly number[], columns: readonly number[]}} FigurePlaces
 */

/**
 * Everybody keeps the column in which they stand as long as they stay on a place; who comes takes a free one.
 * @param {FigurePlaces} before
 * @param {readonly number[]} places
 * @returns {FigurePlaces}
 */
export function settle(before, places) {
  const columns = places.map((place, slot) => {
    if (place === BESIDE_BOARD) return slot;
    return before.places[slot] === place ? before.columns[slot] : -1;
  });
  columns.forEach((column, slot) => {
    if (column >= 0) return;
    const taken = new Set(columns.filter((_column, other) => places[other] === places[slot]));
    const order = PLACES[places[slot]].kind === "floor" ? MIDDLE_FIRST : [];
    columns[slot] = [...order, ...columns.keys()].find((free) => !taken.has(free)) ?? 0;
  });
  return { places, columns };
}

/** Whether nobody is to be placed any more. @param {readonly number[]} places */
export const allPlaced = (places) => !places.includes(BESIDE_BOARD);

/**
 * The picture that shows the castle largest in the room there is. As long as anybody is to be placed there
 * is a
 * courtyard for all of them; then the castle has that room, and before it a strip of ground for whoever is
 * turned
 * away: so it stands still while people are placed, and while they climb.
 * @param {{width: number, height: number}} room
 * @param {{wcs: number, dungeons: number}} facts
 * @param {readonly number[]} places where everybody stands
 * @returns {Edges}
 */
export function pictureOf({ width, height }, { wcs, dungeons }, places) {
  const left = wcs ? 60 : 176;
  const right = dungeons ? 950 : 824;
  if (allPlaced(places)) return { left, right, height: GROUND + STRIP, beside: false, rows: 0 };
  const rows = Math.ceil(places.length / A_ROW);
  const castle = GROUND + 14;
  /** @type {Edges} */
  const below = { left, right, height: castle + rows * YARD, beside: false, rows };
  /** @type {Edges} */
  const beside = { left, right: right + YARD_WIDTH, height: castle, beside: true, rows };
  /** How large those who wait are drawn. @param {Edges} edges */
  const size = (edges) =>
    Math.min(width / (edges.right - edges.left), height / edges.height) * tileWidth(BESIDE_BOARD, edges);
  return size(beside) > size(below) ? beside : below;
}

/**
 * Where a character stands, in which column of a place.
 * @param {number} place
 * @param {number} column
 * @param {Edges} edges
 * @returns {[number, number]}
 */
export function spot(place, column, { left, right, height, beside, rows }) {
  const { kind, floor } = PLACES[place];
  if (kind === "floor") {
    const gap = 112;
    return [552 + (Math.min(column, COLUMNS) - (COLUMNS - 1) / 2) * gap, floorY(floor)];
  }
  if (place === THRONE) return [500, 112];
  if (kind === "wc") return [130, floorY(floor)];
  if (kind === "dungeon") return [878, floorY(floor)];
  if (kind === "beside-throne") return [388, 117];
  if (beside) {
    const row = Math.floor(column / YARD_COLUMNS);
    const step = (height - 30) / A_ROW;
    return [right - YARD_WIDTH + 62 + (column % YARD_COLUMNS) * 112, height - 78 - row * step];
  }
  const gap = (right - left) / A_ROW;
  if (!rows) {
    // The second seven stand between the first.
    const [turn, each] = [Math.floor(column / A_ROW), column % A_ROW];
    return [left + gap * ((each + 0.5 + turn / 2) % A_ROW), GROUND + STRIP - 20 - FEET * TURNED_AWAY];
  }
  return [left + gap * ((column % A_ROW) + 0.5), GROUND + YARD * (Math.floor(column / A_ROW) + 0.5) + 2];
}

/** Where those are who are not in the castle. */
const OUTSIDE = ["beside-board", "box"];
/** Where the feet of a figure are below its middle. */
const FEET = 43;

/**
 * The stands on which those wait who are not in the castle, where they wait beside it: a shelf for each row.
 * @param {FigurePlaces} figures
 * @param {Edges} edges
 */
export function standsBox({ places, columns }, edges) {
  const outside = columns.filter((_column, slot) => OUTSIDE.includes(PLACES[places[slot]].kind));
  const shelves = new Set(outside.map((column) => spot(BESIDE_BOARD, column, edges)[1] + FEET + 1));
  return { left: edges.right - YARD_WIDTH + 8, width: YARD_WIDTH - 20, shelves: [...shelves] };
}

const TILE = 110;
const WC_TILE = 100;

/**
 * How wide the tile is on which a character stands at a place: as wide as its neighbours allow, for fingers.
 * @param {number} place
 * @param {Edges} edges
 */
function tileWidth(place, { left, right, beside }) {
  const { kind } = PLACES[place];
  if (!beside && OUTSIDE.includes(kind)) {
    return Math.min(TILE, (right - left) / A_ROW - 2);
  }
  return kind === "wc" ? WC_TILE : TILE;
}

/**
 * How wide the tile is on which a character stands, and how large it is there.
 * @param {number} place
 * @param {Edges} edges
 */
export const tileOf = (place, edges) => ({
  width: tileWidth(place, edges),
  scale: PLACES[place].kind === "box" && !edges.rows ? TURNED_AWAY : 1,
});

/**
 * Where the arrow to a place is drawn: beside what the place is worth, not over it.
 * @param {number} place
 * @param {Edges} edges
 * @returns {[number, number]}
 */
export function arrowSpot(place, edges) {
  const [x, y] = spot(place, 0, edges);
  return PLACES[place].kind === "floor" ? [752, y + 16] : [x + 30, y - 18];
}
