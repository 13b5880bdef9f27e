// How a castle game went: points by round, the coronations that decided it, and how close it was.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { t } from "../words.js";
import { characterName, seatName } from "./sentences.js";

/** @import { CastleView, Count, Standing, ToldDeed } from "../wire.js" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { CastleCast } from "./sentences.js" */

/** A player as a sentence names them: the Emissary too. @param {CastleCast} cast @param {number} player */
const nameOf = (cast, player) => cast.names[player] ?? t("emissary");

/**
 * By how much the first is before the second, in words.
 * @param {CastleCast} cast @param {Standing[]} standings
 */
function closeness(cast, [best, next]) {
  if (!next) return "";
  const names = { first: seatName(cast, best.seat), second: seatName(cast, next.seat) };
  return capital(
    next.behind ? t("ending-ahead", { ...names, points: next.behind }) : t("ending-level", names),
  );
}

/** What a coronation brought. @param {CastleCast} cast @param {Count} count */
function decided(cast, count) {
  const best = [...count.rows].sort((one, other) => other.total - one.total)[0];
  return t("ending-coronation", {
    round: count.round + 1,
    character: characterName(cast, count.king),
    who: nameOf(cast, best.player),
    points: best.total,
  });
}

/**
 * @typedef {object} EndingProps
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {ToldOf<"castle">[]} deeds
 * @property {(told: ToldDeed) => string} link where the moment of a deed can be seen
 */

/** How a castle game went. @param {EndingProps} props */
export function Ending({ game, cast, deeds, link }) {
  const { counts } = game;
  if (!counts.length) return null;
  const crownings = deeds.filter(({ deed }) => deed.kind === "election" && deed.result === "crowned");
  return html`
    <div class="ranking">
      <p class="close">${closeness(cast, game.standings)}</p>
      <${RoundsTable} counts=${counts} cast=${cast} />
      <ul class="deciding">
        ${counts.map((count, number) => {
          const told = crownings[number];
          const words = decided(cast, count);
          return html`
            <li key=${number}>
              ${
                told
                  ? html`
                      <a href=${link(told)}>${words}</a>
                    `
                  : words
              }
            </li>
          `;
        })}
      </ul>
    </div>
  `;
}

/** Everybody's points by round, the best first. @param {{counts: Count[], cast: CastleCast}} props */
function RoundsTable({ counts, cast }) {
  const rows = [...counts[counts.length - 1].rows].sort((one, other) => other.score - one.score);
  return html`
    <div class="scroll">
      <table class="rounds">
        <thead>
          <tr>
            <th scope="col">${t("count-who")}</th>
            ${counts.map(
              (count, number) => html`
                <th scope="col" class="number" key=${number}>
                  ${t("ending-round", { round: count.round + 1 })}
                </th>
              `,
            )}
            <th scope="col" class="number">${t("count-score-head")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ player, score }) => html`
              <tr key=${player}>
                <th scope="row">${cast.names[player] ?? t("emissary-name")}</th>
                ${counts.map(
                  (count, number) => html`
                    <td class="number" key=${number}>
                      ${count.rows.find((row) => row.player === player)?.total ?? "–"}
                    </td>
                  `,
                )}
                <td class="number"><strong>${score}</strong></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
