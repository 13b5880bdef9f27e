// The coach of a castle game: what is likely, what comes of an election, and the best choices with reasons.
import { html, onTick, useEffect } from "../html.js";
import { seatWords, playerWords } from "../persons.js";
import { chairIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { because, listed, t } from "../words.js";
import { moveWords } from "./moves.js";
import { characterName } from "./sentences.js";

/**
 * @import { CastleAction, CastleCoach, CoachAdvice, CoachAnswer, CoachChoice, CoachReason } from "../wire.js"
 * @import { CardOut, ElectionChances, Opponent, ModelRange, View } from "../wire.js"
 */
/** @import { Coaching } from "../table/coaching.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { CastleCast } from "./sentences.js" */
/**
 * @typedef {{player: number, look: string, emblem: string, depth: number, label: string}} LikelyMark whose
 *   Favourite a character probably is
 */

/** From so much on a character is called somebody's probable Favourite: nearly half of all are, of any card. */
const LIKELY = 0.6;
/** So many cards of each opponent are named. */
const MOST_CARDS = 3;

/** @param {number} chance */
const hundredths = (chance) => Math.round(100 * chance);

/** A chance in words, as a range over the models. @param {ModelRange} range */
function chanceWords({ low, high }) {
  const [least, most] = [hundredths(low), hundredths(high)];
  return least === most
    ? t("coach-exactly", { chance: least })
    : t("coach-range", { low: least, high: most });
}

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
  for (const { player, favourites } of answer?.coach.opponents ?? []) {
    const { look, emblem } = chairIdentity(view.chairs, player);
    favourites.forEach((chance, slot) => {
      if (chance.mean < LIKELY) return;
      const whose = t("coach-mark", { who: playerWords(cast, player), chance: chanceWords(chance) });
      const depth = 0.4 + (0.6 * (chance.mean - LIKELY)) / (1 - LIKELY);
      const mark = { player, look, emblem, depth, label: t("coach-mark-label", { whose }) };
      found.set(slot, [...(found.get(slot) ?? []), mark]);
    });
  }
  return found;
}

/**
 * Asks again whenever another decision is shown, while one wants to know.
 * @param {ShownTable<"castle">} store @param {Coaching} coaching @param {ViewOf<"castle">} view
 */
function useFreshness(store, coaching, view) {
  const { on, working } = coaching;
  const due = on.value && !working.value && coaching.asked !== view.decision;
  useEffect(() => {
    if (due && store.playback.present && view.status === "playing") void coaching.ask(view.decision);
  }, [due, store.playback.present, view.decision]);
}

/**
 * What the coach says, beside the board.
 * @param {{store: ShownTable<"castle">, coaching: Coaching, view: ViewOf<"castle">, cast: CastleCast}} props
 */
export function CoachPanel({ store, coaching, view, cast }) {
  useFreshness(store, coaching, view);
  const { on, working, answer, refusal, marks } = coaching;
  const told = answer.value;
  const advice = told?.decision === view.decision ? told.coach.advice : null;
  return html`
    <section class="card coach" aria-labelledby="coach-title">
      <h2 id="coach-title">${t("coach-title")}</h2>
      <p class="soft small">${t("coach-about")}</p>
      <div class="row">
        ${
          on.value
            ? null
            : html`
                <button onClick=${() => coaching.ask(view.decision)}>${t("coach-look")}</button>
              `
        }
        ${
          view.legal.length > 0 &&
          html`
            <button class="main" disabled=${working.value} onClick=${() => coaching.ask(view.decision, true)}>
              ${t("coach-ask")}
            </button>
          `
        }
      </div>
      <p role="status" class="small">
        ${working.value ? t("coach-working") : refusal.value ? because(refusal.value) : null}
      </p>
      ${
        advice &&
        html`
          <${Advice} advice=${advice} cast=${cast} />
        `
      }
      ${
        told &&
        html`
          <${Likely} coach=${told.coach} view=${view} cast=${cast} />
          <p>
            <label>
              <input
                type="checkbox"
                checked=${marks.value}
                onChange=${onTick((ticked) => (marks.value = ticked))}
              />
              ${t("coach-show-marks")}
            </label>
          </p>
        `
      }
    </section>
  `;
}

/**
 * What is likely: the election, the others, and what is ruled out.
 * @param {{coach: CastleCoach, view: ViewOf<"castle">, cast: CastleCast}} props
 */
function Likely({ coach, view, cast }) {
  const models = listed(coach.models.map((each) => t(`coach-model-${each}`)));
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
    <p class="soft small">${t("coach-models", { models })}</p>
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
    yes && t("coach-crowned-if-yes", { chance: chanceWords(yes.crowned) }),
    t("coach-decides", { chance: chanceWords(election.decides) }),
    yes && yes.cancelled.high > 0 && t("coach-cancelled", { chance: chanceWords(yes.cancelled) }),
    ...election.against.map(
      (chance, seat) =>
        chance && t("coach-against", { who: seatWords(cast, seat), chance: chanceWords(chance) }),
    ),
  ].filter(Boolean);
  return html`
    <h3>${t("coach-election", { character: characterName(cast, election.candidate) })}</h3>
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
 * @param {{opponent: Opponent, coach: CastleCoach, view: ViewOf<"castle">, cast: CastleCast}} props
 */
function OpponentPart({ opponent, coach, view, cast }) {
  const { player, seat, favourites, cards } = opponent;
  const likely = favourites
    .map((chance, slot) => ({ slot, chance }))
    .filter(({ chance }) => chance.mean >= LIKELY)
    .sort((one, other) => other.chance.mean - one.chance.mean)
    .map(({ slot, chance }) =>
      t("coach-favourite", { character: characterName(cast, slot), chance: chanceWords(chance) }),
    );
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
                ${t("coach-card", { characters: cardWords(cast, card), chance: chanceWords(chance) })}
              </li>
            `,
          )}
        </ul>
      </details>
    </div>
  `;
}

/** The best choices, each with its reasons. @param {{advice: CoachAdvice, cast: CastleCast}} props */
function Advice({ advice, cast }) {
  const { choices, close } = advice;
  const verdict =
    choices.length === 1
      ? t("coach-only")
      : close > 1
        ? t("coach-close", { count: close })
        : t("coach-clear");
  return html`
    <h3>${t("coach-advice")}</h3>
    <p>${verdict}</p>
    <ol>
      ${choices.map(
        (choice, number) => html`
          <li key=${number}>
            ${choiceWords(choice, cast)}
            <div class="small soft">${worthWords(choice, number < close)}</div>
          </li>
        `,
      )}
    </ol>
  `;
}

/** A choice and what speaks for it or against it. @param {CoachChoice} choice @param {CastleCast} cast */
function choiceWords({ action, reasons }, cast) {
  const said = moveWords(cast, /** @type {CastleAction} */ (action));
  if (!reasons.length) return said;
  return t("coach-choice", {
    action: said,
    reasons: listed(reasons.map((each) => reasonWords(each, cast))),
  });
}

/** A reason in words. @param {CoachReason} reason @param {CastleCast} cast */
const reasonWords = ({ key, character, seat, count, chance }, cast) =>
  t(`coach-reason-${key}`, {
    character: characterName(cast, character),
    who: seat === undefined ? "" : seatWords(cast, seat),
    count: count ?? 0,
    chance: hundredths(chance ?? 0),
  });

/**
 * What a choice is worth; below the error nothing is claimed of what it gives away.
 * @param {CoachChoice} choice @param {boolean} close whether it is among those too close to call
 */
const worthWords = ({ chance, behind, error }, close) =>
  close
    ? t("coach-worth", { chance: chanceWords(chance) })
    : t("coach-worth-behind", {
        chance: chanceWords(chance),
        lost: hundredths(behind.mean),
        error: Math.max(1, hundredths(error)),
      });
