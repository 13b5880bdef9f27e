// Votes in advance, in a game over days: what is to be put down for you if somebody comes to the throne.
import { Refused } from "../api.js";
import { html } from "../html.js";
import { factsWords } from "../log_words.js";
import { complain } from "../toast.js";
import { VOTES } from "../wire.js";
import { t } from "../words.js";
import { Portrait } from "./faces.js";
import { characterName } from "./sentences.js";

/** @import { ViewOf } from "../families/types.js" */
/** @import { Tab } from "../table/tabs.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { CastleCast } from "./sentences.js" */

/** The name of a ballot. @param {number|undefined} vote */
const voteName = (vote) => t(`vote-${VOTES[vote ?? 0]}`);

/**
 * What one has said in advance about the candidate of the election under way; null if nothing.
 * @param {ViewOf<"castle">} view @param {number|null} candidate
 */
export function readyVote(view, candidate) {
  const [, ballot] = view.votes_ahead?.given.find(([character]) => character === candidate) ?? [];
  return ballot === undefined ? null : voteName(ballot.vote);
}

/**
 * A choice for each character who may still come to the throne in this round.
 * @param {{store: TableStore, ahead: NonNullable<ViewOf<"castle">["votes_ahead"]>, cast: CastleCast}} props
 */
function VotesAhead({ store, ahead, cast }) {
  const said = new Map(ahead.given.map(([character, ballot]) => [character, ballot.text]));
  /** @param {number} character @param {string} vote */
  const say = (character, vote) =>
    void store.send("vote-ahead", { character, vote: vote || null }).catch((error) => {
      complain(error, error instanceof Refused ? factsWords(cast, error.facts) : {});
    });
  return html`
    <section class="card votes-ahead" aria-labelledby="ahead-title">
      <h2 id="ahead-title">${t("ahead-title")}</h2>
      <p class="soft small">${t("ahead-text")}</p>
      <ul class="plain">
        ${ahead.candidates.map(
          (character) => html`
            <li key=${character}>
              <label>
                <${Portrait} figure=${cast.facts.figures[character]} />
                <span>${characterName(cast, character)}</span>
                <select
                  value=${said.get(character) ?? ""}
                  onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) =>
                    say(character, event.currentTarget.value)}
                >
                  <option value="">${t("ahead-nothing")}</option>
                  ${ahead.ballots.map(
                    ({ text, vote }) => html`
                      <option key=${text} value=${text}>${voteName(vote)}</option>
                    `,
                  )}
                </select>
              </label>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * The tab for votes in advance, where there may be some.
 * @param {ShownTable<"castle">} store @param {ViewOf<"castle">} view @param {CastleCast} cast
 * @returns {Tab[]}
 */
export function aheadTabs(store, view, cast) {
  const ahead = view.votes_ahead;
  if (!ahead || !ahead.candidates.length) return [];
  const body = html`
    <${VotesAhead} store=${store} ahead=${ahead} cast=${cast} />
  `;
  return [{ key: "votes", title: t("ahead-tab"), body }];
}
