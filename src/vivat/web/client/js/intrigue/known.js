// What you know for certain of somebody, in words: the server concludes, this page only says it.
import { t } from "../words.js";
import { roleName } from "./sentences.js";

/** @import { PlayerKnowledge } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @typedef {PlayerKnowledge["cards"][number]} Held how many cards of a suit a hand can hold */
/** @typedef {PlayerKnowledge["ruled_out"][number]} RuledOut */

/** How many of a suit somebody holds, as far as you know; empty if you know nothing. @param {Held} held */
export function heldWords([least, most, once]) {
  if (most === 0) return t("holds-none");
  if (least === most) return t("holds-exactly", { count: least });
  if (least > 0) return t("holds-least", { count: least });
  return once > 0 ? t("holds-once", { count: once }) : "";
}

/** That somebody has no card of a suit. */
export const NONE = "✗";

/** The same as a sign; empty if you know nothing for certain. @param {Held} held */
export function heldSign([least, most]) {
  if (most === 0) return NONE;
  if (least === 0) return "";
  return least === most ? String(least) : `${least}+`;
}

/**
 * Why somebody does not have a role.
 * @param {IntrigueCast} cast @param {number|null} me @param {RuledOut} out
 */
export function outWords(cast, me, [, why, other]) {
  if (why === "held" && other === me) return t("out-yours");
  return t(`out-${why}`, { who: other === null ? "" : cast.names[other] });
}

/**
 * What you know of the roles of somebody else, without what would tell your own while that is covered.
 * @param {PlayerKnowledge[]} knowledge @param {number} me @param {number} player @param {boolean} covered
 * @returns {{possible: number[], out: RuledOut[]}}
 */
export function rolesOf(knowledge, me, player, covered) {
  const { possible, ruled_out: out, role } = knowledge[player];
  const own = knowledge[me].role;
  if (!covered || role !== null || own === null) return { possible, out };
  return {
    possible: [...possible, own].sort((one, other) => one - other),
    out: out.filter(([each]) => each !== own),
  };
}

/**
 * What is certain of somebody and a role, for the grid; null where it is open.
 * @param {IntrigueCast} cast @param {PlayerKnowledge[]} knowledge @param {number} me
 * @param {number} player @param {number} role @param {boolean} covered
 * @returns {{mark: "yes"|"no", why: string}|null}
 */
export function certainRole(cast, knowledge, me, player, role, covered) {
  const known = knowledge[player];
  if (known.role === role && known.why !== null) return { mark: "yes", why: t(`known-${known.why}`) };
  const out = rolesOf(knowledge, me, player, covered).out.find(([each]) => each === role);
  if (!out) return null;
  const why = known.role === null ? outWords(cast, me, out) : t("out-is", { role: roleName(known.role) });
  return { mark: "no", why };
}
