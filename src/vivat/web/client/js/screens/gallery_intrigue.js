// For whoever draws: people, roles, cards, coins, deeds and the hall, large and small, and every sound.
import { html, signal } from "../html.js";
import { Card, Coins, Fan, Pile } from "../intrigue/cards.js";
import { DRAWN_KINDS, DeedPicture } from "../intrigue/deed_picture.js";
import { GoodIcon } from "../intrigue/goods.js";
import { Hall } from "../intrigue/hall.js";
import { RolePicture } from "../intrigue/role_picture.js";
import { roleName } from "../intrigue/sentences.js";
import { perform, SOUNDS } from "../sounds.js";
import { EMBLEMS, seatIdentity } from "../table/identity.js";
import { Medallion } from "../table/medallion.js";
import { GOODS, LEVELS, ROLES } from "../wire.js";
import { t } from "../words.js";

/** @import { Mood } from "../table/medallion.js" */
/** @import { Markup } from "../html.js" */
/** @import { TimeOfDay } from "../intrigue/hall.js" */
/** @import { Sound } from "../sounds.js" */

/** @type {Mood[]} */
const MOODS = ["calm", "asked", "proud", "away", "jailed", "dead"];
const SHOWN_LEVELS = [...LEVELS, "bots.py:Own"];
/** @type {TimeOfDay[]} */
const TIMES = ["morning", "day", "evening", "night"];
const COUNTS = [4, 5, 6, 7, 8];
const SUITS = GOODS.slice(0, -1).map((_name, suit) => suit);
const AMOUNTS = [1, 4, 7, 13, 28];

/** The hall as it is shown: for how many people, and when. */
const shown = signal({ count: 6, time: /** @type {TimeOfDay} */ ("day") });

/** @param {{name: string, children: Markup}} props */
function Part({ name, children }) {
  return html`
    <section class="card" id=${name} aria-labelledby=${`${name}-head`}>
      <h2 id=${`${name}-head`}>${t(`gallery-intrigue-${name}`)}</h2>
      ${children}
    </section>
  `;
}

function People() {
  return html`
    <${Part} name="people">
      ${[96, 48, 24].map(
        (size) => html`
          <div class="row" key=${size}>
            ${EMBLEMS.flatMap((_emblem, seat) =>
              [false, true].map(
                (second) => html`
                  <${Medallion} key=${`${seat} ${second}`} who=${seatIdentity(seat, second)} size=${size} />
                `,
              ),
            )}
          </div>
        `,
      )}
      <div class="row">
        ${MOODS.map(
          (mood, seat) => html`
            <${Medallion} key=${mood} who=${seatIdentity(seat)} size=${64} mood=${mood} />
          `,
        )}
        ${SHOWN_LEVELS.map(
          (level, seat) => html`
            <${Medallion} key=${level} who=${seatIdentity(7 - seat)} size=${64} bot=${level} />
          `,
        )}
      </div>
      <div class="row">
        ${EMBLEMS.map(
          (emblem, seat) => html`
            <span key=${emblem} class=${`who-${seat} plate`}>${t(`emblem-${emblem}`)}</span>
            <strong class=${`who-${seat} named`}>${t(`emblem-${emblem}`)}</strong>
          `,
        )}
      </div>
    <//>
  `;
}

function Roles() {
  return html`
    <${Part} name="roles">
      <div class="row">
        ${[null, ...ROLES.keys()].map(
          (role) => html`
            <figure key=${role}>
              <${RolePicture} role=${role} width=${180} />
              <figcaption>${role === null ? "" : roleName(role)}</figcaption>
            </figure>
          `,
        )}
        <${RolePicture} role=${0} width=${180} state="dead" />
        <${RolePicture} role=${8} width=${180} state="jailed" />
      </div>
      <div class="row">
        ${[null, ...ROLES.keys()].map(
          (role) => html`
            <${RolePicture} key=${role} role=${role} width=${60} />
          `,
        )}
        <${RolePicture} role=${2} width=${60} state="dead" />
        <${RolePicture} role=${9} width=${60} state="jailed" />
      </div>
    <//>
  `;
}

function Goods() {
  return html`
    <${Part} name="goods">
      <div class="row">
        ${[96, 48, 24].flatMap((size) =>
          GOODS.map(
            (_name, good) => html`
              <${GoodIcon} key=${`${size} ${good}`} good=${good} size=${size} />
            `,
          ),
        )}
      </div>
      <div class="row">
        ${[...SUITS, null].map(
          (good) => html`
            <${Card} key=${good} good=${good} width=${110} />
          `,
        )}
        ${[...SUITS, null].map(
          (good) => html`
            <${Card} key=${`small ${good}`} good=${good} width=${40} />
          `,
        )}
      </div>
      <div class="row">
        <${Pile} count=${47} top=${null} width=${90} />
        <${Pile} count=${12} top=${1} width=${90} />
        <${Pile} count=${0} top=${null} width=${90} />
        <${Fan} cards=${[...SUITS, 3, 3, 0]} width=${80} />
        <${Fan} cards=${[null, null, null]} width=${30} />
      </div>
      <div class="row">
        ${AMOUNTS.map(
          (amount) => html`
            <span key=${amount}>
              ${amount}${" "}
              <${Coins} amount=${amount} size=${48} />
            </span>
          `,
        )}
      </div>
    <//>
  `;
}

function Deeds() {
  return html`
    <${Part} name="deeds">
      ${[160, 48, 24].map(
        (size) => html`
          <div class="row" key=${size}>
            ${DRAWN_KINDS.map(
              (kind) => html`
                <${DeedPicture} key=${kind} kind=${kind} size=${size} />
              `,
            )}
          </div>
        `,
      )}
    <//>
  `;
}

function Halls() {
  const { count, time } = shown.value;
  return html`
    <${Part} name="hall">
      <div class="row">
        ${COUNTS.map(
          (each) => html`
            <button
              key=${each}
              aria-pressed=${each === count}
              onClick=${() => (shown.value = { ...shown.value, count: each })}
            >
              ${each}
            </button>
          `,
        )}
        ${TIMES.map(
          (each) => html`
            <button
              key=${each}
              lang="en"
              aria-pressed=${each === time}
              onClick=${() => (shown.value = { ...shown.value, time: each })}
            >
              ${each}
            </button>
          `,
        )}
      </div>
      <div class="halls">
        ${["wide", "tall"].map(
          (shape) => html`
            <div key=${shape} class=${`${shape}-hall`}>
              <${Hall}
                count=${count}
                time=${time}
                person=${(/** @type {number} */ number) => html`
                  <${Medallion}
                    who=${seatIdentity(number)}
                    mood=${number === 2 ? "jailed" : number === 1 ? "asked" : "calm"}
                    bot=${number ? LEVELS[number % LEVELS.length] : null}
                  />
                `}
              >
                <div class="row">
                  <${Pile} count=${47} top=${null} />
                  <${Pile} count=${3} top=${1} />
                </div>
              <//>
            </div>
          `,
        )}
      </div>
    <//>
  `;
}

/** @type {AudioContext|null} */
let studio = null;

/** Whatever the settings say: here they are made to be heard. @param {Sound} name */
function hear(name) {
  studio ??= new AudioContext();
  perform(studio, name, studio.currentTime);
}

function Sounds() {
  return html`
    <${Part} name="sounds">
      <div class="row" lang="en">
        ${Object.keys(SOUNDS).map(
          (name) => html`
            <button key=${name} onClick=${() => hear(/** @type {Sound} */ (name))}>${name}</button>
          `,
        )}
      </div>
    <//>
  `;
}

/** All that is drawn for intrigue, for whoever draws. */
export function IntrigueGallery() {
  return html`
    <main id="main" class="intrigue-gallery">
      <link rel="stylesheet" href="/client/css/gallery_intrigue.css" />
      <h1>${t("gallery-intrigue-title")}</h1>
      <${People} />
      <${Roles} />
      <${Goods} />
      <${Deeds} />
      <${Halls} />
      <${Sounds} />
    </main>
  `;
}
