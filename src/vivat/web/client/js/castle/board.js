// The castle table: the scene, your secret card, and what is asked of you.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../html.js";
import { useDecision } from "../deciding.js";
import { refusalWords } from "../log_words.js";
import { useShortcuts } from "../shortcuts.js";
import { KeyHelp } from "../table/key_help.js";
import { CASTLE_KEYS } from "./keys.js";
import { tell, toast } from "../toast.js";
import { PLACES, THRONE } from "../wire.js";
import { t } from "../words.js";
import { laidBallots } from "./ballots.js";
import { likelyMarks } from "./coach.js";
import { traceOf } from "./deed_marks.js";
import { marksOf, openLooks } from "./marks.js";
import { moveWords } from "./moves.js";
import { proposalOf, useProposal } from "./proposal.js";
import { AllMoves, Prompt, Requests } from "./requests.js";
import { AllSecrets } from "./replay.js";
import { Scene } from "./scene.js";
import { Counts } from "./scoring.js";
import { NewFavourites, OwnCardsBar, OwnCardsPanel } from "./own_cards.js";
import { characterName } from "./sentences.js";

/** @import { CastleAction, CastleView, Named } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Markup } from "../html.js" */
/** @import { Signal } from "@preact/signals" */
/** @import { Moment } from "../table/playback.js" */
/** @import { Laid } from "./ballots.js" */
/** @import { Trace } from "./deed_marks.js" */
/** @import { Mark } from "./marks.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * @typedef {object} BoardProps
 * @property {ShownTable<"castle">} store
 * @property {ViewOf<"castle">} view
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {Markup} lately what happened last
 * @property {Markup} [lesson] what is said to somebody who learns
 */

/**
 * Which character is chosen, until the next request, and how that is taken back.
 * @param {ViewOf<"castle">} view
 */
function useChosenCharacter(view) {
  const choice = useSignal(/** @type {number|null} */ (null));
  const choices = useRef(/** @type {HTMLDivElement|null} */ (null));
  const byKey = useRef(false);
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => void (choice.value = null), [view.decision]);
  useEffect(() => {
    // By keyboard one goes from the character straight to the places it can go to.
    if (choice.value === null || !byKey.current) return;
    /** @type {HTMLElement|null|undefined} */ (choices.current?.querySelector("button.main"))?.focus();
  }, [choice.value]);
  const giveUp = () => {
    const given = choice.value;
    if (given === null) return;
    const focused = choices.current?.contains(document.activeElement);
    choice.value = null;
    const character = document.querySelectorAll(".scene .character")[given];
    if (focused) /** @type {SVGElement|undefined} */ (character)?.focus();
  };
  return { choice, choices, byKey, giveUp };
}

/**
 * How one answers: which character is chosen, what a touch on one does, and what one may not be sure of.
 * @param {BoardProps} props
 */
function useAnswering({ store, view, game, cast }) {
  const { legal } = view;
  const { places } = game;
  const { choice, choices, byKey, giveUp } = useChosenCharacter(view);
  /** @param {string} text */
  const words = (text) => {
    const action = legal.find((each) => each.text === text);
    return action ? moveWords(cast, action) : text;
  };
  // New cards are dealt: what the coach thought of the last ones is over.
  useEffect(() => {
    if (store.coaching) store.coaching.answer.value = null;
  }, [game.round]);
  const { act, doubt } = useDecision(store, view, cast, () => {
    toast.value = null;
    choice.value = null;
  });
  /** @param {number} character @param {boolean} keyboard */
  const choose = async (character, keyboard) => {
    if (!store.playback.present) return store.playback.skip(); // a click on what is played goes on
    if (store.sent.value !== null) return; // the second half of a double click is no question
    byKey.current = keyboard;
    const actions = legal.filter((action) => action.character === character);
    // A step is made at once; whoever calls an election by it is shown that first.
    const [only] = actions;
    if (actions.length === 1 && only.verb !== "place" && only.to !== THRONE) return act(only.text);
    if (actions.length) return void (choice.value = choice.value === character ? null : character);
    // Whoever has chosen somebody means the floor, not who stands there.
    const chosen = choice.value;
    const place = places[character];
    const way = legal.find((action) => action.character === chosen && action.to === place);
    if (way) return act(way.text);
    const placing = chosen !== null && legal[0].verb === "place" && PLACES[place].kind === "floor";
    if (placing) await explain(store, legal, cast, chosen, place);
    else await explain(store, legal, cast, character);
  };
  return { selected: choice.value, choices, choose, giveUp, act, doubt, words };
}

/**
 * The keys of the table; whether their list is open.
 * @param {BoardProps} props
 * @param {{toggle: () => void, takeBack: () => void, selected: number|null, act: Act}} does
 */
function useKeys({ store, view }, { toggle, takeBack, selected, act }) {
  const { playback } = store;
  const help = useSignal(false);
  const keys = {
    h: toggle,
    s: () => playback.skip(),
    t: () => playback.toPresent(),
    "?": () => void (help.value = !help.value),
    Escape: () => {
      help.value = false;
      takeBack();
    },
    ...floorKeys(view.legal, selected, act),
    ArrowLeft: () => focusFigure(-1),
    ArrowRight: () => focusFigure(1),
  };
  useShortcuts(keys, [store, view.decision, selected]);
  return help;
}

/** The table of a castle game. @param {BoardProps} given */
export function CastleBoard(given) {
  const { props, refuse } = useProposal(given);
  const { store, view, game, cast, lately, lesson } = props;
  const { selected, choices, choose, giveUp, act, doubt, words } = useAnswering(props);
  const hidden = store.covered.value ?? false;
  const toggle = () => void (store.covered.value = !(store.covered.value ?? false));
  /** Whether all about one's cards is open, where there is only room for a bar. */
  const raised = useSignal(false);
  const takeBack = () => {
    raised.value = false;
    giveUp();
  };
  const help = useKeys(props, { toggle, takeBack, selected, act });
  const marks = marksOf(view, game, cast);
  const [moment, over] = [store.moment.value, view.status === "finished"];
  const trace = traceOf(moment, game.counts, cast.facts.jester);
  return html`
    <div class=${`castle phase-${game.phase}`}>
      <${KeyHelp} open=${help} keys=${CASTLE_KEYS} />
      <${Prompt} store=${store} view=${view} game=${game} cast=${cast} lately=${lately} />
      <${Requests}
        view=${view}
        game=${game}
        cast=${cast}
        present=${!store.replays && (moment?.present ?? true)}
        act=${act}
        refuse=${refuse}
        doubt=${doubt}
        words=${words}
        lesson=${lesson}
      />
      <${Scene}
        places=${game.places}
        round=${game.round}
        cast=${cast}
        legal=${view.legal}
        marks=${shownMarks(marks, hidden, trace, view)}
        selected=${selected}
        choose=${store.replays ? undefined : choose}
        act=${act}
        sent=${store.sent.value}
        trace=${trace}
        proposal=${(moment?.present ?? true) ? proposalOf(view) : null}
        laid=${ballotsOf(moment, view, game, cast)}
        voting=${game.phase === "vote"}
        likely=${hidden || over ? undefined : coachMarks(store, view, cast)}
        open=${over || trace.counted !== null ? countedLooks(trace, view) : openLooks(view, game, cast)}
      />
      <${NewFavourites} moment=${moment} round=${game.round} marks=${hidden ? [] : marks} cast=${cast} />
      ${
        selected === null
          ? null
          : html`
              <div ref=${choices} class="choices card" role="group" aria-label=${t("castle-choose-where")}>
                <${Destinations}
                  character=${selected}
                  legal=${view.legal}
                  cast=${cast}
                  act=${act}
                  giveUp=${takeBack}
                />
              </div>
            `
      }
      <${Mine}
        view=${view}
        game=${game}
        cast=${cast}
        ambition=${store.table.value?.options.ambition ?? false}
        marks=${marks}
        hidden=${hidden}
        toggle=${toggle}
        raised=${raised}
        replays=${store.replays}
      >
        <${AllMoves} legal=${view.legal} game=${game} cast=${cast} act=${act} />
        <${Counts} counts=${game.counts} cast=${cast} />
      <//>
    </div>
  `;
}

/**
 * Whose Favourites the coach takes the figures for, while one wants to see that.
 * @param {ShownTable<"castle">} store @param {ViewOf<"castle">} view @param {CastleCast} cast
 */
function coachMarks(store, view, cast) {
  const { coaching } = store;
  if (!coaching?.marks.value) return undefined;
  return likelyMarks(coaching.answer.value, view, cast);
}

/**
 * A key for each floor to which the chosen character can go.
 * @param {CastleAction[]} legal @param {number|null} selected @param {Act} act
 * @returns {Record<string, () => void>}
 */
const floorKeys = (legal, selected, act) =>
  Object.fromEntries(
    legal
      .filter(({ character, to }) => character === selected && PLACES[to ?? 0].kind === "floor")
      .map((action) => [String(PLACES[action.to ?? 0].floor), () => void act(action.text)]),
  );

/** The focus goes on to the next character that can be moved, or back. @param {1|-1} step */
function focusFigure(step) {
  /** @type {SVGElement[]} */
  const figures = [...document.querySelectorAll(".scene .character.can")].filter(
    (each) => each instanceof SVGElement,
  );
  const now = figures.findIndex((each) => each === document.activeElement);
  const next = now < 0 && step < 0 ? figures.length - 1 : now + step;
  figures[(next + figures.length) % figures.length]?.focus();
}

/**
 * The marks on the figures: while somebody's Favourites are counted, no others.
 * @param {Mark[]} marks @param {boolean} hidden @param {Trace} trace @param {ViewOf<"castle">} view
 */
function shownMarks(marks, hidden, trace, view) {
  if (trace.counted !== null) {
    return marks.filter(({ kind }) => kind === "mine" && trace.counted === view.me);
  }
  return hidden ? marks.filter(({ kind }) => kind === "emissary") : marks;
}

/**
 * Whose Favourites are counted, by character; one's own wear their hearts.
 * @param {Trace} trace @param {ViewOf<"castle">} view
 * @returns {Map<number, string[]>}
 */
function countedLooks({ points, counted, look }, view) {
  return new Map(counted === view.me ? [] : [...points.keys()].map((slot) => [slot, [look]]));
}

/**
 * @typedef {object} MineProps
 * @property {ViewOf<"castle">} view
 * @property {CastleView} game
 * @property {CastleCast} cast
 * @property {boolean} ambition whether everybody has an Ambition
 * @property {Mark[]} marks
 * @property {boolean} hidden
 * @property {() => void} toggle hides one's cards, or shows them
 * @property {Signal<boolean>} raised whether all is open where there is only room for a bar
 * @property {boolean} replays whether a game is seen again
 * @property {Markup} children what else lies there
 */

/** One's own cards, and what lies below them. @param {MineProps} props */
function Mine({ view, game, cast, ambition, marks, hidden, toggle, raised, replays, children }) {
  const seesAll = replays && view.me === null;
  return html`
    <div class=${`mine ${raised.value ? "raised" : ""}`}>
      <${OwnCardsBar}
        me=${view.me}
        ambition=${ambition}
        marks=${marks}
        game=${game}
        cast=${cast}
        hidden=${hidden}
        title=${t(seesAll ? "replay-secrets" : "secret-title")}
        open=${raised.value}
        toggle=${() => void (raised.value = !raised.value)}
      />
      <${OwnCardsPanel}
        me=${view.me}
        game=${game}
        cast=${cast}
        marks=${marks}
        hidden=${hidden}
        toggle=${toggle}
      />
      ${
        seesAll &&
        html`
          <${AllSecrets} game=${game} cast=${cast} />
        `
      }
      ${children}
    </div>
  `;
}

/**
 * The ballots that lie there: those of the election that is played, or who has voted in the one under way.
 * @param {Moment<"castle">|null} moment @param {ViewOf<"castle">} view
 * @param {CastleView} game @param {CastleCast} cast
 * @returns {Laid[]}
 */
function ballotsOf(moment, view, game, cast) {
  const deed = moment?.told?.deed;
  const seats = [...cast.seats.keys()];
  if (deed?.kind === "election" && deed.is_done) {
    return deed.ballots?.some(([, vote]) => vote !== null)
      ? laidBallots(deed, moment?.frame.cue ?? { kind: "result", number: seats.length + 1 }, seats)
      : [];
  }
  if (game.phase !== "vote") return [];
  return seats.map((seat) => ({ seat, laid: view.voted.includes(seat), vote: null }));
}

/**
 * Where the character that was chosen can go.
 * @param {{character: number, legal: CastleAction[], cast: CastleCast, act: Act, giveUp: () => void}} props
 */
function Destinations({ character, legal, cast, act, giveUp }) {
  return html`
    <p>
      <strong>${characterName(cast, character)}</strong>
      ${" "}${t("castle-choose-where")}
    </p>
    <div class="where">
      ${legal
        .filter((action) => action.character === character)
        .map(
          (action) => html`
            <button
              class="main"
              key=${action.text}
              aria-label=${moveWords(cast, action)}
              onClick=${() => act(action.text)}
            >
              ${
                action.to === THRONE && action.verb !== "place"
                  ? t("castle-call-election")
                  : t("short-place", PLACES[action.to ?? 0])
              }
            </button>
          `,
        )}
    </div>
    <button class="quiet" aria-label=${t("give-up")} onClick=${giveUp}>✕</button>
  `;
}

/**
 * Why a character cannot be moved now, or not to that place, in the server's words.
 * @param {ShownTable} store
 * @param {CastleAction[]} legal
 * @param {CastleCast} cast
 * @param {number} slot
 * @param {number} [place]
 */
async function explain(store, legal, cast, slot, place) {
  // On a floor that has room: without a place it is asked about the character, not about the floor.
  const placing = legal.find(({ verb }) => verb === "place");
  const { floor } = PLACES[place ?? placing?.to ?? 0];
  /** @type {Named} */
  const character = { kind: "character", number: slot };
  const why = await store.why({
    kind: "action",
    ...(placing ? { verb: "place", facts: { character, floor } } : { verb: "move", facts: { character } }),
  });
  if (!why) return;
  tell(refusalWords(cast, why), why.article);
}
