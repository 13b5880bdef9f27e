// The puzzle of a day: a position out of a game in which one choice is clearly best. What each choice is
// worth is told once there is an answer.
import { html, useEffect, useMemo, useState } from "../html.js";
import { fetchPuzzle, fetchPuzzles } from "../api.js";
import { familyOf } from "../families/family.js";
import { me } from "../guest.js";
import { castOf } from "../log_words.js";
import { given, streak } from "../puzzle_days.js";
import { PuzzleStore } from "../puzzle_store.js";
import { behindWords } from "../review/chances.js";
import { Decision } from "../review/decision.js";
import { reviewWordsOf } from "../review/families.js";
import { Log } from "../table/log.js";
import { useNews } from "../table/news.js";
import { People } from "../table/people.js";
import { RecentDeeds } from "../table/recent_deeds.js";
import { Tabs } from "../table/tabs.js";
import { because, day as dayWords, listed, t } from "../words.js";

/** @import { PuzzleDay, PuzzlePosition, PuzzleSolution, TableView, View } from "../wire.js" */
/** @import { Refused } from "../api.js" */
/** @import { Cast } from "../families/types.js" */

/** A day in words: noon, so that it is the same one everywhere. @param {string} day */
const inWords = (day) => dayWords(Date.parse(`${day}T12:00:00Z`));

/** The puzzle of a day, or today's. @param {{day: string|null}} props */
export function PuzzleScreen({ day }) {
  const [days, setDays] = useState(/** @type {PuzzleDay[]|null} */ (null));
  const [position, setPosition] = useState(/** @type {PuzzlePosition|null} */ (null));
  const [failure, setFailure] = useState(/** @type {Refused|null} */ (null));
  useEffect(() => {
    const ask = async () => {
      const found = (await fetchPuzzles()).days;
      setPosition(await fetchPuzzle(day ?? found[0].day));
      setDays(found);
    };
    ask().catch(setFailure);
  }, [day]);
  if (failure) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("puzzles-title")}</h1>
        <p role="alert">${because(failure)}</p>
        <a class="button" href="/puzzles">${t("puzzle-today")}</a>
      </main>
    `;
  }
  return position && days
    ? html`
        <${Solving} key=${position.day} position=${position} days=${days} />
      `
    : html`
        <main id="main">
          <h1>${t("puzzles-title")}</h1>
          <p role="status">${t("loading")}</p>
        </main>
      `;
}

/** @param {{position: PuzzlePosition, days: PuzzleDay[]}} props */
function Solving({ position, days }) {
  const store = useMemo(() => new PuzzleStore(position, me.value?.name ?? ""), [position]);
  useEffect(() => () => store.close(), [store]);
  useNews(store, false);
  const { value: view } = store.view;
  const { value: table } = store.table;
  if (!view || !table) return null;
  return html`
    <${PuzzleTable} store=${store} view=${view} table=${table} days=${days} />
  `;
}

/** @typedef {{store: PuzzleStore, view: View, table: TableView, days: PuzzleDay[]}} PuzzleProps */

/** The position and what is asked; once there is an answer, what it is worth. @param {PuzzleProps} props */
function PuzzleTable({ store, view, table, days }) {
  const solution = store.solution.value;
  return html`
    <link rel="stylesheet" href="/client/css/review.css" />
    <main id="main" class=${solution ? "puzzle review" : "table-screen playing puzzle"}>
      <div class="row title">
        <h1>${t("puzzle-of", { day: inWords(store.position.day) })}</h1>
        <span class="small soft">
          ${t("puzzle-game", { game: t(`game-${table.options.game}`), players: view.chairs.length })}
        </span>
      </div>
      ${
        solution
          ? html`
              <${Solved} solution=${solution} ...${{ store, view, table, days }} />
            `
          : html`
              <${Asked} ...${{ store, view, table, days }} />
            `
      }
    </main>
  `;
}

/** The board with what is asked. @param {PuzzleProps} props */
function Asked({ store, view, table, days }) {
  const parts = familyOf(table.facts).parts(store, view, table.facts);
  if (!parts) return null;
  const cast = castOf(view, table.facts);
  const deeds = store.deeds.value;
  const { kind, day } = store.position;
  const lately = html`
    <${RecentDeeds} deeds=${deeds} skipped=${0} view=${view} cast=${cast} />
  `;
  const question = html`
    <section class="card lesson" aria-label=${t("puzzles-title")}>
      <p role="status">${t(`puzzle-ask-${kind}`)}</p>
    </section>
  `;
  const tabs = [
    {
      key: "log",
      title: t("tab-log"),
      body: html`
        <${Log} deeds=${deeds} cast=${cast} talk=${false} />
      `,
    },
    {
      key: "days",
      title: t("puzzle-all"),
      body: html`
        <${Days} days=${days} now=${day} />
      `,
    },
  ];
  return html`
    <div class=${`table of-${table.facts.family}`}>
      <div class="board">${parts.board(lately, question)}</div>
      <div class="beside">
        <${People}
          store=${store}
          view=${view}
          score=${parts.score}
          detail=${parts.detail}
          rival=${parts.rival}
        />
        <${Tabs} tabs=${tabs} />
      </div>
    </div>
  `;
}

/**
 * What the answer and all other choices are worth.
 * @param {PuzzleProps & {solution: PuzzleSolution}} props
 */
function Solved({ solution, store, view, table, days }) {
  const cast = { ...castOf(view, table.facts), me: null };
  const { day } = store.position;
  const before = days[days.findIndex((each) => each.day === day) + 1];
  const models = listed(solution.models.map((model) => t(`review-model-${model}`)));
  return html`
    <div class="review-columns">
      <div>
        <section class="card verdict" aria-label=${t("puzzles-title")}>
          <${Verdict} solution=${solution} cast=${cast} />
          <div class="row">
            <span class="small">${t("puzzle-streak", { days: streak(days[0].day) })}</span>
            ${
              before &&
              html`
                <a class="button small" href=${`/puzzles/${before.day}`}>${t("puzzle-before")}</a>
              `
            }
          </div>
        </section>
        <${Decision} decision=${solution.decision} cast=${cast} words=${reviewWordsOf(cast)} />
        <p class="small soft">${t("review-models", { models })}</p>
      </div>
      <div>
        ${view.game && familyOf(table.facts).boardAt([{ player: view.me ?? 0, seen: view.game }], cast, true)}
        <details class="card">
          <summary>${t("puzzle-all")}</summary>
          <${Days} days=${days} now=${day} />
        </details>
      </div>
    </div>
  `;
}

/** Whether an answer was right, and what was better. @param {{solution: PuzzleSolution, cast: Cast}} props */
function Verdict({ solution: { right, played, decision }, cast }) {
  const words = reviewWordsOf(cast);
  const [best, next] = decision.choices;
  const made = decision.choices.find(({ code }) => code === decision.chosen) ?? best;
  const then = decision.choices.find(({ text }) => text === played) ?? best;
  const facts = {
    best: words.actionWords(cast, best.action),
    next: words.actionWords(cast, next.action),
    lost: behindWords(right ? next : made),
  };
  const action = words.actionWords(cast, then.action);
  return html`
    <div role="status">
      <p><strong>${t(right ? "puzzle-right" : "puzzle-wrong", facts)}</strong></p>
      <p class="small">${t(then === best ? "puzzle-played-best" : "puzzle-played", { action })}</p>
    </div>
  `;
}

/** The puzzles of all days, and how one did. @param {{days: PuzzleDay[], now: string}} props */
function Days({ days, now }) {
  return html`
    <ul class="puzzle-days">
      ${days.map(({ day, game, players, kind }) => {
        const answer = given.value[day];
        const mark = answer ? t(answer.right ? "puzzle-mark-right" : "puzzle-mark-wrong") : "";
        return html`
          <li key=${day}>
            <a href=${`/puzzles/${day}`} aria-current=${day === now ? "page" : undefined}>${inWords(day)}</a>
            ${" "}${t("puzzle-game", { game: t(`game-${game}`), players })}${" · "}${t(`puzzle-kind-${kind}`)}
            ${" "}${mark}
          </li>
        `;
      })}
    </ul>
  `;
}
