// A button for each thing that may be done, with what is known of what it would bring.
import { html } from "../html.js";
import { actionWords, aimWords } from "./action_words.js";
import { GoodIcon } from "./goods.js";
import { heldWords } from "./known.js";

/** @import { IntrigueAction, View } from "../wire.js" */
/** @import { Answering, Verb } from "./choices.js" */

/** The verbs of which a row says whom, and a button only what. @type {Verb[]} */
export const BY_PERSON = ["bribe", "extort", "investigate"];

/**
 * A button for each action; what it costs stands on it, unless that is said above.
 * @param {Pick<Answering, "cast" | "game" | "act"> & {
 *   actions: IntrigueAction[], knowledge: View["knowledge"], isPaid?: boolean,
 * }} props
 */
export function Buttons({ actions, cast, game, act, knowledge, isPaid = false }) {
  return actions.map(
    (action) => html`
      <${Choice}
        key=${action.text}
        action=${action}
        words=${actionWords(cast, game, action)}
        aim=${BY_PERSON.includes(action.verb) ? aimWords(cast, action, isPaid) : ""}
        act=${act}
        knowledge=${knowledge}
        game=${game}
      />
    `,
  );
}

/**
 * One action; where its row says whom, the button says only what, with what is known of it.
 * @param {Pick<Answering, "act" | "game"> & {
 *   action: IntrigueAction, words: string, aim: string, knowledge: View["knowledge"],
 * }} props
 */
function Choice({ action, words, aim, act, knowledge, game }) {
  const { verb, suit, text, player } = action;
  const bribe = verb === "bribe" && suit !== undefined;
  const held = bribe && knowledge && player !== undefined ? heldWords(knowledge[player].cards[suit]) : "";
  // What would bring nothing, as one knows, looks like it.
  const isVain =
    player !== undefined &&
    ((bribe && knowledge?.[player].cards[suit][1] === 0) ||
      (verb === "extort" && (action.what === "gold" ? game.gold : game.hand_sizes)[player] === 0));
  return html`
    <button
      data-action=${text}
      class=${isVain ? "vain" : ""}
      aria-label=${aim ? [words, held].filter(Boolean).join(", ") : undefined}
      onClick=${() => act(text)}
    >
      ${
        suit === undefined
          ? null
          : html`
              <${GoodIcon} good=${suit} size=${24} />
            `
      }${aim || words}
      ${
        held &&
        html`
          <span class="held">${held}</span>
        `
      }
    </button>
  `;
}
