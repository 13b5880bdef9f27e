// What is new to somebody is explained where it happens, once.
import { html, useEffect } from "../html.js";
import { change, settings } from "../settings.js";
import { t } from "../words.js";

/** What has been explained is not explained again. @param {string} topic */
export function remember(topic) {
  const { explained } = settings.value;
  if (!explained.includes(topic)) change({ explained: [...explained, topic] });
}

/** The first of some topics that was not explained yet. @param {{topics: string[]}} props */
export function FirstUse({ topics }) {
  const topic = topics.find((each) => !settings.value.explained.includes(each));
  return topic
    ? html`
        <${Explanation} key=${topic} topic=${topic} />
      `
    : null;
}

/** @param {{topic: string}} props */
function Explanation({ topic }) {
  // Whoever has gone on without a word has seen it, too.
  useEffect(() => () => remember(topic), [topic]);
  return html`
    <aside class="notice first-use row" aria-label=${t("first-use")}>
      <p>${t(`first-${topic}`)}</p>
      <button class="small" onClick=${() => remember(topic)}>${t("first-understood")}</button>
    </aside>
  `;
}
