// A sale: cards are laid down and can be taken back until all of them are sold in one go.
import { html, useLayoutEffect, useSignal } from "../html.js";
import { GOLD } from "../wire.js";
import { t } from "../words.js";
import { canBecome, changed, NOTHING, Tray } from "./trays.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { Signal } from "@preact/signals" */
/** @import { Act } from "../deciding.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @import { Side } from "./trays.js" */

/**
 * The sale that one prepares.
 * @typedef {object} SaleDraft
 * @property {Signal<Side>} laid what is to be sold
 * @property {boolean} sent whether it is being sold
 * @property {(suit: number, by?: number) => void} lay puts a card more to it, or fewer
 * @property {(side?: Side) => void} sell sells what is laid down, or these cards
 */

/** Of one's hand all that could be sold. @param {IntrigueView} game @returns {Side} */
const sellable = (game) => NOTHING.map((_, good) => (good === GOLD ? 0 : (game.hand?.[good] ?? 0)));

/**
 * A sale goes to the table card by card, and ends by itself when all are sold.
 * @param {IntrigueView} game @param {IntrigueAction[]} legal @param {Act} act @param {unknown} decision
 * @returns {SaleDraft}
 */
export function useSale(game, legal, act, decision) {
  const laid = useSignal(NOTHING);
  const sent = useSignal(false);
  /** @param {boolean} [sure] */
  const sellNext = (sure) => {
    const down = game.selling ?? NOTHING;
    const sale = legal.find(({ verb, suit = GOLD }) => verb === "sell" && laid.value[suit] > down[suit]);
    const action = sale ?? legal.find(({ verb }) => verb === "stop-selling");
    if (action) void act(action.text, sure);
  };
  useLayoutEffect(() => {
    if (sent.value && game.phase === "sell") return sellNext(true);
    sent.value = false;
    laid.value = NOTHING;
  }, [decision]);
  return {
    laid,
    sent: sent.value,
    lay: (suit, by = 1) => {
      const side = changed(laid.value, suit, by);
      if (side[suit] >= 0 && canBecome(side, [sellable(game)])) laid.value = side;
    },
    sell: (side = laid.value) => {
      laid.value = side;
      sent.value = true;
      sellNext();
    },
  };
}

/** What is about to be sold. @param {{sale: SaleDraft, game: IntrigueView, cast: IntrigueCast}} props */
export function SaleTray({ sale, game, cast }) {
  const side = sale.laid.value;
  const gold = side.reduce((sum, count) => sum + count, 0) * cast.facts.prices.sell;
  return html`
    <${Tray}
      kind="sold"
      title=${t("sale-tray")}
      side=${side}
      possible=${[sellable(game)]}
      before=${null}
      change=${(/** @type {Side} */ laid) => void (sale.laid.value = laid)}
    />
    <div class="row">
      <button class="main" disabled=${!gold} onClick=${() => sale.sell()}>${t("sale-sell", { gold })}</button>
    </div>
  `;
}
