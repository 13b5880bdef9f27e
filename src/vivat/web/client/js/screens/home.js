// Home: play now, choose a game, join, go on.
import { computed, html, onValue, useEffect, useRef, useSignal, useState } from "../html.js";
import { adviseOn, begin, createTable, fetchMyTables, fetchTables } from "../api.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { beSomebody, callMe, me } from "../guest.js";
import { Pending } from "../pending.js";
import { arrival, go, path } from "../router.js";
import { change, settings } from "../settings.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { LIMITS } from "../wire.js";
import { GamePicture } from "../games.js";
import { Company } from "../castle/faces.js";

/** @import { Catalogue, GameInfo, TableInfo, TableOptions } from "../wire.js" */

const GREETERS = ["Alighiero", "Beatrice", "Ernesto", "Jester", "Odessa", "Ouaf", "Merlino"];

const pending = new Pending();

/** Whether a table is being made. */
export const opening = computed(() => pending.of("table") !== undefined);

/** One table at a time, however often one clicks. @param {() => Promise<void>} make */
export function once(make) {
  return pending
    .ask("table", true, async () => {
      await beSomebody();
      await make();
    })
    .catch(complain);
}

/**
 * Make a table and go there, unless one has gone elsewhere meanwhile.
 * @param {() => Promise<string>} make says where it is
 */
export function goToNew(make) {
  const from = path.value;
  return once(async () => {
    const where = await make();
    if (path.value === from) go(where);
    await arrival(); // until then one can still click here
  });
}

/** The options of the last table, with bots where friends sat. @returns {TableOptions|null} */
function lastOptions() {
  const last = settings.value.lastTable;
  const bot = catalogue.value?.usual_bot ?? "";
  const seats = last?.seats.map((chairs) => chairs.map((each) => (each === "open" ? bot : each)));
  return last && seats?.flat().includes("me") ? { ...last, seats } : null;
}

/** Play at once, as last time; as usual if that cannot be played any more. */
const playNow = () =>
  goToNew(async () => {
    await openCatalogue();
    const last = lastOptions();
    const playable = last && !(await adviseOn(last).catch((problem) => ({ problem }))).problem;
    const { games } = /** @type {Catalogue} */ (catalogue.value);
    return newTable(playable ? last : games[0].usual, Boolean(playable));
  });

/**
 * A table with these options; it begins if nobody is missing.
 * @param {TableOptions} options
 * @param {boolean} [again] whether it is only the last one again
 */
export async function newTable(options, again = false) {
  const { id } = await createTable(options);
  if (!again) change({ lastTable: options });
  if (!options.seats.flat().includes("open")) await begin(id);
  return `/table/${id}`;
}

/** Who you are here; a name is all it takes. */
export function Name() {
  const editing = useSignal(false);
  const name = useSignal(me.value?.name ?? "");
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  useEffect(() => {
    if (editing.value) field.current?.select();
  }, [editing.value]);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    pending
      .ask("name", name.value, async () => {
        await callMe(name.value);
        editing.value = false;
      })
      .catch(complain);
  };
  const edit = () => {
    name.value = me.value?.name ?? "";
    editing.value = true;
  };
  if (!editing.value && me.value) {
    return html`
      <p class="row who">
        ${t("home-you-are", { name: me.value.name })}
        <button class="small" onClick=${edit}>${t("home-change-name")}</button>
      </p>
    `;
  }
  if (!editing.value) {
    return html`
      <p class="row soft who">
        ${t("home-no-account")}
        <button class="small" onClick=${edit}>${t("home-pick-name")}</button>
      </p>
    `;
  }
  return html`
    <form class="row who" onSubmit=${save}>
      <label>
        ${t("home-name")}${" "}
        <input
          ref=${field}
          type="text"
          maxlength=${LIMITS.NewGuest.name.most}
          required
          value=${name.value}
          onInput=${onValue((said) => (name.value = said))}
        />
      </label>
      <button>${t("save")}</button>
    </form>
  `;
}

/** A moment in the reader's words. @param {number} at in milliseconds */
const when = (at) =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** @param {{tables: TableInfo[], title: string, empty: string}} props */
function TableList({ tables, title, empty }) {
  return html`
    <section class="card">
      <h2>${title}</h2>
      ${
        tables.length === 0
          ? html`
              <p class="soft">${empty}</p>
            `
          : html`
              <ul class="tables">
                ${tables.map(
                  (table) => html`
                    <${Row} key=${table.id} table=${table} />
                  `,
                )}
              </ul>
            `
      }
    </section>
  `;
}

/** @param {{table: TableInfo}} props */
function Row({ table }) {
  const people = table.summary.places.map((place) => place.name || t("open-place")).join(", ");
  return html`
    <li>
      <a href=${`/table/${table.id}`}>${t(`game-${table.game}`)}</a>
      <span class="soft">
        ${" "}${people}${" · "}${t(`status-${table.status}`)}${
          table.status === "gathering"
            ? null
            : html`
                ${" · "}
                <time datetime=${new Date(table.changed_at).toISOString()}>${when(table.changed_at)}</time>
              `
        }
      </span>
    </li>
  `;
}

/** @param {{game: GameInfo}} props */
function GameCard({ game }) {
  const { key, fewest, most, minutes, difficulty, usual } = game;
  return html`
    <article class="card game">
      <${GamePicture} game=${game} />
      <h3>${t(`game-${key}`)}</h3>
      <p class="small">${t(`game-${key}-line`)}</p>
      <p class="small soft">
        ${t("game-facts", { fewest, most, minutes })}${" · "}${t(`difficulty-${difficulty}`)}
      </p>
      <div class="row">
        <button class="main" aria-busy=${opening.value} onClick=${() => goToNew(() => newTable(usual))}>
          ${t("game-with-bots")}
        </button>
        <a class="button" href=${`/new/${key}`}>${t("game-new-table")}</a>
      </div>
    </article>
  `;
}

function Join() {
  const link = useSignal("");
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    const said = link.value.trim();
    const id = said.match(/\/table\/([\w-]+)/)?.[1] ?? said.split("/").filter(Boolean).pop();
    if (id) go(`/table/${id}`);
  };
  return html`
    <section class="card">
      <h2>${t("home-join")}</h2>
      <form class="row" onSubmit=${join}>
        <label class="stacked wide">
          ${t("home-link")}
          <input type="text" value=${link.value} onInput=${onValue((said) => (link.value = said))} />
        </label>
        <button disabled=${!link.value.trim()}>${t("home-join-button")}</button>
      </form>
    </section>
  `;
}

export function Home() {
  const [mine, setMine] = useState(/** @type {TableInfo[]} */ ([]));
  const [open, setOpen] = useState(/** @type {TableInfo[]} */ ([]));
  useEffect(() => {
    openCatalogue().catch(complain);
    fetchTables().then(setOpen, complain);
    if (me.value) fetchMyTables().then(setMine, complain);
  }, [me.value?.id]);
  const running = mine.filter((table) => table.status !== "finished");
  const finished = mine.filter((table) => table.status === "finished");
  return html`
    <main id="main" class="home">
      <section class="hero">
        <div>
          <h1>${t("home-welcome")}</h1>
          <p class="lead">${t("home-text")}</p>
          <div class="row">
            <button class="main big" aria-busy=${opening.value} onClick=${playNow}>
              ${t("home-play-now")}
            </button>
            <a class="button big" href="/learn">${t("home-learn")}</a>
          </div>
          <${Name} />
        </div>
        <${Company} names=${GREETERS} />
      </section>
      ${
        running.length
          ? html`
              <${TableList} tables=${running} title=${t("home-running")} empty="" />
            `
          : null
      }
      <h2>${t("home-choose")}</h2>
      <div class="grid games">
        ${catalogue.value?.games.map(
          (game) => html`
            <${GameCard} key=${game.key} game=${game} />
          `,
        )}
      </div>
      <div class="grid lists">
        <${Join} />
        <${TableList}
          tables=${open.filter(({ id }) => !mine.some((table) => table.id === id))}
          title=${t("home-open")}
          empty=${t("home-none-open")}
        />
        <${TableList} tables=${finished} title=${t("home-finished")} empty=${t("home-none-finished")} />
      </div>
    </main>
  `;
}
