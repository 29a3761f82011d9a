import { join } from "node:path";
import * as z from "zod/mini";
import { attachmentTypes, refusalCodes, type AttachmentVerdict } from "../../engine/attachment.ts";
import { warmUp, type ProcessDefinition } from "#platform/processes/process-pool.ts";
import { runTask } from "#platform/processes/run-task.ts";
import type { TaskLimits } from "#platform/processes/task-options.ts";
import type { InspectTask } from "./inspect-process.ts";
import { InspectionQueue } from "./inspection-queue.ts";

const megabyte = 1024 * 1024;

/** An honest document of 5 MB takes a tenth of it. */
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
  lightCpuMs: 500, // several honest documents, and less than one that was made to be slow
});

const Verdict: z.ZodMiniType<AttachmentVerdict> = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), type: z.enum(attachmentTypes) }),
  z.strictObject({ ok: z.literal(false), code: z.enum(refusalCodes) }),
]);

/** Starts the inspector while a document is still arriving. */
export function expectDocument(name: string): void {
  if (/\.docx?$/i.test(name.slice(-5))) warmUp(definition);
}

/** Whose document is inspected. */
export interface InspectionOptions {
  readonly visitor: string;
  /** What the visitor's documents have taken before: whoever has used much comes after the others. */
  readonly usedCpuMs?: number;
  /** Hears what this one has taken. */
  readonly onCpuUsed?: (cpuMs: number) => void;
  readonly limits?: TaskLimits;
}

/**
 * Judges a container (a Word document, old or new) in a process of its own: what it holds takes unpacking and following
 * chains. A document whose inspection does not come to its end is refused as `unreadable`.
 * @param name the file's name as its owner sees it
 * @throws RateLimitError where too many of this visitor wait, AppError `busy` where too many of all wait
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
