import { useEffect, useRef, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { BandwidthError } from "../engine/bandwidth-error.ts";
import type { BandwidthProgress, BandwidthResult } from "./measure-bandwidth.ts";

export type BandwidthTest =
  | { readonly phase: "idle" }
  | { readonly phase: "working"; readonly progress: BandwidthProgress | null }
  | { readonly phase: "done"; readonly result: BandwidthResult }
  | {
      readonly phase: "failed";
      readonly code: BandwidthError["code"];
      readonly retryAfterSeconds: number;
    }
  /** Not measured: the visitor wanted the site alone, the result is somebody else's, or the page was loaded anew. */
  | { readonly phase: "left-out"; readonly why: "skipped" | "shared" | "reloaded" };

interface BandwidthControl {
  readonly bandwidth: BandwidthTest;
  readonly measure: (savesData: boolean) => Promise<void>;
  /** Ends what runs, and shows this instead. */
  readonly show: (bandwidth: BandwidthTest) => void;
}

/** One measuring of the line at a time; leaving the page ends it. */
export function useBandwidthTest(locale: Locale): BandwidthControl {
  const [bandwidth, setBandwidth] = useState<BandwidthTest>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function show(next: BandwidthTest): void {
    running.current?.abort();
    running.current = null;
    setBandwidth(next);
  }

  async function measure(savesData: boolean): Promise<void> {
    show({ phase: "working", progress: null });
    const { signal } = (running.current = new AbortController());
    try {
      // What measures is loaded when it is needed, and that it cannot be is a line out of order as well.
      const { measureBandwidth } = await import("./measure-bandwidth.ts").catch(() => {
        throw new BandwidthError("offline");
      });
      signal.throwIfAborted();
      const measured = await measureBandwidth({
        locale,
        savesData,
        signal,
        onProgress: (progress) => setBandwidth({ phase: "working", progress }),
      });
      if (!signal.aborted) setBandwidth({ phase: "done", result: measured });
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof BandwidthError ? error : new BandwidthError("broken");
      setBandwidth({
        phase: "failed",
        code: failure.code,
        retryAfterSeconds: failure.retryAfterSeconds,
      });
    }
  }

  return { bandwidth, measure, show };
}
