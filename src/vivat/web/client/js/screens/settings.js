// Settings: language, theme, motion, sound, asking twice.
import { html, onTick } from "../html.js";
import { change, settings } from "../settings.js";
import { canNotify, wantNotices } from "../attention.js";
import { play } from "../sounds.js";
import { complain } from "../toast.js";
import { LANGUAGES } from "../wire.js";
import { languageName, t } from "../words.js";

/**
 * @param {{name: "language"|"theme"|"motion", choices: string[], shown?: (choice: string) => string}} props
 *   `shown` says what a choice is called, where that is no message
 */
function Choice({ name, choices, shown }) {
  return html`
    <fieldset>
      <legend>${t(`settings-${name}`)}</legend>
      <div class="row">
        ${choices.map(
          (choice) => html`
            <label key=${choice}>
              <input
                type="radio"
                name=${name}
                checked=${settings.value[name] === choice}
                onChange=${() => change({ [name]: choice })}
              />
              <span lang=${name === "language" ? choice : undefined}>
                ${shown ? shown(choice) : t(`settings-${name}-${choice}`)}
              </span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** The screen of the settings of this browser. */
export function SettingsScreen() {
  return html`
    <main id="main" class="narrow">
      <h1>${t("settings-title")}</h1>
      <${Choice} name="language" choices=${LANGUAGES} shown=${languageName} />
      <${Choice} name="theme" choices=${["system", "light", "dark"]} />
      <${Choice} name="motion" choices=${["system", "full", "none"]} />
      <fieldset>
        <legend>${t("settings-habits")}</legend>
        <p>
          <label>
            <input
              type="checkbox"
              checked=${settings.value.sound}
              onChange=${() => {
                change({ sound: !settings.value.sound });
                play("your-turn");
              }}
            />
            ${t("settings-sound")}
          </label>
        </p>
        <p>
          <label>
            <input
              type="checkbox"
              checked=${settings.value.askTwice}
              onChange=${() => change({ askTwice: !settings.value.askTwice })}
            />
            ${t("settings-ask-twice")}
          </label>
        </p>
        ${
          canNotify
            ? html`
                <p>
                  <label>
                    <input
                      type="checkbox"
                      checked=${settings.value.notices}
                      onChange=${onTick((wanted) => wantNotices(wanted).catch(complain))}
                    />
                    ${t("settings-notices")}
                  </label>
                </p>
              `
            : null
        }
      </fieldset>
      <p>
        <a href="/privacy">${t("privacy-link")}</a>
        ${" · "}
        <a href="/me">${t("settings-you")}</a>
      </p>
      <p class="soft small">${t("settings-kept-here")}</p>
      <p class="small soft">${t("settings-credits")}</p>
    </main>
  `;
}
