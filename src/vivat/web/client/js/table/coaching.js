// The coach at a table: whether there is one, what it was asked, and what it said last.
import { signal } from "@preact/signals";
import { askCoach, Refused } from "../api.js";

/** @import { CoachAnswer } from "../wire.js" */
/** @import { Signal } from "@preact/signals" */

/** Somebody has decided while the coach was still at work. */
const PASSED = { key: "coach-passed" };

/** The questions to the coach of one table, one at a time. */
export class Coaching {
  /** @param {string} table @param {number} hand which of several people at this screen */
  constructor(table, hand) {
    this.table = table;
    this.hand = hand;
    /** Whether one wants to know what is likely, from decision to decision. */
    this.on = signal(false);
    /** Whether figures are marked. */
    this.marks = signal(true);
    this.working = signal(false);
    /** @type {Signal<CoachAnswer|null>} */
    this.answer = signal(null);
    /** @type {Signal<Refused|typeof PASSED|null>} why there was no answer */
    this.refusal = signal(null);
    /** @type {number|null} for which decision it was asked last */
    this.asked = null;
  }

  /**
   * Asks what is likely, perhaps with the best choices.
   * @param {number} decision
   * @param {boolean} [advice]
   */
  async ask(decision, advice = false) {
    if (this.working.value) return;
    this.on.value = true;
    this.asked = decision;
    this.working.value = true;
    try {
      const told = await askCoach(this.table, { advice }, this.hand);
      if (told.coach) this.answer.value = told;
      this.refusal.value = told.coach ? null : PASSED;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal.value = error;
    } finally {
      this.working.value = false;
    }
  }
}
