// One decision: what could be done, what each choice was worth, and what was known.
import { html } from "../html.js";
import { clauses } from "../table/coach_panel.js";
import { listed, t } from "../words.js";
import { behindWords, lossOf, sureOfChoice, worthWords } from "./chances.js";

/** @import { ChoiceWorth, ReviewedDecision } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */
/** @import { ReviewWords } from "./families.js" */

/** So many choices are shown at once, and the one that was taken. */
const SHOWN = 4;

/**
 * @typedef {object} DecisionProps
 * @property {ReviewedDecision} decision
 * @property {Cast} cast
 * @property {ReviewWords} words
 * @property {readonly string[]} models how everybody is taken to play
 * @property {boolean} [truth] whether chances beside it are with all cards known
 */

/**
 * Why a choice is good, in a sentence; empty if that is not known.
 * @param {ChoiceWorth} choice @param {Cast} cast @param {ReviewWords} words
 * @param {boolean} [best] whether it was the best: of others it is told what spoke for them
 */
export function becauseWords({ reasons }, cast, words, best = true) {
  if (!reasons?.length) return "";
  const said = clauses(reasons, (reason) => words.becauseFacts(reason, cast));
  return t(best ? "review-because" : "review-for-it", { reasons: said });
}

/** What is capital at its beginning. @param {string} said */
export const capital = (said) => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** What was said of a decision, and why. @param {DecisionProps} props */
export function Decision({ decision, cast, words, models, truth = false }) {
  const { choices, chosen, verdict, reasons, partner, harmless } = decision;
  const made = choices.find(({ code }) => code === chosen) ?? choices[0];
  const first = choices.filter((choice, number) => number < SHOWN || choice === made);
  const others = choices.filter((choice) => !first.includes(choice));
  const known = [...new Set(reasons.map((reason) => words.reasonWords(cast, reason)))];
  return html`
    <section class="card decision" aria-labelledby="decision-title">
      <h2 id="decision-title">${capital(words.decisionWords(cast, made.action, decision))}</h2>
      <p class=${`verdict ${verdict}`}>
        ${t(`review-said-${verdict}`, {
          better: words.actionWords(cast, choices[0].action, partner),
          loss: Math.max(1, lossOf(made)),
        })}
        ${" "}${verdict === "forced" ? "" : becauseWords(choices[0], cast, words)}
        ${" "}${harmless ? t("review-harmless") : ""}
      </p>
      <h3>${t("review-choices")}</h3>
      ${
        truth &&
        html`
          <p class="small soft">${t("review-choices-known")}</p>
        `
      }
      <${Choices} choices=${first} made=${made} decision=${decision} cast=${cast} words=${words} />
      ${
        others.length
          ? html`
              <details>
                <summary>${t("review-more-choices", { count: others.length })}</summary>
                <${Choices} choices=${others} made=${made} decision=${decision} cast=${cast} words=${words} />
              </details>
            `
          : null
      }
      ${
        known.length
          ? html`
              <details class="small">
                <summary>${t("review-head-why")}</summary>
                <ul>
                  ${known.map(
                    (each) => html`
                      <li key=${each}>${each}</li>
                    `,
                  )}
                </ul>
              </details>
            `
          : null
      }
      <${HowSure} choices=${first} ...${{ decision, cast, words, models }} />
    </section>
  `;
}

/** How sure it is what choices are worth. @param {DecisionProps & {choices: ChoiceWorth[]}} props */
function HowSure({ choices, decision: { partner }, cast, words, models }) {
  const ranges = choices
    .map((choice) =>
      sureOfChoice(choice, capital(words.actionWords(cast, choice.action, partner)), words.hasChances),
    )
    .filter(Boolean);
  return html`
    <details class="small">
      <summary>${t("coach-how-sure")}</summary>
      <ul>
        ${ranges.map(
          (range) => html`
            <li key=${range}>${range}</li>
          `,
        )}
      </ul>
      <p class="soft">
        ${t("review-models", { models: listed(models.map((model) => t(`review-model-${model}`))) })}
      </p>
    </details>
  `;
}

/**
 * @typedef {object} ChoicesProps
 * @property {ChoiceWorth[]} choices
 * @property {ChoiceWorth} made
 * @property {ReviewedDecision} decision
 * @property {Cast} cast
 * @property {ReviewWords} words
 */

/** Choices with their worth, as a list. @param {ChoicesProps} props */
function Choices({ choices, made, decision, cast, words }) {
  const best = decision.choices[0];
  return html`
    <ul class="choices">
      ${choices.map(
        (choice) => html`
          <li key=${choice.code} class=${choice === made ? "made" : ""}>
            <strong>${capital(words.actionWords(cast, choice.action, decision.partner))}</strong>
            ${
              choice === made
                ? html`
                    <span class="badge">${t("review-choice-made")}</span>
                  `
                : null
            }
            ${
              choice === best
                ? html`
                    <span class="badge">${t("review-choice-best")}</span>
                  `
                : null
            }
            ${
              words.hasChances
                ? html`
                    <span class="worth">${t("review-choice-worth", { about: worthWords(choice) })}</span>
                  `
                : null
            }
            ${
              choice === best
                ? null
                : html`
                    <span class="worth soft">${capital(behindWords(choice))}.</span>
                  `
            }
            <span class="worth small">
              ${choice === best ? "" : becauseWords(choice, cast, words, false)}
            </span>
          </li>
        `,
      )}
    </ul>
  `;
}
