import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { openConnection } from "#platform/egress/open-connection.ts";
import { sendRequest } from "#platform/egress/send-request.ts";
import type { EgressErrorCode } from "#base/job-contract.ts";
import { parseJson } from "#base/parse-json.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import { readBody } from "#platform/egress/read-body.ts";
import { parseTarget } from "#platform/egress/target.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { SourceError, type Reason } from "./source-error.ts";

export interface ServiceRequest<Shape extends z.ZodMiniType> {
  readonly network: NetworkAdapter;
  readonly signal: AbortSignal;
  /** Names this software and how to reach the agency. */
  readonly userAgent: string;
  /** The schema of the response. */
  readonly shape: Shape;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown;
  /** Whether status 404 means that there is no data, and not that the service has moved. */
  readonly canBeMissing?: boolean;
}

/** The response for 200 keywords has some 300 KB. */
const maxBytes = 4 * 1024 * 1024;
const idleTimeoutMs = 10_000;
const maxRetryAfterMs = 3_600_000;

/**
 * Sends one request to a service and parses its JSON. Redirects are not followed, so that
 * credentials are sent to the configured origin only.
 * @throws SourceError
 */
export async function requestService<Shape extends z.ZodMiniType>(
  address: string,
  request: ServiceRequest<Shape>,
): Promise<z.output<Shape>> {
  const { status, retryAfterMs, text } = await send(address, request);
  if (status === 404 && request.canBeMissing)
    throw new SourceError("empty", `${new URL(address).host} has nothing there`);
  if (status !== 200)
    throw new SourceError(toReason(status), `${new URL(address).host} answered ${status}`, {
      retryAfterMs,
    });
  const parsed = request.shape.safeParse(parseJson(text));
  if (!parsed.success)
    throw new SourceError(
      "malformed",
      `${new URL(address).host} answered with something else than it documents`,
    );
  return parsed.data;
}

async function send(
  address: string,
  { network, signal, userAgent, headers = {}, body }: ServiceRequest<z.ZodMiniType>,
) {
  try {
    const target = parseTarget(address);
    const { socket } = await openConnection(target, network, { signal });
    let response: IncomingMessage;
    try {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const about =
        sent === undefined
          ? {}
          : {
              "content-type": "application/json",
              "content-length": String(Buffer.byteLength(sent)),
            };
      const requestHeaders = {
        "user-agent": userAgent,
        accept: "application/json, */*;q=0.5",
        "accept-encoding": "gzip, deflate, br",
        ...about,
        ...headers,
      };
      response = await sendRequest(
        socket,
        target,
        sent === undefined ? "GET" : "POST",
        requestHeaders,
        signal,
        sent,
      );
    } catch (error) {
      socket.destroy();
      throw error;
    }
    const retryAfterMs = parseRetryAfter(response.headers["retry-after"]);
    const { bytes } = await readBody(
      response,
      { maxBytes, ifLarger: "refuse", idleTimeoutMs },
      signal,
    );
    return { status: response.statusCode!, retryAfterMs, text: bytes.toString("utf8") };
  } catch (cause) {
    if (signal.aborted)
      throw signal.reason instanceof SourceError
        ? signal.reason
        : new SourceError("slow", `${new URL(address).host} was given up`, { cause });
    throw new SourceError(
      cause instanceof EgressError ? reasonByCode[cause.code] : "unreachable",
      `${new URL(address).host} cannot be asked`,
      { cause },
    );
  }
}

const reasonByCode: Readonly<Record<EgressErrorCode, Reason>> = {
  "bad-address": "unreachable",
  "blocked-address": "unreachable",
  "does-not-exist": "unreachable",
  "resolver-failed": "unreachable",
  refused: "unreachable",
  tls: "unreachable",
  "too-slow": "slow",
  "too-large": "malformed",
  "headers-too-large": "malformed",
  "too-many-redirects": "malformed",
  "bad-redirect": "malformed",
};

function toReason(status: number): Reason {
  if (status === 401 || status === 403) return "refused";
  if (status === 402) return "unpaid";
  if (status === 429) return "limited";
  return status >= 500 ? "unreachable" : "malformed";
}

/** Seconds, or a date. @see https://www.rfc-editor.org/rfc/rfc9110#name-retry-after */
function parseRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(maxRetryAfterMs, Math.max(0, ms));
}
