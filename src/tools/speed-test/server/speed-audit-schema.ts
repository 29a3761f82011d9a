import * as z from "zod/mini";
import { devices, metricIds, requestMarks, resourceTypes, stages } from "../contract.ts";
import type { SpeedAudit } from "./speed-audit.ts";

/*
 * The schema of a stored test, with a maximum for every string and list. browser-audit.ts and
 * measure-by-http.ts shorten what they read to less.
 */

/** Percent-encoding may make a URL of 2,048 characters three times as long. */
const Address = z.string().check(z.maxLength(3 * 2048));
const Id = z.string().check(z.maxLength(100));
const Figure = z.number().check(z.minimum(0), z.maximum(1e12));
const Milliseconds = z.number().check(z.minimum(0), z.maximum(1e9));
const Words = z.strictObject({
  ar: z.string().check(z.maxLength(2_000)),
  en: z.string().check(z.maxLength(2_000)),
});
const Share = z.strictObject({
  name: z.string().check(z.maxLength(300)),
  bytes: Figure,
  requests: Figure,
});

const Finding = z.strictObject({
  id: Id,
  savedMs: Milliseconds,
  savedBytes: Figure,
  items: z.array(Address).check(z.maxLength(10)),
  words: z.optional(z.strictObject({ title: Words, text: Words })),
});

const base = {
  url: Address,
  askedUrl: Address,
  device: z.enum(devices),
  testedAt: z.string().check(z.maxLength(30)),
  totalBytes: Figure,
  requests: Figure,
  findings: z.array(Finding).check(z.maxLength(200)),
};

const Browser = z.strictObject({
  ...base,
  kind: z.literal("browser"),
  score: z.number().check(z.minimum(0), z.maximum(100)),
  metrics: z
    .array(
      z.strictObject({
        id: z.enum(metricIds),
        value: Milliseconds,
        band: z.enum(["good", "average", "poor"]),
        weight: z.number().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.maxLength(metricIds.length)),
  serverResponseMs: Milliseconds,
  filmStrip: z
    .array(
      z.strictObject({ atMs: Milliseconds, picture: z.string().check(z.maxLength(128 * 1024)) }),
    )
    .check(z.maxLength(12)),
  byType: z.array(Share).check(z.maxLength(resourceTypes.length)),
  byOrigin: z.array(Share).check(z.maxLength(10)),
  waterfall: z.optional(
    z
      .array(
        z.strictObject({
          url: z.string().check(z.maxLength(300)),
          type: z.enum(resourceTypes),
          startMs: Milliseconds,
          endMs: Milliseconds,
          bytes: Figure,
          isThirdParty: z.boolean(),
          mark: z.nullable(z.enum(requestMarks)),
        }),
      )
      .check(z.maxLength(40)),
  ),
  thirdParties: z.optional(
    z
      .array(
        z.strictObject({
          name: z.string().check(z.maxLength(300)),
          bytes: Figure,
          mainThreadMs: Milliseconds,
        }),
      )
      .check(z.maxLength(10)),
  ),
  lighthouseVersion: z.string().check(z.maxLength(30)),
});

const Http = z.strictObject({
  ...base,
  kind: z.literal("http"),
  dnsMs: Milliseconds,
  connectMs: Milliseconds,
  firstByteMs: Milliseconds,
  wholeMs: Milliseconds,
  redirects: Figure,
  encoding: z.string().check(z.maxLength(500)),
  isHttp2: z.nullable(z.boolean()),
  cacheControl: z.string().check(z.maxLength(1_000)),
});

export const SpeedAuditSchema = z.discriminatedUnion("kind", [
  Browser,
  Http,
]) as z.ZodMiniType<SpeedAudit>;

const Percent = z.number().check(z.minimum(0), z.maximum(100));
export const SpeedProgress = z.strictObject({
  stage: z.enum(stages),
  done: Percent,
  total: Percent,
});
