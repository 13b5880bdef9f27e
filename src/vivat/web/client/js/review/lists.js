// A review as lists: chances round by round, lessons, and the moments that mattered to a seat.
import { html } from "../html.js";
import { seatNames } from "../persons.js";
import { t } from "../words.js";
import { chanceWords, lossOf } from "./chances.js";
import { pointAt, roundStarts } from "./curve.js";
import { becauseWords } from "./decision.js";

/** @import { CurvePoint, GameLesson, Review, ReviewedDecision, TurningPoint } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */
/** @import { ReviewWords } from "./families.js" */

/**
 * @typedef {object} PartProps
 * @property {Review} review
 * @property {Cast} cast
 * @property {ReviewWords} words
 * @property {number} seat
 * @property {(change: {at: number}) => string} link to a moment
 */

/**
 * The chances of a seat round by round, as a list.
 * @param {Omit<PartProps, "words"> & {truth: boolean}} props
 */
export function RoundList({ review: { curve }, cast, seat, truth, link }) {
  const last = curve[curve.length - 1];
  return html`
    <section class="card" aria-labelledby="rounds-title">
      <h2 id="rounds-title">${t("review-rounds-of", { who: seatNames(cast)[seat] })}</h2>
      <ul class="rounds">
        ${roundStarts(curve).map(
          (point) => html`
            <li key=${point.move}>
              <a href=${link({ at: point.move })}>
                ${t("review-round-chance", { round: point.round, about: chanceWords(point, seat, truth) })}
              </a>
            </li>
          `,
        )}
        <li>
          <a href=${link({ at: last.move })}>
            ${t(last.known[seat] > 0 ? "review-end-won" : "review-end-lost")}
          </a>
        </li>
      </ul>
    </section>
  `;
}

/** What was chosen. @param {ReviewedDecision} decision */
const madeIn = ({ choices, chosen }) => choices.find(({ code }) => code === chosen) ?? choices[0];

/** Three lessons of the seat. @param {PartProps} props */
export function Lessons({ review, cast, words, seat, link }) {
  const own = review.lessons.filter((each) => each.seat === seat);
  if (!review.decisions.length) return null;
  /**
   * The choice of which a lesson says why it is good: the one that was made, if that was a find, else the
   * best.
   * @param {ReviewedDecision} decision @param {GameLesson} lesson
   */
  const taught = (decision, { key }) => (key === "good-find" ? madeIn(decision) : decision.choices[0]);

  /** @param {ReviewedDecision|undefined} decision @param {string} text an action as records have it */
  const said = (decision, text) => {
    const choice = decision?.choices.find((each) => each.text === text);
    return choice ? words.actionWords(cast, choice.action, decision?.partner) : text;
  };
  return html`
    <section class="card" aria-labelledby="lessons-title">
      <h2 id="lessons-title">${t("review-lessons-for", { who: seatNames(cast)[seat] })}</h2>
      ${
        own.length
          ? html`
              <ol class="lessons">
                ${own.map((lesson) => {
                  const decision = review.decisions.find(
                    (each) => each.move === lesson.move && each.seat === seat,
                  );
                  const actions = {
                    chosen: said(decision, lesson.chosen),
                    better: said(decision, lesson.better),
                  };
                  return html`
                    <li key=${lesson.move}>
                      <a href=${link({ at: lesson.move })}>${words.lessonWords(cast, lesson, actions)}</a>
                      ${" "}
                      <span class="small">
                        ${decision ? becauseWords(taught(decision, lesson), cast, words) : ""}
                        ${" "}${decision?.harmless ? t("review-harmless") : ""}
                      </span>
                    </li>
                  `;
                })}
              </ol>
            `
          : html`
              <p>${t("review-no-lessons")}</p>
            `
      }
      <p class="small soft">${words.unjudgedWords()}</p>
    </section>
  `;
}

/** How a chance changed. @param {CurvePoint[]} curve @param {TurningPoint} turn */
const changeWords = (curve, { move, until, seat }) =>
  t("review-changed", {
    before: chanceWords(pointAt(curve, move), seat, false),
    after: chanceWords(pointAt(curve, until), seat, false),
  });

/**
 * A mistake with its size and why something else was better, or what is too close to call.
 * @param {Omit<PartProps, "seat"> & {decision: ReviewedDecision}} props
 */
function Judged({ decision, review, cast, words, link }) {
  const made = madeIn(decision);
  const facts = {
    loss: Math.max(1, lossOf(made)),
    round: pointAt(review.curve, decision.move).round,
    chosen: words.decisionWords(cast, made.action, decision),
    better: words.actionWords(cast, decision.choices[0].action, decision.partner),
  };
  return html`
    <li>
      <a href=${link({ at: decision.move })}>${t(`review-item-${decision.verdict}`, facts)}</a>
      ${" "}
      ${
        decision.verdict === "mistake"
          ? html`
              <span class="small">
                ${becauseWords(decision.choices[0], cast, words)}
                ${" "}${decision.harmless ? t("review-harmless") : ""}
              </span>
            `
          : null
      }
    </li>
  `;
}

/**
 * What turned the game for the seat, its mistakes, and what is too close to call.
 * @param {PartProps & {decisions: ReviewedDecision[]}} props
 */
export function Moments({ review, cast, words, seat, decisions, link }) {
  const turns = review.turning_points.filter((each) => each.seat === seat);
  /** @param {ReviewedDecision} decision */
  const item = (decision) => html`
    <${Judged} key=${decision.move} ...${{ decision, review, cast, words, link }} />
  `;
  /** @param {string} verdict */
  const those = (verdict) =>
    decisions
      .filter((each) => each.verdict === verdict)
      .sort((one, other) => lossOf(madeIn(other)) - lossOf(madeIn(one)));
  const close = those("close");
  return html`
    <section class="card" aria-labelledby="moments-title">
      <h2 id="moments-title">${t("review-moments-of", { who: seatNames(cast)[seat] })}</h2>
      ${
        turns.length
          ? html`
              <h3>${t("review-turns")}</h3>
              <ul>
                ${turns.map(
                  (turn) => html`
                    <li key=${turn.move}>
                      <a href=${link({ at: turn.move })}>${words.turnWords(cast, turn)}</a>
                      ${" "}${changeWords(review.curve, turn)}
                    </li>
                  `,
                )}
              </ul>
            `
          : null
      }
      ${
        review.decisions.length
          ? html`
              <h3>${t("review-mistakes")}</h3>
              ${
                those("mistake").length
                  ? html`
                      <ul>
                        ${those("mistake").map(item)}
                      </ul>
                    `
                  : html`
                      <p>${t("review-no-mistakes")}</p>
                    `
              }
            `
          : null
      }
      ${
        close.length
          ? html`
              <details>
                <summary>${t("review-close-count", { count: close.length })}</summary>
                <ul>
                  ${close.map(item)}
                </ul>
              </details>
            `
          : null
      }
    </section>
  `;
}
