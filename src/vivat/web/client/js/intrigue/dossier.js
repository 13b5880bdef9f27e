// Everything private that you learned.
import { html } from "../html.js";
import { isOwnSecret, sentenceWords } from "../log_words.js";
import { t } from "../words.js";

/** @import { ToldDeed, View } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * All that only this player has learned, in the order of time.
 * @param {{deeds: ToldDeed[], cast: IntrigueCast, view: View, covered: boolean}} props
 */
export function Dossier({ deeds, cast, view, covered }) {
  if (view.me === null) return null;
  const facts = deeds
    .filter((told) => told.game === view.games)
    .flatMap(({ deed }) => deed.sentences.filter((each) => each.private && !(covered && isOwnSecret(each))))
    .reverse();
  return html`
    <section class="card dossier" aria-labelledby="dossier-head">
      <h2 id="dossier-head">${t("dossier-head", { count: facts.length })}</h2>
      <ul>
        ${facts.map(
          (sentence, number) => html`
            <li key=${number}>${sentenceWords(cast, sentence)}</li>
          `,
        )}
      </ul>
    </section>
  `;
}
