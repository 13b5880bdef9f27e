// Answering what one is asked: twice where that is wished, and with the reason where it is refused.
import { html, useLayoutEffect, useSignal } from "./html.js";
import { Refused } from "./api.js";
import { factsWords } from "./log_words.js";
import { settings } from "./settings.js";
import { complain } from "./toast.js";
import { t } from "./words.js";

/** @import { View } from "./wire.js" */
/** @import { Cast } from "./families/types.js" */
/** @import { ShownTable } from "./shown_table.js" */
/** @typedef {(text: string, sure?: boolean) => Promise<void>} Act plays an action, by its text */
/**
 * @typedef {import("@preact/signals").Signal<string|null>} DoubtSignal the action of which one may not be
 * sure
 */

/**
 * How a board plays an action, and the action that is still in doubt.
 * @param {ShownTable} store
 * @param {View} view
 * @param {Cast} cast
 * @param {() => void} [begin] what is done first
 * @returns {{act: Act, doubt: DoubtSignal}}
 */
export function useDecision(store, view, cast, begin = () => {}) {
  const doubt = useSignal(/** @type {string|null} */ (null));
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => void (doubt.value = null), [view.decision]);
  /** @type {Act} */
  const act = async (text, sure = false) => {
    if (settings.value.askTwice && !sure) return void (doubt.value = text);
    doubt.value = null;
    begin();
    try {
      await store.play(text, sure);
    } catch (error) {
      if (error instanceof Refused && error.key === "table-are-you-sure") doubt.value = text;
      else complain(error, error instanceof Refused ? factsWords(cast, error.facts) : {});
    }
  };
  return { act, doubt };
}

/** Are you sure? @param {{doubt: DoubtSignal, words: (text: string) => string, act: Act}} props */
export function Doubt({ doubt, words, act }) {
  const text = doubt.value;
  if (text === null) return null;
  return html`
    <div class="notice row doubt">
      <span>${t("are-you-sure", { action: words(text) })}</span>
      <button class="main" onClick=${() => doubt.value && act(doubt.value, true)}>${t("yes-do-it")}</button>
      <button onClick=${() => void (doubt.value = null)}>${t("no-wait")}</button>
    </div>
  `;
}
