// The coach at a table: whether there is one, what it was asked, and what it said last.
import { signal } from "@preact/signals";
import { askCoach, Refused } from "../api.js";

/** @import { ChairView, CoachAnswer, TableOptions } from "../wire.js" */
/** @import { Signal } from "@preact/signals" */

/** How many people play. @param {ChairView[]} chairs */
const people = (chairs) => chairs.filter(({ kind }) => kind === "person").length;

/**
 * Whether those who play may ask the coach: as the host has decided, else where one person plays alone.
 * @param {TableOptions} options @param {ChairView[]} chairs
 */
export const hasCoach = (options, chairs) => options.coach ?? people(chairs) === 1;

/** Whether several people play, and all of them may ask the coach. @type {typeof hasCoach} */
export const sharesCoach = (options, chairs) => hasCoach(options, chairs) && people(chairs) > 1;

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
    /** @type {Signal<Refused|null>} why there was no answer */
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
      this.answer.value = await askCoach(this.table, { advice }, this.hand);
      this.refusal.value = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal.value = error;
    } finally {
      this.working.value = false;
    }
  }
}
