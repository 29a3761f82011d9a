import { readFile } from "node:fs/promises";
import { validateAttachment, type AttachmentVerdict } from "../../engine/attachment.ts";
import { serveTasks } from "#platform/processes/serve-tasks.ts";
import { isHarmlessWordPackage } from "./word-package.ts";

/*
 * The entry file of the process that inspect-attachment.ts starts. Each task inspects one file of a
 * visitor.
 */

export interface InspectTask {
  readonly path: string;
  /** The file's name on the visitor's device. */
  readonly name: string;
}

async function inspect({ path, name }: InspectTask): Promise<AttachmentVerdict> {
  const content = await readFile(path);
  const verdict = validateAttachment(name, content);
  return verdict.ok && verdict.type === "docx" && !(await isHarmlessWordPackage(content))
    ? { ok: false, code: "wrong-type" }
    : verdict;
}

serveTasks(inspect, () => undefined);
