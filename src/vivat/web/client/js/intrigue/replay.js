// A moment of a finished game of intrigue, as somebody saw it then.
import { html } from "../html.js";
import { t } from "../words.js";
import { HallPlayers } from "./hall_players.js";
import { GoodsRow } from "./goods.js";
import { roleName } from "./sentences.js";

/** @import { Knowledge } from "../families/family.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * The hall then, through one player's eyes alone or all, and below it what those had.
 * @param {{knowledge: Knowledge<"intrigue">[], cast: IntrigueCast, alone: boolean}} props
 */
export function IntrigueMoment({ knowledge, cast, alone }) {
  const [{ player: first, seen }] = knowledge;
  const roles = [...seen.roles];
  for (const each of knowledge) roles[each.player] = each.seen.roles[each.player];
  return html`
    <${HallPlayers} me=${alone ? first : null} over=${true} cast=${cast} game=${{ ...seen, roles }} />
    <h2>${t("replay-secrets")}</h2>
    <div class="grid">
      ${knowledge.map(
        (each) => html`
          <${Secrets} key=${each.player} ...${each} cast=${cast} />
        `,
      )}
    </div>
  `;
}

/** @param {Knowledge<"intrigue"> & {cast: IntrigueCast}} props */
function Secrets({ player, seen, cast }) {
  const who = cast.names[player];
  const role = seen.roles[player];
  const ally = seen.allies[player];
  return html`
    <section class="card">
      <h3>${role === null ? who : t("replay-role", { who, role: roleName(role) })}</h3>
      ${
        seen.hand &&
        html`
          <${GoodsRow} goods=${[...seen.hand, seen.gold[player]]} />
        `
      }
      ${
        ally === null
          ? null
          : html`
              <p class="small soft">${t("intrigue-ally", { who: cast.names[ally] })}</p>
            `
      }
    </section>
  `;
}
