// Several people at one screen. What is public is decided on the open board, by whoever is asked; for what is
// secret there is a curtain: pass, hold to look, decide, and it closes. Behind it each person has a
// connection of their own, which is closed before the next one looks: nothing of the last player is left in
// the page. The open board is what a spectator sees, so there is no secret in it.
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
import { begin, commandBy, createTable, join, newId } from "../api.js";
import { TableStore } from "../table_store.js";
import { complain, toast } from "../toast.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";
import { goToNew } from "../create_table.js";
import { NoTable, TableOf } from "./table.js";

/** @import { Outbound, TableView, View } from "../wire.js" */

const HOLD_MS = 700;

/** The number by which somebody at this screen is known. @param {View} view @param {number} chair */
const handOf = (view, chair) => view.chairs[chair].hand ?? 0;

/** The chairs of those who play at this screen. @param {View} view */
const localChairs = (view) => view.chairs.flatMap(({ hand }, number) => (hand === null ? [] : [number]));

/** Who at this screen is waited for; −1 if nobody is. @param {View} view */
const nextChair = (view) =>
  view.chairs.findIndex(
    (chair, number) => localChairs(view).includes(number) && view.waited_for.includes(chair.seat),
  );

/**
 * Whether somebody can decide on the open board: nobody has to agree.
 * @param {View} view
 * @param {number} chair
 */
const decidesOpenly = (view, chair) =>
  view.open_moves.length > 0 &&
  view.chairs.filter(({ seat }) => seat === view.chairs[chair].seat).length === 1;

/** The table as a spectator sees it, on which whoever is asked plays for all to see. */
class OpenBoard extends TableStore {
  /** @param {Outbound} message */
  _hear(message) {
    if (message.type !== "snapshot" && message.type !== "update") return super._hear(message);
    const { view } = message;
    const chair = nextChair(view);
    const legal = chair >= 0 && decidesOpenly(view, chair) ? view.open_moves : [];
    super._hear({ ...message, view: { ...view, legal } });
  }

  /** @param {string} action @param {boolean} [sure] */
  async play(action, sure = false) {
    const view = this.view.value;
    if (!view) return;
    const answer = { decision: view.decision, action, sure };
    const hand = handOf(view, nextChair(view));
    await this.pending.ask("play", answer, async () => {
      await commandBy(this.id, { type: "play", id: newId(), ...answer }, hand);
    });
  }
}

/** A table at which several people play at this screen. @param {{id: string}} props */
export function HotSeat({ id }) {
  const store = useMemo(() => new OpenBoard(id), [id]);
  useEffect(() => () => store.close(), [store]);
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
  return view.status === "gathering"
    ? html`
        <${Names} store=${store} view=${view} />
      `
    : html`
        <${SharedTable} store=${store} view=${view} />
      `;
}

/**
 * The same people once more, at a new table.
 * @param {OpenBoard} store @param {View} view
 */
const playAgain = (store, view) =>
  goToNew(async () => {
    const { options } = /** @type {TableView} */ (store.table.value);
    const { id } = await createTable(options);
    for (const chair of localChairs(view)) await sitDown(id, chair, view.chairs[chair].name);
    await begin(id);
    return `/hot-seat/${id}`;
  });

/** @typedef {{chair: number, looks: boolean}} Opened whose curtain is to open; looks: without being asked */

/**
 * The open board; before a secret the curtain, and behind it one person's view.
 * @param {{store: OpenBoard, view: View}} props
 */
function SharedTable({ store, view }) {
  /** Whose curtain is open, and who wants to look at their card. */
  const [open, setOpen] = useState(/** @type {Opened|null} */ (null));
  const [wanted, setWanted] = useState(/** @type {number|null} */ (null));
  const next = nextChair(view);
  const again = () => playAgain(store, view);
  const close = () => {
    hush();
    toast.value = null;
    setOpen(null);
    setWanted(null);
  };
  if (open !== null) {
    return html`
      <${Turn}
        key=${open.chair}
        id=${store.id}
        chair=${open.chair}
        hand=${handOf(view, open.chair)}
        looks=${open.looks}
        again=${again}
        done=${close}
      />
    `;
  }
  if (wanted !== null) {
    return html`
      <${Curtain}
        key=${wanted}
        name=${view.chairs[wanted].name}
        open=${() => setOpen({ chair: wanted, looks: true })}
        back=${close}
      />
    `;
  }
  if (view.status === "finished" || next < 0 || decidesOpenly(view, next)) {
    return html`
      ${
        view.status === "playing"
          ? html`
              <${Looks} view=${view} local=${localChairs(view)} next=${next} look=${setWanted} />
            `
          : null
      }
      <${TableOf} store=${store} again=${again} />
    `;
  }
  return html`
    <${Curtain}
      key=${next}
      name=${view.chairs[next].name}
      open=${() => setOpen({ chair: next, looks: false })}
    />
  `;
}

/**
 * Whose turn it is on the open board, and the way to one's own card.
 * @param {{view: View, local: number[], next: number, look: (chair: number) => void}} props
 */
function Looks({ view, local, next, look }) {
  return html`
    <aside class="looks row" aria-label=${t("hot-seat-title")}>
      <strong role="status">${next < 0 ? "" : t("hot-seat-turn", { name: view.chairs[next].name })}</strong>
      ${local.map(
        (chair) => html`
          <button class="small" key=${chair} onClick=${() => look(chair)}>
            ${t("hot-seat-look", { name: view.chairs[chair].name })}
          </button>
        `,
      )}
    </aside>
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
                maxlength=${LIMITS.NewGuest.name.most}
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

/**
 * Between two people. Looks the same for every decision.
 * @param {{name: string, open: () => void, back?: () => void}} props the way back is for
 *   whoever only wanted to look
 */
function Curtain({ name, open, back }) {
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
          class=${`main big hold ${held.value ? "pressed" : ""}`}
          onPointerDown=${hold}
          onPointerUp=${release}
          onPointerLeave=${release}
          onKeyDown=${onPress(hold)}
          onKeyUp=${release}
        >
          ${t("curtain-hold", { name })}
        </button>
        ${
          back
            ? html`
                <p><button onClick=${back}>${t("curtain-back")}</button></p>
              `
            : null
        }
      </div>
    </main>
  `;
}

/**
 * One person's view, until they have decided; the curtain closes by itself then, or when they have looked.
 * @typedef {object} TurnProps
 * @property {string} id
 * @property {number} chair
 * @property {number} hand
 * @property {boolean} looks
 * @property {() => void} again
 * @property {() => void} done
 */

/** @param {TurnProps} props */
function Turn({ id, chair, hand, looks, again, done }) {
  const store = useMemo(() => new TableStore(id, hand), [id, hand]);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  /** What the curtain was opened for: the next thing one is asked may be for all to see. */
  const opened = useRef(/** @type {number|null} */ (null));
  if (view) opened.current ??= view.decision;
  const asked =
    view === null ||
    looks ||
    (view.decision === opened.current && view.waited_for.includes(view.chairs[chair].seat));
  useEffect(() => {
    if (!asked) done();
  }, [asked]);
  return html`
    <${TableOf} store=${store} again=${again} />
    ${
      looks
        ? html`
            <div class="toast settled" role="status">
              <span>${t("curtain-looks", { name: view?.chairs[chair].name ?? "" })}</span>
              <button onClick=${done}>${t("curtain-close")}</button>
            </div>
          `
        : null
    }
  `;
}
