// Everything private that you learned.
import { html } from "../html.js";
import { sentence, tells } from "../story.js";
import { t } from "../words.js";

/** @import { GameEvent, Line, View } from "../wire.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** @type {GameEvent["kind"][]} */
const LEARNED = ["role-seen", "hand-seen", "stolen-card", "card-drawn", "card-dealt"];

/** @param {{lines: Line[], cast: IntrigueCast, view: View, covered: boolean}} props */
export function Dossier({ lines, cast, view, covered }) {
  if (view.me === null) return null;
  const facts = lines
    .filter((line) => line.game === view.games)
    .filter((line) => tells(line, ...LEARNED) || (!covered && tells(line, "role-dealt")))
    .reverse();
  return html`
    <details class="card dossier">
      <summary>${t("dossier-head", { count: facts.length })}</summary>
      <ul>
        ${facts.map(
          (line, number) => html`
            <li key=${number}>${sentence(cast, line)}</li>
          `,
        )}
      </ul>
    </details>
  `;
}
