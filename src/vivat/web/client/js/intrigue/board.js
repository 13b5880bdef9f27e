// The intrigue table: the court, your hand and role, and the desk where you decide.
import { html, useLayoutEffect, useSignal } from "../html.js";
import { Doubt, useDecision } from "../deciding.js";
import { useShortcuts } from "../shortcuts.js";
import { t } from "../words.js";
import { fullActionWords, questionWords } from "./action_words.js";
import { Actions } from "./actions.js";
import { Court, MarkerLegend } from "./court.js";
import { Dossier } from "./dossier.js";
import { Hand } from "./hand.js";
import { PrivateNews } from "./private_news.js";
import { Sheet } from "./sheet.js";
import { TradeDesk } from "./trade.js";

/** @import { IntrigueAction, IntrigueView, View } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** The phases in which two discuss something. @type {IntrigueView["phase"][]} */
const DISCUSSING = ["give", "ask", "answer", "join"];

/**
 * @typedef {object} BoardProps
 * @property {TableStore} store
 * @property {View} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {Markup} lately what happened last
 */

/** @param {BoardProps} props */
export function IntrigueBoard({ store, view, game, cast, lately }) {
  const legal = /** @type {IntrigueAction[]} */ (view.legal);
  const kind = useSignal(/** @type {IntrigueAction["verb"]|null} */ (null));
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => void (kind.value = null), [view.decision]);
  const toggle = () => void (store.covered.value = !(store.covered.value ?? true));
  useShortcuts({ h: toggle }, [store]);
  /** @param {string} text */
  const words = (text) => {
    const action = legal.find((each) => each.text === text);
    return action ? fullActionWords(cast, game, action) : text;
  };
  const { act, doubt } = useDecision(store, view, words);
  const { me } = view;
  const over = view.status === "finished";
  const covered = !over && (store.covered.value ?? true);
  const shownRoles = game.roles.map((role, player) => (covered && player === me ? null : role));
  const discussing = DISCUSSING.includes(game.phase) && view.status === "playing";
  const involved = discussing && me !== null && [game.turn, game.partner].includes(me);
  // Somebody's offer comes before everything else; one's own turn begins with a look at the court and the
  // hand.
  const ask = html`
    <div class=${`ask ${involved ? "dealing" : ""}`} key="ask">
      <${Doubt} doubt=${doubt} words=${words} act=${act} />
      ${
        discussing
          ? html`
              <${TradeDesk} me=${me} legal=${legal} cast=${cast} game=${game} act=${act} />
            `
          : null
      }
      ${
        legal.length && game.phase === "act"
          ? html`
              <${Actions}
                legal=${legal}
                cast=${cast}
                game=${game}
                act=${act}
                wanted=${kind}
                covered=${covered}
              />
            `
          : null
      }
    </div>
  `;
  return html`
    <div class="intrigue">
      ${
        over
          ? null
          : html`
              <${Prompt}
                me=${me}
                legal=${legal}
                game=${game}
                cast=${cast}
                sent=${store.sent.value}
                lately=${lately}
              />
            `
      }
      <${MarkerLegend} cast=${cast} />
      <${PrivateNews} store=${store} cast=${cast} />
      ${involved ? ask : null}
      <${Court} me=${me} over=${over} cast=${cast} game=${game} />
      <${Hand}
        me=${me}
        legal=${legal}
        cast=${cast}
        game=${game}
        open=${!covered}
        toggle=${toggle}
        act=${act}
      />
      ${involved ? null : ask}
      <div class="mine">
        <${Dossier} deeds=${store.deeds.value} cast=${cast} view=${view} covered=${covered} />
        <${Sheet} cast=${cast} roles=${shownRoles} dealt=${game.in_play} />
      </div>
    </div>
  `;
}

/**
 * @typedef {object} PromptProps
 * @property {number|null} me
 * @property {IntrigueAction[]} legal
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {string|null} sent
 * @property {Markup} lately
 */

/** What happens now, and who is asked. @param {PromptProps} props */
function Prompt({ me, legal, game, cast, sent, lately }) {
  const mine = legal.length > 0;
  const wait = t("castle-wait", { who: cast.names[game.to_act ?? game.turn] });
  const asked = mine ? questionWords(cast, game, me, legal) : wait;
  const left = game.phase === "act" ? ` · ${t("actions-left", { count: game.actions_left })}` : "";
  return html`
    <div class=${`prompt ${mine && !sent ? "yours" : ""}`} data-home tabindex="-1">
      <span class="what">${sent ? t("sending") : asked}</span>
      <span class="soft">${t("intrigue-round", { round: game.round })}${left}</span>
      ${lately}
    </div>
  `;
}
