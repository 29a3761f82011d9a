import { useEffect, useRef, useState } from "react";
import { openCodecPool, type CodecPool } from "./codec-pool.ts";

/**
 * The delay before codecs are fetched in advance, so that they do not compete with the page's own
 * files.
 */
const warmUpDelayMs = 3_000;

/**
 * Fetches the codecs once after the page has loaded, where a service worker keeps what is fetched,
 * so that the tool works offline from the first visit on. AVIF is left out until it is chosen: it
 * is eight times as large as the others together.
 */
export function useWarmCodecs(getCodecPool: () => CodecPool): void {
  useEffect(() => {
    const { serviceWorker, connection } = navigator as Navigator & {
      readonly connection?: { readonly saveData?: boolean };
    };
    if (serviceWorker === undefined || connection?.saveData) return;
    let timer: ReturnType<typeof setTimeout>;
    void serviceWorker.ready.then(
      () =>
        (timer = setTimeout(() => {
          void import("./optimize-all.ts").catch(() => undefined);
          (["decode", "jpeg", "webp", "png"] as const).forEach(getCodecPool().warm);
        }, warmUpDelayMs)),
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** The current run with its progress, and the codecs' workers. At most one run is in progress. */
export function useRun() {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController | null>(null);
  const pool = useRef<CodecPool | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      pool.current?.close();
    },
    [],
  );
  const end = (): void => {
    running.current = null;
    setProgress(undefined);
  };
  const stop = (): void => {
    running.current?.abort();
    end();
  };
  const start = (): AbortSignal => {
    stop();
    return (running.current = new AbortController()).signal;
  };
  const getCodecPool = (): CodecPool => (pool.current ??= openCodecPool());
  return { progress, setProgress, start, stop, end, getCodecPool };
}
