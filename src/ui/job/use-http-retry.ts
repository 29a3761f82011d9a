import { useLayoutEffect, useRef } from "react";
import { toHttpUrl } from "#base/to-http-url.ts";

interface HttpRetry {
  /** Whether the refusal of this moment is answered by another try, and is no result. */
  readonly isRetrying: boolean;
  /** Takes the address as it was typed; null where the next refusal is final. */
  readonly allow: (typed: string | null) => void;
}

/**
 * Tries http where a bare name is refused over https, once and before the failure is painted, as
 * browsers open a site without https. A certificate that is wrong is no reason: that has to be
 * said.
 * @param isRefused whether the job has failed because the site refuses the connection
 * @param retry starts the job again with the http URL
 */
export function useHttpRetry(isRefused: boolean, retry: (url: string) => void): HttpRetry {
  const httpUrl = useRef<string | null>(null);
  const isRetrying = isRefused && httpUrl.current !== null;
  useLayoutEffect(() => {
    const url = httpUrl.current;
    if (!isRefused || url === null) return;
    httpUrl.current = null;
    retry(url);
    // Once for each failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isRefused]);
  return {
    isRetrying,
    allow: (typed) => (httpUrl.current = typed === null ? null : toHttpUrl(typed)),
  };
}
