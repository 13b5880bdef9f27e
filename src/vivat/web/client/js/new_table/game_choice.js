// Which game is played at a new table, each with its picture.
import { html } from "../html.js";
import { GamePicture } from "../families/game_picture.js";
import { t } from "../words.js";

/** @import { GameInfo, TableOptions } from "../wire.js" */

/**
 * Which game; its usual options come with it.
 * @param {{games: GameInfo[], chosen: string, choose: (usual: TableOptions) => void}} props
 */
export function GameChoice({ games, chosen, choose }) {
  return html`
    <fieldset class="plain">
      <legend class="unseen">${t("home-choose")}</legend>
      <div class="grid games choice">
        ${games.map(
          (each) => html`
            <label class="card game" key=${each.key}>
              <${GamePicture} game=${each} />
              <span class="row">
                <input
                  type="radio"
                  name="game"
                  checked=${chosen === each.key}
                  onChange=${() => choose(each.usual)}
                />
                <strong>${t(`game-${each.key}`)}</strong>
              </span>
              <span class="small soft">${t("friends-minutes", { minutes: each.minutes })}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}
