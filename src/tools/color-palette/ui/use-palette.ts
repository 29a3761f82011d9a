import { useEffect, useReducer, useRef, useState } from "react";
import { parseHash, formatHash } from "../engine/address.ts";
import {
  firstState,
  pickRandomColour,
  reducePalette,
  type PaletteState,
} from "../engine/palette-state.ts";

/** A colour that is dragged through the picker changes many times a second; the address and a screen reader hear of the last. */
const settleMs = 400;
/** How many palettes one can go back: whoever presses on passes a good one by a few, not by hundreds. */
const maxPast = 99;

/** The palette of this page: its state, kept in the address and restored from there, and when it last came to rest. */
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
