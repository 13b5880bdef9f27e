// Moves of the castle games in words.
import { PLACES, THRONE, VOTES } from "../wire.js";
import { t } from "../words.js";
import { about } from "./sentences.js";

/** @import { CastleAction } from "../wire.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * What an action does, in words, from where the character stands.
 * @param {CastleCast} cast
 * @param {CastleAction} action
 */
export function moveWords(cast, action) {
  if (action.to === undefined) return proposalWords(cast, action);
  const { floor } = PLACES[action.to];
  const facts = { ...about(cast, action.character), floor };
  if (action.verb === "place") return t("castle-place", facts);
  if (action.verb === "to-wc") return t("castle-wc", facts);
  return t(action.to === THRONE ? "castle-throne" : "castle-move", facts);
}

/**
 * The same wherever it is told later: the character may stand elsewhere by then.
 * @param {CastleCast} cast
 * @param {CastleAction} action
 */
export function proposalWords(cast, action) {
  const character = about(cast, action.character);
  switch (action.verb) {
    case "place":
      return t("castle-place", { ...character, floor: action.floor ?? 0 });
    case "move":
      return t("castle-up", character);
    case "to-wc":
      return t("castle-to-wc", character);
    case "vote":
      return t("castle-vote", { vote: t(`vote-${VOTES[action.vote ?? 0]}`) });
    case "keep-ambition":
      return t("castle-keep", { ambition: t(`ambition-${(action.ambition ?? 0) + 1}`) });
    default:
      return action.text;
  }
}
