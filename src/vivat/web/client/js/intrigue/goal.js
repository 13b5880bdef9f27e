// How far one has come: each good of one's condition, who is to be found, when it counts, and what one's
// role can do.
import { html } from "../html.js";
import { t } from "../words.js";
import { GoodIcon } from "./goods.js";
import { goodName, goodsWords, roleName } from "./sentences.js";

/** @import { Progress } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * How far one has come with the conditions of one's role.
 * @param {{progress: Progress|null, cast: IntrigueCast}} props
 */
export function Goal({ progress, cast }) {
  if (!progress) return null;
  const card = cast.facts.sheet[progress.role];
  const exactly = card.exactly ? 1 : 0;
  const rest = [
    progress.allied !== null && t("progress-alliance", { allied: progress.allied ? 1 : 0 }),
    progress.target !== null && t("goal-find", { role: t("role-the", { role: roleName(progress.target) }) }),
    progress.wild && t("goal-wild"),
  ].filter(Boolean);
  return html`
    <span class=${`goal ${progress.is_ready ? "ready" : ""}`}>
      ${progress.needs.map(
        ([good, have, want]) => html`
          <span key=${good} class=${`need ${have >= want ? "there" : ""}`}>
            <${GoodIcon} good=${good} size=${18} />
            <meter min="0" max=${want} value=${Math.min(have, want)} aria-hidden="true"></meter>
            <span>${t("progress-good", { good: goodName(good), have, want, exactly })}</span>
          </span>
        `,
      )}
      ${rest.map(
        (words) => html`
          <span key=${words} class="need">${words}</span>
        `,
      )}
      <span class="when">${t("goal-when", { when: card.when })}</span>
      ${
        card.action &&
        html`
          <span class="when">${t(`role-action-${card.action}`, { cost: goodsWords(card.cost) })}</span>
        `
      }
    </span>
  `;
}
