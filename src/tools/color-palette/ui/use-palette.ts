import { useEffect, useMemo, useReducer, useState } from "react";
import { useTabState } from "#ui/use-tab-state.ts";
import { parseHash, formatHash } from "../engine/address.ts";
import {
  firstState,
  pickRandomColour,
  reducePalette,
  type PaletteState,
} from "../engine/palette-state.ts";
import { parseStoredPalette, type StoredPalette } from "../engine/stored-palette.ts";

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
  const stored = useMemo<StoredPalette>(
    () => ({ hash: formatHash(state), locked: state.locked }),
    [state],
  );
  useTabState({
    name: "color-palette",
    value: stored,
    parse: parseStoredPalette,
    isWork: false,
    restore({ hash, locked }) {
      // A link to another palette is what the visitor has asked for.
      const isOther = parseHash(location.hash) !== undefined && location.hash !== hash;
      const shared = parseHash(hash);
      if (shared !== undefined && !isOther) dispatch({ type: "back", to: { ...shared, locked } });
    },
  });

  useEffect(() => {
    const restore = (): void => {
      const shared = parseHash(location.hash);
      if (shared !== undefined) dispatch({ type: "restore", shared });
    };
    restore();
    addEventListener("hashchange", restore);
    return () => removeEventListener("hashchange", restore);
  }, []);

  useEffect(() => {
    if (state === settled) return;
    const writeHash = (): void => history.replaceState(history.state, "", formatHash(state));
    const timer = setTimeout(() => {
      setSettled(state);
      writeHash();
    }, settleMs);
    // A press on the language toggle reads the address before the pause is over.
    addEventListener("click", writeHash, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", writeHash, true);
    };
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
