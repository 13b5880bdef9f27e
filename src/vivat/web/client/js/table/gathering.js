// Before the game: who sits where and under which name, what will be played, the link, talk.
import { html, onValue, useEffect, useRef, useState } from "../html.js";
import { join, newId } from "../api.js";
import { botWords, catalogue, Levels, openCatalogue } from "../catalogue.js";
import { OfCircles } from "../circles/of_table.js";
import { beSomebody, isGivenName, me } from "../guest.js";
import { Name } from "../name.js";
import { complain, tell } from "../toast.js";
import { listed, t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Invitation } from "./invitation.js";
import { lastGameOf } from "./last_game.js";
import { Medallion } from "./medallion.js";
import { Outline } from "./outline.js";
import { RoundTable } from "./round_table.js";
import { Reporting } from "./reporting.js";
import { Conversation, Talk } from "./talk.js";

/** @import { TableView, View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */

/** What a chair is called that nobody has. */
const OPEN = "open";

/** Tells somebody whom the host has removed. @param {TableStore} store @param {number|null} me */
function useRemovalNotice(store, me) {
  const sat = useRef(me);
  useEffect(() => {
    const removed = sat.current !== null && me === null && store.lines.value.at(-1)?.kind === "removed";
    if (removed) tell(t("table-removed"));
    sat.current = me;
  }, [me]);
}

/**
 * Takes a chair. Not over the socket: that one still knows us by the name we had when it was opened; and not
 * before a name that was picked just now.
 * @param {TableStore} store @param {number} chair
 */
const sit = (store, chair) =>
  store.pending
    .ask("sit", chair, async () => {
      await beSomebody();
      await join(store.id, newId(), { chair });
    })
    .catch(complain);

/** A table before its game. @param {{store: TableStore, view: View, table: TableView}} props */
export function Gathering({ store, view, table }) {
  const host = view.host === me.value?.id;
  const levels = catalogue.value?.bots ?? [];
  useEffect(() => void openCatalogue().catch(complain), []);
  useRemovalNotice(store, view.me);
  const open = view.chairs.filter((chair) => chair.kind === "open").length;
  return html`
    <div class="gathering halves">
      <div class="column">
        <section class="card">
          <${Invited} view=${view} game=${t(`game-${table.options.game}`)} />
          <${OfCircles} table=${table.id} />
          <h2>${t("gathering-title")}</h2>
          <${Name} asks=${isGivenName.value} done=${() => view.me !== null && sit(store, view.me)} />
          <${Expected} id=${table.id} view=${view} />
          <${Chairs} store=${store} view=${view} table=${table} hosting=${host} levels=${levels} />
          <${StartOrLeave}
            store=${store}
            view=${view}
            host=${host}
            open=${open}
            bot=${usualBot(table.options.game, levels)}
          />
          ${
            host
              ? html`
                  <details>
                    <summary>${t("gathering-levels")}</summary>
                    <${Levels} levels=${levels} />
                  </details>
                `
              : null
          }
        </section>
        <${Outline} table=${table} />
      </div>
      <div class="column">
        ${
          open
            ? html`
                <${Invitation} table=${table.id} game=${t(`game-${table.options.game}`)} />
              `
            : null
        }
        <${Conversation} store=${store} view=${view} />
        <${Talk}
          store=${store}
          view=${view}
          team=${table.options.seats.some((seat) => seat.length > 1)}
          roles=${[]}
        />
        <${Reporting} store=${store} view=${view} />
      </div>
    </div>
  `;
}

/** Who played in the game before and is not here yet. @param {{id: string, view: View}} props */
function Expected({ id, view }) {
  const here = view.chairs.map(({ guest }) => guest);
  const missing = (lastGameOf(id)?.chairs ?? []).filter(
    ({ kind, guest, hand }) => kind === "person" && hand === null && !here.includes(guest),
  );
  if (!missing.length || !view.chairs.some(({ kind }) => kind === "open")) return null;
  return html`
    <p class="soft" role="status">
      ${t("gathering-expected", { who: listed(missing.map(({ name }) => name)) })}
    </p>
  `;
}

/**
 * Everybody around the table.
 * @param {{store: TableStore, view: View, table: TableView, hosting: boolean, levels: string[]}} props
 */
function Chairs({ store, view, table, hosting, levels }) {
  const game = catalogue.value?.games.find(({ key }) => key === table.options.game);
  if (!game) return null;
  const seats = table.options.seats.map((_, seat) =>
    view.chairs.map((chair, number) =>
      chair.seat === seat
        ? html`
            <${GatheringChair}
              key=${number}
              number=${number}
              store=${store}
              view=${view}
              begins=${table.options.first_seat === seat}
              hosting=${hosting}
              levels=${levels}
            />
          `
        : null,
    ),
  );
  return html`
    <${RoundTable} game=${game} chairs=${view.chairs} seats=${seats} />
  `;
}

/** Who has invited whoever has come by the link. @param {{view: View, game: string}} props */
function Invited({ view, game }) {
  const host = view.chairs.find(({ guest }) => guest !== null && guest === view.host);
  return view.me === null && host
    ? html`
        <p class="invited">${t("gathering-invites", { name: host.name, game })}</p>
      `
    : null;
}

/** The bot that usually plays a game. @param {string} game @param {string[]} levels */
export function usualBot(game, levels) {
  const usual = catalogue.value?.games.find(({ key }) => key === game)?.usual.seats.flat() ?? [];
  return usual.find((level) => levels.includes(level)) ?? levels[0];
}

/**
 * @typedef {object} GatheringChairProps
 * @property {number} number
 * @property {TableStore} store
 * @property {View} view
 * @property {boolean} begins whether who sits here begins
 * @property {boolean} hosting whether I am the host
 * @property {string[]} levels of the bots that there are
 */

/** A chair, who has it, and what one may do about that. @param {GatheringChairProps} props */
function GatheringChair({ number, store, view, begins, hosting, levels }) {
  const chair = view.chairs[number];
  return html`
    <div class="seat">
      <${Medallion}
        who=${chairIdentity(view.chairs, number)}
        size=${44}
        mood=${chair.kind === "open" ? "away" : "calm"}
        bot=${chair.kind === "bot" ? chair.level : null}
      />
      <div>
        <span class="name">${chair.name || t("open-chair")}</span>
        <div class="small soft">
          ${whoWords(view, number, hosting)}${
            begins
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
          chair.kind === "open"
            ? html`
                <button class=${view.me === null ? "main" : "small"} onClick=${() => sit(store, number)}>
                  ${t(view.me === null ? "gathering-sit" : "gathering-move")}
                </button>
              `
            : null
        }
        ${
          hosting
            ? html`
                <${HostsChoice} number=${number} store=${store} view=${view} levels=${levels} />
              `
            : null
        }
      </div>
    </div>
  `;
}

/**
 * What the host decides about a chair: somebody is removed, or whom it is for.
 * @param {{number: number, store: TableStore, view: View, levels: string[]}} props
 */
function HostsChoice({ number, store, view, levels }) {
  const chair = view.chairs[number];
  /** @param {string} guest */
  const remove = (guest) => () => void store.once("remove", { guest }).catch(complain);
  /** @param {string} level */
  const arrange = (level) => store.send("arrange", { chair: number, level }).catch(complain);
  return html`
    ${
      chair.guest !== null && number !== view.me
        ? html`
            <button class="small quiet" onClick=${remove(chair.guest)}>
              ${t("gathering-remove", { name: chair.name })}
            </button>
          `
        : null
    }
    ${
      chair.kind === "person"
        ? null
        : html`
            <${LevelChoice}
              number=${number}
              level=${chair.level ?? OPEN}
              levels=${[OPEN, ...levels]}
              choose=${arrange}
            />
          `
    }
  `;
}

/** Bots on every open chair. @param {TableStore} store @param {View} view @param {string} level */
function fillUp(store, view, level) {
  view.chairs.forEach(({ kind }, chair) => {
    if (kind === "open") store.send("arrange", { chair, level }).catch(complain);
  });
}

/**
 * The host starts the game, the others wait; and everybody may leave.
 * @param {{store: TableStore, view: View, host: boolean, open: number, bot: string}} props `open`: how many
 *   chairs are; `bot`: who takes them if nobody comes
 */
function StartOrLeave({ store, view, host, open, bot }) {
  const [leaving, setLeaving] = useState(false);
  /** @param {"start"|"leave"} type */
  const send = (type) => () => void store.once(type).catch(complain);
  return html`
    <div class=${`row ${host ? "decide" : ""}`}>
      ${
        host
          ? html`
              <button class="main" disabled=${open > 0} onClick=${send("start")}>
                ${t("gathering-start")}
              </button>
              ${
                open > 0 &&
                html`
                  <button onClick=${() => fillUp(store, view, bot)}>${t("gathering-fill")}</button>
                `
              }
            `
          : html`
              <p class="soft">${t("gathering-wait")}</p>
            `
      }
      ${
        view.me !== null
          ? html`
              <button onClick=${host ? () => setLeaving(true) : send("leave")}>
                ${t("gathering-leave")}
              </button>
            `
          : null
      }
    </div>
    ${
      leaving && host && view.me !== null
        ? html`
            <${HostLeaves} view=${view} leave=${send("leave")} stay=${() => setLeaving(false)} />
          `
        : null
    }
    ${
      host && open
        ? html`
            <p class="soft small">${t("table-chairs-open", { chairs: open })}</p>
          `
        : null
    }
  `;
}

/**
 * Who is host when the host leaves, before it is done.
 * @param {{view: View, leave: () => void, stay: () => void}} props
 */
function HostLeaves({ view, leave, stay }) {
  return html`
    <div class="notice" role="status">
      <p>
        ${
          view.next_host === null
            ? t("gathering-leave-empty")
            : t("gathering-next-host", { name: view.chairs[view.next_host].name })
        }
      </p>
      <div class="row">
        <button class="main" onClick=${leave}>${t("gathering-leave")}</button>
        <button onClick=${stay}>${t("gathering-stay")}</button>
      </div>
    </div>
  `;
}

/**
 * Whose partner has a chair, or will have it; empty where everybody plays alone.
 * @param {View} view
 * @param {number} number
 */
function partnerWords({ chairs, me }, number) {
  const partner = chairs.findIndex(({ seat }, other) => seat === chairs[number].seat && other !== number);
  if (partner < 0) return "";
  if (partner === me) return t("gathering-your-partner");
  const { name } = chairs[partner];
  return name ? t("gathering-partner", { name }) : t("gathering-team");
}

/**
 * Who a chair belongs to.
 * @param {View} view
 * @param {number} number
 * @param {boolean} hosting whether I am the host, and choose the level of a bot beside it
 */
function whoWords(view, number, hosting) {
  const chair = view.chairs[number];
  const mine = number === view.me;
  const partner = partnerWords(view, number);
  if (chair.kind === "bot") {
    return [partner, hosting ? "" : botWords(chair.level)].filter(Boolean).join(" · ");
  }
  return [
    mine ? t("reader") : "",
    partner,
    chair.guest !== null && chair.guest === view.host ? t("people-host") : "",
    chair.kind === "person" && !chair.connected && !mine ? t("people-away") : "",
  ]
    .filter(Boolean)
    .join(" · ");
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
