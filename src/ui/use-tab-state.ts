import type { TabStateName } from "#base/inventory/browser-storage.ts";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { beginRestoring, readTabState, writeTabState } from "./tab-state.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

interface TabStateOptions<T> {
  /** The name of the tool's page, or `<page>:<part>` for a part that is stored by itself. */
  readonly name: TabStateName;
  /**
   * The present state. It is stored as JSON when that changes, and deleted where it is the first
   * state again.
   */
  readonly value: T;
  readonly parse: (stored: unknown) => T | undefined;
  /**
   * Sets the stored state, once, after hydration. The tool stays hidden until its promise is
   * settled, for a part that takes time.
   */
  readonly restore: (stored: T) => Promise<void> | void;
  /** False for what is set again in a moment: the browser does not ask because of it. */
  readonly isWork?: boolean;
}

/**
 * Keeps the state of a tool in this tab: over a reload, a change of the language and the way back.
 * Where the browser does not store it, the browser asks before the page is left.
 * @returns whether leaving the page would lose the present state
 */
export function useTabState<T>(options: TabStateOptions<T>): boolean {
  const { name, value, parse, restore, isWork = true } = options;
  const text = useMemo(() => JSON.stringify(value), [value]);
  const [firstText] = useState(text);
  const [wouldLose, setWouldLose] = useState(false);
  const hasStarted = useRef(false);
  // The server renders the first state, so what is stored can be set after hydration only.
  useRestored(() => {
    const stored = readTabState(name, parse);
    return stored === undefined ? undefined : restore(stored);
  });

  useEffect(() => {
    // The first run sees the state before it is restored.
    if (hasStarted.current) setWouldLose(!writeTabState(name, text === firstText ? null : text));
    hasStarted.current = true;
  }, [name, text, firstText]);

  useLeaveWarning(wouldLose && isWork);
  return wouldLose;
}

/**
 * Restores a part of a tool after hydration, before the browser paints where that takes no time.
 * @param restore sets the states; the tool is shown in the render that shows them
 */
function useRestored(restore: () => Promise<void> | void): void {
  const [isRestored, setIsRestored] = useState(false);
  const finish = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    finish.current = beginRestoring();
    const end = (): void => setIsRestored(true);
    void Promise.resolve(restore()).then(end, end);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    if (isRestored) finish.current?.();
  }, [isRestored]);
}
