// You: the name, the devices, and by what one comes back if they are lost; logging out; what is kept of one.
import { html, onValue, useEffect, useRef, useSignal } from "../html.js";
import { fetchDevices, removeDevice, removeDevices, removePasskey, renameDevice } from "../api.js";
import { Greeting } from "../castle/game_picture.js";
import { catalogue } from "../catalogue.js";
import { loggedOut, me } from "../guest.js";
import { useInSight } from "../in_sight.js";
import { Name } from "../name.js";
import { Notices } from "../notices.js";
import { OwnData } from "../own_data.js";
import { canHavePasskeys, makePasskey } from "../passkeys.js";
import { Pending } from "../pending.js";
import { go } from "../router.js";
import { complain, tell } from "../toast.js";
import { LIMITS } from "../wire.js";
import { day, t, when } from "../words.js";
import { Heading } from "../you/heading.js";
import { LinkToPhone } from "../you/link_to_phone.js";
import { Recovery } from "../you/recovery.js";

/** @import { Devices, OwnDevice, OwnPasskey } from "../wire.js" */

const pending = new Pending();

/** @typedef {OwnDevice|OwnPasskey} Thing */

/** What a device or passkey is called. @param {Thing} thing */
const called = (thing) => thing.name || t("you-device-unnamed");

/** Whoever looks at this page: by what they are known here. */
export function You() {
  const known = useSignal(/** @type {Devices|null} */ (null));
  const look = async () => {
    known.value = await fetchDevices();
  };
  useEffect(() => {
    if (me.value) look().catch(complain);
    else known.value = null;
    const lookAgain = () => void (me.value && look().catch(complain));
    addEventListener("focus", lookAgain);
    return () => removeEventListener("focus", lookAgain);
  }, [me.value?.id]);
  /** @type {Act} */
  const act = (name, deed, seen) =>
    pending
      .ask("you", name, async () => {
        const done = await deed();
        await look();
        seen?.(done);
      })
      .catch(complain);
  if (!me.value) {
    return html`
      <${Nobody} />
    `;
  }
  return html`
    <main id="main" class="you">
      <section class="hero">
        <div>
          <p class="face-name" aria-hidden="true">${[...me.value.name][0]}</p>
          <h1>${t("you-title")}</h1>
          <${Name} />
          <p class="row small also">
            <a href="/results">${t("circles-own")}</a>
            <a href="/circles">${t("circles-mine")}</a>
            <a href="/privacy">${t("privacy-link")}</a>
          </p>
        </div>
        <${Greeting} figures=${catalogue.value?.greeters ?? []} />
      </section>
      <div class="you-parts">
        ${
          known.value
            ? html`
                <${Notices} />
                <${DeviceList} known=${known.value} act=${act} />
                <${LinkToPhone} known=${known.value} look=${look} />
                <${Recovery} left=${known.value.recovery_codes} look=${look} />
                <${Passkeys} passkeys=${known.value.passkeys} act=${act} />
                <${LogOut} known=${known.value} act=${act} />
              `
            : null
        }
        <${OwnData} />
      </div>
    </main>
  `;
}

/** Nobody yet, or not any more. */
function Nobody() {
  return html`
    <main id="main" class="narrow">
      <h1>${t("you-title")}</h1>
      ${
        loggedOut.value
          ? html`
              <p class="notice">${t("logged-out-elsewhere", { name: loggedOut.value })}</p>
            `
          : null
      }
      <p>
        <a class=${`button ${loggedOut.value ? "main" : ""}`} href="/link">${t("home-been-here")}</a>
      </p>
      <${Name} />
    </main>
  `;
}

/**
 * Does something and looks again what there is. What is said of it (`seen`) is said when the page shows it:
 * whoever goes on from what was said acts upon what is there.
 * @typedef {<T>(name: string, deed: () => Promise<T>, seen?: (done: T) => void) => Promise<void>} Act
 */

/** @param {{known: Devices, act: Act}} props */
function DeviceList({ known, act }) {
  return html`
    <section class="card">
      <${Heading} of="devices" words=${t("you-devices")} />
      <ul class="things">
        ${known.devices.map(
          (device) => html`
            <${Device} key=${device.id} device=${device} isThis=${device.id === known.this} act=${act} />
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {{device: OwnDevice, isThis: boolean, act: Act}} props */
function Device({ device, isThis, act }) {
  const renaming = useSignal(false);
  const remove = () =>
    act(
      `remove ${device.id}`,
      () => removeDevice(device.id),
      () => tell(t("you-removed", { name: called(device) })),
    );
  if (renaming.value) {
    return html`
      <li><${DeviceName} device=${device} act=${act} done=${() => (renaming.value = false)} /></li>
    `;
  }
  return html`
    <li>
      <${Known} thing=${device} isThis=${isThis} />
      <button
        class="small"
        aria-label=${t("you-rename-label", { name: called(device) })}
        onClick=${() => (renaming.value = true)}
      >
        ${t("you-rename")}
      </button>
      ${
        isThis
          ? null
          : html`
              <${Remove} thing=${device} remove=${remove} />
            `
      }
    </li>
  `;
}

/** @param {{device: OwnDevice, act: Act, done: () => void}} props */
function DeviceName({ device, act, done }) {
  const name = useSignal(device.name);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  useEffect(() => field.current?.select(), []);
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    act(`rename ${device.id} ${name.value}`, () => renameDevice(device.id, name.value), done);
  };
  return html`
    <form class="row" onSubmit=${save}>
      <label class="stacked wide">
        ${t("you-device-name")}
        <input
          ref=${field}
          type="text"
          maxlength=${LIMITS.RenamedDevice.name.most}
          value=${name.value}
          onInput=${onValue((said) => (name.value = said))}
        />
      </label>
      <button>${t("save")}</button>
    </form>
  `;
}

/** A device or passkey: what it is called, and since when. @param {{thing: Thing, isThis?: boolean}} props */
function Known({ thing, isThis = false }) {
  return html`
    <span class="wide">
      <strong>${called(thing)}</strong>
      ${
        isThis
          ? html`
              ${" "}
              <span class="this">${t("you-this-device")}</span>
            `
          : null
      }
      <span class="small soft">
        ${t("you-since", { since: day(thing.created_at), seen: when(thing.seen_at) })}
      </span>
    </span>
  `;
}

/** @param {{thing: Thing, remove: () => void}} props */
function Remove({ thing, remove }) {
  return html`
    <button class="small" aria-label=${t("you-remove-label", { name: called(thing) })} onClick=${remove}>
      ${t("you-remove")}
    </button>
  `;
}

/** @param {{passkeys: OwnPasskey[], act: Act}} props */
function Passkeys({ passkeys, act }) {
  const make = () =>
    act("passkey", makePasskey, (made) => {
      if (made) tell(t("you-passkey-made"));
    });
  return html`
    <section class="card">
      <${Heading} of="key" words=${t("you-passkeys")} />
      <p class="small soft">${t("you-passkeys-text")}</p>
      <ul class="things">
        ${passkeys.map(
          (passkey) => html`
            <li key=${passkey.id}>
              <${Known} thing=${passkey} />
              <${Remove}
                thing=${passkey}
                remove=${() => act(`remove ${passkey.id}`, () => removePasskey(passkey.id))}
              />
            </li>
          `,
        )}
      </ul>
      ${
        canHavePasskeys
          ? html`
              <button onClick=${make}>${t("you-passkey-make")}</button>
            `
          : html`
              <p class="small">${t("you-passkey-no")}</p>
            `
      }
    </section>
  `;
}

/** @param {{known: Devices, act: Act}} props */
function LogOut({ known, act }) {
  /** What is asked before anybody is logged out. */
  const asked = useSignal(/** @type {null|"here"|"others"|"all"|"lost"} */ (null));
  const box = useInSight(asked.value !== null);
  const others = known.devices.length > 1;
  const isLost = !known.passkeys.length && !known.recovery_codes;
  /** @param {() => Promise<unknown>} deed */
  const leave = (deed) =>
    pending
      .ask("leave", true, async () => {
        await deed();
        me.value = null;
        tell(t("you-logged-out"));
        go("/");
      })
      .catch(complain);
  const here = () => (isLost && !others ? (asked.value = "here") : leave(() => removeDevice(known.this)));
  const everywhere = () => (asked.value = known.passkeys.length ? "all" : "lost");
  const elsewhere = (/** @type {boolean} */ keep) =>
    act(
      "others",
      () => removeDevices(true, keep),
      () => {
        asked.value = null;
        tell(t("you-others-out"));
      },
    );
  const keep = () => (asked.value === "all" ? leave(() => removeDevices(false, true)) : elsewhere(true));
  const drop = () => (asked.value === "all" ? (asked.value = "lost") : elsewhere(false));
  const isAboutKeys = asked.value === "all" || asked.value === "others";
  const name = me.value?.name ?? "";
  return html`
    <section class="card">
      <${Heading} of="door" words=${t("you-log-out")} />
      <div class="row">
        <button onClick=${here}>${t("you-log-out-here")}</button>
        ${
          others
            ? html`
                <button onClick=${() => (asked.value = "others")}>${t("you-log-out-others")}</button>
                <button onClick=${everywhere}>${t("you-log-out-all")}</button>
              `
            : null
        }
      </div>
      ${
        asked.value
          ? html`
              <div role="alert" class="sure" ref=${box}>
                <p class="notice">
                  ${isAboutKeys ? t("you-log-out-void") : null}
                  ${asked.value === "lost" ? t("you-log-out-lost-all", { name }) : null}
                  ${asked.value === "here" ? t("you-log-out-lost", { name }) : null}
                </p>
                <div class="row">
                  ${
                    isAboutKeys
                      ? html`
                          <button class="small" onClick=${keep}>
                            ${t(asked.value === "all" ? "you-log-out-all-keep" : "you-log-out-others-keep")}
                          </button>
                          <button class="small" onClick=${drop}>
                            ${t(asked.value === "all" ? "you-log-out-all-drop" : "you-log-out-others-drop")}
                          </button>
                        `
                      : html`
                          <button class="small" onClick=${() => leave(() => removeDevices(false, false))}>
                            ${t("you-log-out-yes")}
                          </button>
                        `
                  }
                  <button class="small main" onClick=${() => (asked.value = null)}>
                    ${t("own-data-no")}
                  </button>
                </div>
              </div>
            `
          : null
      }
    </section>
  `;
}
