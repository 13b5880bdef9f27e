// Who one is here: a name is all it takes.
import { html, onValue, useEffect, useRef, useSignal } from "./html.js";
import { callMe, me, typedName } from "./guest.js";
import { Pending } from "./pending.js";
import { complain } from "./toast.js";
import { LIMITS } from "./wire.js";
import { t } from "./words.js";

const pending = new Pending();

/**
 * Who you are here; a name is all it takes.
 * @param {{done?: () => void, asks?: boolean}} props what is to be done once there is another name; whether
 *   one is asked for it at once
 */
export function Name({ done, asks = false }) {
  const editing = useSignal(asks);
  /** Whoever is asked is not taken there: there may be something else to read first. */
  const wanted = useRef(false);
  const name = useSignal(me.value?.name ?? "");
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  useEffect(() => {
    if (editing.value && wanted.current) field.current?.select();
  }, [editing.value]);
  /** Whoever sits down takes the name that stands here: then it is no question any more. */
  const before = useRef(me.value?.name);
  useEffect(() => {
    if (me.value?.name !== before.current && !typedName.value) editing.value = false;
    before.current = me.value?.name;
  }, [me.value?.name]);
  useEffect(() => () => void (typedName.value = ""), []);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    pending
      .ask("name", name.value, async () => {
        await callMe(name.value);
        editing.value = false;
        done?.();
      })
      .catch(complain);
  };
  const edit = () => {
    name.value = me.value?.name ?? "";
    typedName.value = "";
    wanted.current = true;
    editing.value = true;
  };
  if (!editing.value && me.value) {
    return html`
      <p class="row who">
        ${t("home-you-are", { name: me.value.name })}
        <button class="small" onClick=${edit}>${t("home-change-name")}</button>
      </p>
    `;
  }
  if (!editing.value) {
    return html`
      <p class="row soft who">
        ${t("home-no-account")}
        <button class="small" onClick=${edit}>${t("home-pick-name")}</button>
      </p>
    `;
  }
  return html`
    <form class="row who" onSubmit=${save}>
      <label>
        ${t("home-name")}${" "}
        <input
          ref=${field}
          type="text"
          maxlength=${LIMITS.NewGuest.name.most}
          required
          value=${name.value}
          onInput=${onValue((said) => (name.value = typedName.value = said))}
        />
      </label>
      <button>${t("save")}</button>
    </form>
  `;
}
