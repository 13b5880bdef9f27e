// Whether a new table is one of a circle's.
import { html, useEffect, useState } from "../html.js";
import { fetchCircles } from "../api.js";
import { me } from "../guest.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { Choice } from "./fields.js";

/** @import { CircleInfo } from "../wire.js" */

/**
 * Which circle of mine, if I am in any.
 * @param {{circle: import("@preact/signals").Signal<string>}} props
 */
export function CircleChoice({ circle }) {
  const [circles, setCircles] = useState(/** @type {CircleInfo[]} */ ([]));
  useEffect(() => {
    if (me.value) fetchCircles().then(setCircles, complain);
  }, [me.value?.id]);
  if (!circles.length) return null;
  const none = { value: "", words: t("new-no-circle") };
  const choices = [none, ...circles.map(({ id, name }) => ({ value: id, words: name }))];
  return html`
    <fieldset>
      <legend>${t("new-circle")}</legend>
      <label>
        <span class="unseen">${t("new-circle")}</span>
        <${Choice}
          value=${circle.value}
          choices=${choices}
          set=${(/** @type {string} */ id) => (circle.value = id)}
        />
      </label>
    </fieldset>
  `;
}
