// Copying: not every browser lets a page write to the clipboard, and what was not copied is not said to be.
import { tell } from "./toast.js";
import { t } from "./words.js";

/** Copies a text by itself, without the clipboard's own way. @param {string} text */
function copySelected(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  const focused = /** @type {HTMLElement|null} */ (document.activeElement);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}

/**
 * Copies a text.
 * @param {string} text
 * @returns {Promise<boolean>} whether it is copied
 */
export async function copyText(text) {
  const written = navigator.clipboard?.writeText(text).then(() => true);
  return (await written?.catch(() => false)) || copySelected(text);
}

/**
 * Copies what stands in a field; if that cannot be it stays selected there for the keyboard.
 * @param {HTMLInputElement|null} field
 * @returns {Promise<boolean>} whether it is copied
 */
export async function copyField(field) {
  const done = await copyText(field?.value ?? "");
  field?.select();
  if (!done) tell(t("gathering-copy-by-hand"));
  return done;
}
