// The end of a game in the hall: everybody turns over role and hand, one after the other, and then why it was
// won.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { playerWords } from "../persons.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { t } from "../words.js";
import { Fan } from "./cards.js";
import { RolePicture } from "./role_picture.js";
import { roleName } from "./sentences.js";
import { victoryWords } from "./victory.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { Cue } from "./frames.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * The end of a game in the hall, card by card.
 * @param {{game: IntrigueView, cast: IntrigueCast, cue: Cue}} props
 */
export function VictoryReveal({ game, cast, cue }) {
  const won = cue.kind === "won";
  const winners = [...game.winners, ...game.allied_winners];
  const mine = won && cast.me !== null && winners.includes(cast.me.seat);
  return html`
    <div class=${`happening big victory-reveal ${cue.kind} ${mine ? "mine" : ""}`} aria-hidden="true">
      ${
        mine && cast.me
          ? html`
              <span class="crowned">
                <${Medallion} who=${seatIdentity(cast.me.seat)} size=${84} mood="proud" />
              </span>
            `
          : null
      }
      <strong class="headline">
        ${t("happening", { kind: "victory", done: mine ? "you" : won ? "done" : "begun" })}
      </strong>
      <ul>
        ${cast.names.map(
          (_name, player) => html`
            <li key=${player} class=${won && winners.includes(player) ? "winner" : ""}>
              <${Medallion}
                who=${seatIdentity(player)}
                size=${34}
                mood=${won && winners.includes(player) ? "proud" : game.dead[player] ? "dead" : "calm"}
              />
              <${RolePicture} role=${game.roles[player]} width=${38} />
              <span>
                ${capital(playerWords(cast, player))}
                <small>${game.roles[player] === null ? "" : roleName(game.roles[player])}</small>
                ${
                  game.hands[player] &&
                  html`
                    <${Fan}
                      width=${26}
                      cards=${game.hands[player].flatMap((count, suit) => Array(count).fill(suit))}
                    />
                  `
                }
              </span>
            </li>
          `,
        )}
      </ul>
      ${
        won &&
        (game.victories.length
          ? game.victories.map(
              (victory) => html`
                <p class="because" key=${victory.player}>${victoryWords(cast, game, victory)}</p>
              `,
            )
          : html`
              <p class="because">${t("intrigue-event-no-victory")}</p>
            `)
      }
    </div>
  `;
}
