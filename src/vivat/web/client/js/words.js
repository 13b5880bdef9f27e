// Words: the same Fluent catalogues as everywhere in Vivat, in the language of the settings.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { settings } from "./settings.js";

/** @type {import("@preact/signals").Signal<FluentBundle|null>} */
const bundle = signal(null);

/** Load the catalogue of a language. @param {string} language */
export async function speak(language) {
  const answer = await fetch(`/words/${language}.ftl`);
  const spoken = new FluentBundle(language, { useIsolating: false });
  spoken.addResource(new FluentResource(await answer.text()));
  document.documentElement.lang = language;
  bundle.value = spoken;
}

/**
 * A message with its facts filled in.
 * @param {string} key
 * @param {Record<string, string|number>} [facts]
 * @returns {string}
 */
export function t(key, facts) {
  const message = bundle.value?.getMessage(key);
  if (!bundle.value || !message?.value) return key;
  return bundle.value.formatPattern(message.value, facts ?? null);
}

/** Whether there is such a message. @param {string} key */
export function knows(key) {
  return bundle.value?.hasMessage(key) ?? false;
}

/** Why something was refused, in words, with its article. @param {{key: string, sentence?: string, facts?: Record<string, string|number>}} refusal */
export function because(refusal) {
  return knows(refusal.key) ? t(refusal.key, refusal.facts) : (refusal.sentence ?? refusal.key);
}

export { settings };
