// What is shown of one table to one viewer, wherever it comes from: signals that boards are drawn from, and
// the playback that feeds them one moment at a time.
import { batch, computed, signal } from "@preact/signals";
import { Pending } from "./pending.js";
import { tellingOf } from "./families/telling.js";
import { familyOf } from "./families/family.js";
import { settings } from "./settings.js";
import { Playback } from "./table/playback.js";

/**
 * @import { ActionRef, Because, Command, Line, TableView } from "./wire.js"
 * @import { ReadonlySignal, Signal } from "@preact/signals"
 * @import { FamilyKey, ToldOf, ViewOf } from "./families/types.js"
 * @import { Coaching } from "./table/coaching.js"
 * @import { Moment, News } from "./table/playback.js"
 */
/** @typedef {(news: News, snapshot: boolean) => void} Listener */
/**
 * What belongs to a command besides its type and id.
 * @template {Command["type"]} T
 * @typedef {Omit<Extract<Command, {type: T}>, "type" | "id">} Fields
 */

/** By how much the length of each beat is multiplied. */
const PACES = { calm: 1, brisk: 0.45, instant: 0 };

/**
 * A table as it is shown. Whatever is played at it is of one family, which boards name
 * (`ShownTable<"castle">`).
 * @template {FamilyKey} [K=FamilyKey]
 */
export class ShownTable {
  /**
   * @param {string} id
   * @param {boolean} [paced] whether somebody looks on
   */
  constructor(id, paced = true) {
    this.id = id;
    this.playback = new Playback({
      frames: (before, told, after, how) => familyOf(told.deed).frames(before, told, after, how),
      mine: ({ deed }, view) => view.me !== null && tellingOf(deed).doers(deed, view).includes(view.me),
      pace: () => (paced ? PACES[settings.value.pace] : 0),
      away: () => document.hidden,
      show: (moment, lines, deeds) =>
        batch(() => {
          this.moment.value = /** @type {Moment<K>} */ (moment);
          this.view.value = this.moment.value.view;
          this.lines.value = lines;
          this.deeds.value = /** @type {ToldOf<K>[]} */ (deeds);
        }),
      tell: (news, snapshot) => {
        for (const listener of [...this.listeners]) listener(news, snapshot);
      },
    });
    /** @type {Signal<Moment<K>|null>} what is shown, and of which deed */
    this.moment = signal(null);
    /** @type {Signal<TableView|null>} */
    this.table = signal(null);
    /** @type {Signal<ViewOf<K>|null>} */
    this.view = signal(null);
    /** @type {Signal<(Line|null)[]>} by number; null for what is not told yet */
    this.lines = signal([]);
    /** @type {Signal<ToldOf<K>[]>} by number */
    this.deeds = signal([]);
    /** @type {Signal<"connecting"|"online"|"offline">} */
    this.link = signal("connecting");
    /** What was sent and is not answered yet. */
    this.pending = new Pending();
    /** @type {ReadonlySignal<string|null>} the action among it */
    this.sent = computed(
      () => /** @type {Fields<"play">|undefined} */ (this.pending.of("play"))?.action ?? null,
    );
    /** @type {Signal<boolean|null>} whether one's secrets are covered; null as the family has it */
    this.covered = signal(null);
    /** @type {Coaching|null} null where nobody can be asked */
    this.coaching = null;
    /** Whether a game that is over is seen again. */
    this.replays = false;
    /** When the clocks of those who are asked began to run, or will. */
    this.clocksStartAt = 0;
    this.myTurn = computed(() => (this.view.value?.legal.length ?? 0) > 0);
    /** @type {Listener[]} */
    this.listeners = [];
  }

  /**
   * Answer the request that the view shows.
   * @type {(action: string, sure?: boolean) => Promise<void>}
   */
  async play() {}

  /**
   * Whether a server keeps this table, with its finished games.
   * @returns {boolean}
   */
  get isKept() {
    return false;
  }

  /**
   * Whether one can talk here.
   * @returns {boolean}
   */
  get talks() {
    return false;
  }

  /**
   * Say something to all, where one can talk.
   * @type {(
   *   said: ({text: string} | {phrase: Fields<"phrase">["phrase"]}) & {with_offer?: boolean},
   * ) => Promise<void>}
   */
  async say() {}

  /**
   * Why something cannot be done at the moment that is shown; null if there is nothing to be said.
   * @type {(action: ActionRef) => Promise<Because|null>}
   */
  async why() {
    return null;
  }

  /**
   * Tell somebody what every moment brings, until what is returned is called.
   * @param {Listener} hear
   */
  listen(hear) {
    this.listeners.push(hear);
    return () => void this.listeners.splice(this.listeners.indexOf(hear), 1);
  }

  /** Leave nothing behind. */
  close() {
    this.playback.close();
    this.view.value = this.moment.value = null;
    this.lines.value = [];
    this.deeds.value = [];
  }
}
