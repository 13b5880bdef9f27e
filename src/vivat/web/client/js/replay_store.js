// A finished game as it is seen again: the same table as while it was played, moment by moment. Whoever goes
// one step on sees what happened then; whoever goes elsewhere, how it stood there.
import { batch } from "@preact/signals";
import { ShownTable } from "./shown_table.js";

/**
 * @import { GameLog, Moment, TableFacts, TableView, ToldDeed, View } from "./wire.js"
 * @import { Replaying } from "./families/family.js"
 */

/**
 * Somebody at a table of the past: neither there nor away.
 * @param {string} name
 * @param {number} seat
 * @returns {View["chairs"][number]}
 */
const chairOf = (name, seat) => ({
  name,
  seat,
  kind: "person",
  level: null,
  guest: null,
  hand: null,
  connected: true,
  kept: false,
});

/** What is so at no table of the past: nobody is asked, talks, waits or hurries. */
const NOBODY_ASKED = {
  status: /** @type {const} */ ("playing"),
  host: "",
  watching: [],
  spectators: 0,
  asked: [],
  waited_for: [],
  preparing: null,
  ballot: null,
  proposal: null,
  running: [],
  clocks_start_in: null,
  paused: false,
  pause_requests: [],
  offers: [],
  claims: [],
  muted: [],
  notes: {},
  session: null,
  session_winners: [],
  session_games: [],
  next_host: null,
  rematch: null,
  rematch_requests: [],
  games: 1,
  legal: [],
  open_moves: [],
  refused: [],
  knowledge: null,
  holidays_left: null,
  role_claims: [],
  votes_ahead: null,
  sure_winners: [],
  coach: /** @type {const} */ ("nobody"),
};

/** The table of a finished game, through the eyes of one player or with all secrets. */
export class ReplayStore extends ShownTable {
  /**
   * @param {string} id
   * @param {TableFacts} table
   * @param {GameLog} log as it was told to whoever looks
   * @param {number|null} chair through whose eyes; null with all secrets
   * @param {Replaying} family what of a moment its family knows
   */
  constructor(id, table, log, chair, family) {
    super(id);
    this._family = family;
    this._seats = table.seats;
    this.table.value = { id, options: table.options, opened_at: 0, facts: table.facts };
    this._log = log;
    this._chair = chair;
    this._at = -2;
    this.replays = true;
    this.covered.value = false;
    this.link.value = "online";
  }

  /** Goes to a moment. @param {Moment} moment */
  goTo(moment) {
    const before = this._at;
    if (moment.moment === before) return;
    this._at = moment.moment;
    const deeds = this._told(moment);
    const view = this._view(moment, deeds);
    batch(() => {
      if (before === moment.moment - 1) {
        const news = deeds.filter(({ until }) => until > before);
        this.playback.hear({ type: "update", resume: "", lines: [], deeds: news, view });
      } else {
        const table = /** @type {TableView} */ (this.table.value);
        this.playback.hear({ type: "snapshot", table, resume: "", lines: [], deeds, view });
      }
    });
  }

  /**
   * The deeds up to a moment, counted from the beginning of the game; the one that was under way as it was
   * then.
   * @param {Moment} moment
   * @returns {ToldDeed[]}
   */
  _told({ moment, deed }) {
    const past = this._log.deeds.filter((told) => told.until <= moment);
    const growing = deed && deed.until <= moment && deed.number > (past.at(-1)?.number ?? -1);
    const first = this._log.deeds[0]?.number ?? 0;
    return (growing ? [...past, deed] : past).map((told) => ({ ...told, number: told.number - first }));
  }

  /** @param {Moment} moment @param {ToldDeed[]} deeds @returns {View} */
  _view({ moment, views }, deeds) {
    const seats = this._seats;
    const { names } = this._log;
    const last = deeds.at(-1)?.deed;
    return {
      ...NOBODY_ASKED,
      me: this._chair,
      decision: moment,
      chairs: names.map((name, player) =>
        chairOf(
          name,
          seats.findIndex((chairs) => chairs.includes(player)),
        ),
      ),
      voted: last && !last.is_done ? this._family.voted(last) : [],
      clocks: seats.map(() => null),
      holidays: names.map(() => null),
      game: this._chair === null ? this._family.allSecrets(Object.values(views)) : views[this._chair],
    };
  }
}
