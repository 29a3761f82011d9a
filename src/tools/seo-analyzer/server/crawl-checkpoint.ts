import { appendFileSync, existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import { brokenReasons, statuses } from "../contract.ts";
import type { PageDigest } from "../engine/site-audit/site-audit.ts";
import type { AddressEnd } from "./address-end.ts";
import { BlockingOutcome, Platform } from "./seo-audit.ts";

/** Five hundred ordinary pages have some 8 MB. What does not fit is read again after a restart. */
const maxBytes = 16 * 1024 * 1024;

const Outcomes = z.array(z.object({ rule: z.string(), status: z.enum(statuses) }));
const Digest = z.object({
  url: z.string(),
  status: z.number(),
  title: z.string(),
  description: z.string(),
  links: z.array(z.string()),
  alternates: z.array(z.string()),
  hreflang: z.array(z.string()),
  lang: z.nullable(z.string()),
  textSample: z.string(),
  textSketch: z.array(z.number()),
  isIndexable: z.boolean(),
  score: z.nullable(z.number()),
  outcomes: Outcomes,
  notes: Outcomes,
  blocking: z.optional(BlockingOutcome),
  platform: Platform,
});

/** What a requested address has ended as. A line of another version of the product fits none. */
const SavedEnd = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("page"),
    requested: z.string(),
    address: z.string(),
    directions: z.object({ canonical: z.nullable(z.string()), refresh: z.nullable(z.string()) }),
    digest: Digest,
  }),
  z.object({
    kind: z.literal("broken"),
    requested: z.string(),
    reason: z.enum(brokenReasons),
    status: z.number(),
  }),
  z.object({ kind: z.literal("other"), requested: z.string() }),
]);
type SavedEnd = z.output<typeof SavedEnd>;

/**
 * What the requests of a crawl have led to, in a file that outlives its process. A crawl that
 * begins anew finds there what it need not request again, and so continues where it was. The
 * process of the crawl alone reads it: it contains what a stranger's site says.
 */
export class CrawlCheckpoint {
  readonly #file: string;
  readonly #saved = new Map<string, SavedEnd>();
  #bytesLeft = maxBytes;

  /** Reads the file where there is one. */
  constructor(file: string) {
    this.#file = file;
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    for (const line of text.split("\n")) {
      const parsed = SavedEnd.safeParse(parseJson(line));
      if (parsed.success) this.#saved.set(parsed.data.requested, parsed.data);
    }
    this.#bytesLeft -= Buffer.byteLength(text);
    if (text !== "" && !text.endsWith("\n")) this.#append("\n");
  }

  /** Takes what a request led to before the restart; undefined where it was not made. */
  take(requested: string): AddressEnd | undefined {
    const saved = this.#saved.get(requested);
    this.#saved.delete(requested);
    if (saved === undefined || saved.kind === "other") return saved && { kind: "other" };
    if (saved.kind === "broken") return saved;
    const { kind, address, directions, digest } = saved;
    const { blocking, platform } = digest;
    return { kind, address, directions, digest: () => ({ ...digest, blocking, platform }) };
  }

  /**
   * Saves what a request led to; of a page once its digest is read, because only then the page is
   * known to be one of the report.
   */
  watch(requested: string, end: AddressEnd): AddressEnd {
    if (end.kind === "broken" || end.kind === "other") this.#save({ ...end, requested });
    if (end.kind !== "page" || end.digest === undefined || end.directions === undefined) return end;
    const { kind, address, directions, digest: readDigest } = end;
    const digest = (): PageDigest => {
      const read = readDigest();
      this.#save({ kind, requested, address, directions, digest: read });
      return read;
    };
    return { kind, address, directions, digest };
  }

  #save(end: object): void {
    this.#append(`${JSON.stringify(end)}\n`);
  }

  #append(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (bytes > this.#bytesLeft) return;
    this.#bytesLeft -= bytes;
    try {
      appendFileSync(this.#file, line, { mode: 0o600 });
    } catch {
      this.#bytesLeft = 0; // a full disk ends no crawl: after a restart it begins anew
    }
  }
}

/** The last line may be cut, where the process was killed while it wrote. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
