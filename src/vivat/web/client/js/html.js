// The one way markup is written here: `html` templates on Preact.
import { h } from "preact";
import htm from "htm";

/** A template of markup on Preact. */
export const html = htm.bind(h);
export { render, Fragment } from "preact";
export { useEffect, useLayoutEffect, useRef, useState, useMemo } from "preact/hooks";
export { signal, computed, effect, batch, useSignal } from "@preact/signals";

/** @typedef {import("preact").ComponentChildren} Markup what a template gives */

/** Hears what is written in a field or chosen in a list. @param {(value: string) => unknown} act */
export const onValue = (act) => (/** @type {Event} */ event) =>
  void act(/** @type {HTMLInputElement} */ (event.currentTarget).value);

/** Hears whether a box is ticked. @param {(ticked: boolean) => unknown} act */
export const onTick = (act) => (/** @type {Event} */ event) =>
  void act(/** @type {HTMLInputElement} */ (event.currentTarget).checked);

/** Hears Enter and the space bar on what is no button. @param {() => unknown} act */
export const onPress = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
};
