// Several people at one screen. What is public is decided on the open board, by whoever is asked; for what is
// secret there is a curtain: pass, hold to look, decide, and it closes. Behind it each person has a
// connection of their own, which is closed before the next one looks: nothing of the last player is left in
// the page. The open board is what a spectator sees, so there is no secret in it.
import { html, onPress, useEffect, useLayoutEffect, useMemo, useRef, useSignal, useState } from "../html.js";
import { hush } from "../announce.js";
import { begin, checkScreen, commandBy, createTable, newId } from "../api.js";
import { chairIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { Names, sitDown } from "../table/hot_seat_names.js";
import { TableStore } from "../table_store.js";
import { toast } from "../toast.js";
import { because, t } from "../words.js";
import { goToNew } from "../create_table.js";
import { Lost } from "../lost.js";
import { TableOf } from "./table.js";

/** @import { Refused } from "../api.js" */
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
      <${Lost} why=${store.failure.value} />
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
        <${OwnScreen} store=${store} view=${view} />
      `;
}

/**
 * The shared table, if this is the screen at which they play; on another device the open board alone, and
 * why.
 * @param {{store: OpenBoard, view: View}} props
 */
function OwnScreen({ store, view }) {
  const [first] = localChairs(view);
  const [refused, setRefused] = useState(/** @type {Refused|null|undefined} */ (undefined));
  useEffect(() => {
    if (first === undefined) setRefused(null);
    else checkScreen(store.id, handOf(view, first)).then(() => setRefused(null), setRefused);
  }, [store, first]);
  if (refused === undefined) {
    return html`
      <main id="main"><p role="status">${t("loading")}</p></main>
    `;
  }
  return refused
    ? html`
        <${OtherScreen} id=${store.id} why=${refused} />
      `
    : html`
        <${SharedTable} store=${store} view=${view} />
      `;
}

/**
 * What everybody may see of a table that is played at another device.
 * @param {{id: string, why: Refused}} props
 */
function OtherScreen({ id, why }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => () => store.close(), [store]);
  return html`
    <aside class="looks row" aria-label=${t("hot-seat-title")}>
      <strong role="status">${because(why)}</strong>
    </aside>
    <${TableOf} store=${store} />
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
  /** Who has looked at their card; everybody does so first. */
  const [looked, setLooked] = useState(/** @type {number[]} */ ([]));
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
        open=${() => {
          setLooked([...looked, wanted]);
          setOpen({ chair: wanted, looks: true });
        }}
        back=${close}
      />
    `;
  }
  if (view.status === "finished" || next < 0 || decidesOpenly(view, next)) {
    return html`
      ${
        view.status === "playing"
          ? html`
              <${Looks} view=${view} looked=${looked} next=${next} look=${setWanted} />
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
 * @param {{view: View, looked: number[], next: number, look: (chair: number) => void}} props
 */
function Looks({ view, looked, next, look }) {
  const local = localChairs(view);
  const isNew = local.some((chair) => !looked.includes(chair));
  return html`
    <aside class="looks row" aria-label=${t("hot-seat-title")}>
      ${
        next < 0
          ? null
          : html`
              <${Medallion} who=${chairIdentity(view.chairs, next)} size=${36} mood="asked" />
            `
      }
      <strong role="status">${next < 0 ? "" : t("hot-seat-turn", { name: view.chairs[next].name })}</strong>
      <span class="small soft">${t(isNew ? "hot-seat-first-look" : "hot-seat-looks")}</span>
      ${local.map(
        (chair) => html`
          <button
            class=${looked.includes(chair) ? "small" : "small new"}
            key=${chair}
            aria-label=${t("hot-seat-look", { name: view.chairs[chair].name })}
            onClick=${() => look(chair)}
          >
            <${Medallion} who=${chairIdentity(view.chairs, chair)} size=${24} />
            ${view.chairs[chair].name}
          </button>
        `,
      )}
    </aside>
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
    ${
      looks && view
        ? html`
            <aside class="own-look settled row" role="status">
              <strong>${t("curtain-looks", { name: view.chairs[chair].name })}</strong>
              <button onClick=${done}>${t("curtain-close")}</button>
            </aside>
          `
        : null
    }
    <${TableOf} store=${store} again=${again} />
  `;
}
