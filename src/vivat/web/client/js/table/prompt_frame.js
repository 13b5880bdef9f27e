// What happens now at a table and who is asked, in the frame that every family has.
import { html } from "../html.js";
import { t, when } from "../words.js";

/** @import { View } from "../wire.js" */
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

/** Who is waited for and on holiday, and until when. @param {View} view */
const holidayWords = (view) =>
  view.chairs.flatMap(({ seat, name }, chair) => {
    const until = view.holidays[chair];
    if (until === null || chair === view.me || !view.waited_for.includes(seat)) return [];
    return [
      html`
        <span key=${chair} class="on-holiday">${t("prompt-holiday", { name, date: when(until) })}</span>
      `,
    ];
  });

/** What happens now, who is asked, and what was skipped. @param {PromptFrameProps} props */
export function PromptFrame({ store, mine, asked, played, stakes, lately }) {
  const sent = store.sent.value;
  const moment = store.moment.value;
  const present = moment?.present ?? true;
  const holidays = present && store.view.value ? holidayWords(store.view.value) : [];
  const looks = ["prompt", mine && !sent && "yours", holidays.length > 0 && "holidays"];
  return html`
    <div class=${looks.filter(Boolean).join(" ")} data-home tabindex="-1">
      <span class="what">${sent ? t("sending") : present ? asked : played}</span>
      ${holidays}
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
