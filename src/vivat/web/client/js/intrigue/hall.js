// The hall: a table with a chair for everybody, for a wide picture and for a tall one. Which of
// the two is shown is decided by the room there is (intrigue_hall.css).
import { artOf } from "../art.js";
import { html } from "../html.js";

/** @import { Markup } from "../html.js" */
/** @import { Travel } from "./travels.js" */
/** @typedef {"morning"|"day"|"evening"|"night"} TimeOfDay */
/** @typedef {[number, number]} Bond two who are joined, by where they sit */
/** @typedef {{x: number, y: number, near: boolean}} Spot in the picture; near: this side of the table */

/**
 * @typedef {object} Room
 * @property {"wide"|"tall"} shape
 * @property {number} width
 * @property {number} height
 * @property {[number, number]} middle of the table
 * @property {[number, number]} reach half the ring of chairs
 * @property {[number, number, number]} table its width and height, and how far its middle lies below its top
 * @property {number} scale of chairs
 */

/** The hall in both of its shapes, with its chairs. @type {Record<Room["shape"], Room>} */
export const ROOMS = {
  wide: {
    shape: "wide",
    width: 1200,
    height: 720,
    middle: [600, 480],
    reach: [430, 168],
    table: [660, 300, 132],
    scale: 0.8,
  },
  tall: {
    shape: "tall",
    width: 480,
    height: 820,
    middle: [240, 496],
    reach: [182, 256],
    table: [260, 480, 218],
    scale: 0.62,
  },
};
const STEPS = 720;

/** So many people need more room than a small screen has for faces and names of the usual size. */
const MANY = 6;

/**
 * Where so many people sit: at equal distances along the ring, oneself first, at the lower end, then
 * clockwise
 * as seen from above.
 * @param {number} count
 * @param {Room} room
 * @returns {Spot[]}
 */
export function spotsAround(count, { middle: [x, y], reach: [wide, high] }) {
  const ring = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step / STEPS) * 2 * Math.PI;
    return [wide * Math.cos(angle), high * Math.sin(angle)];
  });
  let walked = 0;
  const ways = ring.map(([right, down], step) => {
    if (step) walked += Math.hypot(right - ring[step - 1][0], down - ring[step - 1][1]);
    return walked;
  });
  return Array.from({ length: count }, (_, number) => {
    const [right, down] = ring[ways.findIndex((way) => way >= (number / count) * walked)];
    return { x: x + right, y: y + down, near: down > high * 0.35 };
  });
}

/** @param {{room: Room, spots: Spot[], bonds: Bond[]}} props */
function Picture({ room, spots, bonds }) {
  const [width, height, below] = room.table;
  /** @param {boolean} near */
  const chairs = (near) =>
    spots
      .filter((spot) => spot.near === near)
      .sort((one, other) => one.y - other.y)
      .map(
        ({ x, y }) => html`
          <use
            key=${`${x} ${y}`}
            href=${artOf("intrigue/hall", near ? "chair-behind" : "chair")}
            x=${x - 60 * room.scale}
            y=${y - (near ? 62 : 112) * room.scale}
            width=${120 * room.scale}
            height=${170 * room.scale}
          />
        `,
      );
  return html`
    <svg
      class=${room.shape}
      viewBox=${`0 0 ${room.width} ${room.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href=${artOf("intrigue/hall", room.shape)} width=${room.width} height=${room.height} />
      ${chairs(false)}
      <use
        href=${artOf("intrigue/hall", `table-${room.shape}`)}
        x=${room.middle[0] - width / 2}
        y=${room.middle[1] - below}
        width=${width}
        height=${height}
      />
      ${chairs(true)}
      ${bonds.map(([one, other]) => {
        const [from, to] = [spots[one], spots[other]];
        return html`
          <path
            key=${`${one} ${other}`}
            class="bond"
            d=${`M${from.x} ${from.y}Q${room.middle[0]} ${room.middle[1]} ${to.x} ${to.y}`}
          />
        `;
      })}
    </svg>
  `;
}

/**
 * @typedef {object} HallProps
 * @property {number} count how many people sit here
 * @property {number} [first] whose chair is at the lower end
 * @property {TimeOfDay} [time]
 * @property {Bond[]} [bonds] who are allied, by chair
 * @property {(chair: number) => Markup} person what stands at a chair
 * @property {(chair: number) => string} [look] the class of a chair
 * @property {Travel[]} [travels] what is on its way across the table
 * @property {Markup} [children] what lies in the middle of the table
 */

/** @type {Bond[]} */
const NOBODY_IS_BOUND = [];

/** @type {Travel[]} */
const NOTHING_TRAVELS = [];

/** The hall with a chair for everybody, and what lies on its table. @param {HallProps} props */
export function Hall({
  count,
  first = 0,
  time = "day",
  bonds = NOBODY_IS_BOUND,
  person,
  look = () => "",
  travels = NOTHING_TRAVELS,
  children,
}) {
  const rings = [ROOMS.wide, ROOMS.tall].map((room) => spotsAround(count, room));
  const chairs = Array.from({ length: count }, (_, chair) => chair);
  /** Where the people of the chairs sit, in the order of the chairs. @param {Spot[]} ring */
  const seated = (ring) => chairs.map((chair) => ring[(chair - first + count) % count]);
  const [wide, tall] = rings.map(seated);
  /** @param {number} part @param {number} whole */
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)}%`;
  /** @param {"x"|"y"} axis @param {[number, number]} at in the wide and in the tall picture */
  const spotStyle = (axis, [inWide, inTall]) => {
    const side = axis === "x" ? "width" : "height";
    const [one, other] = [percent(inWide, ROOMS.wide[side]), percent(inTall, ROOMS.tall[side])];
    return `--wide-${axis}:${one};--tall-${axis}:${other}`;
  };
  /** @param {[number, number]} inWide @param {[number, number]} inTall */
  const at = (inWide, inTall) =>
    [spotStyle("x", [inWide[0], inTall[0]]), spotStyle("y", [inWide[1], inTall[1]])].join(";");
  /** Where goods come from or go to, for a chair or for the middle. @param {number|null} chair */
  const endOf = (chair) =>
    chair === null
      ? at(ROOMS.wide.middle, ROOMS.tall.middle)
      : at([wide[chair].x, wide[chair].y], [tall[chair].x, tall[chair].y]);
  return html`
    <div class=${`hall time-${time} ${count >= MANY ? "many" : ""}`}>
      <div class="scenery">
        <${Picture} room=${ROOMS.wide} spots=${wide} bonds=${bonds} />
        <${Picture} room=${ROOMS.tall} spots=${tall} bonds=${bonds} />
        <div class="spot middle" style=${at(ROOMS.wide.middle, ROOMS.tall.middle)}>${children}</div>
        <ul class="seats">
          ${chairs.map(
            (chair) => html`
              <li
                key=${chair}
                class=${`seat spot ${wide[chair].near ? "near" : ""} ${look(chair)}`}
                style=${at([wide[chair].x, wide[chair].y], [tall[chair].x, tall[chair].y])}
              >
                ${person(chair)}
              </li>
            `,
          )}
        </ul>
        ${travels.map(
          ({ key, from, to, what }) => html`
            <span
              key=${key}
              class="travel"
              style=${`${endOf(from).replaceAll("--", "--from-")};${endOf(to).replaceAll("--", "--to-")}`}
              aria-hidden="true"
            >
              ${what}
            </span>
          `,
        )}
      </div>
    </div>
  `;
}
