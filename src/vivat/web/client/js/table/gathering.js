// Before the game: who sits where, the link, bots.
import { html, onValue, useEffect, useRef, useState } from "../html.js";
import { join, newId } from "../api.js";
import { botWords, catalogue, Levels, openCatalogue } from "../catalogue.js";
import { beSomebody, me } from "../guest.js";
import { Name } from "../name.js";
import { complain, tell } from "../toast.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { ChairView, TableView, View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/** What a chair is called that nobody has. */
const OPEN = "open";

/** @param {{store: TableStore, view: View, table: TableView}} props */
export function Gathering({ store, view, table }) {
  const host = view.host === me.value?.id;
  const levels = catalogue.value?.bots ?? [];
  useEffect(() => void openCatalogue().catch(complain), []);
  /** @param {"start"|"leave"} type */
  const send = (type) => () => void store.once(type).catch(complain);
  /**
   * Not over the socket: that one still knows us by the name we had when it was opened; and not before a name
   * that was picked just now.
   * @param {number} chair
   */
  const sit = (chair) => () =>
    store.pending
      .ask("sit", chair, async () => {
        await beSomebody();
        await join(table.id, newId(), { chair });
      })
      .catch(complain);
  /** @param {number} chair @param {string} level */
  const arrange = (chair, level) => store.send("arrange", { chair, level }).catch(complain);
  /** @param {string} guest */
  const remove = (guest) => () => void store.once("remove", { guest }).catch(complain);
  const sat = useRef(view.me);
  useEffect(() => {
    const removed = sat.current !== null && view.me === null && store.lines.value.at(-1)?.kind === "removed";
    if (removed) tell(t("table-removed"));
    sat.current = view.me;
  }, [view.me]);
  const open = view.chairs.filter((chair) => chair.kind === "open").length;
  return html`
    <div class="grid gathering">
      <section class="card">
        <h2>${t("gathering-title")}</h2>
        ${
          view.me === null
            ? html`
                <${Name} />
              `
            : null
        }
        <ul class="seats">
          ${view.chairs.map(
            (chair, number) => html`
              <li class="seat" key=${number}>
                <${Medallion}
                  who=${chairIdentity(view.chairs, number)}
                  size=${40}
                  mood=${chair.kind === "open" ? "away" : "calm"}
                  bot=${chair.kind === "bot" ? chair.level : null}
                />
                <div>
                  <span class="name">${chair.name || t("open-chair")}</span>
                  <div class="small soft">
                    ${whoWords(chair, number === view.me, host)}${
                      table.options.first_seat === chair.seat
                        ? html`
                            ${" "}
                            <span class="begins">${t("gathering-begins")}</span>
                          `
                        : null
                    }
                  </div>
                </div>
                <div class="row score">
                  ${
                    chair.kind === "open" && view.me === null
                      ? html`
                          <button class="main" onClick=${sit(number)}>${t("gathering-sit")}</button>
                        `
                      : null
                  }
                  ${
                    host && chair.guest !== null && number !== view.me
                      ? html`
                          <button class="small quiet" onClick=${remove(chair.guest)}>
                            ${t("gathering-remove", { name: chair.name })}
                          </button>
                        `
                      : null
                  }
                  ${
                    host && chair.kind !== "person"
                      ? html`
                          <${LevelChoice}
                            number=${number}
                            level=${chair.level ?? OPEN}
                            levels=${[OPEN, ...levels]}
                            choose=${(/** @type {string} */ level) => arrange(number, level)}
                          />
                        `
                      : null
                  }
                </div>
              </li>
            `,
          )}
        </ul>
        <div class="row">
          ${
            host
              ? html`
                  <button class="main" disabled=${open > 0} onClick=${send("start")}>
                    ${t("gathering-start")}
                  </button>
                `
              : html`
                  <p class="soft">${t("gathering-wait")}</p>
                `
          }
          ${
            view.me !== null
              ? html`
                  <button onClick=${send("leave")}>${t("gathering-leave")}</button>
                `
              : null
          }
        </div>
        ${
          host && open
            ? html`
                <p class="soft small">${t("table-chairs-open", { chairs: open })}</p>
              `
            : null
        }
        ${
          host
            ? html`
                <${Levels} levels=${levels} />
              `
            : null
        }
      </section>
      <${Invitation} link=${`${location.origin}/table/${table.id}`} />
    </div>
  `;
}

/** Who a chair belongs to. @param {ChairView} chair @param {boolean} mine @param {boolean} host */
function whoWords(chair, mine, host) {
  if (chair.kind === "bot" && !host) return botWords(chair.level);
  return mine ? t("people-you") : "";
}

/**
 * Whom the host puts on a chair.
 * @param {{number: number, level: string, levels: string[], choose: (level: string) => void}} props
 */
function LevelChoice({ number, level, levels, choose }) {
  return html`
    <label>
      <span class="unseen">${t("gathering-chair", { number: number + 1 })}</span>
      <select value=${level} onChange=${onValue(choose)}>
        ${levels.map(
          (each) => html`
            <option key=${each} value=${each} selected=${each === level}>
              ${each === OPEN ? t("new-chair-open") : botWords(each)}
            </option>
          `,
        )}
      </select>
    </label>
  `;
}

/** The link for friends. @param {{link: string}} props */
function Invitation({ link }) {
  const [copied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const copy = async () => {
    field.current?.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else document.execCommand("copy");
    setCopied(true);
  };
  return html`
    <section class="card">
      <h2>${t("gathering-invite")}</h2>
      <p>${t("gathering-link-text")}</p>
      <div class="row link">
        <label class="stacked wide">
          <span class="unseen">${t("home-link")}</span>
          <input ref=${field} type="text" readonly value=${link} onFocus=${() => field.current?.select()} />
        </label>
        <button onClick=${() => copy().catch(complain)}>
          ${copied ? t("gathering-copied") : t("gathering-copy")}
        </button>
      </div>
    </section>
  `;
}
