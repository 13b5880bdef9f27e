// Several people at one screen, with a curtain: pass, hold to look, decide, curtain again. Each person has a connection
// of their own, which is opened after the curtain and closed before it: nothing of the last player is left in the page.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../html.js";
import { hush } from "../announce.js";
import { ask } from "../api.js";
import { TableStore } from "../table_store.js";
import { go } from "../router.js";
import { complain, toast } from "../toast.js";
import { t } from "../words.js";
import { once } from "./home.js";
import { NoTable, TableOf } from "./table.js";

const HOLD_MS = 700;

/** @param {{id: string}} props */
export function HotSeat({ id }) {
  const store = useMemo(() => new TableStore(id, 0, false), [id]);
  useEffect(() => () => store.close(), [store]);
  const [open, setOpen] = useState(/** @type {number|null} */ (null));
  const view = store.view.value;
  if (store.failure.value) return html`<${NoTable} why=${store.failure.value} />`;
  if (!view) return html`<main id="main"><p role="status">${t("loading")}</p></main>`;
  if (view.status === "gathering") return html`<${Names} store=${store} view=${view} />`;
  const local = view.places.flatMap((place, number) => (place.guest?.startsWith(`${view.host}.`) ? [number] : []));
  const next = view.places.findIndex((place, number) => local.includes(number) && view.waited_for.includes(place.seat));
  const again = () => once(async () => {
    const options = store.table.value.options;
    const { id: next } = await ask("POST", "/api/tables", options);
    for (const place of local) await sitDown(next, place, view.places[place].name);
    await ask("POST", `/api/tables/${next}/commands`, { type: "start", id: "start" });
    go(`/hot-seat/${next}`);
  });
  if (open !== null) return html`<${Turn} key=${open} id=${id} place=${open} hand=${Number(view.places[open].guest?.split(".")[1])} again=${again} done=${() => { hush(); toast.value = null; setOpen(null); }} />`;
  if (view.status === "finished" || next < 0) return html`<${TableOf} store=${store} again=${again} />`;
  return html`<${Curtain} name=${view.places[next].name} open=${() => setOpen(next)} />`;
}

/** @param {string} table @param {number} place @param {string} name */
function sitDown(table, place, name) {
  return ask("POST", `/api/tables/${table}/join?hand=${place + 1}&name=${encodeURIComponent(name)}`, { type: "sit", id: "sit", place });
}

/** Who plays here. @param {{store: TableStore, view: import("../table_store.js").View}} props */
function Names({ store, view }) {
  const places = view.places.flatMap((place, number) => (place.kind === "open" ? [number] : []));
  const [names, setNames] = useState(/** @type {Record<number, string>} */ ({}));
  /** @param {Event} event */
  const begin = async (event) => {
    event.preventDefault();
    try {
      for (const place of places) {
        const name = names[place]?.trim() || t("hot-seat-player", { number: place + 1 });
        await sitDown(store.id, place, name);
      }
      await store.send("start");
    } catch (error) {
      complain(error);
    }
  };
  return html`<main id="main" class="narrow"><h1>${t("hot-seat-title")}</h1><p>${t("hot-seat-text")}</p><form class="card stacked" onSubmit=${begin}>
    ${places.map((place) => html`<label class="stacked" key=${place}>${t("hot-seat-name", { number: place + 1 })}<input type="text" maxlength="30" value=${names[place] ?? ""} placeholder=${t("hot-seat-player", { number: place + 1 })} onInput=${(/** @type {any} */ event) => setNames({ ...names, [place]: event.target.value })} /></label>`)}
    <button class="main">${t("gathering-start")}</button></form></main>`;
}

/** Between two people. Looks the same for every decision. @param {{name: string, open: () => void}} props */
function Curtain({ name, open }) {
  const timer = useRef(0);
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    hush(); // what bots did in between may have been said after the last one
    button.current?.focus();
  }, []);
  const hold = () => {
    if (held) return;
    setHeld(true);
    timer.current = setTimeout(open, HOLD_MS);
  };
  const release = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  return html`<main id="main" class="curtain"><div class="card"><h1>${t("curtain-pass", { name })}</h1><p>${t("curtain-text")}</p>
    <button ref=${button} data-home class=${`main big hold ${held ? "held" : ""}`} onPointerDown=${hold} onPointerUp=${release} onPointerLeave=${release}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), hold())} onKeyUp=${release}>${t("curtain-hold", { name })}</button></div></main>`;
}

/** One person's view, until they have decided. @param {{id: string, place: number, hand: number, again: () => void, done: () => void}} props */
function Turn({ id, place, hand, again, done }) {
  const store = useMemo(() => new TableStore(id, hand), [id, hand]);
  const [answered, setAnswered] = useState(false);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  const waited = view === null || view.waited_for.includes(view.places[place].seat);
  useEffect(() => {
    if (!waited) setAnswered(true);
  }, [waited]);
  return html`<${TableOf} store=${store} again=${again} />${answered ? html`<div class="toast settled" role="status"><span>${t("curtain-done")}</span><button onClick=${done}>${t("curtain-close")}</button></div>` : null}`;
}
