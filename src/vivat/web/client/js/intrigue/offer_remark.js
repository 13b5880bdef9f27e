// A sentence with an offer: chosen among phrases that everybody reads in their own language, or in one's own
// words; and what somebody has said with theirs.
import { html, onValue } from "../html.js";
import { Words } from "../table/talk.js";
import { LIMITS, OFFER_PHRASES } from "../wire.js";
import { t } from "../words.js";

/** @import { Signal } from "@preact/signals" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */

/** @typedef {typeof OFFER_PHRASES[number]} OfferPhrase */
/** @typedef {{chosen: OfferPhrase|"own"|"", text: string}} RemarkDraft what one is about to say */

/** Nothing to be said. @type {RemarkDraft} */
export const SILENCE = { chosen: "", text: "" };

/** Says it to all, if it is anything. @param {ShownTable} store @param {RemarkDraft} remark */
export async function sayRemark(store, { chosen, text }) {
  if (chosen === "own" && text.trim()) await store.say({ text: text.trim(), with_offer: true });
  else if (chosen && chosen !== "own") await store.say({ phrase: chosen, with_offer: true });
}

/** Where one chooses what to say with an offer. @param {{remark: Signal<RemarkDraft>}} props */
export function RemarkChoice({ remark }) {
  const { chosen, text } = remark.value;
  /** @param {string} key */
  const choose = (key) => {
    remark.value = { text, chosen: /** @type {RemarkDraft["chosen"]} */ (key) };
  };
  return html`
    <label class="say-with">
      <span class="unseen">${t("offer-say")}</span>
      <select value=${chosen} onChange=${onValue(choose)}>
        <option value="">${t("offer-say-nothing")}</option>
        ${OFFER_PHRASES.map(
          (phrase) => html`
            <option key=${phrase} value=${phrase}>${t(`phrase-${phrase}`)}</option>
          `,
        )}
        <option value="own">${t("offer-say-own")}</option>
      </select>
    </label>
    ${
      chosen === "own" &&
      html`
        <label class="say-with">
          <span class="unseen">${t("talk-text")}</span>
          <input
            type="text"
            maxlength=${LIMITS.Say.text.most}
            value=${text}
            onInput=${onValue((said) => void (remark.value = { chosen, text: said }))}
          />
        </label>
      `
    }
  `;
}

/** An offer is two actions: what is given, and what is asked for. What is said with it comes before both. */
const ACTIONS_OF_AN_OFFER = 2;

/**
 * What was said with the offer that lies on the table, last by whoever made it.
 * @param {{store: ShownTable<"intrigue">, told: ToldOf<"intrigue">|null, by: number}} props
 */
export function OfferRemark({ store, told, by }) {
  if (!told) return null;
  const since = told.until - ACTIONS_OF_AN_OFFER;
  const line = store.lines.value.findLast(
    (each) => each?.with_offer && each.chair === by && each.game === told.game && each.moment >= since,
  );
  if (!line) return null;
  return html`
    <p class="said-with">
      “
      <${Words} line=${line} store=${store} />
      ”
    </p>
  `;
}
