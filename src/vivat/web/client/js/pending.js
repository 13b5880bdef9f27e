// A click is never lost, and never counts twice. What is drawn may be older than the click, and an answer
// takes its time: so whoever acts asks here, at that moment, what is under way.
import { signal } from "@preact/signals";

/** What was asked for and is not answered yet. */
export class Pending {
  constructor() {
    /** @type {import("@preact/signals").Signal<Record<string, {value: unknown}>>} */
    this._asked = signal({});
  }

  /** What was asked for last under a name; undefined if everything is answered. @param {string} name */
  of(name) {
    return this._asked.value[name]?.value;
  }

  /**
   * Ask for something. The same again before it is answered is the second half of a double click; anything
   * else
   * takes its place. Once it is done or refused, it can be asked for again.
   * @param {string} name
   * @param {unknown} value
   * @param {() => Promise<void>} deed
   */
  async ask(name, value, deed) {
    const before = this._asked.value[name];
    if (before && JSON.stringify(before.value) === JSON.stringify(value)) return;
    const mine = { value };
    this._asked.value = { ...this._asked.value, [name]: mine };
    try {
      await deed();
    } finally {
      const { [name]: last, ...others } = this._asked.value;
      if (last === mine) this._asked.value = others;
    }
  }
}
