// Goods that go from hand to hand before one's eyes: across the table, from whoever gives to whoever takes.
import { html } from "../html.js";
import { GOLD } from "../wire.js";
import { Card } from "./cards.js";
import { GoodIcon } from "./goods.js";

/** @import { ToldOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */

/**
 * Something on its way; null is the middle of the table, where the piles and the bank are.
 * @typedef {{key: string, from: number|null, to: number|null, what: Markup}} Travel
 */

/** More cards than these are not drawn one by one. */
const MOST_CARDS = 4;

/** Cards, open or not. @param {number|null} good @param {number} count */
const cards = (good, count) =>
  Array.from(
    { length: Math.min(MOST_CARDS, count) },
    (_, place) => html`
      <${Card} key=${`${good} ${place}`} good=${good} width=${40} />
    `,
  );

/** Gold, and how much. @param {number} count */
const gold = (count) => html`
  <span class="purse" key="gold">
    <${GoodIcon} good=${GOLD} size=${34} />
    <strong>${count}</strong>
  </span>
`;

/**
 * What travels in a deed: what is paid, and what changes hands.
 * @param {ToldOf<"intrigue">|null} told
 * @returns {Travel[]}
 */
export const travelsOf = (told) =>
  [...(told?.deed.paid ?? []), ...(told?.deed.transfers ?? [])].map(([from, to, goods, unknown], place) => ({
    key: `${told?.number} ${place}`,
    from,
    to,
    what: [
      ...goods.flatMap((count, good) => (count ? (good === GOLD ? gold(count) : cards(good, count)) : [])),
      ...cards(null, unknown ?? 0),
    ],
  }));
