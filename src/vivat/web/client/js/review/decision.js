// One decision: what could be done, what each choice was worth, and what was known.
import { html } from "../html.js";
import { t } from "../words.js";
import { behindWords, worthWords } from "./chances.js";

/** @import { ChoiceWorth, ReviewedDecision } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */
/** @import { ReviewWords } from "./families.js" */

/** So many choices are shown at once, and the one that was taken. */
const SHOWN = 4;

/** @typedef {{decision: ReviewedDecision, cast: Cast, words: ReviewWords}} DecisionProps */

/** What was said of a decision, and why. @param {DecisionProps} props */
export function Decision({ decision, cast, words }) {
  const { choices, chosen, verdict, reasons } = decision;
  const made = choices.find(({ code }) => code === chosen) ?? choices[0];
  const first = choices.filter((choice, number) => number < SHOWN || choice === made);
  const others = choices.filter((choice) => !first.includes(choice));
  const known = [...new Set(reasons.map((reason) => words.reasonWords(cast, reason)))];
  return html`
    <section class="card decision" aria-labelledby="decision-title">
      <h2 id="decision-title">${words.decisionWords(cast, made.action, reasons)}</h2>
      <p class=${`verdict ${verdict}`}>
        ${t(`review-said-${verdict}`, {
          better: words.actionWords(cast, choices[0].action),
          lost: behindWords(made),
        })}
      </p>
      <h3>${t("review-choices")}</h3>
      <${Choices} choices=${first} made=${made} best=${choices[0]} cast=${cast} words=${words} />
      ${
        others.length
          ? html`
              <details>
                <summary>${t("review-more-choices", { count: others.length })}</summary>
                <${Choices} choices=${others} made=${made} best=${choices[0]} cast=${cast} words=${words} />
              </details>
            `
          : null
      }
      ${
        known.length
          ? html`
              <h3>${t("review-head-why")}</h3>
              <ul>
                ${known.map(
                  (each) => html`
                    <li key=${each}>${each}</li>
                  `,
                )}
              </ul>
            `
          : null
      }
    </section>
  `;
}

/**
 * @typedef {object} ChoicesProps
 * @property {ChoiceWorth[]} choices
 * @property {ChoiceWorth} made
 * @property {ChoiceWorth} best
 * @property {Cast} cast
 * @property {ReviewWords} words
 */

/** Choices with their worth, as a list. @param {ChoicesProps} props */
function Choices({ choices, made, best, cast, words }) {
  return html`
    <ul class="choices">
      ${choices.map(
        (choice) => html`
          <li key=${choice.code} class=${choice === made ? "made" : ""}>
            <strong>${words.actionWords(cast, choice.action)}</strong>
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
            <span class="worth">${t("review-choice-worth", { about: worthWords(choice) })}</span>
            ${
              choice === best
                ? null
                : html`
                    <span class="worth soft">${behindWords(choice)}</span>
                  `
            }
          </li>
        `,
      )}
    </ul>
  `;
}
