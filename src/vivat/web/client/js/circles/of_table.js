// The circles that a table is of, and the campaigns for which it counts, for their members.
import { html, useEffect, useState } from "../html.js";
import { fetchCirclesOf } from "../api.js";
import { me } from "../guest.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { TableCircle } from "../wire.js" */

/** Of which of my circles a table is; none for whoever is nobody yet. @param {string} table */
export function useCirclesOf(table) {
  const [found, setFound] = useState(/** @type {TableCircle[]} */ ([]));
  useEffect(() => {
    if (me.value) fetchCirclesOf(table).then(setFound, complain);
  }, [table, me.value?.id]);
  return found;
}

/** Says before the game of which circle it is, and leads there. @param {{table: string}} props */
export function OfCircles({ table }) {
  return useCirclesOf(table).map(
    ({ id, name, campaign }) => html`
      <p key=${id} class="of-circle">
        <a href=${`/circle/${id}`}>${t("lobby-circle", { name })}</a>
        ${
          campaign &&
          html`
            ${" "}
            <span class="small">${t("lobby-campaign", { campaign })}</span>
          `
        }
      </p>
    `,
  );
}
