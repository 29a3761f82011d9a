import { useEffect, useRef, useState } from "react";
import { renderVerified, type RenderResult, type RenderRequest } from "./render-verified.ts";
import { openReader, type Reader } from "./reader.ts";

/** Pause in typing before a code is read back; the preview does not wait for it. */
const debounceMs = 80;

interface PendingRenderResult {
  /** The drawings that may be saved; undefined while the code is being read back. */
  readonly result: RenderResult | undefined;
  /** Resolves with the result of the current request. */
  readonly waitForResult: () => Promise<RenderResult | undefined>;
}

/** Renders and reads back the latest request. */
export function useRenderResult(request: RenderRequest | undefined): PendingRenderResult {
  const reader = useRef<Reader | undefined>(undefined);
  const latest = useRef<Promise<RenderResult | undefined>>(Promise.resolve(undefined));
  const [result, setResult] = useState<RenderResult>();

  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = undefined;
    },
    [],
  );

  useEffect(() => {
    let isStale = false;
    latest.current = request === undefined ? Promise.resolve(undefined) : renderAfterDelay(request);
    void latest.current.then((finished) => {
      if (!isStale && finished !== undefined) setResult(finished);
    });
    return () => {
      isStale = true;
    };

    async function renderAfterDelay(
      renderRequest: RenderRequest,
    ): Promise<RenderResult | undefined> {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      if (isStale) return undefined;
      try {
        reader.current ??= openReader();
        return await renderVerified(renderRequest, reader.current);
      } catch {
        return { request: renderRequest, pixels: undefined, vector: undefined, problem: "reader" };
      }
    }
  }, [request]);

  async function waitForResult(): Promise<RenderResult | undefined> {
    for (;;) {
      const awaited = latest.current;
      const finished = await awaited;
      if (awaited === latest.current) return finished;
    }
  }

  return { result: result?.request === request ? result : undefined, waitForResult };
}
