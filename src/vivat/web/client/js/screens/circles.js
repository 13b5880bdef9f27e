// The circles one is in, and a form to found another.
import { html, onValue, useEffect, useSignal, useState } from "../html.js";
import { fetchCircles, foundCircle } from "../api.js";
import { Company } from "../castle/faces.js";
import { catalogue } from "../catalogue.js";
import { CirclePicture } from "../circles/faces.js";
import { callMe, me } from "../guest.js";
import { Pending } from "../pending.js";
import { go } from "../router.js";
import { complain } from "../toast.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";

/** @import { CircleInfo } from "../wire.js" */

const pending = new Pending();

function Found() {
  const name = useSignal("");
  const called = useSignal("");
  /** @param {Event} event */
  const found = (event) => {
    event.preventDefault();
    pending
      .ask("found", name.value, async () => {
        if (!me.value) await callMe(called.value.trim());
        go(`/circle/${(await foundCircle(name.value)).id}`);
      })
      .catch(complain);
  };
  return html`
    <section class="card" aria-labelledby="found-title">
      <h2 id="found-title">${t("circles-found-title")}</h2>
      <form class="row" onSubmit=${found}>
        ${
          me.value
            ? null
            : html`
                <label>
                  ${t("home-name")}${" "}
                  <input
                    type="text"
                    required
                    autocomplete="nickname"
                    maxlength=${LIMITS.NewGuest.name.most}
                    value=${called.value}
                    onInput=${onValue((said) => (called.value = said))}
                  />
                </label>
              `
        }
        <label>
          ${t("circles-name")}${" "}
          <input
            type="text"
            required
            maxlength=${LIMITS.RenameCircle.name.most}
            value=${name.value}
            onInput=${onValue((said) => (name.value = said))}
          />
        </label>
        <button class="main">${t("circles-found")}</button>
      </form>
    </section>
  `;
}

/** The circles of whoever looks. */
export function Circles() {
  const [mine, setMine] = useState(/** @type {CircleInfo[]} */ ([]));
  useEffect(() => {
    if (me.value) fetchCircles().then(setMine, complain);
  }, [me.value?.id]);
  return html`
    <main id="main" class="narrow circles">
      <${Company} figures=${catalogue.value?.greeters ?? []} />
      <h1>${t("circles-title")}</h1>
      <p class="lead">${t("circles-text")}</p>
      <section class="running" aria-labelledby="mine-title">
        <h2 id="mine-title">${t("circles-mine")}</h2>
        ${
          mine.length
            ? html`
                <ul class="tables grid games">
                  ${mine.map(
                    ({ id, name, members, present, host }) => html`
                      <li key=${id} class="card game">
                        <${CirclePicture} numbers=${present} />
                        <p class="heading"><a href=${`/circle/${id}`}>${name}</a></p>
                        <p class="small soft">
                          ${t("circles-count", { count: members })}${host ? ` · ${t("circle-host")}` : ""}
                        </p>
                      </li>
                    `,
                  )}
                </ul>
              `
            : html`
                <p class="soft">${t("circles-none")}</p>
              `
        }
      </section>
      <${Found} />
      <p>
        <a class="button" href="/results">${t("circles-own")}</a>
      </p>
    </main>
  `;
}
