// Oneself on another device: a code to photograph and a link, good once and for five minutes.
import { html, useEffect, useRef, useSignal } from "../html.js";
import { makeLink } from "../api.js";
import { copyText } from "../copy_text.js";
import { isPhone } from "../device_name.js";
import { complain, tell } from "../toast.js";
import { t } from "../words.js";
import { Heading } from "./heading.js";

/** @import { Devices, Link } from "../wire.js" */

const SECOND_MS = 1000;
/** So often one looks whether the other device has come. */
const LOOK_SECONDS = 3;

/**
 * The link to oneself, and what is left of its five minutes.
 * @param {{known: Devices, look: () => Promise<void>}} props
 */
export function LinkToPhone({ known, look }) {
  const link = useSignal(/** @type {Link|null} */ (null));
  const left = useSignal(0);
  const before = useRef(known.devices.length);
  const copied = useSignal(false);
  const make = async () => {
    before.current = known.devices.length;
    link.value = await makeLink();
    copied.value = false;
    left.value = link.value.seconds;
  };
  useEffect(() => {
    if (!link.value) return undefined;
    const end = performance.now() + link.value.seconds * SECOND_MS;
    const clock = setInterval(() => {
      left.value = Math.max(0, Math.round((end - performance.now()) / SECOND_MS));
      if (left.value > 0 && left.value % LOOK_SECONDS === 0) look().catch(() => {});
    }, SECOND_MS);
    return () => clearInterval(clock);
  }, [link.value]);
  useEffect(() => {
    if (!link.value || known.devices.length <= before.current) return;
    link.value = null;
    tell(t("you-phone-come"));
  }, [known.devices.length]);
  const copy = async () => {
    copied.value = await copyText(`${location.origin}/link#${link.value?.code}`);
    if (!copied.value) tell(t("copy-refused"));
  };
  const isGood = link.value && left.value > 0;
  return html`
    <section class="card">
      <${Heading} of="phone" words=${t(isPhone() ? "you-other-device" : "you-phone")} />
      <p class="small soft">${t("you-phone-text")}</p>
      ${
        isGood
          ? html`
              <figure class="code">
                <img
                  src=${`data:image/svg+xml,${encodeURIComponent(link.value?.picture ?? "")}`}
                  alt=${t("you-phone-picture")}
                  width="180"
                  height="180"
                />
                <figcaption>
                  <p class="small">${t("you-phone-typed")}</p>
                  <p class="said-code">${link.value?.code}</p>
                  <p class="small soft" role="timer">
                    ${t("you-phone-left", {
                      minutes: Math.floor(left.value / 60),
                      seconds: String(left.value % 60).padStart(2, "0"),
                    })}
                  </p>
                </figcaption>
              </figure>
              <button onClick=${() => copy().catch(complain)}>
                ${copied.value ? t("gathering-copied") : t("you-phone-copy")}
              </button>
            `
          : html`
              ${
                link.value
                  ? html`
                      <p role="status">${t("you-phone-over")}</p>
                    `
                  : null
              }
              <button class="main" onClick=${() => make().catch(complain)}>${t("you-phone-make")}</button>
            `
      }
    </section>
  `;
}
