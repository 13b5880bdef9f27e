// A part of the castle with somebody in it, to look at beside a rule.
import { html } from "../html.js";
import { PLACES, THRONE, WORTH } from "../wire.js";
import { Bars, Costs, HOURS, Rooms, Walls } from "./building.js";
import { Figure } from "./figure.js";
import { pictureOf, spot } from "./geometry.js";

/** How much is seen above and below those who stand there, and how much broader than high a picture is. */
const AROUND = 68;
const BREADTH = 2;
/** @type {import("./building.js").Ways} */
const NOWHERE = new Map();
const nothing = async () => {};

/**
 * The part of the castle in which these figures stand.
 * @param {{figures: readonly (readonly [name: string, figure: string, place: number])[]}} props
 */
export function CastlePicture({ figures }) {
  const places = figures.map(([, , place]) => place);
  const kinds = places.map((place) => PLACES[place].kind);
  const edges = pictureOf({ width: 1, height: 1 }, { wcs: 1, dungeons: 1 }, places);
  // From the right, where the coins are.
  const columns = places.map(
    (place, number) => 3 - places.slice(0, number).filter((each) => each === place).length,
  );
  const spots = places.map((place, number) => spot(place, columns[number], edges));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const top = Math.min(...ys) - AROUND;
  const height = Math.max(...ys) + AROUND - top;
  const width = BREADTH * height;
  const left = (Math.min(...xs) + Math.max(...xs) - width) / 2;
  return html`
    <svg
      class=${`scene ${HOURS[0]}`}
      viewBox=${`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <${Walls} hour=${HOURS[0]} wcs=${kinds.includes("wc")} dungeons=${kinds.includes("dungeon")} />
      <${Rooms}
        wcs=${kinds.includes("wc")}
        dungeons=${kinds.includes("dungeon")}
        worth=${WORTH}
        lit=${NOWHERE}
        act=${nothing}
      />
      ${figures.map(
        ([name, figure], slot) => html`
          <${Figure}
            key=${name}
            slot=${slot}
            figure=${figure}
            name=${name}
            label=${name}
            at=${spots[slot]}
            width=${90}
            marks=${[]}
            looks=${[]}
            expression=${["wc", "dungeon"].includes(kinds[slot]) ? "dismayed" : "calm"}
            crowned=${places[slot] === THRONE || kinds[slot] === "beside-throne"}
            selected=${false}
            hears=${null}
          />
        `,
      )}
      ${
        kinds.includes("dungeon") &&
        html`
          <${Bars} />
          <${Costs} worth=${WORTH} />
        `
      }
    </svg>
  `;
}
