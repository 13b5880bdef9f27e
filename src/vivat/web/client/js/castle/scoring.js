// Counting: what each Favourite brought, round by round.
import { html, useEffect, useState } from "../html.js";
import { moves } from "../settings.js";
import { PLACES } from "../wire.js";
import { t } from "../words.js";
import { characterName } from "./sentences.js";

/** @import { Count } from "../wire.js" */
/** @import { CastleCast } from "./sentences.js" */

/** A number that counts up, where things may move. @param {{value: number, on: boolean}} props */
function Counted({ value, on }) {
  const [shown, setShown] = useState(on && moves() ? 0 : value);
  useEffect(() => {
    if (!on || !moves()) return setShown(value);
    const begun = performance.now();
    let frame = 0;
    const step = () => {
      const part = Math.min(1, (performance.now() - begun) / 1200);
      setShown(Math.round(value * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [value, on]);
  return html`
    ${signed(shown)}
  `;
}

/** @param {number} points */
const signed = (points) => String(points).replace("-", "−");

/** What an Ambition brought. @param {number} ambition @param {number} points */
const broughtWords = (ambition, points) =>
  t("count-ambition-brought", { ambition: t(`ambition-${ambition + 1}`), points });

/** One count as a table. @param {{count: Count, cast: CastleCast, animate?: boolean}} props */
export function CountTable({ count, cast, animate = false }) {
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
              <tr key=${row.player}>
                <th scope="row">${cast.names[row.player] ?? t("emissary")}</th>
                <td class="number"><${Counted} value=${row.total} on=${animate} /></td>
                <td class="number">
                  <strong><${Counted} value=${row.score} on=${animate} /></strong>
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
                        <td>
                          ${row.ambition === null ? "" : broughtWords(row.ambition, row.ambition_points)}
                        </td>
                      `
                    : null
                }
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param {{counts: Count[], cast: CastleCast}} props */
export function Counts({ counts, cast }) {
  if (!counts.length) return null;
  return html`
    <details class="card">
      <summary>${t("counts-title", { count: counts.length })}</summary>
      ${counts.map(
        (count, number) => html`
          <${CountTable} key=${number} count=${count} cast=${cast} />
        `,
      )}
    </details>
  `;
}
