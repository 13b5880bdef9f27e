// Who is who: a colour and an emblem for each seat, so that nobody is told by colour alone. Partners share
// both and differ in the shape they stand on.

/** By seat; the colours are in palette.css, told apart by every kind of colour blindness. */
export const EMBLEMS = /** @type {const} */ ([
  "lion",
  "fox",
  "stag",
  "swan",
  "owl",
  "dragon",
  "boar",
  "bear",
]);

const DASHES = /** @type {const} */ (["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5", "14 6", "4 8"]);

/** The dashes of somebody's line in a chart: colour is never the only sign. @param {number} number */
export const dashesOf = (number) => DASHES[number % DASHES.length];

/**
 * @typedef {object} Identity
 * @property {typeof EMBLEMS[number]} emblem
 * @property {string} look the class that sets the colours `--who`, `--on-who` and `--who-ink`
 * @property {"shield"|"roundel"} shape what the emblem stands on: a shield, or the partner's roundel
 */

/**
 * The identity of a seat, or of the second player in its team.
 * @param {number} seat
 * @param {boolean} [second]
 */
export function seatIdentity(seat, second = false) {
  const number = seat % EMBLEMS.length;
  /** @type {Identity} */
  const found = { emblem: EMBLEMS[number], look: `who-${number}`, shape: second ? "roundel" : "shield" };
  return found;
}

/** The identity of whoever sits on a chair. @param {{seat: number}[]} chairs @param {number} chair */
export function chairIdentity(chairs, chair) {
  const { seat } = chairs[chair];
  return seatIdentity(seat, chairs.findIndex((other) => other.seat === seat) !== chair);
}
