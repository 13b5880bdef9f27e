// Counting: what each Favourite brought, round by round.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { PLACES } from "../wire.js";
import { t } from "../words.js";
import { characterName, signed } from "./sentences.js";

/** @import { Count } from "../wire.js" */
/** @import { CastleCast } from "./sentences.js" */

/** What an Ambition brought. @param {number} ambition @param {number} points */
const broughtWords = (ambition, points) =>
  t("count-ambition-brought", { ambition: t(`ambition-${ambition + 1}`), points });

/** One count as a table. @param {{count: Count, cast: CastleCast}} props */
function CountTable({ count, cast }) {
  const ambitions = count.rows.some((row) => row.ambition !== null);
  return html`
    <div class="scroll" tabindex="0">
      <table class="count">
        <caption>
          ${t("count-of", { round: count.round + 1, character: characterName(cast, count.king) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t("count-who")}</th>
            <th scope="col" class="number">${t("count-points")}</th>
            <th scope="col" class="number">${t("count-score-head")}</th>
            <th scope="col">${t("count-where")}</th>
            ${
              ambitions
                ? html`
                    <th scope="col">${t("count-ambition-head")}</th>
                  `
                : null
            }
          </tr>
        </thead>
        <tbody>
          ${count.rows.map(
            (row) => html`
              <${CountRow} key=${row.player} row=${row} cast=${cast} ambitions=${ambitions} />
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * What one player's Favourites brought, and their Ambition where there are any.
 * @param {{row: Count["rows"][number], cast: CastleCast, ambitions: boolean}} props
 */
function CountRow({ row, cast, ambitions }) {
  return html`
    <tr>
      <th scope="row">${cast.names[row.player] ?? capital(t("emissary"))}</th>
      <td class="number">${signed(row.total)}</td>
      <td class="number">
        <strong>${signed(row.score)}</strong>
      </td>
      <td>
        ${row.favourites.map(
          ([slot, place, points]) => html`
            <span class="fav" key=${slot}>
              ${characterName(cast, slot)}${" "}
              <span class="soft">${t("short-place", PLACES[place])}</span>
              ${" "}
              <span class="worth">${signed(points)}</span>
            </span>
          `,
        )}
      </td>
      ${
        ambitions
          ? html`
              <td>${row.ambition === null ? "" : broughtWords(row.ambition, row.ambition_points)}</td>
            `
          : null
      }
    </tr>
  `;
}

/** All counts so far, folded away. @param {{counts: Count[], cast: CastleCast}} props */
export function Counts({ counts, cast }) {
  if (!counts.length) return null;
  return html`
    <details class="card">
      <summary>${t("counts-title")}</summary>
      ${counts.map(
        (count, number) => html`
          <${CountTable} key=${number} count=${count} cast=${cast} />
        `,
      )}
    </details>
  `;
}
