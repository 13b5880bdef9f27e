// A character in the picture of the castle, and the marks it wears.
import { html } from "../html.js";
import { Face } from "./faces.js";

/** @import { Mark } from "./marks.js" */

/** @param {{kind: Mark["kind"]}} props */
function Sign({ kind }) {
  if (kind === "emissary") {
    return html`
      <path class="diamond" d="M-26-48-17-36-26-24-35-36z" />
    `;
  }
  return html`
    <path class=${`heart ${kind}`} d="M26-38c-5-8-18-3-11 7l11 10 11-10c7-10-6-15-11-7z" />
  `;
}

/**
 * @typedef {object} FigureProps
 * @property {number} slot
 * @property {string[]} names of all characters, as faces know them
 * @property {string} name as it is called here
 * @property {string} label what is heard of it
 * @property {[number, number]} at
 * @property {number} width of the tile it stands on
 * @property {Mark[]} marks
 * @property {string[]} looks its classes
 * @property {boolean} selected
 * @property {import("./faces.js").Expression} [expression]
 * @property {boolean} [crowned]
 * @property {Record<string, unknown>|null} hears what is done with it; null where it is only seen
 */

/** @param {FigureProps} props */
export function Figure(props) {
  const { slot, names, name, label, width, marks, looks, selected, hears, expression, crowned } = props;
  const [x, y] = props.at;
  const role = hears ? { role: "button", tabindex: 0, "aria-pressed": selected, ...hears } : { role: "img" };
  return html`
    <g
      class=${["character", ...looks].join(" ")}
      style=${`transform: translate(${x}px, ${y}px)`}
      aria-label=${label}
      ...${role}
    >
      <rect class="ring" x=${-width / 2} y="-52" width=${width} height="114" rx="12" />
      <g class="stands" transform="translate(0 43)">
        <${Face} slot=${slot} names=${names} expression=${expression} crowned=${crowned} />
      </g>
      <text class="tag" y="56" text-anchor="middle" aria-hidden="true">${name}</text>
      ${marks.map(
        ({ kind }) => html`
          <${Sign} key=${kind} kind=${kind} />
        `,
      )}
    </g>
  `;
}
