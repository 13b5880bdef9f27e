// Your role, which stays covered until you look, and your cards.
import { html } from "../html.js";
import { t } from "../words.js";
import { actionWords } from "./action_words.js";
import { GoodsRow } from "./goods.js";
import { RolePicture } from "./role_picture.js";
import { roleName } from "./sentences.js";
import { winWords } from "./sheet.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * @typedef {object} HandProps
 * @property {number|null} me
 * @property {IntrigueAction[]} legal
 * @property {IntrigueCast} cast
 * @property {IntrigueView} game
 * @property {boolean} open whether the role lies open
 * @property {() => void} toggle
 * @property {Act} act
 */

/** @param {HandProps} props */
export function Hand({ me, legal, cast, game, open, toggle, act }) {
  if (me === null || !game.hand) return null;
  return html`
    <section class="card hand" aria-labelledby="hand-head">
      <h2 id="hand-head">${t("hand-head")}</h2>
      <div class="row">
        <button
          class=${`rolecard ${open ? "open" : ""}`}
          aria-expanded=${open}
          aria-keyshortcuts="h"
          onClick=${toggle}
        >
          <${RoleCard} role=${open ? game.roles[me] : null} cast=${cast} />
        </button>
        <${GoodsRow} goods=${[...game.hand, game.gold[me]]} />
      </div>
      ${
        game.phase === "sell" && legal.length
          ? html`
              <div class="row selling">
                ${legal.map(
                  (action) => html`
                    <button
                      key=${action.text}
                      class=${action.verb === "stop selling" ? "main" : ""}
                      onClick=${() => act(action.text)}
                    >
                      ${actionWords(cast, game, action)}
                    </button>
                  `,
                )}
              </div>
            `
          : null
      }
    </section>
  `;
}

/** @param {{role: number|null, cast: IntrigueCast}} props */
function RoleCard({ role, cast }) {
  if (role === null) {
    return html`
      <${RolePicture} role=${null} width=${54} />
      <span>
        ${t("role-look")}${" "}
        <kbd aria-hidden="true">h</kbd>
      </span>
    `;
  }
  return html`
    <${RolePicture} role=${role} width=${84} />
    <span>
      <strong>${roleName(role)}</strong>
      <span class="small">${t("role-wins-by", { condition: winWords(cast, role) })}</span>
    </span>
  `;
}
