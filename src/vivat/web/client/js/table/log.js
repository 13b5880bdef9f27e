// The log: in words, grouped by turn and round, filtered, each deed leading to its moment once the game is
// over.
import { html, useEffect, useRef, useState } from "../html.js";
import { tellingOf } from "../families/telling.js";
import { deedWords, inOrder, isDeed, lineSentence, wordsOf } from "../log_words.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { Line, ToldDeed } from "../wire.js" */
/** @import { Hides } from "../log_words.js" */
/** @import { Cast } from "../families/types.js" */

const FILTERS = {
  all: () => true,
  /** @param {Line | ToldDeed} entry */
  game: (entry) => isDeed(entry) || ["started", "finished", "voted"].includes(entry.kind),
  /** @param {Line | ToldDeed} entry */
  talk: (entry) => !isDeed(entry) && ["said", "phrase", "claimed"].includes(entry.kind),
};
/** What begins a group. */
const GROUPS = ["round", "turn", "election"];
/** How much is shown: the last of it. */
const SHOWN = 400;

/**
 * @typedef {object} LogProps
 * @property {(Line|null)[]} [lines] by number; null for what is not told yet
 * @property {ToldDeed[]} deeds
 * @property {Cast} cast
 * @property {Hides} [hides] what is not to be read now
 * @property {(told: ToldDeed) => string} [link] where the moment of a deed can be seen
 * @property {boolean} [talk] whether people talk here
 * @property {string} [note] what it does not tell
 */

/** So far from its end a list still counts as read to the end. */
const NEAR_END = 8;

/**
 * The end of a list stays in sight however high its panel becomes, unless one has gone back.
 * @param {Element} list
 */
function keepAtEnd(list) {
  let atEnd = true;
  let height = list.clientHeight;
  const look = () => {
    // What moves because the panel has become higher or lower has not been moved by the reader.
    if (list.clientHeight === height) atEnd = list.scrollTop + height >= list.scrollHeight - NEAR_END;
  };
  const observer = new ResizeObserver(() => {
    height = list.clientHeight;
    if (atEnd) list.scrollTop = list.scrollHeight;
  });
  observer.observe(list);
  list.addEventListener("scroll", look, { passive: true });
  return () => observer.disconnect();
}

/** @type {Line[]} */
const NO_LINES = [];

/** An offer is two actions, what is given and what is asked for: what is said with it comes before both. */
const ACTIONS_OF_AN_OFFER = 2;

/** Whether something was said with an offer of this deed. @param {Line} line @param {ToldDeed} told */
const isSaidWith = (line, { deed, game, moment, until }) =>
  line.with_offer &&
  deed.kind === "trade" &&
  line.game === game &&
  line.moment >= moment - ACTIONS_OF_AN_OFFER &&
  line.moment < until;

/** Who did or said it; nobody where the table tells. @param {{entry: Line|ToldDeed, cast: Cast}} props */
function Face({ entry, cast }) {
  /** @type {{seat: number}[]} */
  const chairs = [];
  cast.seats.forEach((those, seat) => those.forEach((chair) => (chairs[chair] = { seat })));
  const chair = isDeed(entry) ? tellingOf(entry.deed).doers(entry.deed, { chairs })[0] : entry.chair;
  if (chair === undefined) return null;
  return html`
    <${Medallion} who=${chairIdentity(chairs, chair)} size=${20} />
  `;
}

/** The log of a table or of a finished game. @param {LogProps} props */
export function Log({ lines = NO_LINES, deeds, cast, hides, link, talk = true, note }) {
  const [filter, setFilter] = useState(/** @type {keyof typeof FILTERS} */ ("all"));
  const box = useRef(/** @type {HTMLOListElement|null} */ (null));
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, deeds.length, filter]);
  useEffect(() => (box.current ? keepAtEnd(box.current) : undefined), []);
  const last = deeds.at(-1);
  // Who has voted is worth a line as long as the election goes on; after that its deed says what.
  const open = last && !last.deed.is_done ? last : null;
  const offers = lines.flatMap((line) => (line?.with_offer ? [line] : []));
  const shown = inOrder(lines, deeds)
    .filter((entry) => isDeed(entry) || entry.kind !== "voted" || (open && entry.moment >= open.moment))
    .filter(FILTERS[filter])
    .filter((entry) => filter !== "all" || isDeed(entry) || !deeds.some((told) => isSaidWith(entry, told)))
    .slice(-SHOWN);
  return html`
    <section class="card told" aria-labelledby="log-title">
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
        ${shown.map((entry, number) => {
          const said = isDeed(entry) ? deedWords(cast, entry, hides) : lineSentence(cast, entry);
          if (!said) return null;
          const kind = isDeed(entry) ? "deed" : entry.kind;
          const begins = isDeed(entry) ? GROUPS.includes(entry.deed.kind) : kind === "started";
          const text =
            link && isDeed(entry)
              ? html`
                  <a href=${link(entry)}>${said}</a>
                `
              : said;
          return html`
            <li key=${number} class=${`${begins ? "group" : ""} line-${kind}`}>
              <${Face} entry=${entry} cast=${cast} />
              ${isDeed(entry) && !begins ? tellingOf(entry.deed).sign(entry.deed) : null}${" "}${text}
              ${
                isDeed(entry) &&
                offers
                  .filter((line) => isSaidWith(line, entry))
                  .map(
                    (line) => html`
                      ${" "}
                      <q>${wordsOf(cast, line)}</q>
                    `,
                  )
              }
            </li>
          `;
        })}
      </ol>
      ${
        note &&
        html`
          <p class="small soft note">${note}</p>
        `
      }
    </section>
  `;
}
