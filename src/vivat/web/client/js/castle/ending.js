// How a castle game went: points by round, the coronations that decided it, and why somebody has won.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { listed, t } from "../words.js";
import { playerPerson, playerWords, seatPerson, seatWords } from "../persons.js";
import { chairIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { EMISSARY_SEAT } from "../wire.js";
import { about } from "./sentences.js";

/** @import { CastleView, Count, ToldDeed, View } from "../wire.js" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * Why the first has won, or all who share it, and by how little before the next.
 * @param {CastleCast} cast @param {CastleView} game
 */
function why(cast, { victories, near_misses: [next] }) {
  const [won] = victories;
  if (!won) return "";
  const [first, ...others] = victories.map(({ seat }) => seatWords(cast, seat));
  if (won.how === "shared") {
    const mine = victories.some(({ seat }) => seat === cast.me?.seat);
    const all = { who: listed([first, ...others]), "who-is": mine ? "your-team" : "team" };
    return capital(t("ending-shared", all));
  }
  if (!next) return "";
  const { by, difference } = next;
  const names = {
    first,
    "first-is": seatPerson(cast, won.seat),
    second: seatWords(cast, next.seat),
    "second-is": seatPerson(cast, next.seat),
  };
  if (by === "highest-favourite") return capital(t("ending-highest-favourite", names));
  if (by === "most-favourites") return capital(t("ending-most-favourites", { ...names, difference }));
  return capital(
    difference ? t("ending-ahead", { ...names, points: difference }) : t("ending-level-with-emissary", names),
  );
}

/** Which place somebody took who did not win. @param {CastleView} game @param {number|null} seat */
function ownPlace({ standings }, seat) {
  const mine = standings.find((each) => each.seat === seat);
  return mine && mine.rank > 1 ? t("ending-own-place", { rank: mine.rank, behind: mine.behind }) : "";
}

/** What a coronation brought. @param {CastleCast} cast @param {Count} count */
function decided(cast, count) {
  const points = Math.max(...count.rows.map(({ total }) => total));
  const best = count.rows.filter(({ total }) => total === points);
  const mine = best.some(({ player }) => playerPerson(cast, player) === "you");
  return t("ending-coronation", {
    round: count.round + 1,
    ...about(cast, count.king),
    who: listed(best.map(({ player }) => playerWords(cast, player))),
    "who-is": best.length === 1 ? playerPerson(cast, best[0].player) : mine ? "your-team" : "team",
    points,
  });
}

/**
 * @typedef {object} EndingProps
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {View["chairs"]} chairs
 * @property {number|null} me the viewer's seat
 * @property {ToldOf<"castle">[]} deeds
 * @property {(told: ToldDeed) => string} link where the moment of a deed can be seen
 */

/** How a castle game went. @param {EndingProps} props */
export function Ending({ game, cast, chairs, me, deeds, link }) {
  const { counts } = game;
  if (!counts.length) return null;
  const crownings = deeds.filter(({ deed }) => deed.kind === "election" && deed.result === "crowned");
  return html`
    <div class="ranking">
      <p class="close">${why(cast, game)}</p>
      <p class="own-place">${ownPlace(game, me)}</p>
      <${RoundsTable} game=${game} cast=${cast} chairs=${chairs} />
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

/**
 * Everybody's points by round, the winners first.
 * @param {{game: CastleView, cast: CastleCast, chairs: View["chairs"]}} props
 */
function RoundsTable({ game: { counts, standings }, cast, chairs }) {
  /** @param {number} player */
  const place = (player) =>
    standings.findIndex(({ seat }) => seat === (chairs[player]?.seat ?? EMISSARY_SEAT));
  const rows = [...counts[counts.length - 1].rows].sort(
    (one, other) => place(one.player) - place(other.player) || other.score - one.score,
  );
  return html`
    <div class="scroll">
      <table class="rounds">
        <thead>
          <tr>
            <th scope="col">${t("count-who")}</th>
            <th scope="col" class="number">${t("count-score-head")}</th>
            ${counts.map(
              (count, number) => html`
                <th scope="col" class="number" key=${number}>
                  ${t("ending-round", { round: count.round + 1 })}
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ player, score }) => html`
              <tr key=${player} class=${playerPerson(cast, player) === "you" ? "own-row" : ""}>
                <th scope="row">
                  ${
                    chairs[player] &&
                    html`
                      <${Medallion} who=${chairIdentity(chairs, player)} size=${24} />
                    `
                  }
                  ${" "}${capital(playerWords(cast, player))}
                </th>
                <td class="number"><strong>${score}</strong></td>
                ${counts.map(
                  (count, number) => html`
                    <td class="number" key=${number}>
                      ${count.rows.find((row) => row.player === player)?.total ?? "–"}
                    </td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
