import { readFile } from "node:fs/promises";
import { judgeAttachment, type AttachmentVerdict } from "../../engine/attachment.ts";
import { serveTasks } from "#platform/processes/serve-tasks.ts";
import { isHarmlessWordPackage } from "./word-package.ts";

/*
 * Runs as a process of its own, which inspect-attachment.ts starts: inspects one file that a visitor sent.
 */

export interface InspectTask {
  readonly path: string;
  /** As its owner sees it. */
  readonly name: string;
}

async function inspect({ path, name }: InspectTask): Promise<AttachmentVerdict> {
  const content = await readFile(path);
  const verdict = judgeAttachment(name, content);
  return verdict.ok && verdict.type === "docx" && !(await isHarmlessWordPackage(content))
    ? { ok: false, code: "wrong-type" }
    : verdict;
}

serveTasks(inspect, () => undefined);
