// What is asked in a game of intrigue, beside the hall: an action, an answer to an offer, more of a sale;
// and what one is told there.
import { html } from "../html.js";
import { Doubt } from "../deciding.js";
import { t } from "../words.js";
import { actionWords } from "./action_words.js";
import { Actions } from "./actions.js";
import { Death } from "./death.js";
import { TradeDesk } from "./trade.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
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
 * @property {boolean} selling whether a sale has been begun and is to be ended by hand
 * @property {Signal<Draft>} draft what one is about to offer
 * @property {DoubtSignal} doubt
 * @property {(text: string) => string} words an action in words
 * @property {Markup} [lesson] what is said to somebody who learns
 */
/** @typedef {Answering & OwnRequestsProps} RequestsProps */

/** All that is asked of whoever looks, and said to them. @param {RequestsProps} props */
export function Requests({ store, playing, discussing, selling, draft, doubt, words, lesson, ...answering }) {
  const { view, game, cast, act } = answering;
  const { me, legal } = view;
  return html`
    <div class="ask">
      ${lesson}
      <${Doubt} doubt=${doubt} words=${words} act=${act} />
      ${
        discussing
          ? html`
              <${TradeDesk}
                store=${store}
                me=${me}
                legal=${legal}
                cast=${cast}
                game=${game}
                act=${act}
                draft=${draft}
                knowledge=${view.knowledge}
                present=${store.moment.value?.present ?? true}
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
