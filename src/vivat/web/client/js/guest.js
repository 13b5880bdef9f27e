// Who we are on this server: a name, and a cookie that scripts cannot read. No account.
import { signal } from "@preact/signals";
import { ask, Refused } from "./api.js";

/** @type {import("@preact/signals").Signal<{id: string, name: string}|null>} */
export const me = signal(null);

export async function whoAmI() {
  try {
    me.value = await ask("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== "guest-unknown") throw error;
  }
}

/** Pick a name, or another one. @param {string} name */
export async function callMe(name) {
  me.value = me.value ? await ask("PUT", "/api/me", { name }) : await ask("POST", "/api/guests", { name });
}

const NAMES = ["Alix", "Bruna", "Carlo", "Dalia", "Elio", "Flora", "Gino", "Helena", "Ivo", "Lina", "Marco", "Nora", "Otto", "Pia"];

/** Somebody who just wants to play gets a name, and can change it later. */
export async function beSomebody() {
  if (!me.value) await callMe(NAMES[Math.floor(Math.random() * NAMES.length)]);
}
