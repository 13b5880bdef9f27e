// What is said to whoever plays besides what is asked: who is about to win, what
// is new to them, and what only they have learned.
import { html } from "../html.js";
import { FirstUse } from "../table/first_use.js";
import { PrivateNews } from "./private_news.js";
import { Threats } from "./threats.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * @typedef {object} NotesProps
 * @property {ShownTable<"intrigue">} store
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {boolean} covered whether one's role is
 * @property {boolean} learning whether somebody else explains everything
 */

/** What is said besides, where it hides nothing that is asked. @param {NotesProps} props */
export function Notes({ store, view, game, cast, covered, learning }) {
  const present = store.moment.value?.present ?? true;
  return html`
    <div class="notes">
      <${Threats} view=${view} game=${game} cast=${cast} />
      <${PrivateNews} store=${store} cast=${cast} />
      ${
        learning
          ? null
          : html`
              <${FirstUse} topics=${present ? topicsOf(view, game, cast, covered) : NOTHING_NEW} />
            `
      }
    </div>
  `;
}

/** @type {string[]} */
const NOTHING_NEW = [];

/**
 * What somebody may meet for the first time now.
 * @param {ViewOf<"intrigue">} view @param {IntrigueView} game
 * @param {IntrigueCast} cast @param {boolean} covered
 */
function topicsOf(view, game, cast, covered) {
  if (!view.legal.length) return NOTHING_NEW;
  return [
    covered && "role",
    game.progress?.is_ready && "ready",
    game.phase === "act" && "turn",
    game.phase === "answer" && "offer",
    game.phase === "join" && cast.facts.alliance.points > 0 && "alliance",
  ].filter((topic) => typeof topic === "string");
}
