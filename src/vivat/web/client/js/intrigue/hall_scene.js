// The hall as it is seen: everybody in it, what happens there, and one's role at the first look.
import { html } from "../html.js";
import { Time } from "../table/people.js";
import { isAimedAt } from "./action_words.js";
import { HallPlayers, MarkerLegend } from "./hall_players.js";
import { FirstLook, OfferedLook } from "./hand.js";
import { Happening, namedBy } from "./happening.js";

/** @import { IntrigueView } from "../wire.js" */
/** @import { ViewOf } from "../families/types.js" */
/** @import { Markup } from "../html.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Wanted } from "./choices.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/**
 * @typedef {object} RoleLook
 * @property {boolean} isFirst whether one looks at one's role for the first time
 * @property {boolean} offered whether one is offered to
 * @property {() => void} toggle turns it
 * @property {() => void} close ends the first look, or what is offered
 */

/**
 * @typedef {object} HallSceneProps
 * @property {ShownTable<"intrigue">} store
 * @property {ViewOf<"intrigue">} view
 * @property {IntrigueView} game
 * @property {IntrigueCast} cast
 * @property {Wanted|null} wanted who or what is chosen
 * @property {(wanted: Wanted) => void} [choose] what a touch on somebody or something does
 * @property {number|null} role one's own, while it lies open
 * @property {RoleLook} look
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
export function HallScene(props) {
  const { store, view, game, cast, wanted, choose, role, look, children } = props;
  const moment = store.moment.value;
  const told = moment && !moment.present ? moment.told : null;
  const isSettled = !moment?.frame.cue || moment.frame.cue.kind === "done";
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
        deed=${isSettled ? told : null}
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
        role === null || !look.isFirst
          ? null
          : html`
              <${FirstLook}
                role=${role}
                game=${game}
                cast=${cast}
                me=${view.me}
                knowledge=${view.knowledge}
                close=${look.close}
              />
            `
      }
      ${
        look.offered
          ? html`
              <${OfferedLook} cast=${cast} look=${look.toggle} close=${look.close} />
            `
          : null
      }
      <${MarkerLegend} cast=${cast} />
      ${children}
    </div>
  `;
}
