// Intrigue in words: goods, roles, and what happened.
import { GOODS, ROLES } from "../wire.js";
import { t } from "../words.js";

/** @import { IntrigueEvent, IntrigueFacts } from "../wire.js" */
/** @typedef {import("../story.js").Cast<IntrigueFacts>} IntrigueCast */
/** @typedef {"player"|"other"|"role"|"good"|"count"|"gold"|"flag"|"round"} Part what an event may name */

/** @param {number} good */
export const goodName = (good) => t(`good-${GOODS[good]}`);

/** @param {number} role */
export const roleName = (role) => t(`role-${ROLES[role]}`);

/** Goods in words: "2 Might + 1 Gold". @param {readonly number[]} goods */
export function goodsWords(goods) {
  const said = goods.flatMap((count, good) => (count ? [t("amount", { count, good: goodName(good) })] : []));
  return said.length ? said.join(" + ") : t("nothing");
}

/** What happened. @param {IntrigueCast} cast @param {IntrigueEvent} event */
export function intrigueSentence(cast, event) {
  /** @type {{kind: string} & Partial<Record<Part, number>>} */
  const { kind, player = -1, other = -1, role, good, count, gold, flag, round } = event;
  const goodWords = good === undefined ? "" : goodName(good);
  const roleWords = role === undefined ? "" : roleName(role);
  const { buy, bribe } = cast.facts.prices;
  return t(`intrigue-event-${kind}`, {
    who: cast.names[player] ?? "",
    other: cast.names[other] ?? "",
    role: roleWords,
    roles: roleWords,
    good: goodWords,
    goods: goodWords && t("amount", { count: count ?? 1, good: goodWords }),
    count: count ?? 0,
    gold: gold ?? 0,
    flag: flag ?? 0,
    round: (round ?? 0) + 1,
    buy,
    bribe,
  });
}
