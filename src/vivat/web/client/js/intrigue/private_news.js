// What only you have just learned: it stays in sight until you have noted it, and in your dossier for good.
import { html, useEffect, useState } from "../html.js";
import { sentence } from "../story.js";
import { t } from "../words.js";

const NEWS = ["role-seen", "hand-seen", "stolen-card"];

/** @param {{store: import("../table_store.js").TableStore, cast: import("../story.js").Cast}} props */
export function PrivateNews({ store, cast }) {
  const [news, setNews] = useState(/** @type {import("../table_store.js").Line[]} */ ([]));
  useEffect(() => {
    /** @type {import("../table_store.js").TableStore["listeners"][number]} */
    const hear = (fresh, snapshot) => {
      const found = fresh.filter((line) => line.kind === "event" && NEWS.includes(line.event.kind));
      if (fresh.some((line) => line.kind === "started")) setNews([]);
      if (found.length && !snapshot && store.view.value?.me !== null) setNews(found);
    };
    store.listeners.push(hear);
    return () => void store.listeners.splice(store.listeners.indexOf(hear), 1);
  }, [store]);
  if (!news.length) return null;
  return html`
    <div class="notice row private">
      <div>
        <strong>${t("private-news")}</strong>
        ${news.map(
          (line, number) => html`
            <p key=${number}>${sentence(cast, true, line)}</p>
          `,
        )}
      </div>
      <button onClick=${() => setNews([])}>${t("private-noted")}</button>
    </div>
  `;
}
