// What only you have just learned: it stays in sight until you have noted it, and in your dossier for good.
import { html, useEffect, useState } from "../html.js";
import { sentence, tells } from "../story.js";
import { t } from "../words.js";

/** @import { Line } from "../wire.js" */
/** @import { Listener, TableStore } from "../table_store.js" */
/** @import { IntrigueCast } from "./sentences.js" */

/** @param {{store: TableStore, cast: IntrigueCast}} props */
export function PrivateNews({ store, cast }) {
  const [news, setNews] = useState(/** @type {Line[]} */ ([]));
  useEffect(() => {
    /** @type {Listener} */
    const hear = (fresh, snapshot) => {
      const found = fresh.filter((line) => tells(line, "role-seen", "hand-seen", "stolen-card"));
      if (fresh.some((line) => line.kind === "started")) setNews([]);
      if (found.length && !snapshot && store.view.value?.me !== null) setNews(found);
    };
    return store.listen(hear);
  }, [store]);
  if (!news.length) return null;
  return html`
    <div class="notice row private">
      <div>
        <strong>${t("private-news")}</strong>
        ${news.map(
          (line, number) => html`
            <p key=${number}>${sentence(cast, line)}</p>
          `,
        )}
      </div>
      <button onClick=${() => setNews([])}>${t("private-noted")}</button>
    </div>
  `;
}
