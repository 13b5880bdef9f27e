// The ten roles as pictures, and the back of a role card.
import { artOf } from "../art.js";
import { html } from "../html.js";
import { ROLES } from "../wire.js";

/** @typedef {"open"|"dead"|"jailed"} RoleState */

/**
 * A role, or the covered card where it is not known. A picture only: the name stands beside it.
 * @param {{role: number|null, width: number, state?: RoleState}} props
 */
export function RolePicture({ role, width, state = "open" }) {
  return html`
    <svg
      class=${`role-picture ${state}`}
      viewBox="0 0 200 260"
      width=${width}
      height=${width * 1.3}
      aria-hidden="true"
    >
      <use href=${artOf("intrigue/roles", role === null ? "covered" : ROLES[role])} />
      ${
        state === "open"
          ? null
          : html`
              <use href=${artOf("intrigue/roles", state)} />
            `
      }
    </svg>
  `;
}
