// A lesson as its learner sees it: a table that goes on when they do what the record says. It knows nothing
// of rules: what may be done, and what is right, comes with the lesson.
import { batch, computed, signal } from "@preact/signals";
import { ShownTable } from "./shown_table.js";

/**
 * @import { Lesson, LessonMoment, LessonNote, Snapshot, Update } from "./wire.js"
 * @import { ReadonlySignal } from "@preact/signals"
 */

/** The table of a lesson, which goes on when its learner does what the record says. */
export class LessonStore extends ShownTable {
  /**
   * @param {Lesson} lesson
   * @param {string} name what the learner is called
   */
  constructor(lesson, name) {
    super(lesson.key);
    this.lesson = lesson;
    this._name = name;
    /** Which moment, and which of its notes. */
    this._at = signal({ moment: 0, note: 0 });
    /** The message that is said to a wrong answer, until there is a right one. */
    this.wrong = signal("");
    /** @type {ReadonlySignal<LessonMoment>} */
    this.stop = computed(() => lesson.moments[this._at.value.moment]);
    /** @type {ReadonlySignal<LessonNote>} */
    this.note = computed(() => this.stop.value.notes[this._at.value.note]);
    /** How many notes there are, and which one this is, from 1. */
    this.steps = lesson.moments.reduce((sum, { notes }) => sum + notes.length, 0);
    this.step = computed(() => {
      const before = lesson.moments.slice(0, this._at.value.moment);
      return before.reduce((sum, { notes }) => sum + notes.length, this._at.value.note + 1);
    });
    this.link.value = "online";
    this.covered.value = false; // nobody else looks at what is to be learned
    this._hear();
  }

  /** Whether the learner is asked for something, and not only told. */
  get asks() {
    return this.stop.value.answer !== null && this.note.value === this.stop.value.notes.at(-1);
  }

  /** Whether there is nothing more to be said. */
  get ended() {
    return this.step.value === this.steps;
  }

  /** The note has been read. */
  goOn() {
    if (this.asks || this.ended) return;
    const { moment, note } = this._at.value;
    if (note + 1 < this.stop.value.notes.length) this._at.value = { moment, note: note + 1 };
    else this._goTo(moment + 1);
  }

  /**
   * The right answer goes on, even before everything was read; to any other the learner is told why not.
   * @override
   * @param {string} action
   */
  async play(action) {
    if (action === this.stop.value.answer) this._goTo(this._at.value.moment + 1);
    else this._say(action);
  }

  /** What is not possible is no answer that a lesson names. @override */
  async why() {
    this._say("");
    return null;
  }

  /** @param {string} action its text; empty for what is not possible */
  _say(action) {
    const { answer, wrong, notes } = this.stop.value;
    if (answer === null) return;
    batch(() => {
      this._at.value = { ...this._at.value, note: notes.length - 1 };
      this.wrong.value = wrong[action] ?? wrong[""];
    });
  }

  /** @param {number} moment */
  _goTo(moment) {
    batch(() => {
      this._at.value = { moment, note: 0 };
      this.wrong.value = "";
      this._hear();
    });
  }

  _hear() {
    const { message } = this.stop.value;
    if (message.type === "snapshot") this.table.value = message.table;
    this.playback.hear(this._named(message));
  }

  /**
   * A message in which the learner has a name.
   * @template {Snapshot | Update} T
   * @param {T} message
   * @returns {T}
   */
  _named(message) {
    const { view } = message;
    const chairs = view.chairs.map((chair, number) =>
      number === view.me && this._name ? { ...chair, name: this._name } : chair,
    );
    return { ...message, view: { ...view, chairs } };
  }
}
