// How one is told what waits while the page is closed: in this browser, by mail, by webhook; and when not.
import { html, onTick, onValue, useEffect, useSignal } from "./html.js";
import { addChannel, fetchNotices, removeChannel, testNotices, setNotices } from "./api.js";
import { me } from "./guest.js";
import { Pending } from "./pending.js";
import { go } from "./router.js";
import { change, settings } from "./settings.js";
import { complain, tell } from "./toast.js";
import { LIMITS } from "./wire.js";
import { t } from "./words.js";
import { Heading } from "./you/heading.js";

/**
 * @import { Signal } from "@preact/signals"
 * @import { NewNoticePreferences, NoticesView } from "./wire.js"
 * @typedef {(said: string) => Promise<true|void>} Add adds a way; whether it is there
 * @typedef {{shown: Signal<NoticesView|null>, notices: NoticesView}} Props what is shown, and by which signal
 */

const pending = new Pending();
const CAN_PUSH = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
/** Of what one may be told, each with a switch. */
const OCCASIONS = /** @type {const} */ (["every_table", "again", "circle_tables"]);
const NIGHT = { quiet_from: "22:00", quiet_to: "08:00" };
const NO_NIGHT = { quiet_from: null, quiet_to: null };

/** What this browser is called in the list. */
function browserName() {
  const names = ["Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari"];
  const found = names.find((each) => navigator.userAgent.includes(`${each}/`)) ?? "";
  return { Edg: "Edge", OPR: "Opera", SamsungBrowser: "Samsung" }[found] ?? found;
}

/**
 * Let this browser be told, by the push service of its maker; the permission is asked for by a tap alone.
 * @param {string} key the server's
 * @returns what is to be said of it
 */
async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") {
    return t("notices-blocked");
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another server's key
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!made) return t("notices-no-service");
  const { endpoint = "", keys } = made.toJSON();
  const { id } = await addChannel({
    address: { type: "push", endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    name: browserName(),
    language: settings.value.language,
  });
  change({ channel: id });
  return t("notices-added");
}

/** This browser is told; where that cannot be, one goes where the other ways are. */
export async function wantToBeTold() {
  const said = CAN_PUSH ? await subscribe((await fetchNotices()).push_key) : t("notices-no-push");
  tell(said);
  if (!settings.value.channel) go("/me");
}

async function unsubscribe() {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  await removeChannel(settings.value.channel);
  change({ channel: "" });
}

/**
 * Do something once, and show what has come of it before it is said.
 * @param {Signal<NoticesView|null>} shown
 * @param {() => Promise<string|unknown>} act gives what is to be said
 * @returns {Promise<true|void>} whether it is done
 */
function doAndShow(shown, act) {
  return pending
    .ask("notices", "", async () => {
      /** @type {unknown} */
      let said;
      try {
        said = await act();
      } finally {
        shown.value = await fetchNotices();
      }
      if (typeof said === "string") tell(said);
    })
    .then(
      () => true,
      (problem) => complain(problem),
    );
}

/** The switch for this browser. @param {Props} props */
function ThisBrowser({ shown, notices }) {
  if (!CAN_PUSH) {
    return html`
      <p class="soft">${t("notices-no-push")}</p>
    `;
  }
  return html`
    <p>
      <label>
        <input
          type="checkbox"
          checked=${notices.channels.some((each) => each.id === settings.value.channel)}
          onChange=${onTick((wanted) =>
            doAndShow(shown, () => (wanted ? subscribe(notices.push_key) : unsubscribe())),
          )}
        />
        ${t("notices-here")}
      </label>
    </p>
  `;
}

/**
 * A field for one more way.
 * @param {{kind: "mail"|"webhook", most: number, add: Add, hint?: string}} props
 */
function OneMore({ kind, most, add, hint }) {
  const said = useSignal("");
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    add(said.value).then((done) => {
      if (done) said.value = "";
    }, complain);
  };
  return html`
    <form class="row" onSubmit=${submit}>
      <label>
        ${t(`notices-${kind}-label`)}${" "}
        <input
          type=${kind === "mail" ? "email" : "text"}
          autocomplete=${kind === "mail" ? "email" : "off"}
          required
          maxlength=${most}
          value=${said.value}
          onInput=${onValue((value) => (said.value = value))}
        />
      </label>
      <button class="small">${t(`notices-${kind}-add`)}</button>
      ${
        hint
          ? html`
              <span class="soft small">${hint}</span>
            `
          : null
      }
    </form>
  `;
}

/** Mail and webhooks, where the server has them. @param {Props} props */
function OtherWays({ shown, notices }) {
  const { language } = settings.value;
  const known = notices.webhooks.map((each) => `${each}://`).join(", ");
  return html`
    ${
      notices.mail
        ? html`
            <${OneMore}
              kind="mail"
              most=${LIMITS.MailAddress.to.most}
              add=${(/** @type {string} */ to) =>
                doAndShow(shown, async () => {
                  await addChannel({ address: { type: "mail", to }, language });
                  return t("notices-mail-sent");
                })}
            />
          `
        : null
    }
    ${
      known
        ? html`
            <details>
              <summary>${t("notices-webhook-more")}</summary>
              <${OneMore}
                kind="webhook"
                most=${LIMITS.WebhookAddress.url.most}
                hint=${t("notices-webhook-hint", { known })}
                add=${(/** @type {string} */ url) =>
                  doAndShow(shown, async () => {
                    await addChannel({ address: { type: "webhook", url }, language });
                    return t("notices-added");
                  })}
              />
            </details>
          `
        : null
    }
  `;
}

/** By which ways one is told, and how they end. @param {Props} props */
function Channels({ shown, notices }) {
  if (!notices.channels.length) return null;
  const test = async () => t("notices-test-sent", { count: (await testNotices()).ways });
  return html`
    <p id="channels">${t("notices-channels")}</p>
    <ul class="channels" aria-labelledby="channels">
      ${notices.channels.map(({ id, kind, name, confirmed }) => {
        const called = name || t(`notices-${kind}`);
        const said = confirmed ? called : `${called} (${t("notices-unconfirmed")})`;
        return html`
          <li key=${id} class="row">
            <span>${said}</span>
            <button class="small" onClick=${() => doAndShow(shown, () => removeChannel(id))}>
              ${t("notices-remove", { name: called })}
            </button>
          </li>
        `;
      })}
    </ul>
    <button class="small" onClick=${() => doAndShow(shown, test)}>${t("notices-test")}</button>
  `;
}

/** When and of what one is told. @param {Props} props */
function NoticePreferences({ shown, notices }) {
  const { every_table, again, circle_tables, quiet_from, quiet_to } = notices;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** @param {Partial<NewNoticePreferences>} changes */
  const change = (changes) =>
    doAndShow(shown, () =>
      setNotices({ every_table, again, circle_tables, quiet_from, quiet_to, zone, ...changes }),
    );
  /** @param {"quiet_from"|"quiet_to"} name @param {string} hour */
  const hourField = (name, hour) => html`
    <label>
      ${t(`notices-${name.replace("_", "-")}`)}${" "}
      <input
        type="time"
        required
        value=${hour}
        onChange=${onValue((value) => value && change({ [name]: value }))}
      />
    </label>
  `;
  return html`
    ${OCCASIONS.map(
      (name) => html`
        <p key=${name}>
          <label>
            <input
              type="checkbox"
              checked=${notices[name]}
              onChange=${onTick((ticked) => change({ [name]: ticked }))}
            />
            ${t(`notices-${name.replace("_", "-")}`)}
          </label>
        </p>
      `,
    )}
    <div class="row">
      <label>
        <input
          type="checkbox"
          checked=${quiet_from !== null}
          onChange=${onTick((ticked) => change(ticked ? NIGHT : NO_NIGHT))}
        />
        ${t("notices-quiet")}
      </label>
      ${
        quiet_from !== null && quiet_to !== null
          ? [hourField("quiet_from", quiet_from), hourField("quiet_to", quiet_to)]
          : null
      }
    </div>
  `;
}

/** All about notices to whoever looks at this page. */
export function Notices() {
  /** @type {Signal<NoticesView|null>} */
  const shown = useSignal(/** @type {NoticesView|null} */ (null));
  const known = me.value !== null;
  useEffect(() => {
    if (known) fetchNotices().then((found) => (shown.value = found), complain);
  }, [known]);
  const notices = shown.value;
  if (!known || !notices) return null;
  return html`
    <section class="card notices">
      <${Heading} of="bell" words=${t("notices-title")} />
      <p>${t("notices-text")}</p>
      <${ThisBrowser} shown=${shown} notices=${notices} />
      <${OtherWays} shown=${shown} notices=${notices} />
      <${Channels} shown=${shown} notices=${notices} />
      ${
        notices.channels.length
          ? html`
              <${NoticePreferences} shown=${shown} notices=${notices} />
            `
          : null
      }
    </section>
  `;
}
