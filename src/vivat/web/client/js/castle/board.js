// The castle table: the scene, your secret card, and what is asked of you.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../html.js";
import { Doubt, useDecision } from "../deciding.js";
import { FirstUse } from "../table/first_use.js";
import { useShortcuts } from "../shortcuts.js";
import { tell, toast } from "../toast.js";
import { PLACES } from "../wire.js";
import { because, t } from "../words.js";
import { laidBallots } from "./ballots.js";
import { traceOf } from "./deed_marks.js";
import { Election } from "./election.js";
import { marksOf, openLooks } from "./marks.js";
import { moveWords } from "./moves.js";
import { AllMoves, AmbitionChoice, Prompt, Proposal } from "./requests.js";
import { Scene } from "./scene.js";
import { Counts } from "./scoring.js";
import { OwnCardsBar, OwnCardsPanel } from "./own_cards.js";
import { characterName } from "./sentences.js";

/** @import { CastleAction, CastleView } from "../wire.js" */
/** @import { Act } from "../deciding.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Markup } from "../html.js" */
/** @import { Moment } from "../table/playback.js" */
/** @import { Laid } from "./ballots.js" */
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

/** @param {BoardProps} props */
export function CastleBoard({ store, view, game, cast, lately, lesson }) {
  const { legal } = view;
  const hidden = store.covered.value ?? false;
  const toggle = () => void (store.covered.value = !(store.covered.value ?? false));
  /** Whether all about one's cards is open, where there is only room for a glance. */
  const raised = useSignal(false);
  const choice = useSignal(/** @type {number|null} */ (null));
  const selected = choice.value;
  const choices = useRef(/** @type {HTMLDivElement|null} */ (null));
  const byKey = useRef(false);
  /** @param {string} text */
  const words = (text) => {
    const action = legal.find((each) => each.text === text);
    return action ? moveWords(cast, action) : text;
  };
  const { act, doubt } = useDecision(store, view, words, () => {
    toast.value = null;
    choice.value = null;
  });
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => void (choice.value = null), [view.decision]);
  useEffect(() => {
    // By keyboard one goes from the character straight to the places it can go to.
    if (selected === null || !byKey.current) return;
    /** @type {HTMLElement|null|undefined} */ (choices.current?.querySelector("button.main"))?.focus();
  }, [selected]);
  const giveUp = () => {
    raised.value = false;
    const given = choice.value;
    if (given === null) return;
    const focused = choices.current?.contains(document.activeElement);
    choice.value = null;
    const character = document.querySelectorAll(".scene .character")[given];
    if (focused) /** @type {SVGElement|undefined} */ (character)?.focus();
  };
  useShortcuts(
    { h: toggle, s: () => store.playback.skip(), t: () => store.playback.toPresent(), Escape: giveUp },
    [store],
  );
  /** @param {number} character @param {boolean} keyboard */
  const choose = async (character, keyboard) => {
    if (!store.playback.present) return store.playback.skip(); // a click on what is played goes on
    if (store.sent.value !== null) return; // the second half of a double click is no question
    byKey.current = keyboard;
    const actions = legal.filter((action) => action.character === character);
    if (actions.length === 1 && actions[0].verb !== "place") return act(actions[0].text);
    if (actions.length) return void (choice.value = choice.value === character ? null : character);
    await explain(store, game, cast, character);
  };
  const marks = marksOf(view, game, cast);
  const moment = store.moment.value;
  const present = moment?.present ?? true;
  const over = view.status === "finished";
  return html`
    <div class=${`castle phase-${game.phase}`}>
      ${
        over
          ? null
          : html`
              <${Prompt} store=${store} view=${view} game=${game} cast=${cast} lately=${lately} />
            `
      }
      <div class="ask">
        ${
          lesson ??
          html`
            <${FirstUse} topics=${present ? topicsOf(view, game, cast) : NOTHING_NEW} />
          `
        }
        <${Proposal} view=${view} cast=${cast} act=${act} />
        <${Doubt} doubt=${doubt} words=${words} act=${act} />
        ${
          game.phase === "keep" && legal.length
            ? html`
                <${AmbitionChoice} legal=${legal} cast=${cast} act=${act} />
              `
            : null
        }
        ${
          game.phase === "vote" && !over && present
            ? html`
                <${Election} view=${view} game=${game} cast=${cast} act=${act} />
              `
            : null
        }
      </div>
      <${Scene}
        places=${game.places}
        round=${game.round}
        cast=${cast}
        legal=${legal}
        marks=${hidden ? marks.filter((mark) => mark.kind === "emissary") : marks}
        selected=${selected}
        choose=${choose}
        act=${act}
        sent=${store.sent.value}
        trace=${traceOf(moment, game.counts, cast.facts.jester)}
        laid=${ballotsOf(moment, view, game, cast)}
        voting=${game.phase === "vote"}
        open=${over ? undefined : openLooks(view, game, cast)}
      />
      ${
        selected === null
          ? null
          : html`
              <div ref=${choices} class="choices card" role="group" aria-label=${t("castle-choose-where")}>
                <${Destinations}
                  character=${selected}
                  legal=${legal}
                  cast=${cast}
                  act=${act}
                  giveUp=${giveUp}
                />
              </div>
            `
      }
      <div class=${`mine ${raised.value ? "raised" : ""}`}>
        <${OwnCardsBar}
          marks=${marks}
          game=${game}
          cast=${cast}
          hidden=${hidden}
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
        <${AllMoves} legal=${legal} game=${game} cast=${cast} act=${act} />
        <${Counts} counts=${game.counts} cast=${cast} />
      </div>
    </div>
  `;
}

/** @type {string[]} */
const NOTHING_NEW = [];

/**
 * What somebody may meet for the first time now.
 * @param {ViewOf<"castle">} view @param {CastleView} game @param {CastleCast} cast
 */
function topicsOf(view, game, { facts }) {
  const { legal } = view;
  if (!legal.length) return NOTHING_NEW;
  const team = view.me !== null && view.chairs.filter(({ seat }) => seat === view.chairs[view.me ?? 0].seat);
  return [
    game.phase === "keep" && "ambition",
    team && team.length > 1 && "teams",
    game.emissary_card !== null && "emissary",
    legal.some(({ verb }) => verb === "to the WC") && "wc",
    game.phase === "vote" && facts.jester !== null && game.candidate === facts.jester && "jester",
    game.phase === "vote" && game.votes?.stomachache && "stomachache",
    game.places.some((place) => PLACES[place].kind === "beside-throne") && "wedding",
  ].filter((topic) => typeof topic === "string");
}

/**
 * The ballots that lie there: those of the election that is played, or who has voted in the one under way.
 * @param {Moment<"castle">|null} moment @param {ViewOf<"castle">} view
 * @param {CastleView} game @param {CastleCast} cast
 * @returns {Laid[]}
 */
function ballotsOf(moment, view, game, cast) {
  const deed = moment?.told?.deed;
  const seats = [...cast.seatNames.keys()];
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
              ${t("short-place", PLACES[action.to ?? 0])}
            </button>
          `,
        )}
    </div>
    <button class="quiet" aria-label=${t("give-up")} onClick=${giveUp}>✕</button>
  `;
}

/**
 * Why a character cannot be moved now, in the server's words.
 * @param {ShownTable} store
 * @param {CastleView} game
 * @param {CastleCast} cast
 * @param {number} slot
 */
async function explain(store, game, cast, slot) {
  const name = cast.facts.characters[slot];
  const character = characterName(cast, slot);
  const placing = game.phase === "place";
  const why = await store.why(placing ? `place ${name} 1` : `move ${name}`);
  if (!why) return;
  const action = placing ? t("castle-place", { character, floor: 1 }) : t("castle-up", { character });
  tell(because(why, { action }), why.article);
}
