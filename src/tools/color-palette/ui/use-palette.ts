import { useEffect, useReducer, useRef, useState } from "react";
import { parseHash, formatHash } from "../engine/address.ts";
import {
  firstState,
  pickRandomColour,
  reducePalette,
  type PaletteState,
} from "../engine/palette-state.ts";

/**
 * Dragging in the colour picker changes the colour many times a second; address and announcement
 * are updated after a pause of this length.
 */
const settleMs = 400;
/** How many earlier palettes are kept for the way back, besides the latest one. */
const maxPast = 99;

/**
 * The palette's state, which is stored in the address and restored from it. `settled` is the latest
 * state that did not change for `settleMs`.
 */
export function usePalette() {
  const [state, dispatch] = useReducer(reducePalette, firstState);
  const [settled, setSettled] = useState(firstState);
  const [past, setPast] = useState<readonly PaletteState[]>([]);
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    const restore = (): void => {
      const shared = parseHash(location.hash);
      if (shared !== undefined && formatHash(shared) !== formatHash(latest.current))
        dispatch({ type: "restore", shared });
    };
    restore();
    addEventListener("hashchange", restore);
    return () => removeEventListener("hashchange", restore);
  }, []);

  useEffect(() => {
    if (state === settled) return;
    const timer = setTimeout(() => {
      setSettled(state);
      history.replaceState(history.state, "", formatHash(state));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [state, settled]);

  function takeRandom(): void {
    setPast([...past.slice(-maxPast), state]);
    dispatch({ type: "base", base: pickRandomColour() });
  }

  function goBack(): void {
    setPast(past.slice(0, -1));
    dispatch({ type: "back", to: past.at(-1)! });
  }

  return { state, dispatch, settled, takeRandom, goBack: past.length > 0 ? goBack : undefined };
}
