import { useEffect, useRef, useState } from "react";
import type { Locale } from "#i18n/messages.ts";
import { BandwidthError } from "../engine/bandwidth-error.ts";
import type { BandwidthProgress, BandwidthResult } from "./measure-bandwidth.ts";

export type BandwidthTest =
  | { readonly phase: "idle" }
  /** Begins when the site is known to open. */
  | { readonly phase: "waiting"; readonly shouldSaveData: boolean }
  /** The site cannot be tested, so the visitor decides about this part. */
  | { readonly phase: "offered"; readonly shouldSaveData: boolean }
  | { readonly phase: "working"; readonly progress: BandwidthProgress | null }
  | { readonly phase: "done"; readonly result: BandwidthResult }
  | {
      readonly phase: "failed";
      readonly code: BandwidthError["code"];
      readonly retryAfterSeconds: number;
    }
  /**
   * Not measured: the visitor skipped it, the result was opened by a link, or the page was reloaded
   * during the test.
   */
  | { readonly phase: "left-out"; readonly why: "skipped" | "shared" | "reloaded" };

export interface BandwidthControl {
  readonly bandwidth: BandwidthTest;
  readonly measure: (shouldSaveData: boolean) => Promise<void>;
  /** Aborts a running measurement and sets this state. */
  readonly show: (bandwidth: BandwidthTest) => void;
}

/** One bandwidth measurement at a time; leaving the page aborts it. */
export function useBandwidthTest(locale: Locale): BandwidthControl {
  const [bandwidth, setBandwidth] = useState<BandwidthTest>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function show(next: BandwidthTest): void {
    running.current?.abort();
    running.current = null;
    setBandwidth(next);
  }

  async function measure(shouldSaveData: boolean): Promise<void> {
    show({ phase: "working", progress: null });
    const { signal } = (running.current = new AbortController());
    try {
      // The module is loaded on demand; where that fails, the connection is offline too.
      const { measureBandwidth } = await import("./measure-bandwidth.ts").catch(() => {
        throw new BandwidthError("offline");
      });
      signal.throwIfAborted();
      const measured = await measureBandwidth({
        locale,
        shouldSaveData,
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
