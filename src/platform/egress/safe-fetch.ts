import type { IncomingMessage } from "node:http";
import { connectOutside, type Certificate } from "./open-connection.ts";
import { withDeadline } from "./with-deadline.ts";
import { exchange, type Method } from "./send-request.ts";
import { OutsideError } from "./egress-error.ts";
import { readBody, type Body, type BodyLimit } from "./read-body.ts";
import { parseTarget, type Target } from "./target.ts";
import type { World } from "./network-adapter.ts";

/** One answer on the way. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

export interface Fetched extends Body {
  /** Where the redirects ended. */
  readonly url: string;
  /** Every answer, the last one included. */
  readonly hops: readonly Hop[];
  readonly status: number;
  /** Names in lower case, in the order in which they came. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly times: Times;
  readonly certificate: Certificate | undefined;
}

/** In milliseconds: how long the redirects took, and then moments of the last request, counted from its start. */
export interface Times {
  readonly redirectsMs: number;
  readonly resolvedMs: number;
  /** With TLS, where there is any. */
  readonly connectedMs: number;
  readonly firstByteMs: number;
  readonly wholeMs: number;
}

export interface FetchOptions extends Partial<BodyLimit> {
  readonly signal: AbortSignal;
  /** Who we say we are, in words and with an address. */
  readonly userAgent: string;
  readonly method?: Exclude<Method, "POST">;
  readonly accept?: string;
  readonly acceptsBadCertificate?: boolean;
  /** For everything, redirects included. */
  readonly totalMs?: number;
}

const mostRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const defaults = {
  method: "GET",
  accept: "*/*",
  mostBytes: 5 * 1024 * 1024,
  ifLarger: "refuse",
  silentMs: 5_000,
  totalMs: 20_000,
} as const;

/**
 * Fetches what a visitor named, and nothing that is not public: every redirect is parsed, resolved and judged like the
 * first address. Cookies are not kept and a connection is used once, so that nothing can outlive its check.
 * @throws OutsideError; the signal's own reason when the caller gives up
 */
export async function fetchOutside(
  address: string,
  world: World,
  options: FetchOptions,
): Promise<Fetched> {
  const wanted = { ...defaults, ...options };
  return withDeadline(`fetching ${address}`, wanted.totalMs, options.signal, async (signal) => {
    const hops: Hop[] = [];
    const began = performance.now();
    for (let target = parseTarget(address); ;) {
      const start = performance.now();
      const { answer, certificate, ...asked } = await ask(target, world, { ...wanted, signal });
      const status = answer.statusCode!;
      hops.push({ url: target.url.href, status });
      const next = redirects.has(status) ? answer.headers.location : undefined;
      if (next === undefined) {
        const body = await readBody(answer, wanted, signal);
        const times = { redirectsMs: start - began, ...asked, wholeMs: performance.now() - start };
        return {
          url: target.url.href,
          hops,
          status,
          headers: pairsOf(answer.rawHeaders),
          times,
          certificate,
          ...body,
        };
      }
      answer.on("error", () => undefined).destroy();
      if (hops.length > mostRedirects)
        throw new OutsideError("too-many-redirects", `more than ${mostRedirects} redirects`);
      target = parseTarget(utf8Of(next), target.url);
    }
  });
}

async function ask(
  target: Target,
  world: World,
  {
    signal,
    userAgent,
    method,
    accept,
    acceptsBadCertificate = false,
  }: FetchOptions & { method: Method; accept: string },
) {
  const start = performance.now();
  const { socket, certificate, resolveMs, connectMs, tlsMs } = await connectOutside(target, world, {
    signal,
    acceptsBadCertificate,
  });
  let answer: IncomingMessage;
  try {
    answer = await exchange(
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
    answer,
    certificate,
    resolvedMs: resolveMs,
    connectedMs: resolveMs + connectMs + tlsMs,
    firstByteMs: performance.now() - start,
  };
}

/** Node reads headers byte by byte; a server that writes an Arabic address into Location writes UTF-8. */
function utf8Of(header: string): string {
  return Buffer.from(header, "latin1").toString("utf8");
}

function pairsOf(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, i) =>
    i % 2 === 0 ? [[name.toLowerCase(), raw[i + 1]!] as const] : [],
  );
}
