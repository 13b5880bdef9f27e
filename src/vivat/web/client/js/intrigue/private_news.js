// What only you have just learned: it stays in sight until you have noted it or two others have had
// their turn, and in your dossier for good.
import { html, useEffect, useState } from "../html.js";
import { sentenceWords } from "../log_words.js";
import { t } from "../words.js";

/** @import { Sentence, ToldDeed } from "../wire.js" */
/** @import { Listener, ShownTable } from "../shown_table.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** How many turns have begun when it has been in sight long enough. */
const SEEN_AFTER = 2;

/** What a deed of somebody's brought to light for you alone. @param {ToldDeed} told */
const learned = ({ deed }) =>
  ["investigation", "extortion", "sabotage"].includes(deed.kind)
    ? deed.sentences.filter((sentence) => sentence.private)
    : [];

/**
 * What only this viewer has just learned, until they have noted it.
 * @param {{store: ShownTable, cast: IntrigueCast}} props
 */
export function PrivateNews({ store, cast }) {
  const [news, setNews] = useState(/** @type {Sentence[]} */ ([]));
  useEffect(() => {
    let turns = 0;
    /** @type {Listener} */
    const hear = ({ lines, deeds }, snapshot) => {
      const found = deeds.flatMap(learned);
      turns = found.length ? 0 : turns + deeds.filter(({ deed }) => deed.kind === "turn").length;
      if (turns >= SEEN_AFTER || lines.some((line) => line.kind === "started")) setNews([]);
      if (found.length && !snapshot && store.view.value?.me !== null) setNews(found);
    };
    return store.listen(hear);
  }, [store]);
  if (!news.length) return null;
  return html`
    <div class="notice row private">
      <div>
        <strong>${t("private-news")}</strong>
        ${news.map(
          (sentence, number) => html`
            <p key=${number}>${sentenceWords(cast, sentence)}</p>
          `,
        )}
      </div>
      <button onClick=${() => setNews([])}>${t("private-noted")}</button>
    </div>
  `;
}
