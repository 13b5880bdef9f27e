// The circles one is in, and a form to found another.
import { html, useEffect, useState } from "../html.js";
import { fetchCircles, foundCircle } from "../api.js";
import { Company } from "../castle/faces.js";
import { catalogue } from "../catalogue.js";
import { isDone, NameForm } from "../circles/commands.js";
import { beSomebody, me } from "../guest.js";
import { Name } from "../name.js";
import { Pending } from "../pending.js";
import { go } from "../router.js";
import { complain } from "../toast.js";
import { t } from "../words.js";

/** @import { CircleInfo } from "../wire.js" */

const pending = new Pending();

function Found() {
  /** @param {string} name */
  const found = (name) =>
    isDone(
      pending.ask("found", name, async () => {
        await beSomebody();
        go(`/circle/${(await foundCircle(name)).id}`);
      }),
    );
  return html`
    <section class="card" aria-labelledby="found-title">
      <h2 id="found-title">${t("circles-found-title")}</h2>
      <${Name} />
      <${NameForm} label=${t("circles-name")} button=${t("circles-found")} main=${true} act=${found} />
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
      <section class="card" aria-labelledby="mine-title">
        <h2 id="mine-title">${t("circles-mine")}</h2>
        ${
          mine.length
            ? html`
                <ul class="tables">
                  ${mine.map(
                    ({ id, name, members, host }) => html`
                      <li key=${id}>
                        <a href=${`/circle/${id}`}>${name}</a>
                        <span class="soft">
                          ${" "}${t("circles-count", { count: members })}
                          ${host ? ` · ${t("circle-host")}` : ""}
                        </span>
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
        <a href="/results">${t("circles-own")}</a>
      </p>
    </main>
  `;
}
