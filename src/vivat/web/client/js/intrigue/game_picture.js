// The picture of the card game on the home screen.
import { html } from "../html.js";

const SKIN = "#f6cfa5";

/** The wall of a hall, with windows and a banner, and the table before it. */
const Hall = () => html`
  <path d="M-200-100H430V78H-200z" fill="var(--plaster)" />
  <path d="M-200 70H430V130H-200z" fill="var(--timber)" />
  <g stroke="var(--ink)" stroke-opacity="0.55" stroke-width="1.3" stroke-linejoin="round">
    <path
      d="M12 66V30q0-16 14-20 14 4 14 20v36zM190 66V30q0-16 14-20 14 4 14 20v36z"
      fill="var(--stone)"
      stroke-width="4"
    />
    <path d="M12 66V30q0-16 14-20 14 4 14 20v36zM190 66V30q0-16 14-20 14 4 14 20v36z" fill="var(--pane)" />
    <path d="M26 10v56M12 38h28M204 10v56M190 38h28" fill="none" />
    <path d="M-34-4v52l12-8 12 8V-4zM240-4v52l12-8 12 8V-4z" fill="var(--accent)" />
    <ellipse cx="115" cy="106" rx="158" ry="32" fill="var(--table-top)" />
    <ellipse cx="115" cy="105" rx="142" ry="25" fill="var(--forest)" />
  </g>
`;

/** @param {{at: string, field: string, children: import("../html.js").Markup}} props a card with a face */
const FaceCard = ({ at, field, children }) => html`
  <g transform=${at}>
    <rect
      x="-24"
      y="-34"
      width="48"
      height="68"
      rx="6"
      fill="#fffdf7"
      stroke="var(--umber)"
      stroke-width="2"
    />
    <rect x="-19" y="-29" width="38" height="58" rx="3" fill=${field} />
    <g stroke="var(--umber)" stroke-width="1.4" stroke-linejoin="round">${children}</g>
    <rect x="-19" y="-29" width="38" height="58" rx="3" fill="none" stroke="var(--gilt-edge)" />
  </g>
`;

/** The face of somebody on a card. */
const Face = () => html`
  <circle cy="-3" r="10" fill=${SKIN} />
  <path d="M-4-5v2M4-5v2" fill="none" stroke-width="2.6" stroke-linecap="round" />
`;

/**
 * Three who may sit at the table, on their cards.
 * @param {{far: boolean}} props `far`: with the hall around them
 */
export const IntrigueGamePicture = ({ far }) => html`
  ${
    far &&
    html`
      <${Hall} />
    `
  }
  <${FaceCard} at="translate(72 56) rotate(-13)" field="var(--navy)">
    <path d="M-19 29C-18 4-13-23 0-25S18 4 19 29z" fill="var(--pitch)" />
    <${Face} />
    <path d="M-10-1Q0-4 10-1L7 9H-7z" fill="var(--brick)" />
  <//>
  <${FaceCard} at="translate(158 56) rotate(13)" field="var(--gilt)">
    <path d="M-19 29C-17 12-8 9 0 9S17 12 19 29z" fill="var(--violet)" />
    <${Face} />
    <path d="M-4 2Q0 6 4 2" fill="none" stroke-linecap="round" />
    <path d="M-10-7C-20-9-18-22-11-23-6-22-5-15 0-11z" fill="var(--brick)" />
    <path d="M10-7C20-9 18-22 11-23 6-22 5-15 0-11L-10-7z" fill="var(--forest)" />
  <//>
  <${FaceCard} at="translate(115 50)" field="var(--burgundy)">
    <path d="M-19 29C-17 12-8 8 0 8S17 12 19 29z" fill="var(--azure)" />
    <${Face} />
    <path d="M-10-3C-11 14 11 14 10-3 7 3-7 3-10-3z" fill="var(--plank)" />
    <path d="M-10-9V-22L-5-15 0-24 5-15 10-22V-9z" fill="var(--gilt)" />
  <//>
`;
