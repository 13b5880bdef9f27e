// The frame of what the coach says, whatever is played: asking, the best choices with reasons, and what is
// likely.
import { html, onTick, useEffect } from "../html.js";
import { hundredths, oddsWords, rangeWords } from "../odds.js";
import { because, t } from "../words.js";

/** @import { CoachAdvice, CoachChoice, CoachReason, View } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Coaching } from "./coaching.js" */
/** @typedef {(reason: CoachReason) => Record<string, string|number>} FactsOf what a reason names */
/** @typedef {(action: CoachChoice["action"]) => string} ChoiceWords what a choice is called */

/**
 * Asks again whenever another decision of one's own is shown, while one wants to know; those of bots pass
 * too soon.
 * @param {ShownTable} store @param {Coaching} coaching @param {View} view
 */
function useFreshness(store, coaching, view) {
  const { on, working } = coaching;
  const due = on.value && !working.value && coaching.asked !== view.decision;
  const mine = view.legal.length > 0;
  useEffect(() => {
    if (due && mine && store.playback.present) void coaching.ask(view.decision);
  }, [due, mine, store.playback.present, view.decision]);
}

/**
 * @typedef {object} CoachPanelProps
 * @property {ShownTable} store
 * @property {Coaching} coaching
 * @property {View} view
 * @property {ChoiceWords} choice
 * @property {FactsOf} facts
 * @property {boolean} [marked] whether figures can be marked
 * @property {Markup} likely what is likely, in the words of a family
 * @property {string} assumed what it supposes of the others; empty before it was asked
 */

/** What the coach says, beside the board. @param {CoachPanelProps} props */
export function CoachPanel({ store, coaching, view, choice, facts, marked = false, likely, assumed }) {
  useFreshness(store, coaching, view);
  const { on, working, answer, refusal, marks } = coaching;
  const told = answer.value;
  const advice = told?.decision === view.decision ? (told.coach?.advice ?? null) : null;
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
          <${Advice} advice=${advice} choice=${choice} facts=${facts} assumed=${assumed} />
        `
      }
      ${likely}
      ${
        told &&
        marked &&
        html`
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
 * The best choices, each with its reasons.
 * @param {{advice: CoachAdvice, choice: ChoiceWords, facts: FactsOf, assumed: string}} props
 */
function Advice({ advice, choice: words, facts, assumed }) {
  const { choices, close, unvalued } = advice;
  const verdict =
    choices.length === 1
      ? t(unvalued ? "coach-only-valued" : "coach-only")
      : close > 1
        ? t("coach-close", { count: close })
        : t("coach-clear");
  return html`
    <h3>${t("coach-advice")}</h3>
    <ol>
      ${choices.map(
        (choice, number) => html`
          <li key=${number}>
            ${choiceWords(choice, words, facts)}
            <div class="small soft">${worthWords(choice, number < close)}</div>
          </li>
        `,
      )}
    </ol>
    <p>${verdict}</p>
    <details class="small">
      <summary>${t("coach-how-sure")}</summary>
      <ul>
        ${choices.map(
          (choice, number) => html`
            <li key=${number}>${sureWords(choice, words, number < close)}</li>
          `,
        )}
      </ul>
      <p class="soft">${assumed}</p>
    </details>
  `;
}

/**
 * A choice and what speaks for it, and what it costs.
 * @param {CoachChoice} choice @param {ChoiceWords} words @param {FactsOf} facts
 */
function choiceWords({ action, reasons }, words, facts) {
  const said = words(action).replace(/: /g, ", ");
  if (!reasons.length) return said;
  return t("coach-choice", { action: said, reasons: clauses(reasons, facts) });
}

/** Some reasons, one after the other. @param {readonly CoachReason[]} reasons @param {FactsOf} facts */
export const clauses = (reasons, facts) =>
  reasons
    .map((reason) =>
      t(`coach-reason-${reason.key}`, {
        ...facts(reason),
        count: reason.count ?? 0,
        of: reason.of ?? 0,
        floor: reason.floor ?? 0,
        chance: hundredths(reason.chance ?? 0),
      }),
    )
    .reduce((first, second) => t("coach-reasons-two", { first, second }));

/**
 * What a choice is worth; below the error nothing is claimed of what it gives away.
 * @param {CoachChoice} choice @param {boolean} close whether it is among those too close to call
 */
const worthWords = ({ chance, behind }, close) =>
  close
    ? t("coach-worth", { chance: oddsWords(chance.mean) })
    : t("coach-worth-behind", { chance: oddsWords(chance.mean), lost: Math.max(1, hundredths(behind.mean)) });

/**
 * How sure that is: the range over the models, and the error of what it gives away.
 * @param {CoachChoice} choice @param {ChoiceWords} words @param {boolean} close
 */
const sureWords = ({ action, chance, behind, error }, words, close) =>
  t(close ? "coach-how-sure-choice" : "coach-how-sure-behind", {
    action: words(action),
    chance: rangeWords(chance),
    lost: Math.max(1, hundredths(behind.mean)),
    error: Math.max(1, hundredths(error)),
  });
