// A guided first game: a real one with bots, and beside it a voice that explains each thing when it comes.
import { html, useEffect, useMemo, useState } from "../html.js";
import { begin, createTable } from "../api.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { Company } from "../castle/faces.js";
import { familyOf } from "../families.js";
import { TableStore } from "../table_store.js";
import { t } from "../words.js";
import { once, opening } from "../create_table.js";
import { TableOf } from "./table.js";

const STEPS = ["goal", "place", "climb", "vote", "count"];

export function Learn() {
  const [id, setId] = useState("");
  const start = () =>
    once(async () => {
      await openCatalogue();
      if (!catalogue.value) return;
      const made = await createTable(catalogue.value.lesson);
      await begin(made.id);
      setId(made.id);
    });
  if (id) {
    return html`
      <${Lesson} id=${id} />
    `;
  }
  return html`
    <main id="main" class="narrow">
      <h1>${t("learn-title")}</h1>
      <${Company} names=${["Beatrice", "Merlino", "Odessa", "Gavino", "Irina"]} />
      <p>${t("learn-text")}</p>
      <ol class="card steps-of">
        ${STEPS.map(
          (step) => html`
            <li key=${step}>
              <strong>${t(`learn-${step}-short`)}</strong>
              ${" "}${t(`learn-${step}`)}
            </li>
          `,
        )}
      </ol>
      <button class="main big" aria-busy=${opening.value} onClick=${start}>${t("learn-begin")}</button>
    </main>
  `;
}

/** @param {{id: string}} props */
function Lesson({ id }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const [goal, setGoal] = useState(true);
  useEffect(() => () => store.close(), [store]);
  const view = store.view.value;
  const acted = store.deeds.value.some(({ deed }) => familyOf(deed).begins(deed, view?.me ?? null));
  const step = goal && !acted ? "goal" : view?.game ? familyOf(view.game).lesson(view.game) : "goal";
  const number = STEPS.indexOf(step);
  return html`
    <aside class="lesson" aria-label=${t("learn-title")}>
      <progress max=${STEPS.length - 1} value=${number} aria-label=${t("learn-progress")}></progress>
      <p role="status">
        <strong>${t(`learn-${step}-short`)}</strong>
        ${" "}${t(`learn-${step}`)}
      </p>
      ${
        step === "goal"
          ? html`
              <button class="main" onClick=${() => setGoal(false)}>${t("moment-go-on")}</button>
            `
          : null
      }
      ${
        step === "count"
          ? html`
              <a class="button main" href=${`/table/${id}`}>${t("learn-done")}</a>
            `
          : null
      }
    </aside>
    <${TableOf} store=${store} />
  `;
}
