// The trade desk: who gives what for what, and the answers; alliances too.
import { html } from "../html.js";
import { goodsWords } from "../story.js";
import { t } from "../words.js";
import { actionWords, questionWords } from "./board.js";
import { GoodsRow } from "./goods.js";

/** @param {{view: import("../table_store.js").View, cast: import("../story.js").Cast, game: any, act: (text: string, sure?: boolean) => void}} props */
export function TradeDesk({ view, cast, game, act }) {
  const giver = game.draft ? view.me : game.offered_by;
  const taker = giver === game.turn ? game.partner : game.turn;
  const [offer, asked] = game.draft ? [game.draft, null] : [game.offer, game.asked];
  const mine = view.legal.length > 0;
  const verbs = view.legal.map((action) => action.verb);
  const cannotAccept = verbs.includes("decline") && !verbs.includes("accept");
  /** @param {number} from @param {number} to */
  const givesWords = (from, to) =>
    from === view.me
      ? t("desk-you-give", { who: cast.names[to] })
      : to === view.me
        ? t("desk-gives-you", { who: cast.names[from] })
        : t("desk-gives", { who: cast.names[from] });
  return html`
    <section class="card desk" aria-labelledby="desk-head">
      <h2 id="desk-head">
        ${t(game.phase === "join" ? "desk-alliance" : "desk-head", { who: cast.names[game.turn], other: cast.names[game.partner] })}
      </h2>
      ${
        offer
          ? html`
              <div class="offer">
                <div>
                  <h3>${givesWords(giver, taker)}</h3>
                  <${GoodsRow} goods=${offer} offered=${true} />
                </div>
                <span class="swap" aria-hidden="true">⇄</span>
                <div>
                  <h3>${givesWords(taker, giver)}</h3>
                  ${
                    asked
                      ? html`
                          <${GoodsRow} goods=${asked} offered=${true} />
                        `
                      : html`
                          <p class="soft">${t("court-offer-open")}</p>
                        `
                  }
                </div>
              </div>
              ${
                asked
                  ? html`
                      <p class="unseen">
                        ${t("court-offer", { who: cast.names[giver], other: cast.names[taker], gives: goodsWords(offer), asks: goodsWords(asked) })}
                      </p>
                    `
                  : null
              }
            `
          : null
      }
      ${
        mine
          ? html`
              <p>${questionWords(view, cast, game)}</p>
              ${
                cannotAccept
                  ? html`
                      <p class="notice">${t("hint-cannot-accept")}</p>
                    `
                  : null
              }
              <div class="row">
                ${view.legal.map(
                  (action) => html`
                    <button
                      key=${action.text}
                      class=${["accept", "join"].includes(action.verb) ? "main" : ""}
                      onClick=${() => act(action.text)}
                    >
                      ${actionWords(cast, game, action)}
                    </button>
                  `,
                )}
              </div>
            `
          : html`
              <p class="soft">${t("castle-wait", { who: cast.names[game.to_act] ?? "" })}</p>
            `
      }
    </section>
  `;
}
