// Counting: what each Favourite brought, round by round.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { playerPerson, playerWords } from "../persons.js";
import { chairIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { PLACES } from "../wire.js";
import { t } from "../words.js";
import { about, characterName, signed } from "./sentences.js";

/** @import { CastleView, Count } from "../wire.js" */
/** @import { ToldOf, ViewOf } from "../families/types.js" */
/** @import { CastleCast } from "./sentences.js" */

/** What an Ambition brought. @param {number} ambition @param {number} points */
const broughtWords = (ambition, points) =>
  t("count-ambition-brought", { ambition: t(`ambition-${ambition + 1}`), points });

/** One count as a table. @param {{count: Count, cast: CastleCast}} props */
function CountTable({ count, cast }) {
  const ambitions = count.rows.some((row) => row.ambition !== null);
  return html`
    <div class="scroll counted-round" tabindex="0">
      <table class="count">
        <caption>${t("count-of", { round: count.round + 1, ...about(cast, count.king) })}</caption>
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
    <tr class=${playerPerson(cast, row.player) === "you" ? "own-row" : ""}>
      <th scope="row">${capital(playerWords(cast, row.player))}</th>
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
              <span class="worth">${points > 0 ? "+" : ""}${signed(points)}</span>
            </span>
          `,
        )}
      </td>
      ${
        ambitions
          ? html`
              <td>
                ${
                  row.ambition !== null &&
                  html`
                    <span class=${row.ambition_points ? "vote-yes" : "vote-no"} aria-hidden="true">
                      <span class="sign">${row.ambition_points ? "✓" : "✗"}</span>
                    </span>
                    ${" "}${broughtWords(row.ambition, row.ambition_points)}
                  `
                }
              </td>
            `
          : null
      }
    </tr>
  `;
}

/**
 * The last count, as long as nobody has moved after it; of a royal wedding both.
 * @param {ToldOf<"castle">[]} deeds @param {CastleView} game
 */
export function lastCounts(deeds, { counts }) {
  const last = deeds.findLastIndex(({ deed }) => deed.kind === "count");
  const isOld = deeds.slice(last + 1).some(({ deed }) => deed.kind === "move" || deed.kind === "election");
  if (last < 0 || isOld) return [];
  const number = deeds[last].deed.count ?? 0;
  return counts.slice(0, number + 1).filter(({ round }) => round === counts[number]?.round);
}

/**
 * Who was crowned last and what the round brought everybody, in a line.
 * @param {{counts: Count[], view: ViewOf<"castle">, cast: CastleCast}} props
 */
export function RoundResult({ counts, view, cast }) {
  const last = counts.at(-1);
  if (!last) return null;
  /** @param {number} player */
  const brought = (player) =>
    counts.reduce((sum, { rows }) => sum + (rows.find((row) => row.player === player)?.total ?? 0), 0);
  const rows = last.rows
    .map(({ player }) => ({ player, total: brought(player) }))
    .sort(
      (one, other) =>
        Number(other.player === view.me) - Number(one.player === view.me) || other.total - one.total,
    );
  const round = last.round + 1;
  const [first, second] = counts.map(({ king }) => characterName(cast, king));
  const title = second
    ? t("count-of-couple", { round, first, second })
    : t("count-of", { round, ...about(cast, last.king) });
  return html`
    <span class="round-result">
      <span class="of-round">${title}:</span>
      ${rows.map(
        ({ player, total }) => html`
          <span key=${player} class="brought">
            ${
              view.chairs[player] &&
              html`
                <${Medallion} who=${chairIdentity(view.chairs, player)} size=${20} />
              `
            }
            ${" "}${capital(playerWords(cast, player))}${" "}
            <strong>${total > 0 ? "+" : ""}${signed(total)}</strong>
          </span>
        `,
      )}
    </span>
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
