// Intrigue in words: goods and roles.
import { playerWords } from "../persons.js";
import { GOODS, ROLES } from "../wire.js";
import { t } from "../words.js";

/** @import { Named } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */
/** @typedef {Cast<"intrigue">} IntrigueCast */

/** The name of a good in the language of the page. @param {number} good */
export const goodName = (good) => t(`good-${GOODS[good]}`);

/** The name of a role in the language of the page. @param {number} role */
export const roleName = (role) => t(`role-${ROLES[role]}`);

/** Goods in words: "2 Might + 1 Gold". @param {readonly number[]} goods */
export function goodsWords(goods) {
  const said = goods.flatMap((count, good) => (count ? [t("amount", { count, good: goodName(good) })] : []));
  return said.length ? said.join(" + ") : t("nothing");
}

/** What a sentence names, in words. @param {IntrigueCast} cast @param {Named} named @returns {string} */
export function intrigueWords(cast, named) {
  switch (named.kind) {
    case "player":
      return playerWords(cast, named.number);
    case "role":
      return roleName(named.number);
    case "roles":
      return named.numbers.map(roleName).join(", ");
    case "good":
      return goodName(named.number);
    case "goods":
      return goodsWords(named.counts);
    default:
      return "";
  }
}
