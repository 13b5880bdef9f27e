// Who has all that wins, as far as one knows for certain: it is said before it is too late.
import { html } from "../html.js";
import { GOLD } from "../wire.js";
import { t } from "../words.js";
import { knownRole } from "./goal.js";
import { roleName } from "./sentences.js";

/** @import { Condition, IntrigueView, View } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * Whether somebody has what a condition asks for, by what one knows for certain.
 * @param {Condition} card @param {IntrigueView} game
 * @param {NonNullable<View["knowledge"]>} knowledge @param {number} player
 */
function isMet({ needs, exactly, alliance }, game, knowledge, player) {
  if (alliance && game.allies[player] === null) return false;
  return needs.every((want, good) => {
    const gold = game.gold[player];
    const [least, most] = good === GOLD ? [gold, gold] : knowledge[player].cards[good];
    return least >= want && !(exactly && want && most > want);
  });
}

/**
 * Those who win at the beginning or the end of their next turn, unless somebody takes something from them.
 * @param {{view: ViewOf<"intrigue">, game: IntrigueView, cast: IntrigueCast}} props
 */
export function Threats({ view, game, cast }) {
  const { me, knowledge, status } = view;
  if (me === null || !knowledge || status !== "playing") return null;
  return cast.names.map((who, player) => {
    const role = knownRole(game, knowledge, player);
    if (player === me || game.dead[player] || role === null) return null;
    const card = cast.facts.sheet[role];
    if (!["start", "end"].includes(card.when) || !isMet(card, game, knowledge, player)) return null;
    return html`
      <p key=${player} class="notice bad threat">
        ${t("threat", { who, role: roleName(role), when: card.when })}
      </p>
    `;
  });
}
