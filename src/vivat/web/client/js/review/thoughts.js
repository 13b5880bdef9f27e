// What bots thought: why they did something, what else they looked at, and what they believed of whom.
import { html } from "../html.js";
import { seatNames } from "../persons.js";
import { hundredths } from "../odds.js";
import { t } from "../words.js";

/** @import { BotThought, Review } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */
/** @import { ReviewWords } from "./families.js" */

/**
 * What was thought at a moment: by the bot of a seat, or with the truth by all bots that decided then.
 * @param {Review} review @param {number} at @param {number} seat @param {boolean} truth
 */
export function thoughtsAt({ curve, thoughts }, at, seat, truth) {
  const first = curve.filter(({ move }) => move <= at).at(-1)?.move ?? at;
  const end = curve.find(({ move }) => move > at)?.move ?? Infinity;
  const then = thoughts.filter(({ move }) => first <= move && move < end);
  return then.filter((each) => truth || (each.seat === seat && each.move === at));
}

/**
 * Thoughts, each under who had it.
 * @param {{thoughts: BotThought[], cast: Cast, words: ReviewWords}} props
 */
export function Thoughts({ thoughts, cast, words }) {
  if (!thoughts.length) return null;
  return html`
    <section class="card thoughts" aria-labelledby="thoughts-title">
      <h2 id="thoughts-title">${t("thoughts-title")}</h2>
      <p class="small soft">${t("thoughts-about")}</p>
      ${thoughts.map(
        (thought) => html`
          <${ThoughtPart} key=${thought.move} ...${{ thought, cast, words }} />
        `,
      )}
    </section>
  `;
}

/** One thought. @param {{thought: BotThought, cast: Cast, words: ReviewWords}} props */
function ThoughtPart({ thought, cast, words }) {
  const { seat, bot, simulations, action, why, overlooked, choices, unit } = thought;
  const weighed = choices.map((choice) =>
    t(`thought-choice-${unit}`, {
      action: words.actionWords(cast, choice.action),
      value: unit === "chance" ? hundredths(choice.value) : Math.round(10 * choice.value) / 10,
    }),
  );
  const beliefs = believed(thought, cast, words);
  return html`
    <h3>
      ${t("thought-of", {
        who: seatNames(cast)[seat],
        bot: simulations === null ? t(`bot-${bot}`) : t("thought-of-search", { simulations }),
        action: words.actionWords(cast, action),
      })}
    </h3>
    <ul>
      <li>${t(`thought-why-${why}`, { count: overlooked })}</li>
      ${
        weighed.length > 1
          ? html`
              <li>${t("thought-looked-at", { choices: weighed.join(", ") })}</li>
            `
          : null
      }
      ${
        beliefs.length
          ? html`
              <li>${t("thought-believed", { beliefs: beliefs.join("; ") })}</li>
            `
          : null
      }
    </ul>
  `;
}

/**
 * What it believed, opponent by opponent.
 * @param {BotThought} thought @param {Cast} cast @param {ReviewWords} words
 */
const believed = ({ beliefs }, cast, words) =>
  [...new Set(beliefs.map(({ player }) => player))].map((player) => {
    const things = beliefs
      .filter((each) => each.player === player)
      .map((each) =>
        t("thought-belief-thing", {
          thing: words.believedWords(cast, each),
          chance: hundredths(each.chance),
        }),
      );
    return t("thought-belief", { who: cast.names[player], things: things.join(", ") });
  });
