// The coach of a castle game: what is likely, what comes of an election, and the best choices with reasons.
import { html } from "../html.js";
import { seatWords, playerWords } from "../persons.js";
import { chairIdentity } from "../table/identity.js";
import { rangeWords } from "../odds.js";
import { CoachPanel } from "../table/coach_panel.js";
import { Medallion } from "../table/medallion.js";
import { listed, t } from "../words.js";
import { moveWords } from "./moves.js";
import { about, characterName } from "./sentences.js";

/**
 * @import { CardOut, CastleAction, CastleCoach, CoachAnswer, CoachReason } from "../wire.js"
 * @import { ElectionChances, CastleOpponent, View } from "../wire.js"
 */
/** @import { Coaching } from "../table/coaching.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { CastleCast } from "./sentences.js" */
/**
 * @typedef {{player: number, look: string, emblem: string, depth: number, label: string}} LikelyMark whose
 *   Favourite a character probably is
 */

/**
 * From so much on a character is called somebody's probable Favourite: nearly half of all are, of any card.
 */
const LIKELY = 0.6;
/** So many cards of each opponent are named. */
const MOST_CARDS = 3;

/** @param {CastleCast} cast @param {number} card */
const cardWords = (cast, card) =>
  cast.facts.favourites[card].map((slot) => characterName(cast, slot)).join(", ");

/**
 * Whose Favourite each character probably is, the deeper the likelier.
 * @param {CoachAnswer|null} answer @param {View} view @param {CastleCast} cast
 * @returns {Map<number, LikelyMark[]>}
 */
export function likelyMarks(answer, view, cast) {
  /** @type {Map<number, LikelyMark[]>} */
  const found = new Map();
  for (const { player, favourites } of coachOf(answer)?.opponents ?? []) {
    const { look, emblem } = chairIdentity(view.chairs, player);
    favourites.forEach((chance, slot) => {
      if (chance.mean < LIKELY) return;
      const whose = t("coach-mark", { who: playerWords(cast, player), chance: rangeWords(chance) });
      const depth = 0.4 + (0.6 * (chance.mean - LIKELY)) / (1 - LIKELY);
      const mark = { player, look, emblem, depth, label: t("coach-mark-label", { whose }) };
      found.set(slot, [...(found.get(slot) ?? []), mark]);
    });
  }
  return found;
}

/**
 * What the coach says of a castle game, beside the board.
 * @param {{store: ShownTable<"castle">, coaching: Coaching, view: ViewOf<"castle">, cast: CastleCast}} props
 */
export function CastleCoachPanel({ store, coaching, view, cast }) {
  const told = coachOf(coaching.answer.value);
  return html`
    <${CoachPanel}
      store=${store}
      coaching=${coaching}
      view=${view}
      choice=${(/** @type {CastleAction} */ action) => moveWords(cast, action)}
      facts=${(/** @type {CoachReason} */ reason) => reasonFacts(reason, cast)}
      marked=${true}
      assumed=${told ? assumedWords(told) : ""}
      likely=${
        told &&
        html`
          <${Likely} coach=${told} view=${view} cast=${cast} />
        `
      }
    />
  `;
}

/** How the others are taken to play. @param {CastleCoach} coach */
const assumedWords = ({ models }) =>
  t("coach-models", { models: listed(models.map((each) => t(`coach-model-${each}`))) });

/** What was said of a castle game. @param {CoachAnswer|null} answer */
const coachOf = (answer) => /** @type {CastleCoach|null} */ (answer?.coach ?? null);

/** What a reason names. @param {CoachReason} reason @param {CastleCast} cast */
export const reasonFacts = ({ character, seat }, cast) => ({
  ...about(cast, character),
  who: typeof seat === "number" ? seatWords(cast, seat) : "",
});

/**
 * What is likely: the election, the others, and what is ruled out.
 * @param {{coach: CastleCoach, view: ViewOf<"castle">, cast: CastleCast}} props
 */
function Likely({ coach, view, cast }) {
  return html`
    ${
      coach.election &&
      html`
        <${ElectionPart} election=${coach.election} view=${view} cast=${cast} />
      `
    }
    <h3>${t("coach-others")}</h3>
    ${coach.opponents.map(
      (each) => html`
        <${OpponentPart} key=${each.player} opponent=${each} coach=${coach} view=${view} cast=${cast} />
      `,
    )}
    <details>
      <summary>${t("coach-out", { count: coach.out.length })}</summary>
      <ul class="small">
        ${coach.out.map(
          (out) => html`
            <li key=${out.card}>
              ${t("coach-out-card", { characters: cardWords(cast, out.card), why: whyOut(out, cast) })}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

/** Why nobody else can hold a card. @param {CardOut} out @param {CastleCast} cast */
const whyOut = ({ why, player }, cast) =>
  t(`coach-out-${why}`, { who: player === null ? t("emissary") : playerWords(cast, player) });

/**
 * What comes of the election under way.
 * @param {{election: ElectionChances, view: ViewOf<"castle">, cast: CastleCast}} props
 */
function ElectionPart({ election, view, cast }) {
  const yes = election.outcomes.find(({ vote }) => vote === 0);
  const lines = [
    yes && t("coach-crowned-if-yes", { chance: rangeWords(yes.crowned) }),
    t("coach-decides", { chance: rangeWords(election.decides) }),
    yes && yes.cancelled.high > 0 && t("coach-cancelled", { chance: rangeWords(yes.cancelled) }),
    ...election.against.map(
      (chance, seat) =>
        chance && t("coach-against", { who: seatWords(cast, seat), chance: rangeWords(chance) }),
    ),
  ].filter(Boolean);
  return html`
    <h3>${t("coach-election", { ...about(cast, election.candidate) })}</h3>
    <ul>
      ${lines.map(
        (line) => html`
          <li key=${line}>${line}</li>
        `,
      )}
    </ul>
    <h4>${t("coach-points")}</h4>
    <ul>
      ${election.points.map(({ player, expected, least, most }) => {
        const facts = { who: view.chairs[player].name, points: Math.round(expected.mean), least, most };
        return html`
          <li key=${player}>${t(least === most ? "coach-points-own" : "coach-points-range", facts)}</li>
        `;
      })}
    </ul>
  `;
}

/**
 * What is likely of one opponent.
 * @param {{opponent: CastleOpponent, coach: CastleCoach, view: ViewOf<"castle">, cast: CastleCast}} props
 */
function OpponentPart({ opponent, coach, view, cast }) {
  const { player, seat, favourites, cards } = opponent;
  const likely = favourites
    .map((chance, slot) => ({ slot, chance }))
    .filter(({ chance }) => chance.mean >= LIKELY)
    .sort((one, other) => other.chance.mean - one.chance.mean)
    .map(({ slot, chance }) => t("coach-favourite", { ...about(cast, slot), chance: rangeWords(chance) }));
  const { no, stomachache } = coach.votes_left[seat];
  return html`
    <div class="opponent">
      <p>
        <${Medallion} who=${chairIdentity(view.chairs, player)} size=${24} />
        ${" "}
        <strong>${view.chairs[player].name}</strong>
        ${" · "}
        ${
          cast.facts.stomachaches
            ? t("coach-votes-left-with", { no, ache: stomachache })
            : t("coach-votes-left", { no })
        }
      </p>
      <p class="small">
        ${likely.length ? t("coach-favourites-of", { characters: listed(likely) }) : t("coach-no-favourites")}
      </p>
      <details>
        <summary class="small">${t("coach-likely-cards", { count: cards.length })}</summary>
        <ul class="small">
          ${cards.slice(0, MOST_CARDS).map(
            ({ card, chance }) => html`
              <li key=${card}>
                ${t("coach-card", { characters: cardWords(cast, card), chance: rangeWords(chance) })}
              </li>
            `,
          )}
        </ul>
      </details>
    </div>
  `;
}
