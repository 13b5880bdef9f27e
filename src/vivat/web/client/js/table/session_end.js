// A session of several games: how it stands, and once it is over who has won it, on a podium of its own,
// and how its games went.
import { html } from "../html.js";
import { nameOf } from "./podium.js";
import { listed, t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { View } from "../wire.js" */
/** @import { ChairStanding } from "./podium.js" */

/**
 * Everybody by their points in the session, whoever is level side by side.
 * @param {View} view
 * @returns {ChairStanding[]}
 */
export const sessionStandings = ({ session }) =>
  (session ?? [])
    .map((points, chair) => ({
      chair,
      points,
      rank: 1 + (session ?? []).filter((other) => other > points).length,
    }))
    .sort((one, other) => one.rank - other.rank);

/** Who has won the session; null while it goes on. @param {View} view @param {number|null} me */
export function sessionWon({ session_winners, chairs }, me) {
  if (!session_winners.length) return null;
  const count = session_winners.length === 1 && session_winners[0] === me ? "you" : session_winners.length;
  return t("finished-session-won", {
    count,
    who: listed(session_winners.map((number) => chairs[number].name)),
  });
}

/** How a session stands that goes on. @param {{view: View, goal: number|null}} props */
export function SessionScore({ view, goal }) {
  if (!view.session || view.session_winners.length) return null;
  const best = Math.max(...view.session);
  return html`
    <h3>${t("finished-session", { goal: goal ?? 0 })}</h3>
    <ul class="session-score">
      ${sessionStandings(view).map(
        ({ chair, points }) => html`
          <li key=${chair}>
            <${Medallion} who=${chairIdentity(view.chairs, chair)} size=${24} />
            <span>${nameOf(view, chair)}</span>
            <meter min="0" max=${goal ?? best} value=${points} aria-hidden="true"></meter>
            <strong>${points}</strong>
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * The games of a session that is over, each with who scored in it and the way to its replay.
 * @param {{view: View, table: string}} props
 */
export function SessionGames({ view, table }) {
  if (!view.session_winners.length) return null;
  const before = view.games - view.session_games.length;
  return html`
    <section class="session-games">
      <h3>${t("finished-games")}</h3>
      <ol>
        ${view.session_games.map(
          (points, place) => html`
            <li key=${place}>
              <a href=${`/table/${table}/replay/${before + place + 1}/0`}>
                ${t("finished-game", { number: place + 1 })}
              </a>
              ${
                points.some(Boolean)
                  ? points.map((count, chair) => (count ? scorer(view, chair, count) : null))
                  : html`
                      <span class="soft">${t("finished-game-nobody")}</span>
                    `
              }
            </li>
          `,
        )}
      </ol>
    </section>
  `;
}

/** Somebody who scored in a game. @param {View} view @param {number} chair @param {number} count */
const scorer = (view, chair, count) => html`
  <span key=${chair} class="scorer">
    <${Medallion} who=${chairIdentity(view.chairs, chair)} size=${24} />
    ${" "}${nameOf(view, chair)}${" "}
    <strong>+${count}</strong>
  </span>
`;
