// What one may do in intrigue, in words, put together from the parts of an action.
import { refusalWords } from "../log_words.js";
import { POWER } from "../wire.js";
import { t } from "../words.js";
import { goodName, goodsWords } from "./sentences.js";

/** @import { AllianceTerms, IntrigueAction, IntrigueView, RefusedSort } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** Actions whose words say less than their kind does. @type {IntrigueAction["verb"][]} */
const SHORT = ["bribe", "extort", "investigate", "ally", "sabotage", "seize-power"];

/**
 * What an action does, as short as its group leaves it.
 * @param {IntrigueCast} cast
 * @param {IntrigueView} game
 * @param {IntrigueAction} action
 */
export function actionWords(cast, game, action) {
  const prices = cast.facts.prices;
  const { verb, what, player, suit, goods = [], payment = [], spares } = action;
  const who = player === undefined ? "" : cast.names[player];
  const good = suit === undefined ? "" : goodName(suit);
  const paid = paymentWords(cast, verb, payment);
  switch (verb) {
    case "buy": {
      const top = goodName(game.discards.at(-1) ?? 0);
      return what === "discard"
        ? t("act-buy-discard", { good: top, price: prices.buy })
        : t("act-buy", { price: prices.buy });
    }
    case "sell":
      return t("act-sell", { good, price: prices.sell });
    case "bribe":
      return t("act-bribe", { who, good, price: prices.bribe });
    case "extort":
      return t(`act-extort-${what}`, { who, goods: paid, most: prices.extort });
    case "investigate":
      return t(`act-see-${what}`, { who, goods: paid });
    case "ally":
      return spares === undefined
        ? t("act-ally-sharing", { who })
        : t("act-ally", { who, goods: paid, spared: goodName(spares) });
    case "sabotage":
      return t("act-sabotage", { who, other: allyName(cast, game, player), goods: paid });
    case "seize-power":
      return t("act-seize-power", { goods: paid });
    case "give":
    case "ask":
      return goodsWords(goods);
    case "join":
      return suit === undefined ? t("act-join") : t("act-join-and-pay", { good });
    default:
      return t(`act-${verb}`, { who });
  }
}

/**
 * What an action is after, where it is said already whom it is done to; and what it costs, unless said too.
 * @param {IntrigueCast} cast @param {IntrigueAction} action @param {boolean} isPaid
 */
export function aimWords(cast, { verb, what, suit, payment = [] }, isPaid) {
  if (suit !== undefined) return goodName(suit);
  const aim = t(`aim-${verb}-${what}`, { most: cast.facts.prices.extort });
  return isPaid ? aim : t("aim-paid", { aim, goods: paymentWords(cast, verb, payment) });
}

/**
 * What is paid, with Power marked where it stands in for another card.
 * @param {IntrigueCast} cast @param {IntrigueAction["verb"]} verb @param {readonly number[]} payment
 */
export function paymentWords(cast, verb, payment) {
  const wild = cast.facts.costs.some((cost) => cost.verb === verb && cost.wild);
  return wild && payment[POWER] ? t("paid-with-wild", { goods: goodsWords(payment) }) : goodsWords(payment);
}

/**
 * Whether an action is done to somebody; sabotage to either of two allies.
 * @param {IntrigueView} game @param {IntrigueAction} action @param {number} player
 */
export const isAimedAt = (game, action, player) =>
  action.player === player ||
  (action.verb === "sabotage" && action.player !== undefined && game.allies[action.player] === player);

/**
 * The name of the ally of a player; empty without one.
 * @param {IntrigueCast} cast @param {IntrigueView} game @param {number|undefined} player
 */
export function allyName(cast, game, player) {
  const ally = player === undefined ? null : game.allies[player];
  return ally === null ? "" : cast.names[ally];
}

/**
 * An action by itself, out of its group: with its kind.
 * @param {IntrigueCast} cast
 * @param {IntrigueView} game
 * @param {IntrigueAction} action
 */
export function fullActionWords(cast, game, action) {
  const words = actionWords(cast, game, action);
  const kind = t(`kind-${action.verb}`);
  return SHORT.includes(action.verb) ? t("act-of-kind", { kind, action: words }) : words;
}

/**
 * What you are asked.
 * @param {IntrigueCast} cast
 * @param {IntrigueView} game
 * @param {number|null} me
 * @param {IntrigueAction[]} legal
 */
export function questionWords(cast, game, me, legal) {
  const other = game.turn === me ? game.partner : game.turn;
  const sharing = legal.some((action) => action.verb === "join" && action.suit === undefined) ? 0 : 1;
  return t(`intrigue-ask-${game.question}`, { who: other === null ? "" : cast.names[other], sharing });
}

/** What an alliance means, in sentences. @param {AllianceTerms} terms */
export function termsWords({ points, forbidden, allowed }) {
  /** @param {readonly string[]} verbs */
  const deeds = (verbs) => verbs.map((verb) => t(`alliance-deed-${verb}`)).join(", ");
  return [
    t("alliance-wins", { points }),
    t("alliance-forbids", { deeds: deeds(forbidden) }),
    t("alliance-allows", { deeds: deeds(allowed) }),
  ];
}

/** Why a sort of action is not possible. @param {RefusedSort} why @param {IntrigueCast} cast */
export const whyWords = (why, cast) =>
  why.missing ? t("missing", { goods: goodsWords(why.missing) }) : refusalWords(cast, why);
