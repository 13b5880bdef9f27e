// The share sheet of the device, where it has one.
import { html } from "./html.js";
import { complain } from "./toast.js";
import { t } from "./words.js";

/** A button that hands a link to the share sheet. @param {{text: string, url: string}} props */
export function ShareButton({ text, url }) {
  if (!("share" in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: "Vivat", text, url });
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
  };
  return html`
    <button class="main" onClick=${() => share().catch(complain)}>${t("gathering-share")}</button>
  `;
}
