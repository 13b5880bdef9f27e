// Somebody who has been here before comes back: with a link from another device, a code from paper, or a
// passkey. The code of a link is behind "#", and nothing is used up before somebody says yes.
import { html, onValue, useEffect, useSignal } from "../html.js";
import { Refused, fetchMyTables, lookAtCode, useCode } from "../api.js";
import { deviceName } from "../device_name.js";
import { loggedOut, me } from "../guest.js";
import { canHavePasskeys, showPasskey } from "../passkeys.js";
import { Pending } from "../pending.js";
import { go } from "../router.js";
import { complain, tell } from "../toast.js";
import { LIMITS } from "../wire.js";
import { because, t } from "../words.js";

/** @import { Signal } from "@preact/signals" */
/** @import { CodeInfo, Guest } from "../wire.js" */

const pending = new Pending();

/** @param {Guest} guest */
function welcomeBack(guest) {
  me.value = guest;
  loggedOut.value = "";
  tell(t("link-done", { name: guest.name }));
  go("/me", true);
}

/**
 * Takes the code that a link has behind its `#`, also where this page is open already.
 * @param {import("@preact/signals").Signal<string>} code
 * @param {() => unknown} look
 */
function useLinkedCode(code, look) {
  useEffect(() => {
    const take = () => {
      code.value = location.hash.slice(1) || code.value;
      if (!code.value) return;
      history.replaceState(null, "", location.pathname); // not for whoever looks at the history
      look();
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
}

/** Come back, or be oneself on one more device. */
export function ComeBack() {
  const code = useSignal(location.hash.slice(1));
  const found = useSignal(/** @type {CodeInfo|null} */ (null));
  /** Why the code was refused, said beside it. */
  const wrong = useSignal("");
  /** How many games whoever this browser belongs to now would leave here. */
  const games = useSignal(0);
  const look = () =>
    pending
      .ask("look", code.value, async () => {
        const seen = await lookAtCode(code.value);
        const isOther = me.value && me.value.id !== seen.guest.id;
        games.value = isOther ? (await fetchMyTables()).length : 0;
        wrong.value = ""; // what was refused before is settled
        found.value = seen;
      })
      .catch((error) => {
        if (error instanceof Refused) wrong.value = because(error);
        else complain(error);
      });
  useLinkedCode(code, look);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    look();
  };
  const use = () =>
    pending
      .ask("use", code.value, async () => welcomeBack(await useCode(code.value, deviceName())))
      .catch(complain);
  const show = () =>
    pending
      .ask("passkey", true, async () => {
        const guest = await showPasskey();
        if (guest) welcomeBack(guest);
      })
      .catch(complain);
  if (found.value) {
    return html`
      <${Question}
        guest=${found.value.guest}
        games=${games.value}
        yes=${use}
        no=${() => (found.value = null)}
      />
    `;
  }
  return html`
    <main id="main" class="narrow coming-back">
      <h1>${t("link-title")}</h1>
      <${CodeForm} code=${code} wrong=${wrong} submit=${submit} />
      ${
        canHavePasskeys
          ? html`
              <section class="card">
                <h2>${t("you-passkeys")}</h2>
                <p class="small soft">${t("you-passkeys-text")}</p>
                <button onClick=${show}>${t("link-passkey")}</button>
              </section>
            `
          : null
      }
      <p class="small soft">${t("link-neither")}</p>
    </main>
  `;
}

/**
 * A code to be typed; why it was refused is said beside it.
 * @param {{code: Signal<string>, wrong: Signal<string>, submit: (event: Event) => void}} props
 */
function CodeForm({ code, wrong, submit }) {
  return html`
    <form class="card stacked" onSubmit=${submit}>
      <label class="stacked">
        ${t("link-code")}
        <input
          type="text"
          class="code-field"
          required
          maxlength=${LIMITS.NewDevice.code.most}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck=${false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          aria-invalid=${wrong.value ? "true" : undefined}
          aria-describedby="wrong-code"
          value=${code.value}
          onInput=${onValue((said) => {
            code.value = said;
            wrong.value = "";
          })}
        />
      </label>
      <p id="wrong-code" class=${wrong.value ? "notice bad" : ""} role="alert">${wrong.value}</p>
      <p class="small soft">${t("link-code-text")}</p>
      <div class="row"><button class="main">${t("link-look")}</button></div>
    </form>
  `;
}

/**
 * Who one will be here, before one is.
 * @param {{guest: Guest, games: number, yes: () => void, no: () => void}} props
 */
function Question({ guest, games, yes, no }) {
  const now = me.value;
  if (now?.id === guest.id) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("link-same", { name: guest.name })}</h1>
        <a class="button main" href="/">${t("go-home")}</a>
      </main>
    `;
  }
  return html`
    <main id="main" class="narrow">
      <h1>${t("link-you-will-be", { name: guest.name })}</h1>
      <p>${t("link-yours")}</p>
      ${
        now && games
          ? html`
              <p class="notice" role="alert">${t("link-instead", { name: now.name, count: games })}</p>
            `
          : null
      }
      <div class="row">
        <button class="main big" onClick=${yes}>${t("link-yes", { name: guest.name })}</button>
        <button onClick=${no}>${t("link-no")}</button>
      </div>
    </main>
  `;
}
