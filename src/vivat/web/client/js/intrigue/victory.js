// Who has won, all roles and all hands.
import { html } from "../html.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { t } from "../words.js";
import { RolePicture } from "./role_picture.js";
import { goodsWords, roleName } from "./sentences.js";
import { winWords } from "./sheet.js";

/** @import { IntrigueView, IntrigueVictory } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * Why a player has won.
 * @param {IntrigueCast} cast
 * @param {IntrigueView} game
 * @param {IntrigueVictory} victory
 */
export function victoryWords(cast, game, { player, how, other }) {
  const role = game.roles[player] ?? 0;
  const facts = { who: cast.names[player], role: roleName(role) };
  const partner = other ?? player;
  switch (how) {
    case "ally":
    case "last-two":
      return t("victory-allied", { ...facts, other: cast.names[partner], last_two: how === "ally" ? 0 : 1 });
    case "last":
      return t("victory-last", facts);
    case "shared":
      return t("victory-shared", { ...facts, other: roleName(game.roles[partner] ?? 0) });
    default:
      return t("victory-role", { ...facts, condition: winWords(cast, role) });
  }
}

/** Who has won and why, with all roles and hands. @param {{game: IntrigueView, cast: IntrigueCast}} props */
export function Victory({ game, cast }) {
  const won = game.victories.map((victory) => victory.player);
  const ranked = [...cast.names.keys()].sort((one, other) => game.points[other] - game.points[one]);
  return html`
    <div class="ranking">
      ${game.victories.map(
        (victory) => html`
          <p class="why" key=${victory.player}>${victoryWords(cast, game, victory)}</p>
        `,
      )}
      <h3>${t("victory-table")}</h3>
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
      <${Medallion}
        who=${seatIdentity(player)}
        size=${40}
        mood=${won ? "proud" : game.dead[player] ? "dead" : game.jailed[player] ? "jailed" : "calm"}
      />
      <${RolePicture} role=${role} width=${44} />
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
