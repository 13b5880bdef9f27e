// A lesson: the table of a game, and somebody who says at each moment what there is to see and to do.
import { html, useEffect, useState } from "../html.js";
import { fetchLesson } from "../api.js";
import { catalogue } from "../catalogue.js";
import { familyOf } from "../families/family.js";
import { NotYet, useFetched } from "../fetched.js";
import { me } from "../guest.js";
import { LessonStore } from "../lesson_store.js";
import { goToNew, opening, quickTable } from "../create_table.js";
import { castOf } from "../log_words.js";
import { Bar } from "../table/bar.js";
import { remember } from "../table/first_use.js";
import { deedsTab, peopleOf, TableLayout, useOwnTable } from "../table/layout.js";
import { RecentDeeds } from "../table/recent_deeds.js";
import { Spotlight } from "../table/spotlight.js";
import { t } from "../words.js";

/** @import { Lesson, TableView, View } from "../wire.js" */

/** The screen of one lesson. @param {{lesson: string}} props */
export function LessonScreen({ lesson: key }) {
  const { found: lesson, failure } = useFetched(() => fetchLesson(key), [key]);
  const [times, setTimes] = useState(0);
  return lesson && !failure
    ? html`
        <${Taught} key=${times} lesson=${lesson} again=${() => setTimes(times + 1)} />
      `
    : html`
        <${NotYet} title=${t("learn-title")} failure=${failure} href="/learn" back=${t("learn-all")} />
      `;
}

/** @param {{lesson: Lesson, again: () => void}} props */
function Taught({ lesson, again }) {
  const store = useOwnTable(() => new LessonStore(lesson, me.value?.name ?? ""), [lesson]);
  const { value: view } = store.view;
  const { value: table } = store.table;
  if (!view || !table) return null;
  return html`
    <${LessonTable} store=${store} view=${view} table=${table} again=${again} />
  `;
}

/** @param {{store: LessonStore, view: View, table: TableView, again: () => void}} props */
function LessonTable({ store, view, table, again }) {
  const family = familyOf(table.facts);
  const parts = family.parts(store, view, table.facts);
  if (!parts) return null;
  const cast = castOf(view, table.facts);
  const deeds = store.deeds.value;
  const shown = store.moment.value?.present ?? true;
  const { answer } = store.stop.value;
  const lately = html`
    <${RecentDeeds} deeds=${deeds} skipped=${0} view=${view} cast=${cast} />
  `;
  const guide = html`
    <${Guide} store=${store} shown=${shown} again=${again} game=${table.options.game} />
  `;
  return html`
    <main id="main" class="table-screen playing">
      <${Bar} store=${store} view=${view} table=${table} />
      <${TableLayout}
        family=${table.facts.family}
        board=${parts.board(lately, guide)}
        people=${parts.seated ? null : peopleOf(store, view, parts)}
        tabs=${[deedsTab(deeds, cast)]}
      />
    </main>
    ${
      shown &&
      !store.ended &&
      html`
        <${Spotlight}
          on=${family.highlights(store.note.value.shows, answer, view.legal)}
          also=${[".lesson"]}
        />
      `
    }
  `;
}

/**
 * What is said now, and how one goes on.
 * @param {{store: LessonStore, shown: boolean, game: string, again: () => void}} props
 */
function Guide({ store, shown, game, again }) {
  const { step, steps, wrong, note, asks, ended } = store;
  const key = store.lesson.key;
  const { facts } = store.table.value ?? {};
  useEffect(() => {
    if (ended) remember(`lesson-${key}`);
  }, [ended]);
  return html`
    <section class="card lesson" aria-label=${t("learn-title")}>
      <progress max=${steps} value=${step.value} aria-label=${t("learn-progress")}></progress>
      ${
        shown && ended
          ? html`
              <div class="done">
                ${facts && familyOf(facts).triumph()}
                <h2>${t("learn-done")}</h2>
              </div>
            `
          : null
      }
      <div role="status">
        ${
          shown
            ? html`
                ${
                  wrong.value &&
                  html`
                    <p class="wrong">${t(wrong.value)}</p>
                  `
                }
                <p>${t(note.value.message)}</p>
              `
            : html`
                <p class="soft">${t("learn-watch")}</p>
              `
        }
      </div>
      ${
        shown && !asks && !ended
          ? html`
              <button class="main" onClick=${() => store.goOn()}>${t("moment-go-on")}</button>
            `
          : null
      }
      ${
        shown && ended
          ? html`
              <${AndNow} lesson=${key} game=${game} again=${again} />
            `
          : null
      }
    </section>
  `;
}

/**
 * What one may want when a lesson is over.
 * @param {{lesson: string, game: string, again: () => void}} props
 */
function AndNow({ lesson, game, again }) {
  const played = catalogue.value?.games.find(({ key }) => key === game);
  const lessons = catalogue.value?.lessons ?? [];
  const place = lessons.findIndex(({ key }) => key === lesson);
  const next = lessons.find((each, number) => number > place && each.game === game);
  return html`
    <div class="row">
      ${
        next &&
        html`
          <a class="button main" href=${`/learn/${next.key}`}>
            ${t("learn-next", { lesson: t(`lesson-${next.key}`) })}
          </a>
        `
      }
      ${
        played &&
        html`
          <button
            class=${next ? "" : "main"}
            aria-busy=${opening.value}
            onClick=${() => goToNew(() => quickTable(played))}
          >
            ${t("learn-play", { game: t(`game-${game}`) })}
          </button>
        `
      }
      <button class="quiet" onClick=${again}>${t("learn-again")}</button>
    </div>
  `;
}
