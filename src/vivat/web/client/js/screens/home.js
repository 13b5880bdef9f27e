// Home: play now, choose a game, join, go on.
import { computed, html, useEffect, useRef, useSignal, useState } from "../html.js";
import { ask } from "../api.js";
import { beSomebody, callMe, me } from "../guest.js";
import { Pending } from "../pending.js";
import { arrival, go, path } from "../router.js";
import { change, settings } from "../settings.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { GAMES, GamePicture } from "../games.js";
import { Company } from "../castle/faces.js";

const USUAL = { game: "kingup", seats: [["me"], ["steward"], ["steward"], ["steward"]] };
const GREETERS = ["Alighiero", "Beatrice", "Ernesto", "Jester", "Odessa", "Ouaf", "Merlino"];

const pending = new Pending();

/** Whether a table is being made. */
export const opening = computed(() => pending.of("table") ?? false);

/** One table at a time, however often one clicks. @param {() => Promise<void>} make */
export function once(make) {
  return pending
    .ask("table", true, async () => {
      await beSomebody();
      await make();
    })
    .catch(complain);
}

/** Make a table and go there, unless one has gone elsewhere meanwhile. @param {() => Promise<string>} make says where it is */
export function goToNew(make) {
  const from = path.value;
  return once(async () => {
    const where = await make();
    if (path.value === from) go(where);
    await arrival(); // until then one can still click here
  });
}

/** Play at once, as last time, with bots where friends sat; as usual if that cannot be played any more. */
const playNow = () =>
  goToNew(async () => {
    const last = settings.value.lastTable;
    const seats = /** @type {string[][]|undefined} */ (last?.seats)?.map((wishes) =>
      wishes.map((wish) => (wish === "open" ? "steward" : wish)),
    );
    const options = last && seats?.flat().includes("me") ? { ...last, seats } : USUAL;
    const { problem } = await ask("POST", "/api/options", options).catch((error) => ({ problem: error }));
    return newTable(problem ? USUAL : options, !problem);
  });

/** A table with these options; it begins if nobody is missing. @param {Record<string, unknown>} options @param {boolean} [again] whether it is only the last one again */
export async function newTable(options, again = false) {
  const { id } = await ask("POST", "/api/tables", options);
  if (!again) change({ lastTable: options });
  const seats = /** @type {string[][]} */ (options.seats);
  if (!seats.flat().includes("open")) {
    await ask("POST", `/api/tables/${id}/commands`, { type: "start", id: "start" });
  }
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
          maxlength="40"
          required
          value=${name.value}
          onInput=${(/** @type {any} */ event) => (name.value = event.target.value)}
        />
      </label>
      <button>${t("save")}</button>
    </form>
  `;
}

/** A moment in the reader's words. @param {number} at in milliseconds */
const when = (at) =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** @param {{tables: any[], title: string, empty: string}} props */
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
                    <li key=${table.id}>
                      <a href=${`/table/${table.id}`}>${t(`game-${table.game}`)}</a>
                      <span class="soft">
                        ${" "}${table.summary.places.map((/** @type {any} */ place) => place.name || t("open-place")).join(", ")}${" · "}${t(`status-${table.status}`)}${
                          table.status === "gathering"
                            ? null
                            : html`
                                ${" · "}
                                <time datetime=${new Date(table.changed_at).toISOString()}>
                                  ${when(table.changed_at)}
                                </time>
                              `
                        }
                      </span>
                    </li>
                  `,
                )}
              </ul>
            `
      }
    </section>
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
          <input
            type="text"
            value=${link.value}
            onInput=${(/** @type {any} */ event) => (link.value = event.target.value)}
          />
        </label>
        <button disabled=${!link.value.trim()}>${t("home-join-button")}</button>
      </form>
    </section>
  `;
}

export function Home() {
  const [mine, setMine] = useState(/** @type {any[]} */ ([]));
  const [open, setOpen] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    ask("GET", "/api/tables").then(setOpen, complain);
    if (me.value) ask("GET", "/api/me/tables").then(setMine, complain);
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
        ${GAMES.map(
          (game) => html`
            <article class="card game" key=${game.key}>
              <${GamePicture} game=${game.key} />
              <h3>${t(`game-${game.key}`)}</h3>
              <p class="small">${t(`game-${game.key}-line`)}</p>
              <p class="small soft">
                ${t("game-facts", { fewest: game.fewest, most: game.most, minutes: game.minutes })}${" · "}${t(`difficulty-${game.difficulty}`)}
              </p>
              <div class="row">
                <button
                  class="main"
                  aria-busy=${opening.value}
                  onClick=${() => goToNew(() => newTable(game.usual))}
                >
                  ${t("game-with-bots")}
                </button>
                <a class="button" href=${`/new/${game.key}`}>${t("game-new-table")}</a>
              </div>
            </article>
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
