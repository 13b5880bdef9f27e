// The puzzle of a day: a position out of a game in which one choice is clearly best. What each choice is
// worth is told once there is an answer.
import { html } from "../html.js";
import { fetchPuzzle, fetchPuzzles } from "../api.js";
import { familyOf } from "../families/family.js";
import { NotYet, useFetched } from "../fetched.js";
import { me } from "../guest.js";
import { castOf } from "../log_words.js";
import { given, streak } from "../puzzle_days.js";
import { PuzzleStore } from "../puzzle_store.js";
import { behindWords } from "../review/chances.js";
import { becauseWords, Decision } from "../review/decision.js";
import { reviewWordsOf } from "../review/families.js";
import { deedsTab, peopleOf, TableLayout, useOwnTable } from "../table/layout.js";
import { RecentDeeds } from "../table/recent_deeds.js";
import { day as dayWords, t } from "../words.js";

/** @import { PuzzleDay, PuzzlePosition, PuzzleSolution, TableView, View } from "../wire.js" */
/** @import { Cast } from "../families/types.js" */

/** A day in words: noon, so that it is the same one everywhere. @param {string} day */
const inWords = (day) => dayWords(Date.parse(`${day}T12:00:00Z`));

/** The puzzle of a day, or today's. @param {{day: string|null}} props */
export function PuzzleScreen({ day }) {
  const { found, failure } = useFetched(async () => {
    const { days } = await fetchPuzzles();
    return { days, position: await fetchPuzzle(day ?? days[0].day) };
  }, [day]);
  return found && !failure
    ? html`
        <${Solving} key=${found.position.day} ...${found} />
      `
    : html`
        <${NotYet} title=${t("puzzles-title")} failure=${failure} href="/puzzles" back=${t("puzzle-today")} />
      `;
}

/** @param {{position: PuzzlePosition, days: PuzzleDay[]}} props */
function Solving({ position, days }) {
  const store = useOwnTable(() => new PuzzleStore(position, me.value?.name ?? ""), [position]);
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
    deedsTab(deeds, cast),
    {
      key: "days",
      title: t("puzzle-all"),
      body: html`
        <${Days} days=${days} now=${day} />
      `,
    },
  ];
  return html`
    <${TableLayout}
      family=${table.facts.family}
      board=${parts.board(lately, question)}
      people=${peopleOf(store, view, parts)}
      tabs=${tabs}
    />
  `;
}

/**
 * What the answer and all other choices are worth.
 * @param {PuzzleProps & {solution: PuzzleSolution}} props
 */
function Solved({ solution, store, view, table, days }) {
  const cast = { ...castOf(view, table.facts), me: null };
  const { day } = store.position;
  const count = streak(days[0].day);
  const before = days[days.findIndex((each) => each.day === day) + 1];
  return html`
    <div class="review-columns">
      <div>
        <section class="card verdict" aria-label=${t("puzzles-title")}>
          <${Verdict} solution=${solution} cast=${cast} />
          <div class="row">
            ${
              count || !solution.right
                ? html`
                    <span class="small">${t("puzzle-streak", { days: count })}</span>
                  `
                : null
            }
            ${
              before &&
              html`
                <a class="button small" href=${`/puzzles/${before.day}`}>${t("puzzle-before")}</a>
              `
            }
          </div>
        </section>
        <${Decision}
          decision=${solution.decision}
          cast=${cast}
          words=${reviewWordsOf(cast)}
          models=${solution.models}
        />
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
      <p>${becauseWords(best, cast, words)}</p>
      <p class="small">
        ${t(`puzzle-played${then === best ? "-best" : then === made ? "-same" : ""}`, { action })}
      </p>
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
        const look = answer ? (answer.right ? "right" : "wrong") : "";
        const about = [t("puzzle-game", { game: t(`game-${game}`), players }), t(`puzzle-kind-${kind}`)];
        return html`
          <li key=${day} class=${look}>
            <a href=${`/puzzles/${day}`} aria-current=${day === now ? "page" : undefined}>${inWords(day)}</a>
            <span class="small soft">${" "}${about.join(" · ")}${" "}${mark}</span>
          </li>
        `;
      })}
    </ul>
  `;
}
