// Several people at one screen, with a curtain: pass, hold to look, decide, curtain again. Each person has a
// connection of their own, which is opened after the curtain and closed before it: nothing of the last player
// is left in the page.
import {
  html,
  onPress,
  onValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useState,
} from "../html.js";
import { hush } from "../announce.js";
import { begin, createTable, join } from "../api.js";
import { TableStore } from "../table_store.js";
import { complain, toast } from "../toast.js";
import { t } from "../words.js";
import { goToNew } from "./home.js";
import { NoTable, TableOf } from "./table.js";

/** @import { TableView, View } from "../wire.js" */

const HOLD_MS = 700;

/** @param {{id: string}} props */
export function HotSeat({ id }) {
  const store = useMemo(() => new TableStore(id, 0, false), [id]);
  useEffect(() => () => store.close(), [store]);
  const [open, setOpen] = useState(/** @type {number|null} */ (null));
  const view = store.view.value;
  if (store.failure.value) {
    return html`
      <${NoTable} why=${store.failure.value} />
    `;
  }
  if (!view) {
    return html`
      <main id="main"><p role="status">${t("loading")}</p></main>
    `;
  }
  if (view.status === "gathering") {
    return html`
      <${Names} store=${store} view=${view} />
    `;
  }
  const local = view.places.flatMap((place, number) =>
    place.guest?.startsWith(`${view.host}.`) ? [number] : [],
  );
  const next = view.places.findIndex(
    (place, number) => local.includes(number) && view.waited_for.includes(place.seat),
  );
  const again = () =>
    goToNew(async () => {
      const { options } = /** @type {TableView} */ (store.table.value);
      const { id: next } = await createTable(options);
      for (const place of local) await sitDown(next, place, view.places[place].name);
      await begin(next);
      return `/hot-seat/${next}`;
    });
  if (open !== null) {
    return html`
      <${Turn}
        key=${open}
        id=${id}
        place=${open}
        hand=${Number(view.places[open].guest?.split(".")[1])}
        again=${again}
        done=${() => {
          hush();
          toast.value = null;
          setOpen(null);
        }}
      />
    `;
  }
  if (view.status === "finished" || next < 0) {
    return html`
      <${TableOf} store=${store} again=${again} />
    `;
  }
  return html`
    <${Curtain} key=${next} name=${view.places[next].name} open=${() => setOpen(next)} />
  `;
}

/** @param {string} table @param {number} place @param {string} name */
function sitDown(table, place, name) {
  return join(table, "sit", { place, hand: place + 1, name });
}

/** Who plays here. @param {{store: TableStore, view: View}} props */
function Names({ store, view }) {
  const places = view.places.flatMap((place, number) => (place.kind === "open" ? [number] : []));
  const names = useSignal(/** @type {Record<number, string>} */ ({}));
  /** @param {number} place @param {string} name */
  const setName = (place, name) => void (names.value = { ...names.value, [place]: name });
  /** @param {Event} event */
  const start = (event) => {
    event.preventDefault();
    const chosen = names.value;
    store.pending
      .ask("begin", true, async () => {
        for (const place of places) {
          const name = chosen[place]?.trim() || t("hot-seat-player", { number: place + 1 });
          await sitDown(store.id, place, name);
        }
        await store.send("start");
      })
      .catch(complain);
  };
  return html`
    <main id="main" class="narrow">
      <h1>${t("hot-seat-title")}</h1>
      <p>${t("hot-seat-text")}</p>
      <form class="card stacked" onSubmit=${start}>
        ${places.map(
          (place) => html`
            <label class="stacked" key=${place}>
              ${t("hot-seat-name", { number: place + 1 })}
              <input
                type="text"
                maxlength="30"
                value=${names.value[place] ?? ""}
                placeholder=${t("hot-seat-player", { number: place + 1 })}
                onInput=${onValue((name) => setName(place, name))}
              />
            </label>
          `,
        )}
        <button class="main">${t("gathering-start")}</button>
      </form>
    </main>
  `;
}

/** Between two people. Looks the same for every decision. @param {{name: string, open: () => void}} props */
function Curtain({ name, open }) {
  const timer = useRef(0);
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const held = useSignal(false);
  const release = () => {
    clearTimeout(timer.current);
    held.value = false;
  };
  useLayoutEffect(() => {
    hush(); // what bots did in between may have been said after the last one
    toast.value = null;
    button.current?.focus();
    return release; // nobody else is to look when the time is over
  }, []);
  const hold = () => {
    if (held.value) return;
    held.value = true;
    timer.current = setTimeout(open, HOLD_MS);
  };
  return html`
    <main id="main" class="curtain">
      <div class="card">
        <h1>${t("curtain-pass", { name })}</h1>
        <p>${t("curtain-text")}</p>
        <button
          ref=${button}
          data-home
          class=${`main big hold ${held.value ? "held" : ""}`}
          onPointerDown=${hold}
          onPointerUp=${release}
          onPointerLeave=${release}
          onKeyDown=${onPress(hold)}
          onKeyUp=${release}
        >
          ${t("curtain-hold", { name })}
        </button>
      </div>
    </main>
  `;
}

/**
 * One person's view, until they have decided.
 * @param {{id: string, place: number, hand: number, again: () => void, done: () => void}} props
 */
function Turn({ id, place, hand, again, done }) {
  const store = useMemo(() => new TableStore(id, hand), [id, hand]);
  const [answered, setAnswered] = useState(false);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  const waited = view === null || view.waited_for.includes(view.places[place].seat);
  useEffect(() => {
    if (!waited) setAnswered(true);
  }, [waited]);
  return html`
    <${TableOf} store=${store} again=${again} />
    ${
      answered
        ? html`
            <div class="toast settled" role="status">
              <span>${t("curtain-done")}</span>
              <button onClick=${done}>${t("curtain-close")}</button>
            </div>
          `
        : null
    }
  `;
}
