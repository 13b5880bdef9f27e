// Who has won, all roles and all hands.
import { html } from "../html.js";
import { t } from "../words.js";
import { allyName } from "./action_words.js";
import { goodsWords, roleName } from "./sentences.js";
import { winWords } from "./sheet.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** How a player has won. @param {IntrigueCast} cast @param {IntrigueView} game @param {number} player */
function victoryWords(cast, game, player) {
  const role = game.roles[player] ?? 0;
  const facts = { who: cast.names[player], role: roleName(role) };
  if (game.allied_winners.includes(player)) {
    const other = allyName(cast, game, player);
    return t("victory-allied", { ...facts, other, last_two: game.winners.length ? 0 : 1 });
  }
  if (game.dead.filter((dead) => !dead).length === 1) return t("victory-last", facts);
  const shares = cast.facts.sheet[role].shares_with;
  if (shares !== null && player !== game.turn) {
    return t("victory-shared", { ...facts, other: roleName(shares) });
  }
  return t("victory-role", { ...facts, condition: winWords(cast, role) });
}

/** @param {{game: IntrigueView, cast: IntrigueCast}} props */
export function Victory({ game, cast }) {
  const won = [...game.winners, ...game.allied_winners];
  const ranked = [...cast.names.keys()].sort((one, other) => game.points[other] - game.points[one]);
  return html`
    <div class="ranking">
      ${won.map(
        (player) => html`
          <p key=${player}>${victoryWords(cast, game, player)}</p>
        `,
      )}
      <h3>${t("ranking-head")}</h3>
      ${
        won.length
          ? null
          : html`
              <p>${t("intrigue-event-no-victory")}</p>
            `
      }
      <ul>
        ${ranked.map(
          (player) => html`
            <${Ranked} key=${player} player=${player} won=${won.includes(player)} game=${game} cast=${cast} />
          `,
        )}
      </ul>
    </div>
  `;
}

/** @param {{player: number, won: boolean, game: IntrigueView, cast: IntrigueCast}} props */
function Ranked({ player, won, game, cast }) {
  const role = game.roles[player];
  const hand = game.hands[player];
  return html`
    <li class=${won ? "winner" : ""}>
      <span>
        ${cast.names[player]}${won ? " ♛" : ""}
        ${
          role === null
            ? null
            : html`
                ${" "}
                <span class="soft">${roleName(role)}</span>
              `
        }
        ${
          hand?.some(Boolean)
            ? html`
                ${" "}
                <span class="small soft hand-shown">${goodsWords(hand)}</span>
              `
            : null
        }
      </span>
      <strong>${game.points[player]}</strong>
    </li>
  `;
}
