// What finished games come to: each picture with its numbers.
import { html, onValue, useEffect, useSignal, useState } from "../html.js";
import { complain } from "../toast.js";
import { settings } from "../settings.js";
import { listed, t, when } from "../words.js";
import { RatingLines, ShareBar } from "./charts.js";
import { SORTS, circumstanceName } from "./circumstances.js";
import { MemberFace, memberOf } from "./faces.js";

/** @import { EveningView, PersonView, RateView, ResultsView, ShareView } from "../wire.js" */

/**
 * Results as the server tells them, asked for again until all games are counted.
 * @param {() => Promise<ResultsView>} fetch
 * @param {unknown} key what they are of: with another one they are asked for anew
 */
export function useResults(fetch, key) {
  const [results, setResults] = useState(/** @type {ResultsView|null} */ (null));
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const found = await fetch();
      if (!current) return;
      setResults(found);
      if (found.unread) await ask();
    };
    ask().catch(complain);
    return () => void (current = false);
  }, [key]);
  return results;
}

/** A number as the reader writes it. @param {number} value @param {number} [digits] */
const said = (value, digits = 1) =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: digits }).format(value);

/** Of fewer games nothing is said but what happened: everything else would be chance. */
const FEW = 5;

/** A share in numbers. @param {ShareView} share */
const shareWords = ({ won, played, low, high }) => {
  const interval = { low: Math.round(low * 100), high: Math.round(high * 100) };
  const said = t("circle-share", { won, played });
  return played < FEW ? said : `${said} · ${t("circle-interval", interval)}`;
};

/** @param {{share: ShareView}} props */
function Share({ share }) {
  return html`
    <${ShareBar} share=${share} />
    <span class="small">${" "}${shareWords(share)}</span>
  `;
}

/**
 * Everybody's games, victories, places and points, the first one first.
 * @param {{people: PersonView[]}} props
 */
function Standings({ people }) {
  const place = (/** @type {PersonView} */ { points }) =>
    1 + people.filter((other) => other.points > points).length;
  return html`
    <ol class="standings" aria-label=${t("circle-results")}>
      ${people.map(
        (each) => html`
          <li key=${each.person}>
            <span class="place">${place(each)}</span>
            <${MemberFace}
              number=${memberOf(each.person)}
              size=${48}
              mood=${people.length > 1 && place(each) === 1 ? "proud" : "calm"}
            />
            <span class="who-name">${each.name}</span>
            <span class="won"><${Share} share=${each.share} /></span>
            <dl>
              <${Fact} name=${t("circle-points")} value=${said(each.points)} />
              <${Fact}
                name=${t("circle-place")}
                value=${each.share.played ? said(each.mean_place, 2) : "–"}
              />
              <${Fact}
                name=${t("circle-streak")}
                value=${t("circle-streak-of", { now: each.streak, longest: each.longest_streak })}
              />
              <${Fact} name=${t("circle-rating")} value=${ratingWords(each)} />
              ${
                each.practice > 0 &&
                html`
                  <${Fact} name=${t("circle-practice")} value=${each.practice} />
                `
              }
            </dl>
          </li>
        `,
      )}
    </ol>
    <p class="small soft">${t("circle-interval-text")}${" "}${t("circle-points-text")}</p>
  `;
}

/** @param {{name: string, value: string|number}} props */
const Fact = ({ name, value }) => html`
  <div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>
`;

/** What is believed of somebody's strength by now. @param {PersonView} person */
function ratingWords({ ratings }) {
  const last = ratings[ratings.length - 1];
  return last && ratings.length >= FEW
    ? t("circle-rating-of", { mean: said(last.mean), doubt: said(last.doubt) })
    : "–";
}

/** In how many games each was ahead of each. @param {{people: PersonView[]}} props */
function Matrix({ people }) {
  const met = people.filter(({ against }) => against.length);
  if (met.length < 2) return null;
  return html`
    <section class="card">
      <h3 id="against-title">${t("circle-against")}</h3>
      <p class="small soft">
        ${t("circle-against-text")}${" "}
        <span class="met key" style="--part: 60%" aria-hidden="true">${"  "}</span>
        ${" "}${t("circle-against-key")}
      </p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="against-title">
        <table class="matrix">
          <thead>
            <tr>
              <td></td>
              ${met.map(
                ({ person, name }) => html`
                  <th key=${person} scope="col">
                    <${MemberFace} number=${memberOf(person)} size=${30} />
                    <span class="head-name">${name}</span>
                  </th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${met.map(
              (row) => html`
                <tr key=${row.person}>
                  <th scope="row">
                    <span class="whose">
                      <${MemberFace} number=${memberOf(row.person)} size=${30} />
                      ${" "}
                      <span class="head-name">${row.name}</span>
                    </span>
                  </th>
                  ${met.map(
                    (column) => html`
                      <${Meeting} key=${column.person} row=${row} column=${column} />
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/**
 * One cell: the more of them were won, the stronger its colour.
 * @param {{row: PersonView, column: PersonView}} props
 */
function Meeting({ row, column }) {
  const found = row.against.find(({ person }) => person === column.person);
  if (!found) {
    return html`
      <td class="soft">–</td>
    `;
  }
  const { ahead, level, behind } = found;
  const all = ahead + level + behind;
  return html`
    <td class="met" style=${`--part: ${Math.round((ahead / all) * 100)}%`}>
      ${t("circle-against-cell", { ahead, all })}
    </td>
  `;
}

/** Somebody's win rates by one sort of circumstance. @param {{people: PersonView[], own: string}} props */
function Rates({ people, own }) {
  const chosen = useSignal(own);
  const by = useSignal("");
  const person = people.find((each) => each.person === chosen.value) ?? people[0];
  const sorts = SORTS.filter((sort) => person.rates.some((rate) => rate.sort === sort));
  const sort = sorts.find((each) => each === by.value) ?? sorts[0];
  return html`
    <section class="card" aria-labelledby="rates-title">
      <h3 id="rates-title">${t("circle-rates")}</h3>
      <p class="row">
        ${
          people.length > 1 &&
          html`
            <label>
              <span class="unseen">${t("circle-name")}</span>
              <select value=${person.person} onChange=${onValue((key) => (chosen.value = key))}>
                ${people.map(
                  (each) => html`
                    <option key=${each.person} value=${each.person}>${each.name}</option>
                  `,
                )}
              </select>
            </label>
          `
        }
        <label>
          <span class="unseen">${t("circle-rates")}</span>
          <select value=${sort} onChange=${onValue((said) => (by.value = said))}>
            ${sorts.map(
              (each) => html`
                <option key=${each} value=${each}>${t(`circle-by-${each}`)}</option>
              `,
            )}
          </select>
        </label>
      </p>
      ${
        sort &&
        html`
          <${RateTable} sort=${sort} rates=${person.rates.filter((rate) => rate.sort === sort)} />
        `
      }
    </section>
  `;
}

/** @param {{sort: string, rates: RateView[]}} props */
function RateTable({ sort, rates }) {
  return html`
    <table class="rates">
      <caption class="unseen">${t(`circle-by-${sort}`)}</caption>
      <tbody>
        ${rates.map(
          ({ sort, value, share }) => html`
            <tr key=${value}>
              <th scope="row">${circumstanceName({ sort, value })}</th>
              <td><${Share} share=${share} /></td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** Ratings as lines, and as a table. @param {{people: PersonView[]}} props */
function Ratings({ people }) {
  const rated = people.filter(({ ratings }) => ratings.length >= FEW);
  if (!rated.length) {
    return html`
      <p class="soft">${t("circle-few", { least: FEW })}</p>
    `;
  }
  return html`
    <section class="card" aria-labelledby="ratings-title">
      <h3 id="ratings-title">${t("circle-ratings")}</h3>
      <p class="small soft">${t("circle-rating-text")}</p>
      <${RatingLines} people=${rated} />
      <ul class="legend">
        ${rated.map(
          (each) => html`
            <li key=${each.person} class="whose">
              <${MemberFace} number=${memberOf(each.person)} size=${24} />
              ${each.name}
              <span class="soft">${ratingWords(each)}</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {{evening: EveningView}} props */
function Closest({ evening: { ended, games, won } }) {
  const names = listed(won.map(([name, count]) => t("circle-closest-won", { name, won: count })));
  return html`
    <section class="card" aria-labelledby="closest-title">
      <h3 id="closest-title">${t("circle-closest")}</h3>
      <p>${t("circle-closest-text", { date: when(ended), games, won: names })}</p>
    </section>
  `;
}

/**
 * Everything that games come to.
 * @param {{results: ResultsView|null, empty: string, own: string}} props `own`: who looks at them
 */
export function Results({ results, empty, own }) {
  if (!results) {
    return html`
      <p role="status">${t("loading")}</p>
    `;
  }
  const { games, evenings, people, closest, unread } = results;
  if (!games) {
    return html`
      <p class="soft">${empty}</p>
    `;
  }
  return html`
    <p>
      ${t("circle-counted", { games, evenings })}
      ${
        unread
          ? html`
              ${" "}
              <span role="status">${t("circle-unread")}</span>
            `
          : null
      }
    </p>
    ${
      people.length
        ? html`
            <${Standings} people=${people} />
            <${Matrix} people=${people} />
            <${Rates} people=${people} own=${own} />
            <${Ratings} people=${people} />
          `
        : null
    }
    ${
      closest
        ? html`
            <${Closest} evening=${closest} />
          `
        : null
    }
    <p class="small soft">${t("circle-results-text")}</p>
  `;
}
