// Making a table and going there: one at a time, however often one clicks.
import { computed } from "./html.js";
import { begin, createTable } from "./api.js";
import { beSomebody } from "./guest.js";
import { Pending } from "./pending.js";
import { arrival, go, path } from "./router.js";
import { change, settings } from "./settings.js";
import { remember } from "./table/first_use.js";
import { complain } from "./toast.js";

/** @import { GameInfo, TableOptions } from "./wire.js" */

const pending = new Pending();

/** Whether a table is being made. */
export const opening = computed(() => pending.of("table") !== undefined);

/** One table at a time, however often one clicks. @param {() => Promise<void>} make */
export function once(make) {
  return pending
    .ask("table", true, async () => {
      await beSomebody();
      await make();
    })
    .catch(complain);
}

/**
 * Make a table and go there, unless one has gone elsewhere meanwhile.
 * @param {() => Promise<string>} make says where it is
 */
export function goToNew(make) {
  const from = path.value;
  return once(async () => {
    const where = await make();
    if (path.value === from) go(where);
    await arrival(); // until then one can still click here
  });
}

/**
 * A table with these options; it begins if nobody is missing.
 * @param {TableOptions} options
 * @param {boolean} [again] whether it is only the last one again
 * @param {string} [circle] the circle whose table it is
 */
export async function newTable(options, again = false, circle = "") {
  const { id } = await createTable(options, circle);
  if (!again) change({ lastTable: options });
  if (!options.seats.flat().includes("open")) await begin(id);
  return `/table/${id}`;
}

/** @param {string} key of a game */
const firstTopic = (key) => `game-${key}`;

/** Whether the first game of a book has been played here. @param {string} key of a game */
export const hasPlayedFirst = (key) => settings.value.explained.includes(firstTopic(key));

/**
 * A table of a game for one person and bots: the first time the first game of its book, where that has one.
 * @param {GameInfo} game
 */
export async function quickTable({ key, usual, first }) {
  if (!first || hasPlayedFirst(key)) return newTable(usual);
  const where = await newTable(first, true);
  remember(firstTopic(key));
  change({ lastTable: usual });
  return where;
}
