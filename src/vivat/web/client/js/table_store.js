// One table as this viewer sees it, fed by the socket. The store knows nothing of rules: what may be done, and why not,
// comes from the server.
import { batch, computed, signal } from "@preact/signals";
import { askAgainIn, newId, Refused } from "./api.js";
import { Pending } from "./pending.js";
import { moves, settings } from "./settings.js";

/**
 * @typedef {{name: string, seat: number, kind: "open"|"bot"|"person", level: string|null, guest: string|null, here: boolean, kept: boolean}} Place
 * @typedef {{at: number, game: number, moment: number, kind: string, place?: number, other?: number, seat?: number, name?: string, text?: string, team?: boolean, by?: string, event?: any, fades?: boolean}} Line
 * @typedef {{text: string, verb: string, code: number, character?: number, floor?: number, vote?: number, ambition?: number, player?: number, suit?: number, goods?: number[], what?: string, payment?: number[], spares?: number, to?: number}} Action
 * @typedef {object} View
 * @property {"gathering"|"playing"|"finished"} status
 * @property {string} host
 * @property {number|null} me
 * @property {Place[]} places
 * @property {[string, string][]} watching
 * @property {number} decision
 * @property {number[]} asked
 * @property {number[]} waited_for
 * @property {number[]} voted
 * @property {string|null} ballot
 * @property {[number, string]|null} proposal
 * @property {(number|null)[]} clocks
 * @property {number[]} running
 * @property {boolean} paused
 * @property {number[]} pause_wishes
 * @property {{at: number, place: number, text: string}[]} claims
 * @property {number[]} muted
 * @property {Record<string, string>} notes
 * @property {number[]|null} session
 * @property {string|null} rematch
 * @property {number} games
 * @property {any} game
 * @property {Action[]} legal
 */

const WAITS = [100, 300, 1000, 2000, 4000, 8000];
const COMES_BACK = 1012;
const PING_MS = 15_000;
const SILENCE_MS = 40_000;
/** How long what others do stays before the next thing is shown: bots are faster than eyes. */
const BEAT_MS = 650;
const MOST_BEATS = 8;

export class TableStore {
  /** @param {string} id @param {number} [hand] which of several people at this screen @param {boolean} [paced] whether somebody looks on */
  constructor(id, hand = 0, paced = true) {
    this.id = id;
    this.hand = hand;
    this._paced = paced;
    /** Whether something is shown that deserves a pause: what comes next waits. */
    this.held = signal(false);
    /** @type {{message: any, at: number}[]} updates that are still to be shown */
    this._unseen = [];
    this._beat = 0;
    this._heardAt = 0;
    /** @type {import("@preact/signals").Signal<any>} */
    this.table = signal(null);
    /** @type {import("@preact/signals").Signal<View|null>} */
    this.view = signal(null);
    /** @type {import("@preact/signals").Signal<Line[]>} */
    this.lines = signal([]);
    /** @type {import("@preact/signals").Signal<"connecting"|"online"|"offline">} */
    this.link = signal("connecting");
    /** @type {import("@preact/signals").Signal<Refused|null>} why the table cannot be shown at all */
    this.failure = signal(null);
    /** What was sent and is not answered yet. */
    this.pending = new Pending();
    /** @type {import("@preact/signals").ReadonlySignal<string|null>} the action among it */
    this.sent = computed(() => this.pending.of("play")?.action ?? null);
    /** @type {import("@preact/signals").Signal<boolean|null>} whether the viewer's secrets are covered; null as the family has it */
    this.covered = signal(null);
    this.receivedAt = 0;
    this.myTurn = computed(() => (this.view.value?.legal.length ?? 0) > 0);
    /** @type {((fresh: Line[], snapshot: boolean) => void)[]} */
    this.listeners = [];
    /** @type {Map<string, {text: string, tries: number, resolve: () => void, reject: (why: Refused) => void}>} */
    this._waiting = new Map();
    /** @type {Map<string, {text: string, resolve: (answer: any) => void}>} */
    this._questions = new Map();
    this._resume = "";
    this._failures = 0;
    this._closed = false;
    /** @type {WebSocket|null} */
    this._socket = null;
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
    this._cut(new CloseEvent("close"));
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
      this._heardAt = performance.now();
      this._hear(JSON.parse(event.data));
    };
    socket.onopen = () => {
      this._heardAt = performance.now();
      for (const { text } of [...this._waiting.values(), ...this._questions.values()]) socket.send(text);
    };
    socket.onclose = (event) => this._cut(event);
  }

  /** @param {CloseEvent} event */
  _cut(event) {
    if (this._closed) return;
    if (event.reason.startsWith("table-") || event.reason.startsWith("guest-")) {
      this.failure.value = new Refused({ key: event.reason, sentence: event.reason });
      return;
    }
    // A short cut is nobody's business: the sign appears when it lasts.
    if (this._failures > 1) this.link.value = "offline";
    const wait = event.code === COMES_BACK ? 300 : WAITS[Math.min(this._failures, WAITS.length - 1)];
    this._failures += 1;
    this._timer = setTimeout(() => this._connect(), wait);
  }

  /** @param {any} message */
  _hear(message) {
    if (message.type === "snapshot" || message.type === "update") {
      this._failures = 0;
      this._resume = message.resume;
      this.link.value = "online";
      if (message.type === "snapshot") {
        clearTimeout(this._beat);
        this._beat = 0;
        this._unseen = [];
        this._show({ message, at: performance.now() });
      } else {
        this._unseen.push({ message, at: performance.now() });
        this.goOn();
      }
    } else if (message.type === "ack" || message.type === "refused") {
      const waiting = this._waiting.get(message.id);
      const again =
        waiting && message.type === "refused" ? askAgainIn(message.key, waiting.tries) : undefined;
      if (waiting && again !== undefined) {
        waiting.tries += 1;
        setTimeout(() => this._waiting.has(message.id) && this._put(waiting.text), again);
        return;
      }
      this._waiting.delete(message.id);
      this.goOn(true); // what one has done oneself is seen at once
      if (message.type === "ack") waiting?.resolve();
      else waiting?.reject(new Refused(message));
    } else if (message.type === "because") {
      this._questions.get(message.id)?.resolve(message);
      this._questions.delete(message.id);
    }
  }

  /** @param {{message: any, at: number}} unseen */
  _show({ message, at }) {
    const snapshot = message.type === "snapshot";
    batch(() => {
      if (snapshot) this.table.value = message.table;
      this.lines.value = snapshot ? message.lines : [...this.lines.value, ...message.lines];
      this.view.value = message.view;
      this.receivedAt = at;
    });
    for (const listener of [...this.listeners]) listener(message.lines, snapshot);
  }

  /** Show what has come, one thing after the other. @param {boolean} [hurry] all of it at once */
  goOn(hurry = false) {
    const calm = !this._paced || !moves() || document.hidden;
    while (
      this._unseen.length &&
      (calm || hurry || (!this._beat && !this.held.value) || this._unseen.length > MOST_BEATS)
    ) {
      const next = /** @type {{message: any, at: number}} */ (this._unseen.shift());
      this._show(next);
      const played = next.message.lines.some((/** @type {Line} */ line) => line.kind === "event");
      if (!calm && played && !this._beat) {
        this._beat = setTimeout(() => {
          this._beat = 0;
          this.goOn();
        }, BEAT_MS);
      }
    }
  }

  /**
   * Send a command. It is kept until the server has answered, however often the connection breaks meanwhile, and sent
   * again where the server was too busy.
   * @param {string} type @param {Record<string, unknown>} [fields] @returns {Promise<void>}
   */
  send(type, fields = {}) {
    const id = newId();
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((resolve, reject) => {
      this._waiting.set(id, { text, tries: 0, resolve, reject });
      this._put(text);
    });
  }

  /**
   * Send a command that makes sense once, however often one clicks.
   * @param {string} type @param {Record<string, unknown>} [fields]
   */
  once(type, fields = {}) {
    return this.pending.ask(`${type} ${JSON.stringify(fields)}`, true, () => this.send(type, fields));
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
    if (ballot === action && proposal === null && this.sent.value === null) return;
    const answer = { decision, action, sure };
    await this.pending.ask("play", answer, () => this.send("play", answer));
  }

  /**
   * Why something cannot be done now: a sentence with its article, from what this viewer may know.
   * @param {string} action @returns {Promise<{key: string, sentence: string, article: string, facts: Record<string, string|number>}>}
   */
  why(action) {
    const id = newId();
    const text = JSON.stringify({ type: "why", id, action });
    return new Promise((resolve) => {
      this._questions.set(id, { text, resolve });
      this._put(text);
    });
  }

  /** Leave nothing behind. */
  close() {
    this._closed = true;
    clearTimeout(this._timer);
    clearTimeout(this._beat);
    clearInterval(this._pulse);
    this._unseen = [];
    removeEventListener("online", this._online);
    this._socket?.close();
    this.view.value = null;
    this.lines.value = [];
  }
}
