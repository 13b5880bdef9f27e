// An intrigue table: the hall with everybody in it, your cards before you, and what you may do beside it.
import { html, useLayoutEffect, useSignal } from "../html.js";
import { useDecision } from "../deciding.js";
import { useShortcuts } from "../shortcuts.js";
import { settings } from "../settings.js";
import { KeyHelp } from "../table/key_help.js";
import { INTRIGUE_KEYS } from "./keys.js";
import { GOLD } from "../wire.js";
import { t } from "../words.js";
import { fullActionWords, isAimedAt } from "./action_words.js";
import { AIMED, keyOf, verbsOf } from "./actions.js";
import { Choices } from "./choices.js";
import { DraggedGood, useDragging } from "./dragging.js";
import { Hand } from "./hand.js";
import { HallScene } from "./hall_scene.js";
import { Notes } from "./notes.js";
import { Prompt } from "./prompt.js";
import { Reference } from "./reference.js";
import { Requests } from "./requests.js";
import { useSale } from "./sale.js";
import { askable, askMore, EMPTY, giveMore } from "./trade.js";
import { changed, NOTHING } from "./trays.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { Signal } from "@preact/signals" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Act } from "../deciding.js" */
/** @import { Answering, Wanted } from "./choices.js" */
/** @import { Dragged } from "./dragging.js" */
/** @import { SaleDraft } from "./sale.js" */
/** @import { IntrigueCast } from "./sentences.js" */
/** @import { Draft } from "./trays.js" */

/** The phases in which two discuss something. @type {IntrigueView["phase"][]} */
const DISCUSSING = ["give", "ask", "answer", "join"];

/** @param {Wanted|null} one @param {Wanted} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The sale of a suit. @param {IntrigueAction[]} legal @param {number} suit */
const saleOf = (legal, suit) => legal.find((action) => action.verb === "sell" && action.suit === suit);

/**
 * What a touch means after an action was chosen: whoever can be its aim is chosen for it, and where it can be
 * nothing else it is done.
 * @param {Wanted|null} chosen
 * @param {Wanted} touched
 * @param {IntrigueView} game
 * @param {IntrigueAction[]} legal
 * @returns {{at: Wanted, only?: IntrigueAction}}
 */
function aim(chosen, touched, game, legal) {
  const verb = chosen && "verb" in chosen ? chosen.verb : null;
  const possible = legal.filter((action) => action.verb === verb);
  if (!verb || !possible.length || !AIMED.includes(verb)) return { at: touched };
  if ("verb" in touched || !("player" in touched)) return { at: touched };
  const { player } = touched;
  const actions = possible.filter((action) => isAimedAt(game, action, player));
  return { at: { verb, player }, only: actions.length === 1 ? actions[0] : undefined };
}

/**
 * Whether one's role is covered, and how that is turned; the first look at it is shown large. Whoever has not
 * looked when a game begins is offered to, and what others do or ask waits.
 * @param {ShownTable} store @param {ViewOf<"intrigue">} view @param {IntrigueView} game
 */
function useRoleLook(store, view, game) {
  const over = view.status === "finished";
  const declined = useSignal(false);
  const looked = useSignal(/** @type {"never"|"first"|"again"} */ ("never"));
  const toggle = () => {
    const covered = !(store.covered.value ?? true);
    store.covered.value = covered;
    looked.value = !covered && looked.value === "never" ? "first" : "again";
  };
  const endFirst = () => {
    if (looked.value === "first") looked.value = "again";
  };
  const covered = !over && (store.covered.value ?? true);
  const isNew = looked.value === "never" && !declined.value && game.round === 1;
  const isAlive = view.me !== null && !over && !game.dead[view.me];
  const offered = covered && isNew && isAlive && settings.value.pace !== "instant";
  const isHeld = offered || looked.value === "first";
  useLayoutEffect(() => {
    store.playback.hold(isHeld);
    return () => store.playback.hold(false);
  }, [store, isHeld]);
  /** What is looked at is seen, and what is offered is not wanted now. */
  const close = () => {
    endFirst();
    declined.value = true;
  };
  const asksLater = isHeld && settings.value.pace !== "instant";
  return { covered, offered, asksLater, isFirst: looked.value === "first", toggle, close };
}

/**
 * The offer that one is about to make: it begins empty, a counter-offer with what lies on the table.
 * @param {IntrigueView} game
 */
function useOfferDraft(game) {
  const draft = useSignal(/** @type {Draft} */ (EMPTY));
  useLayoutEffect(() => {
    const { offer, asked: wish } = game;
    if (game.phase !== "give" && game.phase !== "ask") {
      draft.value = offer && wish ? { give: wish, ask: offer } : EMPTY;
    }
  }, [game.phase, game.counters, String(game.offer), String(game.asked)]);
  return draft;
}

/**
 * The keys of an intrigue table: one for each action that is listed, one for the end of the turn, and these.
 * @param {ShownTable<"intrigue">} store @param {Answering} answering @param {Record<string, () => void>} keys
 */
function useKeys(store, { view, game, verbs, choose, act }, keys) {
  const { playback } = store;
  const pass = view.legal.find((action) => action.verb === "pass");
  const isListed = game.phase === "act" || !view.legal.length;
  const ofActions = verbs.map((verb, place) => [keyOf(place), () => isListed && choose({ verb })]);
  useShortcuts(
    {
      ...Object.fromEntries(ofActions),
      e: () => void (pass && act(pass.text)),
      s: () => playback.skip(),
      t: () => playback.toPresent(),
      ...keys,
    },
    [store, view],
  );
}

/**
 * @typedef {object} BoardProps
 * @property {ShownTable<"intrigue">} store
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {Markup} lately what happened last
 * @property {Markup} [lesson] what is said to somebody who learns
 */

/**
 * How one answers: who or what was touched, what that does, and what one may not be sure of.
 * @param {BoardProps} props
 * @param {Signal<Draft>} draft
 * @param {() => void} touched what a touch ends
 */
function useAnswering({ store, view, game, cast }, draft, touched) {
  const { legal } = view;
  const choice = useSignal(/** @type {Wanted|null} */ (null));
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => void (choice.value = null), [view.decision]);
  /** @param {string} text */
  const words = (text) => {
    const action = legal.find((each) => each.text === text);
    return action ? fullActionWords(cast, game, action) : text;
  };
  const { act, doubt } = useDecision(store, view, cast, () => void (choice.value = null));
  const sale = useSale(game, legal, act, view.decision);
  /** @param {Wanted} what */
  const choose = (what) => {
    if (!store.playback.present) return store.playback.skip(); // a click on what is played goes on
    touched();
    const sold = "suit" in what && game.phase === "sell" ? saleOf(legal, what.suit) : undefined;
    if (sold) return void act(sold.text);
    if ("suit" in what && game.phase === "give") return giveMore(draft, what.suit, legal);
    if ("suit" in what && isSame(choice.value, SELLING)) return sale.lay(what.suit);
    const aimed = aim(choice.value, what, game, legal);
    if (aimed.only) return void act(aimed.only.text);
    choice.value = isSame(choice.value, aimed.at) ? null : aimed.at;
  };
  return { choice, choose, act, doubt, words, sale };
}

/** The choice of what to sell. @type {Wanted} */
const SELLING = { verb: "sell" };

/**
 * What a good does where it is dropped: in a tray, before somebody, on the discards; or out of its tray.
 * @param {BoardProps} props
 * @param {Signal<Draft>} draft
 * @param {{choice: Signal<Wanted|null>, choose: (what: Wanted) => void, act: Act, sale: SaleDraft}} answering
 * @returns {(what: Dragged, to: string|undefined) => void}
 */
const dropping =
  ({ store, view, game, cast }, draft, { choice, choose, act, sale }) =>
  ({ good, from }, to = "") => {
    if (!store.playback.present) return;
    const { legal } = view;
    const { give, ask } = draft.value;
    const isOwn = from === "hand" || from === to;
    if (from.startsWith("laid-")) {
      if (from === `laid-${to}`) return;
      if (from === "laid-sold") sale.lay(good, -1);
      if (from === "laid-gives") draft.value = { ask, give: changed(give, good, -1) };
      if (from === "laid-asks") draft.value = { give, ask: changed(ask, good, -1) };
    } else if (to === "gives" && isOwn) giveMore(draft, good, legal);
    else if (to === "asks" && from === to) askMore(draft, good, askable(game, legal, cast));
    else if (["sold", "discard"].includes(to) && isOwn && good !== GOLD) {
      if (!saleOf(legal, good)) return choose({ suit: good });
      choice.value = SELLING;
      sale.lay(good);
    } else if (to.startsWith("player-") && from === "hand") {
      const player = Number(to.slice("player-".length));
      if (game.phase === "give") return giveMore(draft, good, legal);
      const trade = legal.find((action) => action.verb === "trade" && action.player === player);
      if (!trade) return choose({ player });
      draft.value = { give: changed(NOTHING, good, 1), ask: NOTHING };
      void act(trade.text);
    }
  };

/** The table of a game of intrigue. @param {BoardProps} props */
export function IntrigueBoard(props) {
  const { store, view, game, cast, lately, lesson } = props;
  const { me } = view;
  const over = view.status === "finished";
  const look = useRoleLook(store, view, game);
  const draft = useOfferDraft(game);
  const answers = useAnswering(props, draft, look.close);
  const { choice, choose, act, doubt, words, sale } = answers;
  const { drag, handlers } = useDragging(dropping(props, draft, answers));
  const reference = useSignal(false);
  const keys = useSignal(false);
  const consult = () => void (reference.value = !reference.value);
  const close = () => {
    choice.value = null;
    reference.value = keys.value = false;
    look.close();
  };
  /** Whoever covers the role covers what only it can do. */
  const turnRole = () => {
    if (!look.covered) choice.value = null;
    look.toggle();
  };
  const wanted = choice.value;
  const playing = me !== null && !over && !game.dead[me];
  // What others discuss is seen in the hall: whoever plays keeps their actions before them.
  const mine = me !== null && [game.turn, game.partner].includes(me);
  const discussing = DISCUSSING.includes(game.phase) && view.status === "playing" && (mine || !playing);
  const role = look.covered || me === null ? null : game.roles[me];
  const shown = { view, game, cast };
  const answering = { role, wanted, choose, act, verbs: playing ? verbsOf(cast, role) : [] };
  useKeys(
    store,
    { ...shown, ...answering },
    { h: turnRole, r: consult, "?": () => void (keys.value = !keys.value), Escape: close },
  );
  return html`
    <div
      class=${`intrigue ${discussing ? "discussing" : ""} ${drag ? `dragging-${drag.from}` : ""}`}
      ...${playing ? handlers : {}}
    >
      <${Prompt} store=${store} ...${shown} covered=${look.covered} lately=${lately} />
      <${HallScene}
        store=${store}
        ...${shown}
        wanted=${wanted}
        choose=${playing ? choose : view.knowledge ? lookingOnly(choose) : undefined}
        role=${role}
        look=${{ ...look, toggle: turnRole, close }}
      >
        <${ReferenceButton} open=${reference.value} consult=${consult} />
      <//>
      <${OpenReference} open=${reference.value} ...${shown} covered=${look.covered} close=${consult} />
      <${Hand}
        me=${me}
        cast=${cast}
        game=${game}
        knowledge=${view.knowledge}
        open=${!look.covered}
        toggle=${turnRole}
        pick=${(/** @type {number} */ suit) => choose({ suit })}
        picked=${wanted && "suit" in wanted ? wanted.suit : null}
      />
      <${Notes} store=${store} ...${shown} covered=${look.covered} learning=${Boolean(lesson)} />
      <${Requests}
        store=${store}
        ...${shown}
        ...${answering}
        playing=${playing}
        discussing=${discussing && !look.asksLater}
        draft=${draft}
        doubt=${doubt}
        words=${words}
        selling=${game.phase === "sell" && !sale.sent}
        lesson=${lesson}
      />
      <${Choices} ...${shown} ...${answering} sale=${sale} covered=${look.covered} close=${close} />
      <${DraggedGood} drag=${drag} />
      <${KeyHelp} keys=${INTRIGUE_KEYS} open=${keys} />
    </div>
  `;
}

/**
 * The dead, and who watches, look at what they know of others.
 * @param {(what: Wanted) => void} choose
 * @returns {(what: Wanted) => void}
 */
const lookingOnly = (choose) => (what) => {
  if ("player" in what) choose(what);
};

/**
 * The reference card while it is consulted, without one's own role while that is covered.
 * @param {Pick<BoardProps, "view" | "game" | "cast"> & {
 *   open: boolean, covered: boolean, close: () => void,
 * }} props
 */
function OpenReference({ open, view, game, cast, covered, close }) {
  if (!open) return null;
  const roles = game.roles.map((each, player) => (covered && player === view.me ? null : each));
  return html`
    <${Reference} cast=${cast} roles=${roles} game=${game} close=${close} />
  `;
}

/** Opens the reference card. @param {{open: boolean, consult: () => void}} props */
function ReferenceButton({ open, consult }) {
  return html`
    <button class="small consult" aria-expanded=${open} aria-keyshortcuts="r" onClick=${consult}>
      ${t("reference-head")}${" "}
      <kbd aria-hidden="true">r</kbd>
    </button>
  `;
}
