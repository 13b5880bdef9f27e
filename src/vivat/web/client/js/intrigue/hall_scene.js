// The hall as it is seen: everybody in it, what happens there, and one's role at the first look.
import { html } from "../html.js";
import { Time } from "../table/people.js";
import { isAimedAt } from "./action_words.js";
import { HallPlayers, MarkerLegend } from "./hall_players.js";
import { FirstLook } from "./hand.js";
import { Happening, namedBy } from "./happening.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Wanted } from "./choices.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * @typedef {object} HallSceneProps
 * @property {ShownTable<"intrigue">} store
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {Wanted|null} wanted who or what is chosen
 * @property {(wanted: Wanted) => void} [choose] what a touch on somebody or something does
 * @property {number|null} firstLook one's role, when it is looked at for the first time
 * @property {() => void} close ends the first look
 * @property {Markup} [children] what else lies there
 */

/**
 * Whom the chosen action can be done to.
 * @param {Wanted|null} wanted @param {ViewOf<"intrigue">} view @param {IntrigueView} game
 */
function aimsOf(wanted, { legal }, game) {
  const actions = wanted && "verb" in wanted ? legal.filter(({ verb }) => verb === wanted.verb) : [];
  return new Set(
    [...game.roles.keys()].filter((player) => actions.some((action) => isAimedAt(game, action, player))),
  );
}

/** The hall with everybody in it, and the deed that is played. @param {HallSceneProps} props */
export function HallScene({ store, view, game, cast, wanted, choose, firstLook, close, children }) {
  const moment = store.moment.value;
  return html`
    <div class="scene">
      <${HallPlayers}
        me=${view.me}
        over=${view.status === "finished"}
        cast=${cast}
        game=${game}
        wanted=${wanted}
        marked=${namedBy(moment?.told?.deed)}
        aims=${aimsOf(wanted, view, game)}
        knowledge=${view.knowledge}
        session=${view.session}
        claims=${view.role_claims}
        choose=${choose}
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
                me=${view.me}
              />
            `
          : null
      }
      ${
        firstLook === null
          ? null
          : html`
              <${FirstLook}
                role=${firstLook}
                game=${game}
                cast=${cast}
                me=${view.me}
                knowledge=${view.knowledge}
                close=${close}
              />
            `
      }
      <${MarkerLegend} cast=${cast} />
      ${children}
    </div>
  `;
}
