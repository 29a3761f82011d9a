import { statfs } from "node:fs/promises";
import { AppError } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { normalizeIp } from "#platform/limits/normalize-ip.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { windowAt, type RateLimiter } from "#platform/limits/rate-limiter.ts";
import type { AttachmentVerdict } from "../../engine/attachment.ts";
import type { AttachmentLimits } from "./attachment-limits.ts";
import { inspectAttachment } from "./inspect-attachment.ts";
import type { LeadStore } from "../store/store.ts";

/** Limits the space that visitors' files take, both while they arrive and once they are stored. */
export interface UploadQuota {
  /**
   * Lets one file arrive, if there is a place for it.
   * @throws RateLimitError where this address already sends as many at once, AppError `busy` where all visitors together do
   */
  receive<T>(ip: string, work: () => Promise<T>): Promise<T>;
  /**
   * Judges a Word document, in its visitor's turn, and counts the processor time that it takes.
   * @throws InvalidInput, at the field of the file, where the visitor's documents have taken too much of it within an hour;
   * RateLimitError or AppError `busy` where too many wait
   */
  inspect(ip: string, path: string, name: string): Promise<AttachmentVerdict>;
  /**
   * Counts a file that has arrived and is to be kept.
   * @throws InvalidInput, at the field of the file, where there is no room for it: everything else can be sent
   */
  reserve(ip: string, sizeBytes: number): Promise<void>;
}

interface Dependencies {
  readonly limits: AttachmentLimits;
  readonly store: Pick<LeadStore, "attachmentBytes">;
  readonly limiter: Pick<RateLimiter, "consume" | "used">;
  readonly hashIp: HashIp;
  /** A folder on the disk that files arrive on. */
  readonly folder: string;
  readonly now: () => Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Of the inspection of one visitor's documents within an hour: hundreds of honest ones. */
const maxInspectionCpuMs = 60_000;
/** Files that arrive at once lie on the disk before anything of their form was judged: 5 MB each. */
const maxArriving = { ofVisitor: 4, inAll: 40 };
/** Tells a client when to come again; a file on a slow connection takes up to two minutes. */
const retryAfterSeconds = 30;

/** Counts the files that arrive at this moment. */
class ArrivingFiles {
  readonly #ofVisitor = new Map<string, number>();
  #inAll = 0;

  async receive<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    const own = this.#ofVisitor.get(visitor) ?? 0;
    if (own >= maxArriving.ofVisitor)
      throw new RateLimitError("one address sends too many files at once", retryAfterSeconds);
    if (this.#inAll >= maxArriving.inAll)
      throw new AppError("busy", "too many files arrive at once");
    this.#inAll++;
    this.#ofVisitor.set(visitor, own + 1);
    try {
      return await work();
    } finally {
      this.#inAll--;
      const left = this.#ofVisitor.get(visitor)! - 1;
      if (left > 0) this.#ofVisitor.set(visitor, left);
      else this.#ofVisitor.delete(visitor);
    }
  }
}

export function uploadQuota({
  limits,
  store,
  limiter,
  hashIp,
  folder,
  now,
}: Dependencies): UploadQuota {
  const arriving = new ArrivingFiles();

  async function hasRoom(sizeBytes: number): Promise<boolean> {
    const [keptBytes, disk] = await Promise.all([store.attachmentBytes(), statfs(folder)]);
    return (
      keptBytes + sizeBytes <= limits.maxTotalBytes &&
      disk.bavail * disk.bsize >= limits.minFreeBytes
    );
  }

  return {
    receive: (ip, work) => arriving.receive(normalizeIp(ip), work),

    async inspect(ip, path, name) {
      const window = windowAt(now(), hourMs);
      const key = `inspection:${hashIp(ip, window.start)}`;
      const usedCpuMs = await limiter.used(key, window);
      if (usedCpuMs >= maxInspectionCpuMs) throw new InvalidInput({ attachment: "too-many-today" });
      let cpuMs = 0;
      try {
        return await inspectAttachment(path, name, {
          visitor: normalizeIp(ip),
          usedCpuMs,
          onCpuUsed: (taken) => (cpuMs = taken),
        });
      } finally {
        // Time that was taken is counted even where it is more than was left.
        if (cpuMs > 0) await limiter.consume({ key, window, amount: cpuMs, max: 1e9 });
      }
    },

    async reserve(ip, sizeBytes) {
      if (!(await hasRoom(sizeBytes))) throw new InvalidInput({ attachment: "no-room" });
      const window = windowAt(now(), dayMs);
      const isWithin = await limiter.consume({
        key: `files:${hashIp(ip, window.start)}`,
        window,
        amount: sizeBytes,
        max: limits.maxVisitorBytes,
      });
      if (!isWithin) throw new InvalidInput({ attachment: "too-many-today" });
    },
  };
}
