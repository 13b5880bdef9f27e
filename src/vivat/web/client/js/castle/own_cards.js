// Your Favourites, your Ambition, your vote cards: one glance away, hidden with one key.
import { html } from "../html.js";
import { PLACES } from "../wire.js";
import { t } from "../words.js";
import { Portrait } from "./faces.js";
import { characterName } from "./sentences.js";

/** @import { CastleView, VoteCards } from "../wire.js" */
/** @import { Moment } from "../table/playback.js" */
/** @import { Mark } from "./marks.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * The characters of a card; where they stand now, if that is known.
 * @param {{slots: number[], cast: CastleCast, places?: number[], small?: boolean}} props
 */
export function Favourites({ slots, cast, places, small = false }) {
  return html`
    <ul class=${`favourites ${small ? "small" : ""}`}>
      ${slots.map(
        (slot) => html`
          <li key=${slot}>
            <${Portrait} figure=${cast.facts.figures[slot]} />
            <span>${characterName(cast, slot)}</span>
            ${
              places &&
              html`
                <span class="small soft">${t("short-place", PLACES[places[slot]])}</span>
              `
            }
          </li>
        `,
      )}
    </ul>
  `;
}

/**
 * The Favourites that one was just dealt, over the castle for a moment.
 * @param {{moment: Moment<"castle">|null, round: number, marks: Mark[], cast: CastleCast}} props
 */
export function NewFavourites({ moment, round, marks, cast }) {
  const mine = marks.find((mark) => mark.kind === "mine");
  if (!mine || moment?.frame.cue?.kind !== "dealt") return null;
  return html`
    <div class="new-favourites card">
      <strong>${t("castle-new-favourites", { round })}</strong>
      <${Favourites} slots=${mine.slots} cast=${cast} />
    </div>
  `;
}

/**
 * @typedef {object} OwnCardsBarProps
 * @property {number|null} me
 * @property {Mark[]} marks
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {boolean} ambition whether everybody has an Ambition
 * @property {boolean} hidden
 * @property {string} title
 * @property {boolean} open
 * @property {() => void} toggle
 */

/**
 * The button that stands for one's cards where there is little room: who they are, what one strives for, and
 * how many votes are left; a touch shows the rest.
 * @param {OwnCardsBarProps} props
 */
export function OwnCardsBar({ me, marks, game, cast, ambition, hidden, title, open, toggle }) {
  const kept = me === null || hidden ? null : game.kept[me];
  const met = me === null ? null : game.ambitions_met[me];
  const strives = ambition && me !== null;
  const mine = hidden ? undefined : marks.find((mark) => mark.kind === "mine");
  const votes = hidden ? null : game.votes;
  return html`
    <button class="own-cards-bar" aria-expanded=${open} aria-label=${title} onClick=${toggle}>
      <span aria-hidden="true" class="faces">
        ${(mine?.slots ?? []).map(
          (slot) => html`
            <span key=${slot}>
              <${Portrait} figure=${cast.facts.figures[slot]} />
              ${characterName(cast, slot)}
            </span>
          `,
        )}
        ${mine ? null : title}
      </span>
      ${
        strives &&
        html`
          <span aria-hidden="true" class=${`goal ${met ? "ambition-met" : ""}`}>
            ${kept === null ? "" : `${met ? "✓" : "○"} ${t(`ambition-${kept + 1}`)}`}
          </span>
        `
      }
      ${
        votes &&
        html`
          <span aria-hidden="true" class="votes">
            <span class="vote-no">
              ${votes.no}
              <span class="sign">✗</span>
            </span>
            ${
              cast.facts.stomachaches > 0 &&
              html`
                <span class="vote-stomachache">
                  ${votes.stomachache}
                  <span class="sign">~</span>
                </span>
              `
            }
          </span>
        `
      }
      <span aria-hidden="true">${open ? "▾" : "▴"}</span>
    </button>
  `;
}

/**
 * Vote cards in words, with Stomachaches where the game has them.
 * @param {CastleCast} cast
 * @param {VoteCards} votes
 * @param {string} key
 * @param {string} keyWithout
 */
const votesWords = (cast, { no, stomachache }, key, keyWithout) =>
  t(cast.facts.stomachaches ? key : keyWithout, { no, ache: stomachache });

/**
 * Who begins the round, who has the crown, and at a table with memory aids which vote cards are left.
 * @param {{seat: number, game: CastleView, cast: CastleCast}} props
 */
export function SeatSigns({ seat, game, cast }) {
  const left = game.votes_left?.[seat];
  return html`
    <div class="seat-signs small">
      ${
        game.phase === "vote" && game.crown === seat
          ? html`
              <span class="has-crown" title=${t("castle-has-crown")}>
                <span aria-hidden="true">♛</span>
                <span class="unseen">${t("castle-has-crown")}</span>
              </span>
            `
          : null
      }
      ${
        game.first === seat
          ? html`
              <span title=${t("castle-begins-round")}>
                <span aria-hidden="true">①</span>
                <span class="unseen">${t("castle-begins-round")}</span>
              </span>
            `
          : null
      }
      ${
        left &&
        html`
          <span class="aids">
            <span aria-hidden="true">
              <span class="vote-no">
                ${left.no}
                <span class="sign">✗</span>
              </span>
              ${
                cast.facts.stomachaches > 0 &&
                html`
                  ${" "}
                  <span class="vote-stomachache">
                    ${left.stomachache}
                    <span class="sign">~</span>
                  </span>
                `
              }
            </span>
            <span class="unseen">${votesWords(cast, left, "votes-short", "votes-shorter")}</span>
          </span>
        `
      }
    </div>
  `;
}

/** What the Emissary's card shows to all. @param {{mark: Mark, cast: CastleCast, game: CastleView}} props */
function EmissaryCard({ mark, cast, game }) {
  return html`
    <section class="card emissary-card">
      <h2>${t("emissary-open-card")}</h2>
      <${Favourites} slots=${mark.slots} cast=${cast} places=${game.places} small=${true} />
    </section>
  `;
}

/** @param {{kept: number, met: boolean|null, cast: CastleCast}} props */
function Ambition({ kept, met, cast }) {
  const ambition = t(`ambition-${kept + 1}`);
  const when = t(`ambition-${kept + 1}-when`);
  const points = t("points", { count: cast.facts.ambitions[kept] });
  return html`
    <p>
      <strong>${t("secret-ambition")}</strong>
      ${" "}${t("ambition-and-when", { ambition, when })}${" · "}${points}
      ${
        met !== null &&
        html`
          ${" "}
          <span class=${met ? "ambition-met" : "ambition-unmet"}>
            <span aria-hidden="true">${met ? "✓" : "○"}</span>
            ${" "}${t(met ? "ambition-met" : "ambition-unmet")}
          </span>
        `
      }
    </p>
  `;
}

/**
 * What is on the cards of one's own hand.
 * @param {{me: number, game: CastleView, cast: CastleCast, marks: Mark[]}} props
 */
function OwnCards({ me, game, cast, marks }) {
  const mine = marks.find((mark) => mark.kind === "mine");
  const partner = marks.find((mark) => mark.kind === "partner");
  const kept = game.kept[me];
  const card = game.cards[me];
  const banished = card === null ? undefined : cast.facts.banished?.[card];
  return html`
    ${
      mine &&
      html`
        <${Favourites} slots=${mine.slots} cast=${cast} places=${game.places} />
      `
    }
    ${
      banished !== undefined &&
      html`
        <p class="small banished">${t("secret-banished", { character: characterName(cast, banished) })}</p>
      `
    }
    ${
      partner &&
      html`
        <h3>${t("partner-favourites")}</h3>
        <${Favourites} slots=${partner.slots} cast=${cast} places=${game.places} small=${true} />
      `
    }
    ${
      kept !== null &&
      html`
        <${Ambition} kept=${kept} met=${game.ambitions_met[me]} cast=${cast} />
      `
    }
    ${
      game.worth_now[me] !== null &&
      game.candidate === null &&
      html`
        <p>${t("secret-worth", { points: game.worth_now[me] ?? 0 })}</p>
      `
    }
    ${
      game.votes &&
      html`
        <p>${votesWords(cast, game.votes, "secret-votes", "secret-votes-no")}</p>
      `
    }
  `;
}

/**
 * @typedef {object} OwnCardsPanelProps
 * @property {number|null} me
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {Mark[]} marks
 * @property {boolean} hidden
 * @property {() => void} toggle
 */

/**
 * One's own cards in full: Favourites, Ambition and votes, or that they are hidden.
 * @param {OwnCardsPanelProps} props
 */
export function OwnCardsPanel({ me, game, cast, marks, hidden, toggle }) {
  const emissary = marks.find((mark) => mark.kind === "emissary");
  const envoy =
    emissary &&
    html`
      <${EmissaryCard} mark=${emissary} cast=${cast} game=${game} />
    `;
  if (me === null) {
    return html`
      ${envoy}
    `;
  }
  return html`
    <section class="card secret" aria-labelledby="secret-title">
      <div class="row">
        <h2 id="secret-title">${t("secret-title")}</h2>
        <button class="small" aria-pressed=${hidden} aria-keyshortcuts="h" onClick=${toggle}>
          ${hidden ? t("secret-show") : t("secret-hide")}${" "}
          <kbd aria-hidden="true">h</kbd>
        </button>
      </div>
      ${
        hidden
          ? html`
              <p class="soft">${t("secret-hidden")}</p>
            `
          : html`
              <${OwnCards} me=${me} game=${game} cast=${cast} marks=${marks} />
            `
      }
    </section>
    ${envoy}
  `;
}
