import type { IncomingMessage } from "node:http";
import { openConnection, type Certificate } from "./open-connection.ts";
import { withDeadline } from "./with-deadline.ts";
import { sendRequest, type Method } from "./send-request.ts";
import { EgressError } from "./egress-error.ts";
import { readBody, type Body, type BodyLimit } from "./read-body.ts";
import { parseTarget, type Target } from "./target.ts";
import type { NetworkAdapter } from "./network-adapter.ts";

/** One response in a chain of redirects. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

export interface SafeResponse extends Body {
  /** The URL after all redirects. */
  readonly url: string;
  /** All responses, the last one included. */
  readonly hops: readonly Hop[];
  readonly status: number;
  /** Names in lower case, in the order in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly times: Times;
  readonly certificate: Certificate | undefined;
}

/**
 * The duration of all redirects, and the times of the last request since its start, in
 * milliseconds.
 */
export interface Times {
  readonly redirectsMs: number;
  readonly resolvedMs: number;
  /** Includes the TLS handshake of https. */
  readonly connectedMs: number;
  readonly firstByteMs: number;
  readonly totalMs: number;
}

export interface FetchOptions extends Partial<BodyLimit> {
  readonly signal: AbortSignal;
  /** Names this software and a URL about it. */
  readonly userAgent: string;
  readonly method?: Exclude<Method, "POST">;
  readonly accept?: string;
  readonly shouldAcceptBadCertificate?: boolean;
  /** For the whole fetch, including redirects. */
  readonly totalTimeoutMs?: number;
  readonly maxRedirects?: number;
  /**
   * Is called before each request, those after redirects included. What it throws ends the fetch.
   */
  readonly beforeRequest?: ((url: URL) => void) | undefined;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const defaults = {
  method: "GET",
  accept: "*/*",
  maxBytes: 5 * 1024 * 1024,
  ifLarger: "refuse",
  idleTimeoutMs: 5_000,
  totalTimeoutMs: 20_000,
  maxRedirects: 5,
} as const;

/**
 * Fetches a visitor's URL from public addresses only: every redirect is parsed, resolved and
 * checked like the first URL. There are no cookies and each connection is used once, so that no
 * check can become outdated.
 * @throws EgressError; the signal's reason when it aborts; what `beforeRequest` throws
 */
export async function safeFetch(
  address: string,
  network: NetworkAdapter,
  options: FetchOptions,
): Promise<SafeResponse> {
  const settings = { ...defaults, ...options };
  return withDeadline(
    `fetching ${address}`,
    settings.totalTimeoutMs,
    options.signal,
    async (signal) => {
      const hops: Hop[] = [];
      const startedMs = performance.now();
      for (let target = parseTarget(address); ;) {
        settings.beforeRequest?.(target.url);
        const start = performance.now();
        const { response, certificate, ...timing } = await requestOnce(target, network, {
          ...settings,
          signal,
        });
        const status = response.statusCode!;
        hops.push({ url: target.url.href, status });
        const next = redirects.has(status) ? response.headers.location : undefined;
        if (next === undefined) {
          const body = await readBody(response, settings, signal);
          const times = {
            redirectsMs: start - startedMs,
            ...timing,
            totalMs: performance.now() - start,
          };
          return {
            url: target.url.href,
            hops,
            status,
            headers: toHeaderPairs(response.rawHeaders),
            times,
            certificate,
            ...body,
          };
        }
        response.on("error", () => undefined).destroy();
        if (hops.length > settings.maxRedirects)
          throw new EgressError(
            "too-many-redirects",
            `more than ${settings.maxRedirects} redirects`,
          );
        target = parseRedirect(decodeUtf8(next), target.url);
      }
    },
  );
}

/** @throws EgressError `bad-redirect`, `blocked-address` */
function parseRedirect(location: string, base: URL): Target {
  try {
    return parseTarget(location, base);
  } catch (cause) {
    // The visitor's own address was right, so the site is at fault.
    if (cause instanceof EgressError && cause.code === "bad-address")
      throw new EgressError("bad-redirect", cause.message, { cause });
    throw cause;
  }
}

async function requestOnce(
  target: Target,
  network: NetworkAdapter,
  {
    signal,
    userAgent,
    method,
    accept,
    shouldAcceptBadCertificate = false,
  }: FetchOptions & { method: Method; accept: string },
) {
  const start = performance.now();
  const { socket, certificate, resolveMs, connectMs, tlsMs } = await openConnection(
    target,
    network,
    {
      signal,
      shouldAcceptBadCertificate,
    },
  );
  let response: IncomingMessage;
  try {
    response = await sendRequest(
      socket,
      target,
      method,
      { "user-agent": userAgent, accept, "accept-encoding": "gzip, deflate, br, zstd" },
      signal,
    );
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    response,
    certificate,
    resolvedMs: resolveMs,
    connectedMs: resolveMs + connectMs + tlsMs,
    firstByteMs: performance.now() - start,
  };
}

/** Node decodes headers as Latin-1, while servers send Arabic URLs in `Location` as UTF-8. */
function decodeUtf8(header: string): string {
  return Buffer.from(header, "latin1").toString("utf8");
}

function toHeaderPairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, i) =>
    i % 2 === 0 ? [[name.toLowerCase(), raw[i + 1]!] as const] : [],
  );
}
