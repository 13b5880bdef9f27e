// The one way markup is written here: `html` templates on Preact.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
export { render, Fragment } from "preact";
export { useEffect, useLayoutEffect, useRef, useState, useMemo } from "preact/hooks";
export { signal, computed, effect, batch, useSignal } from "@preact/signals";
