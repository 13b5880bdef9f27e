// One table as this viewer sees it, fed by the socket. The store knows nothing of rules: what may be done,
// and why not, comes from the server.
import { signal } from "@preact/signals";
import { askAgainIn, newId, Refused } from "./api.js";
import { settings } from "./settings.js";
import { ShownTable } from "./shown_table.js";
import { Coaching } from "./table/coaching.js";

/**
 * @import { ActionRef, Because, Bye, Command, Outbound } from "./wire.js"
 * @import { Signal } from "@preact/signals"
 * @import { Fields } from "./shown_table.js"
 */

const WAITS = [100, 300, 1000, 2000, 4000, 8000];
const PING_MS = 15_000;
const SILENCE_MS = 40_000;

/** One table as its server tells it to this viewer. */
export class TableStore extends ShownTable {
  /**
   * @param {string} id
   * @param {number} [hand] which of several people at this screen
   * @param {boolean} [paced] whether somebody looks on
   */
  constructor(id, hand = 0, paced = true) {
    super(id, paced);
    this.hand = hand;
    this.coaching = new Coaching(id, hand);
    this._heardAt = 0;
    this._late = false;
    /** @type {Signal<Refused|null>} why the table cannot be shown at all */
    this.failure = signal(null);
    /** @typedef {{text: string, tries: number, resolve: () => void, reject: (why: Refused) => void}} Sent */
    /** @type {Map<string, Sent>} */
    this._waiting = new Map();
    /** @type {Map<string, {text: string, decision: number, resolve: (answer: Because|null) => void}>} */
    this._questions = new Map();
    this._resume = "";
    this._failures = 0;
    this._closed = false;
    /** @type {WebSocket|null} */
    this._socket = null;
    /** @type {Bye|null} what the server said before it closed the socket */
    this._bye = null;
    this._timer = 0;
    this._online = () => this._connect();
    addEventListener("online", this._online);
    this._pulse = setInterval(() => this._feel(), PING_MS);
    this._connect();
  }

  /** A line that is dead without knowing it, as after a night's sleep, is cut and tied anew. */
  _feel() {
    const socket = this._socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (performance.now() - this._heardAt < SILENCE_MS) return socket.send('{"type":"ping"}');
    socket.onclose = socket.onmessage = null;
    socket.close();
    this._socket = null;
    this._cut();
  }

  _connect() {
    clearTimeout(this._timer);
    if (this._closed || (this._socket && this._socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ resume: this._resume, lang: settings.value.language });
    if (this.hand) query.set("hand", String(this.hand));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this._socket = socket;
    socket.onmessage = (event) => {
      if (this._closed) return; // what was on its way when the page was left is nobody's any more
      this._heardAt = performance.now();
      this._hear(JSON.parse(event.data));
    };
    socket.onopen = () => {
      this._heardAt = performance.now();
      this._late = true;
      for (const { text } of [...this._waiting.values(), ...this._questions.values()]) socket.send(text);
    };
    socket.onclose = () => this._cut();
  }

  /** The line is cut: tie it anew, unless the server has said that it is of no use. */
  _cut() {
    if (this._closed) return;
    const bye = this._bye;
    this._bye = null;
    if (bye?.final) {
      this.failure.value = new Refused({ key: bye.reason, sentence: bye.reason });
      return;
    }
    // A short cut is nobody's business: the sign appears when it lasts.
    if (this._failures > 1) this.link.value = "offline";
    const wait = bye?.reason === "restart" ? 300 : WAITS[Math.min(this._failures, WAITS.length - 1)];
    this._failures += 1;
    this._timer = setTimeout(() => this._connect(), wait);
  }

  /** @param {Outbound} message */
  _hear(message) {
    if (message.type === "snapshot" || message.type === "update") {
      this._failures = 0;
      this._resume = message.resume;
      this.link.value = "online";
      if (message.type === "snapshot") this.table.value = message.table;
      this.clocksStartAt = performance.now() + (message.view.clocks_start_in ?? 0);
      this.playback.hear(message, this._late);
      this._late = false;
    } else if (message.type === "presence") {
      this.playback.meet(message);
    } else if (message.type === "ack" || message.type === "refused") {
      const id = message.id ?? "";
      const waiting = this._waiting.get(id);
      const again =
        waiting && message.type === "refused" ? askAgainIn(message.key, waiting.tries) : undefined;
      if (waiting && again !== undefined) {
        waiting.tries += 1;
        setTimeout(() => this._waiting.has(id) && this._put(waiting.text), again);
        return;
      }
      this._waiting.delete(id);
      this._questions.get(id)?.resolve(null);
      this._questions.delete(id);
      if (message.type === "ack") waiting?.resolve();
      else waiting?.reject(new Refused(message));
    } else if (message.type === "because") {
      const question = this._questions.get(message.id);
      this._questions.delete(message.id);
      // What has come meanwhile came first: the answer is about a moment that is not shown yet.
      question?.resolve(question.decision === this.playback.decision ? message : null);
    } else if (message.type === "bye") {
      this._bye = message;
    }
  }

  /**
   * Send a command. It is kept until the server has answered, however often the connection breaks meanwhile,
   * and
   * sent again where the server was too busy.
   * @template {Command["type"]} T
   * @param {T} type
   * @param {Fields<T>} [fields]
   * @returns {Promise<void>}
   */
  send(type, fields) {
    const id = newId();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      this._waiting.set(id, { text, tries: 0, resolve, reject });
      this._put(text);
    });
  }

  /**
   * Send a command that makes sense once, however often one clicks.
   * @template {Command["type"]} T
   * @param {T} type
   * @param {Fields<T>} [fields]
   */
  once(type, fields) {
    return this.pending.ask(`${type} ${JSON.stringify(fields ?? {})}`, true, () => this.send(type, fields));
  }

  /** On the wire, if there is one; otherwise it goes when there is one again. @param {string} text */
  _put(text) {
    if (this._socket?.readyState === WebSocket.OPEN) this._socket.send(text);
  }

  /**
   * Answer the request that the view shows. The ballot that lies there already is no other answer.
   * @param {string} action @param {boolean} [sure]
   */
  async play(action, sure = false) {
    const { decision = 0, ballot = null, proposal = null } = this.view.value ?? {};
    if (ballot?.text === action && proposal === null && this.sent.value === null) return;
    const answer = { decision, action, sure };
    await this.pending.ask("play", answer, () => this.send("play", answer));
  }

  /** @override */
  get isKept() {
    return true;
  }

  /** @override */
  get talks() {
    return this.view.value?.me !== null;
  }

  /**
   * Say something to all: a phrase or a text; perhaps with an offer.
   * @param {({text: string} | {phrase: Fields<"phrase">["phrase"]}) & {with_offer?: boolean}} said
   */
  say(said) {
    return "phrase" in said ? this.once("phrase", said) : this.once("say", said);
  }

  /**
   * Why something cannot be done at the moment that is shown: a sentence with its article, from what this
   * viewer may know; null if the game has gone on meanwhile.
   * @param {ActionRef} action
   * @returns {Promise<Because|null>}
   */
  why(action) {
    const id = newId();
    const text = JSON.stringify({ type: "why", id, action });
    const decision = this.view.value?.decision ?? 0;
    if (!this.playback.present) return Promise.resolve(null);
    return new Promise((resolve) => {
      this._questions.set(id, { text, decision, resolve });
      this._put(text);
    });
  }

  /** Leave nothing behind. */
  close() {
    this._closed = true;
    clearTimeout(this._timer);
    clearInterval(this._pulse);
    removeEventListener("online", this._online);
    const socket = this._socket;
    // Browsers take it for a fault if a line is cut before it is tied.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
    super.close();
  }
}
