// Who we are on this server: a name, and a cookie that scripts cannot read. No account.
import { signal } from "@preact/signals";
import { becomeGuest, fetchVisitor, rename } from "./api.js";
import { deviceName } from "./device_name.js";

/**
 * Who looks at this page; null for a stranger.
 * @type {import("@preact/signals").Signal<import("./wire.js").Guest|null>}
 */
export const me = signal(null);

/** What somebody was called here who was logged out from another device; empty for everybody else. */
export const loggedOut = signal("");

/** The server knows whoever looks here no more: they were logged out, or are deleted. */
export function forgetMe() {
  loggedOut.value = me.value?.name ?? loggedOut.value;
  me.value = null;
}

/** Asks the server who looks at this page. */
export async function whoAmI() {
  me.value = (await fetchVisitor()).guest;
}

/** @type {Promise<void>} */
let last = Promise.resolve();

/** One after the other: whoever asks twice at once is still one person. @param {() => Promise<void>} deed */
function inTurn(deed) {
  const done = last.then(deed);
  last = done.catch(() => {});
  return done;
}

/** @param {string} name */
async function take(name) {
  me.value = await (me.value ? rename(name) : becomeGuest(name, deviceName()));
  loggedOut.value = "";
}

/** Whether whoever looks was given a name and has not chosen it. */
export const isGivenName = signal(false);

/** What somebody has typed as their name and not saved; empty if nothing. */
export const typedName = signal("");

/** @param {string} name */
async function choose(name) {
  await take(name);
  isGivenName.value = false;
  typedName.value = "";
}

/** Pick a name, or another one. @param {string} name */
export function callMe(name) {
  return inTurn(() => choose(name));
}

const NAMES = [
  "Alix",
  "Bruna",
  "Carlo",
  "Dalia",
  "Elio",
  "Flora",
  "Gino",
  "Helena",
  "Ivo",
  "Lina",
  "Marco",
  "Nora",
  "Otto",
  "Pia",
];

/** Somebody who just wants to play gets the name that they have typed, or any, and can change it later. */
export function beSomebody() {
  return inTurn(async () => {
    const typed = typedName.value.trim();
    if (typed && typed !== me.value?.name) return choose(typed);
    if (me.value) return;
    await take(NAMES[Math.floor(Math.random() * NAMES.length)]);
    isGivenName.value = true;
  });
}
