// A character in the picture of the castle, and the marks it wears.
import { html } from "../html.js";
import { artOf } from "../art.js";
import { Face } from "./faces.js";
import { signed } from "./sentences.js";

/** @import { LikelyMark } from "./coach.js" */
/** @import { Mark } from "./marks.js" */

/** @param {{kind: Mark["kind"]}} props */
function Sign({ kind }) {
  if (kind === "emissary") {
    return html`
      <path class="diamond" d="M-26-48-17-36-26-24-35-36z" />
    `;
  }
  // One's own heart and the partner's are worn one below the other.
  return html`
    <path
      class=${`heart ${kind}`}
      transform=${kind === "partner" ? "translate(0 27)" : undefined}
      d="M26-38c-5-8-18-3-11 7l11 10 11-10c7-10-6-15-11-7z"
    />
  `;
}

/**
 * Whose Favourite somebody probably is: an emblem on its colour, the deeper the likelier.
 * @param {{mark: LikelyMark, number: number}} props
 */
function Likely({ mark, number }) {
  return html`
    <g
      class=${`likely ${mark.look}`}
      transform=${`translate(-38 ${29 - number * 25})`}
      opacity=${mark.depth}
      aria-hidden="true"
    >
      <circle r="12" />
      <use href=${artOf("people", mark.emblem)} x="-11" y="-11" width="22" height="22" />
    </g>
  `;
}

/**
 * @typedef {object} FigureProps
 * @property {number} slot
 * @property {string} figure how it is drawn
 * @property {string} name as it is called here
 * @property {string} label what is heard of it
 * @property {[number, number]} at
 * @property {number} width of the tile it stands on
 * @property {number} [scale] how large it is
 * @property {Mark[]} marks
 * @property {string[]} looks its classes
 * @property {boolean} selected
 * @property {import("./faces.js").Expression} [expression]
 * @property {boolean} [crowned]
 * @property {string[]} [open] the looks of those whose Favourite it is, as all know
 * @property {LikelyMark[]} [likely] whose Favourite it probably is
 * @property {number|null} [points] what it brings somebody now
 * @property {Record<string, unknown>|null} hears what is done with it; null where it is only seen
 */

/**
 * A character in the picture, with its name, its marks and what a click on it does.
 * @param {FigureProps} props
 */
export function Figure(props) {
  const {
    slot,
    figure,
    name,
    label,
    width,
    marks,
    looks,
    selected,
    hears,
    expression,
    crowned,
    points = null,
    scale = 1,
    open = [],
    likely = [],
  } = props;
  const [x, y] = props.at;
  const role = hears ? { role: "button", tabindex: 0, "aria-pressed": selected, ...hears } : { role: "img" };
  return html`
    <g
      class=${["character", ...looks].join(" ")}
      style=${`transform: translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`}
      data-slot=${slot}
      aria-label=${label}
      ...${role}
    >
      <rect class="ring" x=${-width / 2} y="-52" width=${width} height="114" rx="12" />
      <g class="stands" transform="translate(0 43)">
        <${Face} figure=${figure} expression=${expression} crowned=${crowned} />
      </g>
      <text class="tag" y="56" text-anchor="middle" aria-hidden="true">${name}</text>
      ${open.map(
        (look, number) => html`
          <circle
            key=${look}
            class=${`open-favourite ${look}`}
            cx=${-36}
            cy=${-38 + number * 17}
            r="8"
            aria-hidden="true"
          />
        `,
      )}
      ${likely.map(
        (mark, number) => html`
          <${Likely} key=${mark.player} mark=${mark} number=${number} />
        `,
      )}
      ${
        points !== null &&
        html`
          <text class="points" y="10" text-anchor="middle" aria-hidden="true">
            ${points > 0 ? "+" : ""}${signed(points)}
          </text>
        `
      }
      ${marks.map(
        ({ kind }) => html`
          <${Sign} key=${kind} kind=${kind} />
        `,
      )}
    </g>
  `;
}
