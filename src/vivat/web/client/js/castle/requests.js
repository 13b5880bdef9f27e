// What one is asked in a castle game besides a climb: to agree with a partner, to keep an Ambition; and all
// moves as a list.
import { html } from "../html.js";
import { t } from "../words.js";
import { moveWords } from "./moves.js";

/** @import { CastleAction, CastleView, View } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * What happens now, and who is asked.
 * @param {{view: View, game: CastleView, cast: CastleCast, sent: string|null, lately: string}} props
 */
export function Prompt({ view, game, cast, sent, lately }) {
  const who = view.waited_for.map((seat) => cast.seatNames[seat]).join(", ");
  const mine = view.legal.length > 0 && (game.phase !== "vote" || view.ballot === null);
  const key = mine ? `castle-ask-${game.phase}` : "castle-wait";
  return html`
    <div class=${`prompt ${mine && !sent ? "yours" : ""}`} data-home tabindex="-1">
      <span class="what">${sent ? t("sending") : t(key, { who, round: game.round })}</span>
      <span class="soft">${t("castle-round", { round: game.round })}</span>
      <span class="lately">${lately}</span>
    </div>
  `;
}

/**
 * R11.2: one proposes, the other confirms.
 * @param {{view: View, cast: CastleCast, act: Act, words: (text: string) => string}} props
 */
export function Proposal({ view, cast, act, words }) {
  if (!view.proposal) return null;
  const [place, text] = view.proposal;
  const own = place === view.me;
  const action = words(text);
  return html`
    <div class="notice row proposal">
      <span>
        ${own ? t("team-waits", { action }) : t("team-proposes", { who: cast.names[place], action })}
      </span>
      ${
        own
          ? null
          : html`
              <button class="main" onClick=${() => act(text, true)}>${t("team-agree")}</button>
            `
      }
    </div>
  `;
}

/** @param {{legal: CastleAction[], cast: CastleCast, act: Act}} props */
export function AmbitionChoice({ legal, cast, act }) {
  return html`
    <section class="card">
      <h2>${t("castle-ask-keep")}</h2>
      <div class="row ambitions">
        ${legal.map(
          ({ text, ambition = 0 }) => html`
            <button class="ambition" key=${text} onClick=${() => act(text)}>
              <strong>${t(`ambition-${ambition + 1}`)}</strong>
              <span>${t(`ambition-${ambition + 1}-when`)}</span>
              <span class="worth">${t("points", { count: cast.facts.ambitions[ambition] })}</span>
            </button>
          `,
        )}
      </div>
    </section>
  `;
}

/**
 * Every move as a button, for whoever prefers a list.
 * @param {{legal: CastleAction[], game: CastleView, cast: CastleCast, act: Act}} props
 */
export function AllMoves({ legal, game, cast, act }) {
  if (!legal.length || game.phase === "vote" || game.phase === "keep") return null;
  return html`
    <details class="card moves">
      <summary>${t("all-moves", { count: legal.length })}</summary>
      <div class="row">
        ${legal.map(
          (action) => html`
            <button class="small" key=${action.text} onClick=${() => act(action.text)}>
              ${moveWords(cast, action)}
            </button>
          `,
        )}
      </div>
    </details>
  `;
}
