// The election: your sealed card, which you may change until the last one is in, and who has voted.
import { html, useEffect, useRef } from "../html.js";
import { moves } from "../settings.js";
import { seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { VOTES } from "../wire.js";
import { t } from "../words.js";
import { Portrait } from "./faces.js";
import { characterName } from "./sentences.js";

/** @import { CastleAction, CastleView, View } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { CastleCast } from "./sentences.js" */

const SIGNS = ["✓", "✗", "~"];

/** @param {{vote: number}} props */
export function VoteCard({ vote }) {
  return html`
    <span class=${`votecard vote-${VOTES[vote]}`}>
      <span class="sign" aria-hidden="true">${SIGNS[vote]}</span>
      <span>${t(`vote-${VOTES[vote]}`)}</span>
    </span>
  `;
}

/** @param {{view: View, game: CastleView, cast: CastleCast, act: Act}} props */
export function Election({ view, game, cast, act }) {
  const legal = /** @type {CastleAction[]} */ (view.legal);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(
    () => box.current?.scrollIntoView({ block: "nearest", behavior: moves() ? "smooth" : "auto" }),
    [game.candidate],
  );
  const name = characterName(cast, game.candidate);
  const left = { yes: null, no: game.votes?.no, stomachache: game.votes?.stomachache };
  const asks = cast.seatNames[game.crown ?? 0];
  return html`
    <section ref=${box} class="card election" aria-labelledby="election-title">
      <div class="row">
        <${Portrait} class="portrait" slot=${game.candidate} names=${cast.facts.characters} />
        <h2 id="election-title">${t("election-question", { character: name, who: asks })}</h2>
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
                      aria-pressed=${view.ballot === action.text}
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
              <p class="small soft">${view.ballot ? t("election-may-change") : t("election-choose")}</p>
            `
          : null
      }
      <ul class="sealed">
        ${cast.seatNames.map(
          (seat, number) => html`
            <li key=${number} class=${view.voted.includes(number) ? "in" : ""}>
              <span class="back" aria-hidden="true">${view.voted.includes(number) ? "♛" : "…"}</span>
              <span class="small">
                <${Medallion} who=${seatIdentity(number)} size=${22} />
                ${" "}${seat}
              </span>
              <span class="unseen">
                ${view.voted.includes(number) ? t("people-voted") : t("people-to-decide")}
              </span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
