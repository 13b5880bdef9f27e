// What is asked at the court, beside the hall: an action, an answer to an offer, more of a sale; and what one
// is told there.
import { html } from "../html.js";
import { Doubt } from "../deciding.js";
import { FirstUse } from "../table/first_use.js";
import { t } from "../words.js";
import { actionWords } from "./action_words.js";
import { Actions } from "./actions.js";
import { Death } from "./death.js";
import { PrivateNews } from "./private_news.js";
import { TradeDesk } from "./trade.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { Signal } from "@preact/signals" */
/** @import { Act, DoubtSignal } from "../deciding.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Answering } from "./choices.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @import { Draft } from "./trays.js" */

/**
 * @typedef {object} OwnRequestsProps
 * @property {ShownTable<"intrigue">} store
 * @property {boolean} playing whether the viewer takes part, and lives
 * @property {boolean} discussing whether two discuss something
 * @property {boolean} covered whether one's role is
 * @property {Signal<Draft>} draft what one is about to offer
 * @property {DoubtSignal} doubt
 * @property {(text: string) => string} words an action in words
 * @property {Markup} [lesson] what is said to somebody who learns
 */
/** @typedef {Answering & OwnRequestsProps} RequestsProps */

/** All that is asked of whoever looks, and said to them. @param {RequestsProps} props */
export function Requests({ store, playing, discussing, covered, draft, doubt, words, lesson, ...answering }) {
  const { view, game, cast, act } = answering;
  const { me, legal } = view;
  const present = store.moment.value?.present ?? true;
  const selling = game.phase === "sell";
  return html`
    <div class="ask">
      ${
        lesson ??
        html`
          <${FirstUse} topics=${present ? topicsOf(view, game, covered) : NOTHING_NEW} />
        `
      }
      <${PrivateNews} store=${store} cast=${cast} />
      <${Doubt} doubt=${doubt} words=${words} act=${act} />
      ${
        discussing
          ? html`
              <${TradeDesk}
                me=${me}
                legal=${legal}
                cast=${cast}
                game=${game}
                act=${act}
                draft=${draft}
                knowledge=${view.knowledge}
                told=${store.deeds.value.findLast(({ deed }) => deed.kind === "trade") ?? null}
              />
            `
          : null
      }
      ${
        selling && legal.length
          ? html`
              <${Sale} legal=${legal} cast=${cast} game=${game} act=${act} />
            `
          : null
      }
      ${
        playing && !discussing && !selling
          ? html`
              <${Actions} ...${answering} />
            `
          : null
      }
      ${
        me !== null && game.dead[me] && view.status !== "finished"
          ? html`
              <${Death} deeds=${store.deeds.value} view=${view} cast=${cast} />
            `
          : null
      }
    </div>
  `;
}

/** @type {string[]} */
const NOTHING_NEW = [];

/**
 * What somebody may meet for the first time now.
 * @param {ViewOf<"intrigue">} view @param {IntrigueView} game @param {boolean} covered
 */
function topicsOf(view, game, covered) {
  if (!view.legal.length) return NOTHING_NEW;
  return [
    covered && "role",
    game.progress?.is_ready && "ready",
    game.phase === "act" && "turn",
    game.phase === "answer" && "offer",
    game.phase === "join" && "alliance",
  ].filter((topic) => typeof topic === "string");
}

/**
 * A sale under way: more of it, or its end.
 * @param {{legal: IntrigueAction[], cast: IntrigueCast, game: IntrigueView, act: Act}} props
 */
function Sale({ legal, cast, game, act }) {
  return html`
    <section class="card selling" aria-label=${t("kind-sell")}>
      <p class="small soft">${t("sell-by-cards")}</p>
      <div class="row">
        ${legal.map(
          (action) => html`
            <button
              key=${action.text}
              class=${action.verb === "stop-selling" ? "main" : ""}
              onClick=${() => act(action.text)}
            >
              ${actionWords(cast, game, action)}
            </button>
          `,
        )}
      </div>
    </section>
  `;
}
