import { useEffect, useRef, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { LineFailure } from "../engine/bandwidth-error.ts";
import type { LineProgress, MeasuredLine } from "./measure-bandwidth.ts";

export type Line =
  | { readonly phase: "idle" }
  | { readonly phase: "working"; readonly progress: LineProgress | null }
  | { readonly phase: "done"; readonly line: MeasuredLine }
  | { readonly phase: "failed"; readonly code: LineFailure["code"]; readonly retryAfterS: number }
  /** Not measured: the visitor wanted the site alone, the result is somebody else's, or the page was loaded anew. */
  | { readonly phase: "left-out"; readonly why: "skipped" | "shared" | "reloaded" };

interface Control {
  readonly line: Line;
  readonly measure: (savesData: boolean) => Promise<void>;
  /** Ends what runs, and shows this instead. */
  readonly show: (line: Line) => void;
}

/** One measuring of the line at a time; leaving the page ends it. */
export function useLine(locale: Locale): Control {
  const [line, setLine] = useState<Line>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function show(next: Line): void {
    running.current?.abort();
    running.current = null;
    setLine(next);
  }

  async function measure(savesData: boolean): Promise<void> {
    show({ phase: "working", progress: null });
    const { signal } = (running.current = new AbortController());
    try {
      // What measures is loaded when it is needed, and that it cannot be is a line out of order as well.
      const { measureLine } = await import("./measure-bandwidth.ts").catch(() => {
        throw new LineFailure("offline");
      });
      signal.throwIfAborted();
      const measured = await measureLine({
        locale,
        savesData,
        signal,
        onProgress: (progress) => setLine({ phase: "working", progress }),
      });
      if (!signal.aborted) setLine({ phase: "done", line: measured });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof LineFailure ? error : new LineFailure("broken");
      setLine({ phase: "failed", code: failure.code, retryAfterS: failure.retryAfterS });
    }
  }

  return { line, measure, show };
}
