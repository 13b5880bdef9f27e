// The log: in words, grouped by turn and round, filtered, each line leading to its moment once the game is
// over.
import { html, useEffect, useRef, useState } from "../html.js";
import { beginsGroup, sentence } from "../story.js";
import { t } from "../words.js";

/** @import { Line } from "../wire.js" */
/** @import { AnyCast } from "../story.js" */

const FILTERS = {
  all: () => true,
  /** @param {Line} line */
  game: (line) => ["event", "started", "finished", "voted"].includes(line.kind),
  /** @param {Line} line */
  talk: (line) => ["said", "phrase", "claimed"].includes(line.kind),
};
/** How many lines are shown: the last ones. */
const SHOWN = 400;

/**
 * @typedef {object} LogProps
 * @property {Line[]} lines
 * @property {AnyCast} cast
 * @property {(line: Line) => string} [link] where the moment of a line can be seen
 * @property {boolean} [talk] whether people talk here
 */

/** @param {LogProps} props */
export function Log({ lines, cast, link, talk = true }) {
  const [filter, setFilter] = useState(/** @type {keyof typeof FILTERS} */ ("all"));
  const box = useRef(/** @type {HTMLOListElement|null} */ (null));
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, filter]);
  const shown = lines.filter(FILTERS[filter]).slice(-SHOWN);
  return html`
    <section class="card" aria-labelledby="log-title">
      <div class="row">
        <h2 id="log-title">${t("log-head")}</h2>
        ${
          talk
            ? html`
                <div class="row filters" role="group" aria-label=${t("log-filter")}>
                  ${Object.keys(FILTERS).map(
                    (key) => html`
                      <button
                        class="small"
                        key=${key}
                        aria-pressed=${filter === key}
                        onClick=${() => setFilter(/** @type {keyof typeof FILTERS} */ (key))}
                      >
                        ${t(`log-${key}`)}
                      </button>
                    `,
                  )}
                </div>
              `
            : null
        }
      </div>
      <ol class="log" ref=${box} tabindex="0" aria-labelledby="log-title">
        ${shown.map((line, number) => {
          const said = sentence(cast, line);
          if (!said) return null;
          const text =
            link && line.kind === "event"
              ? html`
                  <a href=${link(line)}>${said}</a>
                `
              : said;
          return html`
            <li key=${number} class=${`${beginsGroup(line) ? "group" : ""} line-${line.kind}`}>${text}</li>
          `;
        })}
      </ol>
    </section>
  `;
}
