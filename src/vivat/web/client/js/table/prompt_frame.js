// What happens now at a table and who is asked, in the frame that every family has.
import { html } from "../html.js";
import { t } from "../words.js";

/** @import { Markup } from "../html.js" */
/** @import { ShownTable } from "../shown_table.js" */

/**
 * @typedef {object} PromptFrameProps
 * @property {ShownTable} store
 * @property {boolean} mine whether one is asked oneself
 * @property {Markup} asked who is asked, and what
 * @property {Markup} played the deed that is shown as long as something is left to be shown
 * @property {Markup} stakes how far the game is
 * @property {Markup} lately
 */

/** What happens now, who is asked, and what was skipped. @param {PromptFrameProps} props */
export function PromptFrame({ store, mine, asked, played, stakes, lately }) {
  const sent = store.sent.value;
  const moment = store.moment.value;
  const present = moment?.present ?? true;
  return html`
    <div class=${`prompt ${mine && !sent ? "yours" : ""}`} data-home tabindex="-1">
      <span class="what">${sent ? t("sending") : present ? asked : played}</span>
      <span class="stakes soft">${stakes}</span>
      ${
        present
          ? lately
          : html`
              <button class="small skip-on" onClick=${() => store.playback.toPresent()}>
                ${t(moment?.asked ? "to-my-turn" : "to-now")}
              </button>
            `
      }
    </div>
  `;
}
