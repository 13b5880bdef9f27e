// A table: gathering, playing, finished. The boards of the two families are in folders of their own.
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { ask, newId } from "../api.js";
import { announce } from "../announce.js";
import { botWords, catalogue, Levels } from "../catalogue.js";
import { beSomebody, me } from "../guest.js";
import { Log } from "../log.js";
import { Notebook } from "../notebook.js";
import { People } from "../people.js";
import { go, path } from "../router.js";
import { settings } from "../settings.js";
import { play as sound } from "../sounds.js";
import {
  castOf,
  characterName,
  isCovered,
  isEcho,
  isOwnSecret,
  ROLES,
  sentence,
  withoutDiscarded,
} from "../story.js";
import { TableStore } from "../table_store.js";
import { Talk } from "../talk.js";
import { complain } from "../toast.js";
import { because, t } from "../words.js";
import { CastleBoard } from "../castle/board.js";
import { EMISSARY_SEAT, Ranking } from "../castle/scoring.js";
import { Name } from "./home.js";
import { IntrigueBoard, intrigueDetail, intrigueScore, Victory } from "../intrigue/board.js";

/** @param {{id: string}} props */
export function TableScreen({ id }) {
  const [known, setKnown] = useState(me.value !== null);
  useEffect(() => {
    if (!known) beSomebody().then(() => setKnown(true), complain);
  }, []);
  return known
    ? html`
        <${Connected} id=${id} />
      `
    : html`
        <main id="main"><p>${t("loading")}</p></main>
      `;
}

/** @param {{id: string}} props */
function Connected({ id }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => () => store.close(), [store]);
  return html`
    <${TableOf} store=${store} />
  `;
}

/** Says aloud what happens, and makes its sound. @param {TableStore} store @param {boolean} intrigue */
function useNews(store, intrigue) {
  const asked = useRef(-1);
  useEffect(() => {
    /** @type {TableStore["listeners"][number]} */
    const hear = (fresh, snapshot) => {
      const view = store.view.value;
      if (!view) return;
      const mine = view.legal.length > 0 && view.ballot === null;
      const news = mine && asked.current !== view.decision;
      if (mine) asked.current = view.decision;
      if (snapshot) return;
      const cast = castOf(store.table.value, view);
      const told = fresh.filter((line) => !isEcho(line));
      const covered = store.covered.value ?? intrigue;
      for (const line of told) if (!(covered && isOwnSecret(line))) announce(sentence(cast, intrigue, line));
      if (news) announce(t("your-turn-now"));
      const kinds = told.map((line) => line.event?.kind ?? line.kind);
      if (kinds.includes("finished")) sound("end");
      else if (kinds.includes("crowned")) sound("yes");
      else if (kinds.includes("rejected") || kinds.includes("cancelled")) sound("no");
      else if (kinds.includes("voted")) sound("vote");
      else if (kinds.some((kind) => ["income", "earned", "bribed", "traded"].includes(kind))) sound("coin");
      else if (news) sound("turn");
      else if (kinds.length) sound("move");
    };
    store.listeners.push(hear);
    return () => void store.listeners.splice(store.listeners.indexOf(hear), 1);
  }, [store, intrigue]);
}

/** @param {{store: TableStore, again?: () => void}} props how those at one screen play once more */
export function TableOf({ store, again }) {
  const { value: view } = store.view;
  const { value: table } = store.table;
  const intrigue = table?.options.game === "intrigue";
  useNews(store, intrigue);
  if (store.failure.value) {
    return html`
      <${NoTable} why=${store.failure.value} />
    `;
  }
  if (!view || !table) {
    return html`
      <main id="main"><p role="status">${t("loading")}</p></main>
    `;
  }
  const cast = castOf(table, view);
  const over = view.status === "finished";
  const characters = /** @type {string[]} */ (table.facts.characters ?? []);
  const covered = !over && (store.covered.value ?? intrigue);
  const told = withoutDiscarded(store.lines.value, view);
  const lines = told.filter((line) => !isEcho(line) && !(covered && isCovered(line)));
  const last = lines.findLast((line) => line.kind === "event");
  const lately = last ? sentence(cast, intrigue, last) : "";
  return html`
    <main id="main" class="table-screen">
      <div class="row title">
        <h1>${t(`game-${table.options.game}`)}</h1>
        ${
          store.link.value === "offline"
            ? html`
                <span class="offline" role="status">${t("offline")}</span>
              `
            : null
        }
        ${
          view.paused
            ? html`
                <span class="offline" role="status">${t("paused")}</span>
              `
            : null
        }
        ${
          view.me === null && view.status === "playing"
            ? html`
                <span class="soft">${t("watching")}</span>
              `
            : null
        }
      </div>
      ${
        view.me !== null && view.status === "playing" && view.places[view.me].kept
          ? html`
              <div class="notice row kept">
                <span>${t("kept-for-you")}</span>
                <button class="main" onClick=${() => store.once("sit").catch(complain)}>
                  ${t("habits-return")}
                </button>
              </div>
            `
          : null
      }
      ${
        view.status === "gathering"
          ? html`
              <${Gathering} store=${store} view=${view} table=${table} />
            `
          : html`
              <div class="table">
                <div class="board">
                  ${
                    over && !store.held.value
                      ? html`
                          <${Finished}
                            store=${store}
                            view=${view}
                            table=${table}
                            again=${again}
                            ranking=${
                              intrigue
                                ? html`
                                    <${Victory} view=${view} game=${view.game} cast=${cast} />
                                  `
                                : html`
                                    <${Ranking} view=${view} game=${view.game} cast=${cast} />
                                  `
                            }
                            winners=${
                              intrigue
                                ? [...view.game.winners, ...view.game.allied_winners]
                                : view.places.flatMap((place, number) =>
                                    view.game.winners.includes(place.seat) ? [number] : [],
                                  )
                            }
                          />
                        `
                      : null
                  }
                  ${
                    intrigue
                      ? html`
                          <${IntrigueBoard} store=${store} view=${view} cast=${cast} lately=${lately} />
                        `
                      : html`
                          <${CastleBoard} store=${store} view=${view} cast=${cast} lately=${lately} />
                        `
                  }
                </div>
                <div class="side">
                  <${People}
                    store=${store}
                    view=${view}
                    score=${(/** @type {number} */ place) => (intrigue ? intrigueScore(view, place) : view.game?.scores[place])}
                    detail=${intrigue ? (/** @type {number} */ place) => intrigueDetail(view, cast, place) : undefined}
                    rival=${view.game?.emissary_score ?? null}
                  />
                  <${Log}
                    lines=${lines}
                    cast=${cast}
                    intrigue=${intrigue}
                    link=${over ? (/** @type {any} */ line) => `/table/${table.id}/replay/${line.game}/${line.moment}` : undefined}
                  />
                  <${Talk}
                    store=${store}
                    view=${view}
                    team=${table.options.seats.some((/** @type {string[]} */ seat) => seat.length > 1)}
                  />
                  <${Notebook}
                    store=${store}
                    view=${view}
                    things=${
                      intrigue
                        ? ROLES.map((role) => ({ key: role, name: t(`role-${role}`) }))
                        : characters
                            .slice(0, 13)
                            .map((_name, slot) => ({ key: String(slot), name: characterName(cast, slot) }))
                    }
                  />
                </div>
              </div>
            `
      }
    </main>
  `;
}

/** @param {{why: import("../api.js").Refused}} props */
export function NoTable({ why }) {
  return html`
    <main id="main" class="narrow">
      <h1>${t("lost-title")}</h1>
      <div class="notice bad"><p>${because(why)}</p></div>
      <a class="button" href="/">${t("go-home")}</a>
    </main>
  `;
}

/** Before the game: who sits where, the link, bots. @param {{store: TableStore, view: import("../table_store.js").View, table: any}} props */
function Gathering({ store, view, table }) {
  const host = view.host === me.value?.id;
  const link = `${location.origin}/table/${table.id}`;
  const [copied, setCopied] = useState(false);
  const [levels, setLevels] = useState(/** @type {string[]} */ ([]));
  useEffect(() => void catalogue().then((found) => setLevels(found.bots), complain), []);
  /** @param {string} type @param {Record<string, unknown>} [fields] */
  const send = (type, fields) => () => store.once(type, fields).catch(complain);
  /**
   * Not over the socket: that one still knows us by the name we had when it was opened; and not before a name
   * that was picked just now.
   * @param {number} place
   */
  const sit = (place) => () =>
    store.pending
      .ask("sit", place, async () => {
        await beSomebody();
        await ask("POST", `/api/tables/${table.id}/join`, { type: "sit", id: newId(), place });
      })
      .catch(complain);
  /** @param {number} place @param {string} level */
  const arrange = (place, level) => store.send("arrange", { place, level }).catch(complain);
  const copy = async () => {
    field.current?.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else document.execCommand("copy");
    setCopied(true);
  };
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const open = view.places.filter((place) => place.kind === "open").length;
  return html`
    <div class="grid gathering">
      <section class="card">
        <h2>${t("gathering-title")}</h2>
        ${
          view.me === null
            ? html`
                <${Name} />
              `
            : null
        }
        <ul class="seats">
          ${view.places.map(
            (place, number) => html`
              <li class="seat" key=${number}>
                <div>
                  <span class="name">${place.name || t("open-place")}</span>
                  <div class="small soft">
                    ${place.kind === "bot" && !host ? botWords(place.level) : number === view.me ? t("people-you") : ""}${
                      table.options.first_seat === place.seat
                        ? html`
                            ${" "}
                            <span class="begins">${t("gathering-begins")}</span>
                          `
                        : null
                    }
                  </div>
                </div>
                <div class="row score">
                  ${
                    place.kind === "open" && view.me === null
                      ? html`
                          <button class="main" onClick=${sit(number)}>${t("gathering-sit")}</button>
                        `
                      : null
                  }
                  ${
                    host && place.kind !== "person"
                      ? html`
                          <label>
                            <span class="unseen">${t("gathering-place", { number: number + 1 })}</span>
                            <select
                              value=${place.level ?? "open"}
                              onChange=${(/** @type {any} */ event) => arrange(number, event.target.value)}
                            >
                              ${["open", ...levels].map(
                                (each) => html`
                                  <option
                                    key=${each}
                                    value=${each}
                                    selected=${each === (place.level ?? "open")}
                                  >
                                    ${each === "open" ? t("new-place-open") : botWords(each)}
                                  </option>
                                `,
                              )}
                            </select>
                          </label>
                        `
                      : null
                  }
                </div>
              </li>
            `,
          )}
        </ul>
        <div class="row">
          ${
            host
              ? html`
                  <button class="main" disabled=${open > 0} onClick=${send("start")}>
                    ${t("gathering-start")}
                  </button>
                `
              : html`
                  <p class="soft">${t("gathering-wait")}</p>
                `
          }
          ${
            view.me !== null
              ? html`
                  <button onClick=${send("leave")}>${t("gathering-leave")}</button>
                `
              : null
          }
        </div>
        ${
          host && open
            ? html`
                <p class="soft small">${t("table-places-open", { places: open })}</p>
              `
            : null
        }
        ${
          host
            ? html`
                <${Levels} levels=${levels} />
              `
            : null
        }
      </section>
      <section class="card">
        <h2>${t("gathering-invite")}</h2>
        <p>${t("gathering-link-text")}</p>
        <div class="row link">
          <label class="stacked wide">
            <span class="unseen">${t("home-link")}</span>
            <input
              ref=${field}
              type="text"
              readonly
              value=${link}
              onFocus=${(/** @type {any} */ event) => event.target.select()}
            />
          </label>
          <button onClick=${() => copy().catch(complain)}>
            ${copied ? t("gathering-copied") : t("gathering-copy")}
          </button>
        </div>
      </section>
    </div>
  `;
}

/** @param {import("../table_store.js").View} view @param {number[]} winners */
function wonWords(view, winners) {
  if (view.game.winners.includes(EMISSARY_SEAT)) return t("emissary-wins");
  if (!winners.length) return t("finished-title");
  if (winners.length === 1 && winners[0] === view.me) return t("finished-you-win");
  return t("finished-won", {
    count: winners.length,
    who: listed(winners.map((place) => view.places[place].name)),
  });
}

/** @param {string[]} names */
const listed = (names) => new Intl.ListFormat(settings.value.language).format(names);

/** After the game: who won, rematch, the next game of a session, the replay. @param {{store: TableStore, view: import("../table_store.js").View, table: any, ranking: unknown, winners: number[], again?: () => void}} props winners by place */
function Finished({ store, view, table, ranking, winners, again }) {
  const goal = table.options.session_points;
  const best = Math.max(...(view.session ?? [0]));
  const leaders = view.places
    .filter((_place, number) => view.session?.[number] === best)
    .map((place) => place.name);
  const more = goal !== null && view.session !== null && best < goal;
  const host = view.host === me.value?.id;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  const rematch = () =>
    store.pending
      .ask("rematch", true, async () => {
        const from = path.value;
        const asked = (store.view.value?.rematch ?? null) !== null;
        if (!asked) await store.send("rematch");
        store.goOn(true);
        const id = store.view.value?.rematch;
        if (!id) return;
        if (asked) await ask("POST", `/api/tables/${id}/join`, { type: "sit", id: "rematch" });
        else if (view.places.every((place, number) => place.kind === "bot" || number === view.me)) {
          await ask("POST", `/api/tables/${id}/commands`, { type: "start", id: "start" });
        }
        if (path.value === from) go(`/table/${id}`);
      })
      .catch(complain);
  return html`
    <section ref=${box} class="card finished">
      <h2>${wonWords(again ? { ...view, me: null } : view, winners)}</h2>
      ${ranking}
      ${
        goal !== null && view.session && !more
          ? html`
              <p>
                <strong>
                  ${t("session-won", { count: leaders.length, who: listed(leaders), points: best })}
                </strong>
              </p>
            `
          : null
      }
      ${
        view.session
          ? html`
              <p>
                ${t("finished-session", { goal: goal ?? 0 })}${" "}${view.places.map((place, number) => `${place.name} ${view.session?.[number] ?? 0}`).join(" · ")}
              </p>
            `
          : null
      }
      <div class="row">
        ${
          more
            ? html`
                <button class="main" disabled=${!host} onClick=${() => store.once("start").catch(complain)}>
                  ${t("finished-next")}
                </button>
              `
            : again || view.me !== null
              ? html`
                  <button class="main" onClick=${again ?? rematch}>${t("finished-rematch")}</button>
                `
              : null
        }
        <a class="button" href=${`/table/${table.id}/replay/${view.games}/0`}>${t("finished-replay")}</a>
        <a
          class="button"
          href=${`/api/tables/${table.id}/games/${view.games}/record`}
          download=${`vivat-${table.id}-${view.games}.vivat`}
        >
          ${t("finished-record")}
        </a>
        <a class="button" href="/">${t("go-home")}</a>
      </div>
    </section>
  `;
}
