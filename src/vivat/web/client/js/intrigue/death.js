// For whoever has died: that it is so, by whom, and what they still see.
import { html } from "../html.js";
import { deedWords } from "../log_words.js";
import { t } from "../words.js";

/** @import { View } from "../wire.js" */
/** @import { ToldOf } from "../families/types.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * The word to whoever has died: by whom, and what they still see.
 * @param {{deeds: ToldOf<"intrigue">[], view: View, cast: IntrigueCast}} props
 */
export function Death({ deeds, view, cast }) {
  const told = deeds.findLast(
    ({ game, deed }) => game === view.games && deed.kind === "assassination" && deed.other === view.me,
  );
  return html`
    <div class="notice death">
      ${
        told &&
        html`
          <p><strong>${deedWords(cast, told)}</strong></p>
        `
      }
      <p>${t("intrigue-you-are-dead")}</p>
    </div>
  `;
}
