import * as z from "zod/mini";
import { maxUrlChars } from "./parse-url.ts";

/** Why a visitor's URL could not be fetched. The tools that fetch have a message for each. */
export const egressCodes = [
  /**
   * It is not an http or https URL, has another port than those of websites, or contains a
   * password.
   */
  "bad-address",
  /** It leads to an address that is not public. */
  "blocked-address",
  /** The name servers say that there is no such host name. */
  "does-not-exist",
  /** No name server answered, so that nothing is known about the host name. */
  "resolver-failed",
  /** The connection was refused or closed, or the response is not HTTP. */
  "refused",
  /** The certificate or the handshake failed. */
  "tls",
  "too-slow",
  "too-large",
  /** The headers alone are larger than a page may send. */
  "headers-too-large",
  "too-many-redirects",
  /** A redirect of the site leads to what is no http or https URL of a website. */
  "bad-redirect",
] as const;
export type EgressErrorCode = (typeof egressCodes)[number];

/** Why a job of any kind has no result, beside the failures of its own work. */
export const jobFailureCodes = ["busy", "cancelled", "expired", "offline", "internal"] as const;

/**
 * The address of a page as a visitor typed it, in the input of a job. The server parses it by
 * `parseUrl`.
 */
export const TypedUrl = z.string().check(z.minLength(1), z.maxLength(maxUrlChars));

/**
 * The response to POST. `isCached`: the same input was used within the last minutes, and that
 * result is returned again.
 */
export const JobStarted = z.object({ id: z.string(), isCached: z.boolean() });

/**
 * The schema of one Server-Sent Event of a job: `data` is it as JSON, `id` counts from 1, and
 * `Last-Event-ID` continues after it.
 */
export function defineJobEvent<
  const Stages extends readonly string[],
  const Codes extends readonly string[],
>(stages: Stages, failureCodes: Codes) {
  return z.discriminatedUnion("type", [
    z.object({ type: z.literal("queued"), position: z.number() }),
    /**
     * `done` of `total` pieces of work. The total may shrink; the share that is done never does.
     */
    z.object({
      type: z.literal("progress"),
      stage: z.enum(stages),
      done: z.number(),
      total: z.number(),
      /** Of a crawl: how many pages were read, and how many are read at most. */
      pages: z.optional(z.object({ read: z.number(), max: z.number() })),
    }),
    z.object({ type: z.literal("done") }),
    z.object({ type: z.literal("failed"), code: z.enum(failureCodes) }),
  ]);
}
export type JobEvent = z.output<ReturnType<typeof defineJobEvent>>;

/**
 * The schema of the response to GET: the current state.
 * @param result the fields that hold the result
 */
export function defineJobState<
  const Codes extends readonly string[],
  Result extends Readonly<Record<string, z.ZodMiniType>>,
>(failureCodes: Codes, result: Result) {
  return z.discriminatedUnion("state", [
    z.object({ state: z.literal("queued"), position: z.number() }),
    z.object({ state: z.literal("running") }),
    z.object({ state: z.literal("failed"), code: z.enum(failureCodes) }),
    z.object({ state: z.literal("done"), ...result, expiresAt: z.string() }),
  ]);
}
export type JobState = z.output<ReturnType<typeof defineJobState<readonly string[], {}>>>;
