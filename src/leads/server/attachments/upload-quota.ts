import { statfs } from "node:fs/promises";
import { InvalidInput } from "#base/invalid-input.ts";
import { normalizeIp } from "#platform/limits/normalize-ip.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import { getWindow, type RateLimiter } from "#platform/limits/rate-limiter.ts";
import {
  consumeForVisitor,
  readUsedByVisitor,
  visitorsPerNetwork,
} from "#platform/limits/visitor-use.ts";
import type { AttachmentVerdict } from "../../engine/attachment.ts";
import { ArrivingFiles } from "./arriving-files.ts";
import type { AttachmentLimits } from "./attachment-limits.ts";
import type { FileStream } from "./file-stream.ts";
import { inspectAttachment } from "./inspect-attachment.ts";
import type { LeadStore } from "../store/store.ts";

/**
 * Limits the space and the processor time for visitors' files, while they are received and when
 * they are stored.
 */
export interface UploadQuota {
  /**
   * Receives one file whose first byte is here, if there are not too many at the same time.
   * @param work reads the file
   * @throws RateLimitError where this address sends too many files at the same time, AppError
   *   `busy` where all visitors together do, or where this file has made room for another
   */
  receive<T>(ip: string, file: FileStream, work: () => Promise<T>): Promise<T>;
  /**
   * Validates a Word document in its visitor's turn, and counts its processor time.
   * @throws InvalidInput for the field of the file, where the documents of the visitor or the
   *   network have used too much processor time within an hour; RateLimitError or AppError `busy`
   *   where too many documents wait
   */
  inspect(ip: string, path: string, name: string): Promise<AttachmentVerdict>;
  /**
   * Counts a received file that is going to be stored.
   * @throws InvalidInput for the field of the file, where there is no space for it: the form can be
   *   sent without it
   */
  reserve(ip: string, sizeBytes: number): Promise<void>;
}

interface Dependencies {
  readonly limits: AttachmentLimits;
  readonly store: Pick<LeadStore, "sumAttachmentBytes">;
  readonly limiter: Pick<RateLimiter, "consume" | "refund" | "readUsed">;
  readonly hashIp: HashIp;
  /** A folder on the disk that receives the files. */
  readonly folder: string;
  readonly now: () => Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/**
 * The processor time for inspecting one visitor's documents within an hour: enough for hundreds of
 * ordinary ones.
 */
const maxInspectionCpuMs = 60_000;

export function createUploadQuota({
  limits,
  store,
  limiter,
  hashIp,
  folder,
  now,
}: Dependencies): UploadQuota {
  const arriving = new ArrivingFiles(now);

  async function hasRoom(sizeBytes: number): Promise<boolean> {
    const [keptBytes, disk] = await Promise.all([store.sumAttachmentBytes(), statfs(folder)]);
    return (
      keptBytes + sizeBytes <= limits.maxTotalBytes &&
      disk.bavail * disk.bsize >= limits.minFreeBytes
    );
  }

  return {
    receive: (ip, file, work) => arriving.receive(normalizeIp(ip), file, work),

    async inspect(ip, path, name) {
      const window = getWindow(now(), hourMs);
      const use = { name: "inspection", ip, window };
      const used = await readUsedByVisitor({ limiter, hashIp }, use);
      if (
        used.visitor >= maxInspectionCpuMs ||
        used.network >= maxInspectionCpuMs * visitorsPerNetwork
      )
        throw new InvalidInput({ attachment: "too-many-today" });
      let cpuMs = 0;
      try {
        return await inspectAttachment(path, name, {
          visitor: normalizeIp(ip),
          usedCpuMs: used.visitor,
          onCpuUsed: (taken) => (cpuMs = taken),
        });
      } finally {
        // The used time is counted even where it exceeds the limit.
        if (cpuMs > 0)
          await consumeForVisitor({ limiter, hashIp }, { ...use, amount: cpuMs, max: 1e9 });
      }
    },

    async reserve(ip, sizeBytes) {
      if (!(await hasRoom(sizeBytes))) throw new InvalidInput({ attachment: "no-room" });
      const window = getWindow(now(), dayMs);
      const isWithin = await consumeForVisitor(
        { limiter, hashIp },
        { name: "files", ip, window, amount: sizeBytes, max: limits.maxVisitorBytes },
      );
      if (!isWithin) throw new InvalidInput({ attachment: "too-many-today" });
    },
  };
}
