// A text of one's own for a new table: checked by the server while it is typed, with what is wrong beside it
// and a picture of what it means, which stays that of the last good one;
// the last good one stays in this browser, and a link carries it to others.
import { html, onValue, useEffect, useRef } from "../html.js";
import { familyOf } from "../families/family.js";
import { copyText } from "../copy_text.js";
import { complain, tell } from "../toast.js";
import { because, t } from "../words.js";
import { ArticleLink } from "./fields.js";

/** @import { GameFacts, OptionInfo, Problem, TableOptions } from "../wire.js" */

/** How long nobody types before a text is checked. */
const PAUSE_MS = 400;

/** Where the last good text is kept. @param {string} key */
const storageOf = (key) => `vivat-${key}`;

/** @param {string} key @param {string} text */
function keepGood(key, text) {
  try {
    localStorage.setItem(storageOf(key), text);
  } catch {
    // Where a browser keeps nothing, nothing is kept.
  }
}

/** @param {string} key */
function lastGood(key) {
  try {
    return localStorage.getItem(storageOf(key));
  } catch {
    return null;
  }
}

/**
 * The texts that a link has brought, by option: none that is longer than it may be.
 * @param {OptionInfo[]} options @returns {Partial<TableOptions>}
 */
export function textsOfLink(options) {
  const brought = new URLSearchParams(location.hash.slice(1));
  const texts = options.flatMap(({ key, kind, most }) => {
    const text = kind === "text" ? brought.get(key) : null;
    return text && text.length <= most ? [[key, text]] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * Copies a link that brings a text to others.
 * @param {string} game @param {string} key @param {string} text
 */
function share(game, key, text) {
  const link = `${location.origin}/new/${game}#${new URLSearchParams({ [key]: text })}`;
  copyText(link).then((done) => tell(t(done ? "gathering-copied" : "copy-refused")), complain);
}

/**
 * @typedef {object} OwnTextProps
 * @property {string} game which one it is for, by its key
 * @property {OptionInfo} option
 * @property {string} label
 * @property {string|null} value
 * @property {Problem|null} problem what is wrong with the table
 * @property {boolean} checked whether the server has seen this very text
 * @property {GameFacts|null} facts what the table comes to with it; null while it cannot be played
 * @property {(text: string|null) => void} set
 */

/**
 * How typing is heard: when nobody types for a while, and at once when they go elsewhere.
 * @param {(text: string|null) => void} set
 */
function useTyping(set) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** @param {string} typed */
  const take = (typed) => {
    clearTimeout(timer.current);
    set(typed || null);
  };
  /** @param {string} typed */
  const hear = (typed) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(take, PAUSE_MS, typed);
  };
  return { hear, take };
}

/** A text of one's own, folded away until there is one. @param {OwnTextProps} props */
export function OwnText({ game, option, label, value, problem, checked, facts, set }) {
  const { key, example } = option;
  const text = value ?? "";
  const isGood = Boolean(text) && checked && problem === null;
  const wrong = text && checked && problem?.facts.option === key ? problem : null;
  const kept = lastGood(key);
  const meant = useRef(/** @type {GameFacts|null} */ (null));
  if (isGood && facts) meant.current = facts;
  const brought = useRef(text); // what a link has brought is not one's own until it is changed
  useEffect(() => {
    if (isGood && text !== brought.current) keepGood(key, text);
  }, [isGood, text]);
  const { hear, take } = useTyping(set);
  return html`
    <details class="own-text" open=${Boolean(text) || undefined}>
      <summary>${label}</summary>
      <div class="text-and-meaning">
        <div>
          <textarea
            aria-label=${label}
            aria-invalid=${Boolean(wrong)}
            rows="10"
            class="wide"
            spellcheck=${false}
            value=${text}
            onInput=${onValue(hear)}
            onChange=${onValue(take)}
          ></textarea>
          <p class=${wrong ? "notice bad" : "small soft"} role="status">
            ${wrong ? wrongWords(text, wrong) : isGood ? t("own-text-good") : ""}
            ${
              wrong &&
              html`
                <${ArticleLink} problem=${wrong} />
              `
            }
          </p>
          <div class="row">
            <button type="button" class="small" onClick=${() => set(example)}>
              ${t("own-text-example")}
            </button>
            ${
              kept &&
              kept !== text &&
              html`
                <button type="button" class="small" onClick=${() => set(kept)}>${t("own-text-last")}</button>
              `
            }
            ${
              isGood &&
              html`
                <button type="button" class="small" onClick=${() => share(game, key, text)}>
                  ${t("own-text-share")}
                </button>
              `
            }
          </div>
        </div>
        ${
          text &&
          meant.current &&
          html`
            <section class=${`meaning ${isGood ? "" : "before"}`} aria-label=${t("own-text-meaning")}>
              ${familyOf(meant.current).meaning(meant.current)}
            </section>
          `
        }
      </div>
    </details>
  `;
}

/** What is wrong, and in which line if that is known. @param {string} text @param {Problem} problem */
function wrongWords(text, problem) {
  const number = Number(problem.facts.line);
  const line = text.split("\n")[number - 1]?.trim();
  return line ? t("own-text-line", { number, line, reason: because(problem) }) : because(problem);
}
