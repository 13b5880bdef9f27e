// The court: the hall with everybody in it, your cards before you, and what you may do beside it.
import { html, useLayoutEffect, useSignal } from "../html.js";
import { Doubt, useDecision } from "../deciding.js";
import { useShortcuts } from "../shortcuts.js";
import { FirstUse } from "../table/first_use.js";
import { Time } from "../table/people.js";
import { t } from "../words.js";
import { actionWords, fullActionWords } from "./action_words.js";
import { Actions, verbsOf } from "./actions.js";
import { Choices } from "./choices.js";
import { Court, MarkerLegend } from "./court.js";
import { Death } from "./death.js";
import { FirstLook, Hand } from "./hand.js";
import { Happening, namedBy } from "./happening.js";
import { PersonDossier } from "./person_dossier.js";
import { PrivateNews } from "./private_news.js";
import { Prompt } from "./prompt.js";
import { Reference } from "./reference.js";
import { EMPTY, giveMore, TradeDesk } from "./trade.js";

/** @import { IntrigueAction, IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { Act } from "../deciding.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Wanted } from "./choices.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** The phases in which two discuss something. @type {IntrigueView["phase"][]} */
const DISCUSSING = ["give", "ask", "answer", "join"];

/** @param {Wanted|null} one @param {Wanted} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @typedef {object} BoardProps
 * @property {ShownTable<"intrigue">} store
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {Markup} lately what happened last
 * @property {Markup} [lesson] what is said to somebody who learns
 */

/** @param {BoardProps} props */
export function IntrigueBoard({ store, view, game, cast, lately, lesson }) {
  const { legal } = view;
  const choice = useSignal(/** @type {Wanted|null} */ (null));
  /** Whether the role has been looked at, and whether that look is the first one. */
  const looked = useSignal(/** @type {"never"|"first"|"again"} */ ("never"));
  const draft = useSignal(EMPTY);
  const reference = useSignal(false);
  const consult = () => void (reference.value = !reference.value);
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => void (choice.value = null), [view.decision]);
  // An offer begins empty, a counter-offer with what lies on the table.
  useLayoutEffect(() => {
    const { offer, asked: wish } = game;
    if (game.phase !== "give" && game.phase !== "ask") {
      draft.value = offer && wish ? { give: wish, ask: offer } : EMPTY;
    }
  }, [game.phase, game.counters]);
  const toggle = () => {
    const covered = !(store.covered.value ?? true);
    store.covered.value = covered;
    looked.value = !covered && looked.value === "never" ? "first" : "again";
  };
  const close = () => {
    choice.value = null;
    reference.value = false;
    if (looked.value === "first") looked.value = "again";
  };
  useShortcuts(
    {
      h: toggle,
      s: () => store.playback.skip(),
      t: () => store.playback.toPresent(),
      r: consult,
      Escape: close,
    },
    [store],
  );
  /** @param {string} text */
  const words = (text) => {
    const action = legal.find((each) => each.text === text);
    return action ? fullActionWords(cast, game, action) : text;
  };
  const { act, doubt } = useDecision(store, view, words, () => void (choice.value = null));
  const { me } = view;
  const over = view.status === "finished";
  const covered = !over && (store.covered.value ?? true);
  const role = covered || me === null ? null : game.roles[me];
  const asked = legal.length > 0 && game.phase === "act";
  const verbs = verbsOf(cast, role);
  const wanted = choice.value;
  /** @param {Wanted} what */
  const choose = (what) => {
    if (!store.playback.present) return store.playback.skip(); // a click on what is played goes on
    if (looked.value === "first") looked.value = "again";
    const [sale] = "suit" in what && game.phase === "sell" ? ofSuit(legal, what.suit) : [];
    if (sale) return void act(sale.text);
    if ("suit" in what && game.phase === "give") return giveMore(draft, what.suit, legal);
    choice.value = isSame(choice.value, what) ? null : what;
  };
  const moment = store.moment.value;
  const present = moment?.present ?? true;
  const discussing = DISCUSSING.includes(game.phase) && view.status === "playing";
  const playing = me !== null && !over && !game.dead[me];
  /** The dead look at what they know of others. @param {Wanted} what */
  const lookAt = (what) => "player" in what && choose(what);
  /** @param {number} player */
  const known = (player) =>
    me !== null && view.knowledge
      ? html`
          <${PersonDossier}
            player=${player}
            me=${me}
            knowledge=${view.knowledge}
            claims=${view.claims}
            roleClaims=${view.role_claims}
            cast=${cast}
            covered=${covered}
          />
        `
      : null;
  return html`
    <div class=${`intrigue ${discussing ? "discussing" : ""}`}>
      ${
        over
          ? null
          : html`
              <${Prompt}
                store=${store}
                view=${view}
                game=${game}
                cast=${cast}
                covered=${covered}
                lately=${lately}
              />
            `
      }
      <div class="scene">
        <${Court}
          me=${me}
          over=${over}
          cast=${cast}
          game=${game}
          wanted=${wanted}
          marked=${namedBy(moment?.told?.deed)}
          knowledge=${view.knowledge}
          choose=${playing ? choose : view.knowledge ? lookAt : undefined}
          signs=${(/** @type {number} */ player) => html`
            <${Time} store=${store} left=${view.clocks[player]} running=${view.running.includes(player)} />
          `}
        />
        ${
          moment && !moment.present
            ? html`
                <${Happening}
                  key=${moment.told?.number}
                  deed=${moment.told?.deed}
                  cue=${moment.frame.cue}
                  game=${game}
                  cast=${cast}
                  me=${me}
                />
              `
            : null
        }
        ${
          role !== null && looked.value === "first"
            ? html`
                <${FirstLook} role=${role} game=${game} cast=${cast} close=${close} />
              `
            : null
        }
        <${MarkerLegend} cast=${cast} />
        <button
          class="small consult"
          aria-expanded=${reference.value}
          aria-keyshortcuts="r"
          onClick=${consult}
        >
          ${t("reference-head")}${" "}
          <kbd aria-hidden="true">r</kbd>
        </button>
      </div>
      ${
        reference.value
          ? html`
              <${Reference}
                cast=${cast}
                roles=${game.roles.map((each, player) => (covered && player === me ? null : each))}
                game=${game}
                close=${consult}
              />
            `
          : null
      }
      <${Hand}
        me=${me}
        cast=${cast}
        game=${game}
        open=${!covered}
        toggle=${toggle}
        pick=${(/** @type {number} */ suit) => choose({ suit })}
        picked=${wanted && "suit" in wanted ? wanted.suit : null}
      />
      <div class="ask">
        ${
          lesson ??
          html`
            <${FirstUse} topics=${present ? topicsOf(view, game, covered) : NOTHING_NEW} />
          `
        }
        <${PrivateNews} store=${store} cast=${cast} />
        <${Doubt} doubt=${doubt} words=${words} act=${act} />
        ${
          discussing
            ? html`
                <${TradeDesk}
                  me=${me}
                  legal=${legal}
                  cast=${cast}
                  game=${game}
                  act=${act}
                  draft=${draft}
                  knowledge=${view.knowledge}
                  told=${store.deeds.value.findLast(({ deed }) => deed.kind === "trade") ?? null}
                />
              `
            : null
        }
        ${
          game.phase === "sell" && legal.length
            ? html`
                <${Sale} legal=${legal} cast=${cast} game=${game} act=${act} />
              `
            : null
        }
        ${
          playing && !discussing && game.phase !== "sell"
            ? html`
                <${Actions}
                  verbs=${verbs}
                  legal=${legal}
                  refused=${view.refused}
                  cast=${cast}
                  act=${act}
                  role=${role}
                  asked=${asked}
                  wanted=${wanted}
                  choose=${choose}
                />
              `
            : null
        }
        ${
          me !== null && game.dead[me] && !over
            ? html`
                <${Death} deeds=${store.deeds.value} view=${view} cast=${cast} />
              `
            : null
        }
      </div>
      ${
        wanted && !over
          ? html`
              <${Choices}
                wanted=${wanted}
                verbs=${playing ? verbs : []}
                legal=${legal}
                refused=${view.refused}
                cast=${cast}
                game=${game}
                asked=${asked}
                act=${act}
                choose=${choose}
                close=${close}
                known=${known}
                knowledge=${view.knowledge}
              />
            `
          : null
      }
    </div>
  `;
}

/** @type {string[]} */
const NOTHING_NEW = [];

/**
 * What somebody may meet for the first time now.
 * @param {ViewOf<"intrigue">} view @param {IntrigueView} game @param {boolean} covered
 */
function topicsOf(view, game, covered) {
  if (!view.legal.length) return NOTHING_NEW;
  return [
    covered && "role",
    game.progress?.is_ready && "ready",
    game.phase === "act" && "turn",
    game.phase === "answer" && "offer",
    game.phase === "join" && "alliance",
  ].filter((topic) => typeof topic === "string");
}

/** The sale of a suit. @param {IntrigueAction[]} legal @param {number} suit */
const ofSuit = (legal, suit) => legal.filter((action) => action.verb === "sell" && action.suit === suit);

/**
 * A sale under way: more of it, or its end.
 * @param {{legal: IntrigueAction[], cast: IntrigueCast, game: IntrigueView, act: Act}} props
 */
function Sale({ legal, cast, game, act }) {
  return html`
    <section class="card selling" aria-label=${t("kind-sell")}>
      <p class="small soft">${t("sell-by-cards")}</p>
      <div class="row">
        ${legal.map(
          (action) => html`
            <button
              key=${action.text}
              class=${action.verb === "stop selling" ? "main" : ""}
              onClick=${() => act(action.text)}
            >
              ${actionWords(cast, game, action)}
            </button>
          `,
        )}
      </div>
    </section>
  `;
}
