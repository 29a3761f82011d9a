import { join } from "node:path";
import * as z from "zod/mini";
import { AppError } from "#base/app-error.ts";
import { attachmentTypes, refusalCodes, type AttachmentVerdict } from "../engine/attachment.ts";
import { warmUp, type ProcessDefinition } from "#platform/processes/process-pool.ts";
import { runTask, type TaskLimits } from "#platform/processes/run-task.ts";
import type { InspectTask } from "./inspect-process.ts";

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
/** Documents that are inspected at once, and that may wait: a minute's work at the worst. */
const [maxAtOnce, maxWaiting] = [2, 20];

const Verdict: z.ZodMiniType<AttachmentVerdict> = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), type: z.enum(attachmentTypes) }),
  z.strictObject({ ok: z.literal(false), code: z.enum(refusalCodes) }),
]);

let atOnce = 0;
const waiting: (() => void)[] = [];

/** Starts the inspector while a document is still arriving. */
export function expectDocument(name: string): void {
  if (/\.docx?$/i.test(name.slice(-5))) warmUp(definition);
}

/**
 * Judges a container (a Word document, old or new) in a process of its own: what it holds takes unpacking and following
 * chains. A document whose inspection does not come to its end is refused as `unreadable`.
 * @param name the file's name as its owner sees it
 * @throws AppError `busy` where too many wait
 */
export async function inspectAttachment(
  path: string,
  name: string,
  limits: TaskLimits = defaultLimits,
): Promise<AttachmentVerdict> {
  if (atOnce >= maxAtOnce) await waitForPlace();
  else atOnce++;
  try {
    const task: InspectTask = { path, name };
    return Verdict.parse(
      await runTask(definition, task, { limits, signal: new AbortController().signal }),
    );
  } catch {
    return { ok: false, code: "unreadable" };
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atOnce--;
  }
}

/** Passes a freed place to the next one that waits. */
function waitForPlace(): Promise<void> {
  if (waiting.length >= maxWaiting)
    throw new AppError("busy", `${maxWaiting} documents wait to be inspected`);
  return new Promise((resolve) => waiting.push(resolve));
}
