// How long a picture of a deed stays: by the pace of the viewer, or faster where a clock begins to run.

/**
 * @typedef {object} TimerOptions
 * @property {() => number} pace by which every length is multiplied: 0 shows everything at once
 * @property {() => number} [now] the time, in milliseconds
 * @property {(act: () => void, ms: number) => number} [later]
 * @property {(timer: number) => void} [cancel]
 */

/** Waits while a frame stays. Lengths are by a calm pace. */
export class FrameTimer {
  /** @param {TimerOptions} options */
  constructor({ pace, now, later, cancel }) {
    this._wished = pace;
    this._now = now ?? (() => performance.now());
    this._later = later ?? ((act, ms) => setTimeout(act, ms));
    this._cancel = cancel ?? ((timer) => clearTimeout(timer));
    this._timer = 0;
    this._due = { act: () => {}, length: 0, at: 0, pace: 1 };
    this._deadline = Infinity;
  }

  /** Whether something is waited for. */
  get runs() {
    return this._timer !== 0;
  }

  /** Whether everything has to be shown by a certain time. */
  get isLimited() {
    return this._deadline < Infinity;
  }

  /** Everything has to be shown within so many milliseconds. @param {number} ms */
  limit(ms) {
    this._deadline = this._now() + ms;
  }

  /**
   * By what every length is multiplied.
   * @param {number} left how long all is that is to be shown after what is waited for
   */
  pace(left) {
    const all = this._rest() + left;
    const most = all > 0 ? Math.max(0, this._deadline - this._now()) / all : Infinity;
    return Math.min(this._wished(), most);
  }

  /**
   * Does something after a while, unless it is stopped.
   * @param {number} length
   * @param {number} pace
   * @param {() => void} act
   */
  wait(length, pace, act) {
    this._due = { act, length, at: this._now(), pace };
    this._timer = this._later(() => {
      this._timer = 0;
      act();
    }, length * pace);
  }

  /**
   * What is waited for is shortened if it would take too long.
   * @param {number} left how long all is that is to be shown after it
   */
  hasten(left) {
    const pace = this.pace(left);
    if (!this.runs || pace >= this._due.pace) return;
    const rest = this._rest();
    this.stop();
    this.wait(rest, pace, this._due.act);
  }

  /** Wait no longer. */
  stop() {
    if (this._timer) this._cancel(this._timer);
    this._timer = 0;
  }

  /** How much of what is waited for is left. */
  _rest() {
    const { length, at, pace } = this._due;
    return this.runs ? Math.max(0, length - (this._now() - at) / pace) : 0;
  }
}
