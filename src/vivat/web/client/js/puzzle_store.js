// The position of a puzzle as a table: whoever solves it answers once, and then it is asked no more.
import { signal } from "@preact/signals";
import { answerPuzzle } from "./api.js";
import { given, keepAnswer } from "./puzzle_days.js";
import { ShownTable } from "./shown_table.js";
import { complain } from "./toast.js";

/** @import { PuzzlePosition, PuzzleSolution } from "./wire.js" */

/** The table of a puzzle. */
export class PuzzleStore extends ShownTable {
  /** @param {PuzzlePosition} position @param {string} name what whoever solves it is called */
  constructor(position, name) {
    super(position.day, false);
    this.position = position;
    /** @type {import("@preact/signals").Signal<PuzzleSolution|null>} */
    this.solution = signal(null);
    this.link.value = "online";
    this.covered.value = false; // nobody else looks
    const { message } = position;
    const chairs = message.view.chairs.map((chair, number) =>
      number === message.view.me && name ? { ...chair, name } : chair,
    );
    this.table.value = message.table;
    // Nobody else plays on in it: it is a picture of one decision.
    const mine = chairs[message.view.me ?? 0].seat;
    this._view = {
      ...message.view,
      chairs,
      waited_for: message.view.waited_for.filter((seat) => seat === mine),
    };
    this.playback.hear({ ...message, view: this._view });
    const before = given.value[position.day];
    if (before) this.play(before.action).catch(complain);
  }

  /** @override @param {string} action */
  async play(action) {
    await this.pending.ask("play", { action }, async () => {
      const solution = await answerPuzzle(this.position.day, { action });
      if (this.solution.value) return; // the first answer counts
      keepAnswer(this.position.day, { action, right: solution.right });
      this.solution.value = solution;
      this.playback.hear({
        type: "update",
        resume: "",
        lines: [],
        deeds: [],
        view: { ...this._view, legal: [] },
      });
    });
  }
}
