// What finished games come to: each picture with its numbers.
import { html, onValue, useEffect, useSignal, useState } from "../html.js";
import { complain } from "../toast.js";
import { settings } from "../settings.js";
import { listed, t, when } from "../words.js";
import { RatingLines, ShareBar } from "./charts.js";
import { SORTS, circumstanceName } from "./circumstances.js";

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

/** A share in numbers. @param {ShareView} share */
const shareWords = ({ won, played, low, high }) =>
  `${t("circle-share", { won, played })} · ${t("circle-interval", {
    low: Math.round(low * 100),
    high: Math.round(high * 100),
  })}`;

/** @param {{share: ShareView}} props */
function Share({ share }) {
  return html`
    <${ShareBar} share=${share} />
    <span class="small">${" "}${shareWords(share)}</span>
  `;
}

/** Everybody's games, victories, places and points. @param {{people: PersonView[]}} props */
function Standings({ people }) {
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${t("circle-results")}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">${t("circle-name")}</th>
            <th scope="col">${t("circle-won")}</th>
            <th scope="col" class="number">${t("circle-place")}</th>
            <th scope="col" class="number">${t("circle-points")}</th>
            <th scope="col" class="number">${t("circle-streak")}</th>
            <th scope="col" class="number">${t("circle-rating")}</th>
            <th scope="col" class="number">${t("circle-practice")}</th>
          </tr>
        </thead>
        <tbody>
          ${people.map(
            (each) => html`
              <tr key=${each.person}>
                <th scope="row">${each.name}</th>
                <td><${Share} share=${each.share} /></td>
                <td class="number">${each.share.played ? said(each.mean_place, 2) : "–"}</td>
                <td class="number">${said(each.points)}</td>
                <td class="number">
                  ${t("circle-streak-of", { now: each.streak, longest: each.longest_streak })}
                </td>
                <td class="number"><${Rating} person=${each} /></td>
                <td class="number">${each.practice}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <p class="small soft">${t("circle-interval-text")}${" "}${t("circle-points-text")}</p>
  `;
}

/** What is believed of somebody's strength by now. @param {{person: PersonView}} props */
function Rating({ person: { ratings } }) {
  const last = ratings[ratings.length - 1];
  return last ? t("circle-rating-of", { mean: said(last.mean), doubt: said(last.doubt) }) : "–";
}

/** In how many games each was ahead of each. @param {{people: PersonView[]}} props */
function Matrix({ people }) {
  const met = people.filter(({ against }) => against.length);
  if (met.length < 2) return null;
  return html`
    <section class="card">
      <h3 id="against-title">${t("circle-against")}</h3>
      <p class="small soft">${t("circle-against-text")}</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="against-title">
        <table class="matrix">
          <thead>
            <tr>
              <td></td>
              ${met.map(
                ({ person, name }) => html`
                  <th key=${person} scope="col">${name}</th>
                `,
              )}
            </tr>
          </thead>
          <tbody>
            ${met.map(
              (row) => html`
                <tr key=${row.person}>
                  <th scope="row">${row.name}</th>
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

/** Somebody's win rates, sort by sort. @param {{people: PersonView[]}} props */
function Rates({ people }) {
  const chosen = useSignal("");
  const person = people.find((each) => each.person === chosen.value) ?? people[0];
  return html`
    <section class="card" aria-labelledby="rates-title">
      <h3 id="rates-title">${t("circle-rates")}</h3>
      ${
        people.length > 1
          ? html`
              <label>
                ${t("circle-name")}${" "}
                <select value=${person.person} onChange=${onValue((key) => (chosen.value = key))}>
                  ${people.map(
                    (each) => html`
                      <option key=${each.person} value=${each.person}>${each.name}</option>
                    `,
                  )}
                </select>
              </label>
            `
          : null
      }
      ${SORTS.map((sort) => {
        const rates = person.rates.filter((rate) => rate.sort === sort);
        return rates.length
          ? html`
              <${RateTable} key=${sort} sort=${sort} rates=${rates} />
            `
          : null;
      })}
    </section>
  `;
}

/** @param {{sort: string, rates: RateView[]}} props */
function RateTable({ sort, rates }) {
  return html`
    <table class="rates">
      <caption>${t(`circle-by-${sort}`)}</caption>
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
  const rated = people.filter(({ ratings }) => ratings.length);
  if (!rated.length) return null;
  return html`
    <section class="card" aria-labelledby="ratings-title">
      <h3 id="ratings-title">${t("circle-ratings")}</h3>
      <p class="small soft">${t("circle-rating-text")}</p>
      <${RatingLines} people=${rated} />
      <ol class="legend">
        ${rated.map(
          (each) => html`
            <li key=${each.person}>
              ${`${each.name}: `}
              <${Rating} person=${each} />
            </li>
          `,
        )}
      </ol>
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

/** Everything that games come to. @param {{results: ResultsView|null, empty: string}} props */
export function Results({ results, empty }) {
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
            <${Rates} people=${people} />
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
