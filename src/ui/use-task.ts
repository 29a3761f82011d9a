import { useEffect, useRef, useState } from "react";
import { AppError, type ErrorCode } from "#base/app-error.ts";

export type Task<T> =
  | { readonly phase: "idle" | "working" }
  | { readonly phase: "done"; readonly value: T }
  | { readonly phase: "failed"; readonly code: ErrorCode; readonly error: unknown };

export interface TaskControl<T> {
  readonly task: Task<T>;
  /** Starts a task and aborts the running one. */
  readonly start: (work: (signal: AbortSignal) => Promise<T>) => Promise<void>;
  /** Aborts the running task and clears the result. */
  readonly reset: () => void;
}

/** Runs one task at a time: a new start, a reset, or unmounting aborts the previous one. */
export function useTask<T>(): TaskControl<T> {
  const [task, setTask] = useState<Task<T>>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(work: (signal: AbortSignal) => Promise<T>): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setTask({ phase: "working" });
    try {
      const value = await work(signal);
      if (!signal.aborted) setTask({ phase: "done", value });
    } catch (error) {
      if (!signal.aborted)
        setTask({
          phase: "failed",
          code: error instanceof AppError ? error.code : "internal",
          error,
        });
    }
  }

  function reset(): void {
    running.current?.abort();
    setTask({ phase: "idle" });
  }

  return { task, start, reset };
}
