// Who is in a circle, how others join it, and what its host does about names.
import { html, onValue, useEffect, useRef, useSignal } from "../html.js";
import { copyField } from "../copy_text.js";
import { ShareButton } from "../share_button.js";
import { complain } from "../toast.js";
import { t, when } from "../words.js";
import { NameForm, Sure } from "./commands.js";
import { MemberFace } from "./faces.js";

/**
 * @import { CircleView, MemberView } from "../wire.js"
 * @import { Act } from "./commands.js"
 * @typedef {{circle: CircleView, act: Act}} Props
 */

/**
 * How others come to the circle: its link, to be shared, copied or photographed.
 * @param {{circle: CircleView}} props
 */
export function Invitation({ circle }) {
  const link = `${location.origin}/circle/${circle.id}#${circle.link}`;
  const copied = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const copy = async () => void (copied.value = await copyField(field.current));
  useEffect(() => field.current?.select(), []);
  return html`
    <section class="notice invitation" aria-labelledby="invite">
      <h2 id="invite">${t("circle-invite-link")}</h2>
      <p class="small soft">${t("circle-invite-text")}</p>
      <div class="row link">
        <label class="stacked wide">
          <span class="unseen">${t("circle-invite")}</span>
          <input ref=${field} type="text" readonly value=${link} onFocus=${() => field.current?.select()} />
        </label>
        <button onClick=${() => copy().catch(complain)}>
          ${copied.value ? t("gathering-copied") : t("gathering-copy")}
        </button>
        <${ShareButton} text=${t("circle-share-text", { name: circle.name })} url=${link} />
      </div>
      <figure class="code">
        <img
          key=${circle.link}
          src=${`/api/circles/${circle.id}/invitation`}
          alt=${t("gathering-code-label")}
          width="150"
          height="150"
        />
        <figcaption class="small soft">${t("gathering-code")}</figcaption>
      </figure>
    </section>
  `;
}

/** What is to be said of a member besides the name. @param {CircleView} circle @param {MemberView} member */
const remarks = ({ me, host }, { number, held, gone }) =>
  [
    number === me && t("circle-you"),
    number === host && t("circle-host"),
    gone ? t("circle-left") : !held && t("circle-no-holder"),
  ].filter(Boolean);

/** @param {{circle: CircleView, members: MemberView[]}} props */
function Faces({ circle, members }) {
  return html`
    <ul class="members">
      ${members.map(
        (member) => html`
          <li key=${member.number} class=${member.gone ? "soft" : ""}>
            <${MemberFace} number=${member.number} size=${40} mood=${member.gone ? "away" : "calm"} />
            <span>
              ${member.name}
              <span class="small soft">${remarks(circle, member).join(", ")}</span>
            </span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Those who are in the circle, and how others join. @param {Props} props */
export function Members({ circle, act }) {
  const { me, members, host } = circle;
  const isHost = me === host;
  const own = members.find(({ number }) => number === me);
  const gone = members.filter((each) => each.gone);
  return html`
    <section class="card" aria-labelledby="members-title">
      <h2 id="members-title">${t("circle-members")}</h2>
      <${Faces} circle=${circle} members=${members.filter((each) => !each.gone)} />
      ${
        gone.length > 0 &&
        html`
          <details>
            <summary>${t("circle-gone", { count: gone.length })}</summary>
            <${Faces} circle=${circle} members=${gone} />
          </details>
        `
      }
      <${NameForm}
        key=${own?.name}
        label=${t("circle-rename-me")}
        first=${own?.name}
        button=${t("save")}
        act=${(/** @type {string} */ name) => act({ type: "rename", member: me, name })}
      />
      ${
        isHost
          ? html`
              <${Manage} circle=${circle} act=${act} />
            `
          : html`
              <${Sure}
                label=${t("circle-leave")}
                question=${t("circle-leave-sure")}
                act=${() => act({ type: "leave" })}
              />
            `
      }
    </section>
  `;
}

/** What the host may do. @param {Props} props */
function Manage({ circle, act }) {
  const others = circle.members
    .filter(({ number, removed }) => number !== circle.me && !removed)
    .sort((one, other) => Number(one.gone) - Number(other.gone));
  return html`
    <details>
      <summary>${t("circle-manage")}</summary>
      <${NameForm}
        key=${circle.name}
        label=${t("circle-rename-circle")}
        first=${circle.name}
        button=${t("save")}
        act=${(/** @type {string} */ name) => act({ type: "rename-circle", name })}
      />
      <p class="small soft">${t("circle-add-text")}</p>
      <${NameForm}
        label=${t("circle-add")}
        button=${t("circle-add-button")}
        act=${(/** @type {string} */ name) => act({ type: "add", name })}
      />
      <p>
        <button class="small" onClick=${() => act({ type: "change-link" })}>
          ${t("circle-change-link")}
        </button>
      </p>
      ${
        others.length
          ? html`
              <${OneMember} circle=${circle} others=${others} act=${act} />
            `
          : null
      }
    </details>
  `;
}

/** What the host may do about one of the others. @param {Props & {others: MemberView[]}} props */
function OneMember({ circle, others, act }) {
  const chosen = useSignal(others[0].number);
  const member = others.find(({ number }) => number === chosen.value) ?? others[0];
  const { number } = member;
  return html`
    <fieldset>
      <legend>
        <label>
          ${t("circle-member")}${" "}
          <select value=${String(number)} onChange=${onValue((said) => (chosen.value = Number(said)))}>
            ${others.map(
              (each) => html`
                <option key=${each.number} value=${String(each.number)}>${each.name}</option>
              `,
            )}
          </select>
        </label>
      </legend>
      <div class="row">
        <button class="small" onClick=${() => act({ type: "remove", member: number })}>
          ${t("circle-remove")}
        </button>
        ${
          member.held && !member.gone
            ? html`
                <button class="small" onClick=${() => act({ type: "hand-on", member: number })}>
                  ${t("circle-hand-on")}
                </button>
              `
            : null
        }
      </div>
      <p class="small soft">${t("circle-remove-text")}</p>
      ${
        member.gone
          ? null
          : html`
              <${Attach} key=${number} circle=${circle} member=${number} others=${others} act=${act} />
            `
      }
    </fieldset>
  `;
}

/**
 * @typedef {{table?: string, chair?: number, other?: number}} Attached a player of a table, or another
 * member
 */

/** @param {Attached} one @param {Attached|null} other */
const isSame = (one, other) =>
  one.table === other?.table && one.chair === other?.chair && one.other === other?.other;

/** Whose games are this member's too. @param {Props & {member: number, others: MemberView[]}} props */
function Attach({ circle, member, others, act }) {
  const chosen = useSignal(/** @type {Attached|null} */ (null));
  const players = circle.games.flatMap(({ table, ended, players }) =>
    players
      .filter((each) => each.person && each.member === null)
      .map(({ chair, name }) => ({
        what: { table, chair },
        label: t("circle-attach-player", { name, date: when(ended) }),
      })),
  );
  const members = others
    .filter(({ number, gone }) => number !== member && !gone)
    .map(({ number, name }) => ({ what: { other: number }, label: name }));
  /** @type {{what: Attached, label: string}[]} */
  const choices = [...players, ...members];
  if (!choices.length) return null;
  const at = choices.findIndex(({ what }) => isSame(what, chosen.value));
  const attach = () => act({ type: "attach", member, ...choices[at].what });
  return html`
    <p class="small soft">${t("circle-attach-text")}</p>
    <div class="row">
      <label>
        ${t("circle-attach-to")}${" "}
        <select
          value=${at}
          onChange=${onValue((said) => (chosen.value = choices[Number(said)]?.what ?? null))}
        >
          <option value=${-1}>${t("circle-attach-nobody")}</option>
          ${choices.map(
            ({ label }, number) => html`
              <option key=${number} value=${number}>${label}</option>
            `,
          )}
        </select>
      </label>
      <button class="small" disabled=${at < 0} onClick=${attach}>${t("circle-attach")}</button>
    </div>
    ${
      choices[at]?.what.other !== undefined
        ? html`
            <p class="small soft">${t("circle-attach-member-text")}</p>
          `
        : null
    }
  `;
}
