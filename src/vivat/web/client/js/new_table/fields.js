// The fields of which the form of a new table is made.
import { html, onTick, onValue, useSignal } from "../html.js";
import { because, t } from "../words.js";

/** @import { Problem } from "../wire.js" */

/**
 * The article that says so, as a link that leaves the form as it is.
 * @param {{problem: Pick<Problem, "article">}} props
 */
export function ArticleLink({ problem: { article } }) {
  if (!article) return null;
  return html`
    ${" "}
    <a class="article" href=${`/rules/${article}`} target="_blank">${article}</a>
  `;
}

/**
 * @typedef {object} SwitchProps
 * @property {string} name
 * @property {string} label
 * @property {boolean} on
 * @property {string} [article] of the rulebook behind it
 * @property {Problem} [closed] why it cannot be turned on
 * @property {(on: boolean) => void} set
 */

/** A switch; one that cannot be turned on says why. @param {SwitchProps} props */
export function Switch({ name, label, on, article = "", closed, set }) {
  return html`
    <p class=${closed ? "switch closed" : "switch"}>
      <label>
        <input
          type="checkbox"
          checked=${on}
          disabled=${Boolean(closed) && !on}
          aria-describedby=${closed ? `why-${name}` : undefined}
          onChange=${onTick(set)}
        />
        ${label}
      </label>
      <${ArticleLink} problem=${{ article }} />
      ${
        closed &&
        html`
          <span class="small soft why" id=${`why-${name}`}>
            ${" "}${because(closed)}
            <${ArticleLink} problem=${closed} />
          </span>
        `
      }
    </p>
  `;
}

/**
 * @typedef {object} NumberProps
 * @property {string} label
 * @property {{least: number, most: number}} limits
 * @property {number|null} value
 * @property {(value: number) => void} set
 * @property {() => void} [clear] what it means that nothing is written; otherwise the last number holds
 */

/** A number; while it is being written the field may be empty. @param {NumberProps} props */
export function NumberField({ label, limits, value, set, clear }) {
  const empty = useSignal(false);
  /** @param {string} said */
  const hear = (said) => {
    empty.value = said === "";
    if (said !== "") set(Number(said));
    else clear?.();
  };
  return html`
    <label>
      ${label}${" "}
      <input
        type="number"
        min=${limits.least}
        max=${limits.most}
        value=${empty.value ? "" : (value ?? "")}
        onInput=${onValue(hear)}
        onBlur=${() => (empty.value = false)}
      />
    </label>
  `;
}

/**
 * A list to choose from.
 * @typedef {object} ChoiceProps
 * @property {string} [id]
 * @property {string} value
 * @property {{value: string, words: string}[]} choices
 * @property {(value: string) => void} set
 */

/** A field with one of several values. @param {ChoiceProps} props */
export function Choice({ id, value, choices, set }) {
  return html`
    <select id=${id} value=${value} onChange=${onValue(set)}>
      ${choices.map(
        (each) => html`
          <option key=${each.value} value=${each.value} selected=${each.value === value}>
            ${each.words}
          </option>
        `,
      )}
    </select>
  `;
}

/** The key of an option in the catalogues of words. @param {string} key */
const wordsOf = (key) => `option-${key.replaceAll("_", "-")}`;

/** The name of a switch. @param {string} key */
export const optionName = (key) => t(`${wordsOf(key)}-name`);

/** What an option does. @param {string} key */
export const optionLine = (key) => t(wordsOf(key));
