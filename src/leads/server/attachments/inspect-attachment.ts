import { join } from "node:path";
import * as z from "zod/mini";
import { attachmentTypes, refusalCodes, type AttachmentVerdict } from "../../engine/attachment.ts";
import { warmUp, type ProcessDefinition } from "#platform/processes/process-pool.ts";
import { runTask } from "#platform/processes/run-task.ts";
import type { TaskLimits } from "#platform/processes/task-options.ts";
import type { InspectTask } from "./inspect-process.ts";
import { InspectionQueue } from "./inspection-queue.ts";

const megabyte = 1024 * 1024;

/** An ordinary document of 5 MB takes a tenth of these limits. */
const defaultLimits: TaskLimits = {
  maxCpuMs: 2_000,
  maxMemoryBytes: 256 * megabyte,
  timeoutMs: 10_000,
  maxResultBytes: 1_000,
};
const definition: ProcessDefinition = {
  file: join(import.meta.dirname, "inspect-process.ts"),
  env: {},
  maxHeapMb: 128,
};
const queue = new InspectionQueue({
  maxRunning: 2,
  maxWaiting: 200,
  maxPerVisitor: 4,
  lightCpuMs: 500, // several ordinary documents, but less than one that is made to be slow
});

const Verdict: z.ZodMiniType<AttachmentVerdict> = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), type: z.enum(attachmentTypes) }),
  z.strictObject({ ok: z.literal(false), code: z.enum(refusalCodes) }),
]);

/** Starts the process that inspects a document while the document is still being received. */
export function expectDocument(name: string): void {
  if (/\.docx?$/i.test(name.slice(-5))) warmUp(definition);
}

/** The visitor whose document is inspected, and the limits. */
export interface InspectionOptions {
  readonly visitor: string;
  /**
   * The processor time of the visitor's earlier documents: visitors who have used much wait for the
   * others.
   */
  readonly usedCpuMs?: number;
  /** Receives the processor time of this document. */
  readonly onCpuUsed?: (cpuMs: number) => void;
  readonly limits?: TaskLimits;
}

/**
 * Validates a container (a .doc or .docx file) in a process of its own, because a malicious file
 * may make unpacking slow or exploit a fault. A document whose inspection fails or exceeds a limit
 * is refused as `unreadable`.
 * @param name the file's name on the visitor's device
 * @throws RateLimitError where too many of this visitor wait, AppError `busy` where too many of all
 *   wait
 */
export function inspectAttachment(
  path: string,
  name: string,
  { visitor, usedCpuMs = 0, onCpuUsed, limits = defaultLimits }: InspectionOptions,
): Promise<AttachmentVerdict> {
  const task: InspectTask = { path, name };
  return queue.run({ name: visitor, usedCpuMs }, async (countCpu) => {
    try {
      return Verdict.parse(
        await runTask(definition, task, {
          limits,
          signal: new AbortController().signal,
          onCpuUsed(cpuMs) {
            countCpu(cpuMs);
            onCpuUsed?.(cpuMs);
          },
        }),
      );
    } catch {
      return { ok: false, code: "unreadable" };
    }
  });
}
