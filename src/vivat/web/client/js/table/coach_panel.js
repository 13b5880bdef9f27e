// The frame of what the coach says, whatever is played: asking, the best choices with reasons, and what is
// likely.
import { html, onTick, useEffect } from "../html.js";
import { because, listed, t } from "../words.js";

/** @import { CoachAdvice, CoachChoice, CoachReason, ModelRange, View } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Coaching } from "./coaching.js" */
/** @typedef {(reason: CoachReason) => Record<string, string|number>} FactsOf what a reason names */
/** @typedef {(action: CoachChoice["action"]) => string} ChoiceWords what a choice is called */

/** A chance as a number of hundredths. @param {number} chance */
const hundredths = (chance) => Math.round(100 * chance);

/** A chance in words, as a range over the models. @param {ModelRange} range */
export function chanceWords({ low, high }) {
  const [least, most] = [hundredths(low), hundredths(high)];
  return least === most
    ? t("coach-exactly", { chance: least })
    : t("coach-range", { low: least, high: most });
}

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
 */

/** What the coach says, beside the board. @param {CoachPanelProps} props */
export function CoachPanel({ store, coaching, view, choice, facts, marked = false, likely }) {
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
          <${Advice} advice=${advice} choice=${choice} facts=${facts} />
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
 * @param {{advice: CoachAdvice, choice: ChoiceWords, facts: FactsOf}} props
 */
function Advice({ advice, choice: words, facts }) {
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
            ${choiceWords(choice, words, facts)}
            <div class="small soft">${worthWords(choice, number < close)}</div>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * A choice and what speaks for it or against it.
 * @param {CoachChoice} choice @param {ChoiceWords} words @param {FactsOf} facts
 */
function choiceWords({ action, reasons }, words, facts) {
  const said = words(action);
  if (!reasons.length) return said;
  return t("coach-choice", {
    action: said,
    reasons: listed(reasons.map((each) => reasonWords(each, facts))),
  });
}

/** A reason in words. @param {CoachReason} reason @param {FactsOf} facts */
const reasonWords = (reason, facts) =>
  t(`coach-reason-${reason.key}`, {
    ...facts(reason),
    count: reason.count ?? 0,
    chance: hundredths(reason.chance ?? 0),
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
