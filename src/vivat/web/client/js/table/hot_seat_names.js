// Several people at one screen, before the game: everybody says their name at their chair.
import { html, onValue, useEffect, useSignal } from "../html.js";
import { join } from "../api.js";
import { botWords, catalogue, openCatalogue } from "../catalogue.js";
import { complain } from "../toast.js";
import { LIMITS } from "../wire.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";
import { usualBot } from "./gathering.js";
import { RoundTable } from "./round_table.js";

/** @import { View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/**
 * Gives a chair to somebody at this screen.
 * @param {string} table @param {number} chair @param {string} name
 */
export function sitDown(table, chair, name) {
  return join(table, "sit", { chair, hand: chair + 1, name });
}

/** Who plays at this screen: a name at every open chair. @param {{store: TableStore, view: View}} props */
export function Names({ store, view }) {
  useEffect(() => void openCatalogue().catch(complain), []);
  const chairs = view.chairs.flatMap((chair, number) => (chair.kind === "open" ? [number] : []));
  const names = useSignal(/** @type {Record<number, string>} */ ({}));
  /** @param {number} chair @param {string} name */
  const setName = (chair, name) => void (names.value = { ...names.value, [chair]: name });
  /** @param {Event} event */
  const start = (event) => {
    event.preventDefault();
    const chosen = names.value;
    store.pending
      .ask("begin", true, async () => {
        for (const chair of chairs) {
          const name = chosen[chair]?.trim() || t("hot-seat-player", { number: chair + 1 });
          await sitDown(store.id, chair, name);
        }
        await store.send("start");
      })
      .catch(complain);
  };
  /** The first so many chairs are for people at this screen, the others for bots. @param {string} many */
  const setMany = (many) => {
    const bot = usualBot(store.table.value?.options.game ?? "", catalogue.value?.bots ?? []);
    view.chairs.forEach(({ kind }, chair) => {
      const isOurs = chair < Number(many);
      if (isOurs === (kind === "open")) return;
      store.send("arrange", { chair, level: isOurs ? "open" : bot }).catch(complain);
    });
  };
  const game = catalogue.value?.games.find(({ key }) => key === store.table.value?.options.game);
  /** @param {number} number */
  const seat = (number) => html`
    <${NameAtSeat} view=${view} number=${number} name=${names.value[number] ?? ""} set=${setName} />
  `;
  const seats = Math.max(...view.chairs.map((chair) => chair.seat)) + 1;
  return html`
    <main id="main" class="hot-seat">
      <h1>${t("hot-seat-title")}</h1>
      <p>${t("hot-seat-text")}</p>
      <form class="card" onSubmit=${start}>
        <label class="row how-many">
          ${t("hot-seat-many")}
          <select value=${chairs.length} onChange=${onValue(setMany)}>
            ${view.chairs.map(
              (_chair, number) => html`
                <option key=${number} value=${number + 1} selected=${number + 1 === chairs.length}>
                  ${number + 1}
                </option>
              `,
            )}
          </select>
        </label>
        ${
          game &&
          html`
            <${RoundTable}
              game=${game}
              chairs=${view.chairs}
              seats=${Array.from({ length: seats }, (_, each) =>
                view.chairs.map((chair, number) => (chair.seat === each ? seat(number) : null)),
              )}
            />
          `
        }
        <div class="row">
          <button class="main big">${t("gathering-start")}</button>
          <p class="small soft">${t("hot-seat-first")}</p>
        </div>
      </form>
    </main>
  `;
}

/**
 * Whoever plays at a chair of this screen says their name there; a bot has one.
 * @param {{view: View, number: number, name: string, set: (chair: number, name: string) => void}} props
 */
function NameAtSeat({ view, number, name, set }) {
  const { kind, name: bot, level } = view.chairs[number];
  const who = chairIdentity(view.chairs, number);
  return html`
    <div class="seat" key=${number}>
      <${Medallion} who=${who} size=${44} bot=${kind === "bot" ? level : null} />
      ${
        kind === "open"
          ? html`
              <label class="stacked">
                ${t("hot-seat-name", { number: number + 1 })}
                <input
                  type="text"
                  maxlength=${LIMITS.NewGuest.name.most}
                  value=${name}
                  placeholder=${t("hot-seat-player", { number: number + 1 })}
                  onInput=${onValue((said) => set(number, said))}
                />
              </label>
            `
          : html`
              <div>
                <span class="name">${bot}</span>
                <div class="small soft">${level ? botWords(level) : ""}</div>
              </div>
            `
      }
    </div>
  `;
}
