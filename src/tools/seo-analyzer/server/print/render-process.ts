import { pathToFileURL } from "node:url";
import { serveTasks } from "#platform/processes/serve-tasks.ts";
import type { RenderDocument } from "../../engine/print-input.ts";
import type { RenderTask } from "./print-task.ts";

/*
 * The entry point of the process that makes the HTML of a printed report: React renders what
 * strangers' sites contain, so it runs in a process with limits.
 */

async function render({ bundle, input }: RenderTask): Promise<string> {
  const { renderDocument } = (await import(pathToFileURL(bundle).href)) as {
    readonly renderDocument: RenderDocument;
  };
  return renderDocument(input);
}

serveTasks(render, () => undefined);
