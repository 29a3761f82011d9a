import { useEffect, useRef, useState } from "react";
import { renderVerified, type RenderResult, type RenderRequest } from "./render-verified.ts";
import { openReader, type Reader } from "./reader.ts";

/** Typing goes on for so long before a code is read back; the preview does not wait. */
const debounceMs = 80;

interface PendingRenderResult {
  /** What may be taken away; nothing while the code is being read. */
  readonly result: RenderResult | undefined;
  /** The offer for what is asked now, once it is there. */
  readonly waitForResult: () => Promise<RenderResult | undefined>;
}

/** Reads back whatever is asked for, the latest order only. */
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
      const waitedFor = latest.current;
      const finished = await waitedFor;
      if (waitedFor === latest.current) return finished;
    }
  }

  return { result: result?.request === request ? result : undefined, waitForResult };
}
