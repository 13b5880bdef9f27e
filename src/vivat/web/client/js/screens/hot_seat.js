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
import { goToNew } from "../opening.js";
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
  const local = view.chairs.flatMap((chair, number) =>
    chair.guest?.startsWith(`${view.host}.`) ? [number] : [],
  );
  const next = view.chairs.findIndex(
    (chair, number) => local.includes(number) && view.waited_for.includes(chair.seat),
  );
  const again = () =>
    goToNew(async () => {
      const { options } = /** @type {TableView} */ (store.table.value);
      const { id: next } = await createTable(options);
      for (const chair of local) await sitDown(next, chair, view.chairs[chair].name);
      await begin(next);
      return `/hot-seat/${next}`;
    });
  if (open !== null) {
    return html`
      <${Turn}
        key=${open}
        id=${id}
        chair=${open}
        hand=${view.chairs[open].hand ?? 0}
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
    <${Curtain} key=${next} name=${view.chairs[next].name} open=${() => setOpen(next)} />
  `;
}

/** @param {string} table @param {number} chair @param {string} name */
function sitDown(table, chair, name) {
  return join(table, "sit", { chair, hand: chair + 1, name });
}

/** Who plays here. @param {{store: TableStore, view: View}} props */
function Names({ store, view }) {
  const chairs = view.chairs.flatMap((chair, number) => (chair.kind === "open" ? [number] : []));
  const names = useSignal(/** @type {Record<number, string>} */ ({}));
  /** @param {number} chair @param {string} name */
  const setName = (chair, name) => void (names.value = { ...names.value, [chair]: name });
  /** @param {Event} event */
  const start = (event) => {
    event.preventDefault();
    const chosen = names.value;
    store.pending
      .ask("begin", true, async () => {
        for (const chair of chairs) {
          const name = chosen[chair]?.trim() || t("hot-seat-player", { number: chair + 1 });
          await sitDown(store.id, chair, name);
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
        ${chairs.map(
          (chair) => html`
            <label class="stacked" key=${chair}>
              ${t("hot-seat-name", { number: chair + 1 })}
              <input
                type="text"
                maxlength="30"
                value=${names.value[chair] ?? ""}
                placeholder=${t("hot-seat-player", { number: chair + 1 })}
                onInput=${onValue((name) => setName(chair, name))}
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
 * @param {{id: string, chair: number, hand: number, again: () => void, done: () => void}} props
 */
function Turn({ id, chair, hand, again, done }) {
  const store = useMemo(() => new TableStore(id, hand), [id, hand]);
  const [answered, setAnswered] = useState(false);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  const waited = view === null || view.waited_for.includes(view.chairs[chair].seat);
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
