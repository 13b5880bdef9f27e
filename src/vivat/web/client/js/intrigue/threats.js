// Who has all that wins, as far as one knows for certain: it is said before it is too late.
import { html } from "../html.js";
import { t } from "../words.js";
import { knownRole } from "./goal.js";
import { roleName } from "./sentences.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * Those who win at the beginning or the end of their next turn, unless somebody takes something from them.
 * @param {{view: ViewOf<"intrigue">, game: IntrigueView, cast: IntrigueCast}} props
 */
export function Threats({ view, game, cast }) {
  return view.sure_winners.map((player) => {
    const role = knownRole(game, view.knowledge, player);
    if (role === null) return null;
    const { when } = cast.facts.sheet[role];
    return html`
      <p key=${player} class="notice bad threat">
        ${t("threat", { who: cast.names[player], role: roleName(role), when })}
      </p>
    `;
  });
}
