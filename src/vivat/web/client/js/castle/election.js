// The election: your sealed card, which you may change until the last one is in.
import { html } from "../html.js";
import { capital } from "../log_words.js";
import { seatPerson, seatWords } from "../persons.js";
import { VOTES } from "../wire.js";
import { t } from "../words.js";
import { SIGNS } from "./ballots.js";
import { Portrait } from "./faces.js";
import { about } from "./sentences.js";
import { readyVote } from "./votes_ahead.js";

/** @import { CastleView } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * What a ballot comes to: that it may be changed, what a crown would bring, or who sees it.
 * @param {ViewOf<"castle">} view @param {CastleView} game @param {CastleCast} cast
 */
function ballotWords(view, game, cast) {
  if (view.ballot) return t("election-may-change");
  const ready = readyVote(view, game.candidate);
  if (ready !== null) return t("ahead-ready", { vote: ready });
  const points = view.me === null ? null : game.worth_now[view.me];
  if (view.me === null || points === null) return t("election-choose");
  const met = game.ambitions_met[view.me];
  const worth = t("election-worth", { ...about(cast, game.candidate), points });
  return met === null ? worth : `${worth} ${t(met ? "election-ambition-met" : "election-ambition-unmet")}`;
}

/**
 * An election that one is asked in: one's vote cards, and which of them is laid down.
 * @param {{view: ViewOf<"castle">, game: CastleView, cast: CastleCast, act: Act}} props
 */
export function Election({ view, game, cast, act }) {
  const { legal } = view;
  const left = { yes: null, no: game.votes?.no, stomachache: game.votes?.stomachache };
  const seat = game.crown ?? 0;
  const asks = {
    ...about(cast, game.candidate),
    who: seatWords(cast, seat),
    "who-is": seatPerson(cast, seat),
  };
  return html`
    <section class="card election" aria-labelledby="election-title">
      <div class="row">
        <${Portrait} class="portrait" figure=${cast.facts.figures[game.candidate ?? 0]} />
        <h2 id="election-title">${capital(t("election-question", asks))}</h2>
      </div>
      ${
        legal.length
          ? html`
              <div class="row ballots" role="group" aria-label=${t("election-your-vote")}>
                ${legal.map((action) => {
                  const vote = VOTES[action.vote ?? 0];
                  const count = left[vote];
                  return html`
                    <button
                      key=${vote}
                      class=${`ballot vote-${vote}`}
                      aria-pressed=${view.ballot?.vote === action.vote}
                      onClick=${() => act(action.text)}
                    >
                      <span class="sign" aria-hidden="true">${SIGNS[action.vote ?? 0]}</span>
                      <strong>${t(`vote-${vote}`)}</strong>
                      ${
                        count === null || count === undefined
                          ? null
                          : html`
                              <span class="small">${t("election-left", { count })}</span>
                            `
                      }
                    </button>
                  `;
                })}
              </div>
              <p class="small soft">${ballotWords(view, game, cast)}</p>
            `
          : null
      }
    </section>
  `;
}
