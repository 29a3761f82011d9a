import { useMemo, useState } from "react";
import { useTabState } from "#ui/use-tab-state.ts";
import { createContent } from "../engine/content.ts";
import type { Values } from "../engine/forms/form.ts";
import type { Kind } from "../engine/forms/kind.ts";
import { printSizes } from "../engine/print-size.ts";
import {
  parseStoredLogo,
  parseStoredState,
  type StoredLogo,
  type StoredState,
} from "../engine/stored-state.ts";
import { defaultStyle } from "../engine/style.ts";
import type { LoadedLogo } from "./logo.ts";
import { loadFormModule } from "./use-form-module.ts";

const name = "qr-generator";

interface QrState extends StoredState {
  /** The form that the visitor has chosen since the page was opened; not restored. */
  readonly chosen?: Kind | undefined;
}

const createState = (url: string): QrState => ({
  content: createContent(url),
  kind: null,
  values: {},
  later: null,
  style: defaultStyle,
  printMm: printSizes.first,
  hasLogo: false,
});

/**
 * Everything that the visitor sets, kept for this tab. The logo is stored apart, so that a letter
 * typed does not write the picture again.
 */
export function useQrState(exampleUrl: string) {
  const [state, setState] = useState(() => createState(exampleUrl));
  const [logo, setLogo] = useState<LoadedLogo>();
  const set = (change: Partial<QrState>): void => setState((before) => ({ ...before, ...change }));

  const wouldLoseState = useTabState({
    name,
    value: state,
    parse: parseStoredState,
    async restore(stored) {
      if (stored.kind !== null) await loadFormModule().catch(() => undefined);
      // An edit link in the address has switched them on already.
      setState(({ later }) => ({ ...stored, later: later ?? stored.later }));
    },
  });
  const storedLogo = useMemo(
    () => logo && { name: logo.name, ratio: logo.ratio, dataUrl: logo.dataUrl },
    [logo],
  );
  const wouldLoseLogo = useTabState<StoredLogo | null>({
    name: `${name}:logo`,
    value: storedLogo ?? null,
    parse: parseStoredLogo,
    async restore(stored) {
      const { openStoredLogo } = await import("./logo.ts");
      setLogo(await openStoredLogo(stored!));
    },
  });

  return {
    state,
    logo,
    set,
    setLogo,
    setKind: (kind: Kind | undefined) => set({ kind: kind ?? null, chosen: kind }),
    setValues: (values: Values) =>
      state.kind !== null && set({ values: { ...state.values, [state.kind]: values } }),
    startAgain(): void {
      setState(createState(exampleUrl));
      setLogo(undefined);
    },
    wouldLose: wouldLoseState || wouldLoseLogo,
  };
}
