// What is shown of a table, one moment at a time. Messages are heard as they come; their deeds wait in a
// queue and have a beat each, so that board, scores, requests, log, announcements and sounds are all of one
// moment.
import { SHOWN_MS } from "../wire.js";
import { FrameTimer } from "./frame_timer.js";
import { viewThen } from "./view_then.js";

/**
 * @import { Line, Presence, Snapshot, ToldDeed, Update, View } from "../wire.js"
 * @import { BegunView, FamilyKey, FamilyTypes, ToldOf, ViewOf } from "../families/types.js"
 */

/**
 * A picture of a deed: the table then, how long it stays at a calm pace, and what of the deed it shows, in
 * the words of its family.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} Frame
 * @property {ViewOf<K>} view
 * @property {number} ms
 * @property {number} [lands] how long somebody is on their way, in ms: nobody is asked before they have come
 * @property {FamilyTypes[K]["cue"]} [cue]
 */
/**
 * How a deed is played: one frame, or several where it is an event. The last one is the table when it is
 * done.
 * @template {FamilyKey} [K=FamilyKey]
 * @template [V=ViewOf<K>]
 * @callback Frames
 * @param {V} before
 * @param {ToldOf<K>} told
 * @param {V} after what came with the deed, perhaps after other deeds
 * @param {{grown: boolean, known: ToldOf<K>["deed"]|null, last: boolean, mine: boolean}} how whether its
 * beginning has been played already and what that was, whether nothing lies between it and `after`, and
 * whether
 * the viewer has done it
 * @returns {Frame<K>[]}
 */
/** What has happened: lines of the table, and deeds that are new or have changed. */
/** @typedef {{lines: Line[], deeds: ToldDeed[]}} News */
/** @typedef {News & {told: ToldDeed|null, frames: Frame[], own?: boolean}} Beat */
/**
 * The moment that is shown.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} Moment
 * @property {ViewOf<K>} view the game as it was then, the people as they are
 * @property {ToldOf<K>|null} told the deed that is played, or was the last
 * @property {Frame<K>} frame
 * @property {boolean} present whether nothing is left to be shown
 * @property {boolean} asked whether the viewer is asked at the present
 * @property {number} since the first deed of those that were shown at once
 */
/**
 * @typedef {object} PlaybackOptions what is played and how, and where it is shown
 * @property {Frames} frames
 * @property {(told: ToldDeed, view: View) => boolean} mine whether the viewer has done a deed
 * @property {() => number} pace by which every length is multiplied: 0 shows everything at once
 * @property {() => boolean} away whether nobody looks
 * @property {(moment: Moment, lines: (Line|null)[], deeds: ToldDeed[]) => void} show
 * null for a line that is not told yet
 * @property {(news: News, snapshot: boolean) => void} tell what a moment has brought, once
 * @property {() => number} [now] the time, in milliseconds
 * @property {(act: () => void, ms: number) => number} [later]
 * @property {(timer: number) => void} [cancel]
 */

/** What people say is heard at once; what bots say, in its moment. @param {Line} line */
const isAtOnce = ({ kind, sentence, text }) =>
  ["said", "phrase", "claimed"].includes(kind) && (!sentence || text !== undefined);
/** How long a ballot lies there before the next one is laid. */
const BALLOT_MS = 280;
/** What would take longer than this is told in a summary. */
const MOST_MS = 28_000;
/**
 * What would have to be played faster than this, by a calm pace, cannot be followed and is told in a
 * summary.
 */
const LEAST_PACE = 0.3;

/** Who plays by this view. @param {View} view */
const mySeat = (view) => (view.me === null ? null : view.chairs[view.me].seat);

/** Whether a game has begun. @type {<K extends FamilyKey>(view: ViewOf<K>) => view is BegunView<K>} */
export const isBegun = (view) => view.game !== null;

/** How long a deed stays before the next one. @param {ToldOf} told */
export const beatOf = ({ deed }) => SHOWN_MS[deed.weight];

/**
 * A deed in one frame, which shows the table when all that came with it is done.
 * @template {FamilyKey} K
 * @param {ViewOf<K>} before
 * @param {ToldOf<K>} told
 * @param {ViewOf<K>} after
 * @param {{last: boolean}} how whether nothing lies between it and `after`
 * @returns {Frame<K>}
 */
export const oneFrame = (before, told, after, { last }) => ({
  view: last ? after : before,
  ms: beatOf(told),
});

/** Plays the deeds of a table: hears messages, shows one moment after the other. */
export class Playback {
  /** @param {PlaybackOptions} options */
  constructor(options) {
    this._options = options;
    /** @type {View|null} the table as it is */
    this._latest = null;
    /** @type {View|null} the game at the end of the queue */
    this._queuedView = null;
    /** @type {ToldDeed[]} all deeds that were heard, by number */
    this._heard = [];
    /** @type {ToldDeed[]} those that were shown */
    this._deeds = [];
    /** @type {{line: Line, shown: boolean}[]} */
    this._lines = [];
    /** @type {Beat[]} */
    this._queue = [];
    /** @type {Beat|null} */
    this._beat = null;
    this._frame = 0;
    /** Runs while a frame stays. */
    this._timer = new FrameTimer(options);
    this._landing = false;
    this._held = false;
    this._since = 0;
  }

  /** Whether what is shown is the table as it is. */
  get present() {
    return !this._queue.length && !this._landing && this._frame === (this._beat?.frames.length ?? 1) - 1;
  }

  /** The decision that the table has come to, shown or not. */
  get decision() {
    return this._latest?.decision ?? 0;
  }

  /**
   * Hears a message of the server.
   * @param {Snapshot | Update} message
   * @param {boolean} [late] whether it tells what has been missed
   */
  hear(message, late = false) {
    if (message.type === "snapshot") return this._begin(message);
    this._latest = message.view;
    const lines = message.lines.map((line) => ({ line, shown: isAtOnce(line) }));
    this._lines.push(...lines);
    const said = message.lines.filter(isAtOnce);
    const beats = this._beats(message);
    const waiting = this._queue.length;
    this._queue.push(...beats);
    this._timer.limit(this._startsIn());
    if (said.length) this._options.tell({ lines: said, deeds: [] }, false);
    // What one has done oneself is seen at once, unless it is an event that all want to see.
    const mine = beats.findLastIndex(({ own }) => own);
    if (late || this._hasNoTime()) this.toPresent();
    else if (mine >= 0) this._skipThrough(waiting + mine);
    else this._timer.hasten(this._left());
    if (this._timer.runs || this.present) this._draw();
    this._play();
  }

  /** Hears who has come and gone: the moment of the game stays what it is. @param {Presence} message */
  meet({ connected, watching, spectators, preparing }) {
    const latest = /** @type {View} */ (this._latest);
    const chairs = latest.chairs.map((chair, number) => ({ ...chair, connected: connected[number] }));
    this._latest = { ...latest, chairs, watching, spectators, preparing };
    this._draw();
  }

  /** The beat that is played has been seen: to its end, or to the next one. */
  skip() {
    const landing = this._landing;
    this._stop();
    if (landing) this._draw();
    const last = (this._beat?.frames.length ?? 1) - 1;
    if (this._frame < last) this._frame = last - 1;
    if (this._beat && this._frame < last) this._next();
    this._play();
  }

  /**
   * Wait with what is to be shown next, as long as no clock runs for the viewer: something else is looked at.
   * @param {boolean} held
   */
  hold(held) {
    this._held = held;
    this._play();
  }

  /** Everything that is still to be shown, at once. */
  toPresent() {
    this._skipThrough(this._queue.length);
  }

  /** Nobody looks any more. */
  close() {
    this._stop();
    this._queue = [];
    this._beat = null;
    this._frame = 0;
  }

  /** @param {Snapshot} message */
  _begin({ view, lines, deeds }) {
    const known = this._deeds.length;
    this._stop();
    this._queue = [];
    this._latest = this._queuedView = view;
    this._timer.limit(Infinity);
    this._heard = [];
    for (const told of deeds) this._heard[told.number] = told;
    this._deeds = [...this._heard];
    this._since = known;
    this._lines = lines.map((line) => ({ line, shown: true }));
    this._beat = { told: this._deeds.at(-1) ?? null, lines, deeds, frames: [{ view, ms: 0 }] };
    this._frame = 0;
    this._draw();
    this._options.tell({ lines, deeds }, true);
  }

  /** The beats of a message: one a deed. @param {Update} message @returns {Beat[]} */
  _beats({ lines, deeds, view: after }) {
    const quiet = lines.filter((line) => !isAtOnce(line));
    /** @type {Beat[]} */
    const beats = [];
    // A deed that is told again when it is over, as when its votes are discarded, is no news.
    /** @type {ToldDeed[]} */
    let corrected = [];
    const isNew = deeds.map((told) => {
      const known = this._heard[told.number];
      this._heard[told.number] = told;
      return known?.deed.is_done ? null : { grown: Boolean(known), known: known?.deed ?? null };
    });
    const last = isNew.findLastIndex((each) => each !== null);
    deeds.forEach((told, number) => {
      const fresh = isNew[number];
      if (!fresh) return void corrected.push(told);
      const before = /** @type {View} */ (this._queuedView);
      const mine = !fresh.grown && this._options.mine(told, after);
      const frames = this._options.frames(before, told, after, { ...fresh, last: number === last, mine });
      const own = mine && frames.length === 1;
      beats.push({ told, lines: [], deeds: [...corrected, told], frames, own });
      corrected = [];
      this._queuedView = frames[frames.length - 1].view;
    });
    if (!beats.length && after.voted.length > (this._queuedView?.voted.length ?? 0)) {
      beats.push({ told: null, lines: [], deeds: [], frames: [{ view: after, ms: BALLOT_MS }] });
    }
    this._queuedView = after;
    const end = beats.at(-1);
    if (end) {
      end.deeds.push(...corrected);
      end.lines = quiet;
    } else this._patchLast(after, quiet, corrected);
    return beats;
  }

  /**
   * Nothing has happened in the game: the last of what is to be shown is a little different.
   * @param {View} after
   * @param {Line[]} lines
   * @param {ToldDeed[]} deeds
   */
  _patchLast(after, lines, deeds) {
    const end = /** @type {Beat} */ (this._queue.at(-1) ?? this._beat);
    const frame = end.frames[end.frames.length - 1];
    end.frames = [...end.frames.slice(0, -1), { ...frame, view: after }];
    if (this._queue.length || !this.present) {
      end.lines = [...end.lines, ...lines];
      end.deeds = [...end.deeds, ...deeds];
    } else if (lines.length || deeds.length) this._publish([{ told: null, lines, deeds, frames: [] }]);
  }

  /** Whether there is no time for beats. */
  _hasNoTime() {
    const { pace, away } = this._options;
    if (pace() === 0 || away()) return true;
    if (this._timer.isLimited) {
      return !this.present && this._timer.pace(this._left()) < Math.min(LEAST_PACE, pace());
    }
    return this._left() * pace() > MOST_MS;
  }

  /** In how many milliseconds one's own clock begins to run; Infinity if it will not. */
  _startsIn() {
    const latest = /** @type {View} */ (this._latest);
    const seat = mySeat(latest);
    const runs = seat !== null && latest.running.includes(seat);
    return runs ? (latest.clocks_start_in ?? Infinity) : Infinity;
  }

  /**
   * What is still to be shown before one is at the present, by a calm pace, without the rest of this frame.
   */
  _left() {
    const rest = this._beat?.frames.slice(this._frame + 1) ?? [];
    const frames = [...rest, ...this._queue.flatMap((beat) => beat.frames)];
    return frames.reduce((sum, { ms }) => sum + ms, 0);
  }

  /** Show at once what is played and so many of the queue; the next one is played. @param {number} count */
  _skipThrough(count) {
    const passed = this._queue.splice(0, count);
    const open = this._beat && this._frame < this._beat.frames.length - 1 ? [this._beat] : [];
    const landing = this._landing;
    this._stop();
    const gone = [...open, ...passed];
    if (!gone.length) return void (landing && this._draw());
    const first = gone.find(({ told }) => told)?.told;
    if (first && gone.length > 1) this._since = first.number;
    this._beat = {
      ...gone[gone.length - 1],
      told: gone.findLast(({ told }) => told)?.told ?? this._currentDeed(),
    };
    this._frame = this._beat.frames.length - 1;
    this._publish(gone);
  }

  /** The deed that is played, or was the last. */
  _currentDeed() {
    return this._beat?.told ?? null;
  }

  /** Wait no longer. */
  _stop() {
    this._timer.stop();
    this._landing = false;
  }

  /** Goes on to the next frame, or to the next beat. */
  _next() {
    if (this._beat && this._frame < this._beat.frames.length - 1) this._frame += 1;
    else {
      const next = /** @type {Beat} */ (this._queue.shift());
      this._beat = { ...next, told: next.told ?? this._currentDeed() };
      this._frame = 0;
    }
    const { frames } = this._beat;
    const { ms, lands = 0 } = frames[this._frame];
    const pace = this._timer.pace(ms + this._left());
    const wait = ms * pace;
    this._landing = lands > 0 && wait > 0 && !this._queue.length;
    if (this._frame === frames.length - 1) this._publish([this._beat]);
    else this._draw();
    const landing = Math.min(lands, wait) / pace;
    if (this._landing) this._timer.wait(landing, pace, () => this._land(ms - landing));
    else if (wait > 0) this._timer.wait(ms, pace, () => this._play());
  }

  /**
   * Whoever was on their way has come: now one may be asked.
   * @param {number} rest how long the frame stays, by a calm pace
   */
  _land(rest) {
    this._landing = false;
    this._draw();
    const pace = this._timer.pace(rest + this._left());
    if (rest * pace > 0) this._timer.wait(rest, pace, () => this._play());
    else this._play();
  }

  /** Goes on as far as nothing has to be waited for. */
  _play() {
    while (!this._timer.runs && !this.present && !(this._held && !this._timer.isLimited)) this._next();
  }

  /** What beats have brought is there now, and told. @param {Beat[]} beats */
  _publish(beats) {
    const lines = beats.flatMap((beat) => beat.lines);
    const deeds = beats.flatMap((beat) => beat.deeds);
    for (const told of deeds) this._deeds[told.number] = told;
    const shown = new Set(lines);
    for (const each of this._lines) each.shown ||= shown.has(each.line);
    this._draw();
    if (lines.length || deeds.length) this._options.tell({ lines, deeds }, false);
  }

  /** Shows the moment. */
  _draw() {
    const { present } = this;
    const latest = /** @type {View} */ (this._latest);
    const beat = /** @type {Beat} */ (this._beat);
    const frame = beat.frames[this._frame];
    const view = present ? latest : viewThen(latest, frame.view);
    // What is not told yet keeps its place: by their number lines are reported, and deeds find theirs among
    // them.
    const lines = this._lines.map(({ line, shown }) => (shown ? line : null));
    const asked = latest.legal.length > 0;
    const moment = { view, told: beat.told, frame, present, asked, since: this._since };
    this._options.show(moment, lines, [...this._deeds]);
  }
}
