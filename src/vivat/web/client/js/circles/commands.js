// What one does in a circle: sent once, however often one clicks, and then the circle is read anew.
import { html, onValue, useSignal } from "../html.js";
import { commandCircle } from "../api.js";
import { Pending } from "../pending.js";
import { complain } from "../toast.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";

/**
 * @import { CircleCommand } from "../wire.js"
 * @typedef {CircleCommand extends infer C ? C extends CircleCommand ? Omit<C, "id"> : never : never} Unsent
 *   a command without its id
 * @typedef {(command: Unsent) => Promise<boolean>} Act says whether it was done
 */

const pending = new Pending();

/** Whether it was done; if not, it is said why. @param {Promise<void>} asked */
export const isDone = (asked) =>
  asked.then(
    () => true,
    (why) => {
      complain(why);
      return false;
    },
  );

/**
 * Sends commands to a circle.
 * @param {string} circle
 * @param {() => Promise<void>} renew reads the circle anew
 * @returns {Act}
 */
export const acting = (circle, renew) => (command) =>
  isDone(
    pending.ask(circle, command, async () => {
      await commandCircle(circle, /** @type {CircleCommand} */ ({ ...command, id: crypto.randomUUID() }));
      await renew();
    }),
  );

/**
 * @typedef {object} NameFormProps
 * @property {string} label
 * @property {string} button
 * @property {string} [first]
 * @property {boolean} [main]
 * @property {(name: string) => Promise<boolean>} act says whether it was done; a refused name stays
 */

/** A name, and what is done with it. @param {NameFormProps} props */
export function NameForm({ label, button, first = "", main = false, act }) {
  const name = useSignal(first);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    act(name.value).then((done) => done && !first && (name.value = ""));
  };
  return html`
    <form class="row" onSubmit=${send}>
      <label>
        ${label}${" "}
        <input
          type="text"
          required
          maxlength=${LIMITS.RenameCircle.name.most}
          value=${name.value}
          onInput=${onValue((said) => (name.value = said))}
        />
      </label>
      <button class=${main ? "main" : ""}>${button}</button>
    </form>
  `;
}

/**
 * A button that asks once more.
 * @param {{label: string, question: string, act: () => unknown}} props
 */
export function Sure({ label, question, act }) {
  const asked = useSignal(false);
  if (!asked.value) {
    return html`
      <button class="small" onClick=${() => (asked.value = true)}>${label}</button>
    `;
  }
  const yes = () => {
    asked.value = false;
    act();
  };
  return html`
    <div role="alert">
      <p>${question}</p>
      <div class="row">
        <button class="small" onClick=${yes}>${t("circle-sure")}</button>
        <button class="small main" onClick=${() => (asked.value = false)}>${t("circle-not-now")}</button>
      </div>
    </div>
  `;
}
