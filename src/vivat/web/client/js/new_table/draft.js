// The options of a new table while they are chosen, changed step by step. Nothing here knows a rule: the
// server says what can be.

/** @import { Catalogue, TableOptions } from "../wire.js" */

/** The choice of a chair for whoever makes the table. */
export const ME = "me";
/** The choice of a chair for whoever comes. */
export const OPEN = "open";

/**
 * The options of a usual table of a game, or of the first one.
 * @param {Catalogue} catalogue
 * @param {string} game
 */
export const usual = (catalogue, game) =>
  (catalogue.games.find((each) => each.key === game) ?? catalogue.games[0]).usual;

/**
 * Other seats; whoever was to begin does, unless that seat is gone.
 * @param {TableOptions} options
 * @param {string[][]} seats
 */
export function withSeats(options, seats) {
  const first = options.first_seat;
  return { ...options, seats, first_seat: first !== null && first < seats.length ? first : null };
}

/**
 * Somebody else on a chair; there is one of me, who changes places with whoever was there.
 * @param {TableOptions} options
 * @param {number} seat
 * @param {number} chair
 * @param {string} occupant
 */
export function seated(options, seat, chair, occupant) {
  const before = options.seats[seat][chair];
  const seats = options.seats.map((chairs, s) =>
    chairs.map((each, p) => {
      if (s === seat && p === chair) return occupant;
      return occupant === ME && each === ME ? before : each;
    }),
  );
  return { ...options, seats };
}

/** A team on a seat, or not. @param {TableOptions} options @param {number} seat @param {boolean} team */
export function paired(options, seat, team) {
  const seats = options.seats.map((chairs, s) =>
    s === seat ? (team ? [chairs[0], OPEN] : [chairs[0]]) : chairs,
  );
  return { ...options, seats };
}

/**
 * Another scenario, with as many seats as it allows.
 * @param {TableOptions} options
 * @param {Catalogue} catalogue
 * @param {string} key
 */
export function withScenario(options, catalogue, key) {
  const scenario = catalogue.scenarios.find((each) => each.key === key) ?? catalogue.scenarios[0];
  const seats = options.seats.slice(0, scenario.most);
  while (seats.length < scenario.fewest) seats.push([catalogue.usual_bot]);
  return withSeats({ ...options, scenario: scenario.key }, seats);
}

/** The same for several people at one screen: nobody sits there yet. @param {TableOptions} options */
export function atOneScreen(options) {
  const seats = options.seats.map((chairs) => chairs.map((occupant) => (occupant === ME ? OPEN : occupant)));
  return { ...options, seats };
}

/**
 * For friends: I sit on the first of so many chairs, and the others are open.
 * @param {TableOptions} options
 * @param {number} players
 */
export function openChairs(options, players) {
  return withSeats(
    options,
    Array.from({ length: players }, (_, seat) => [seat ? OPEN : ME]),
  );
}

/** The same over several days, or in one sitting. @param {TableOptions} options @param {boolean} overDays */
export const paced = (options, overDays) =>
  overDays ? { ...options, clock: { ...options.clock, kind: /** @type {const} */ ("days") } } : options;
