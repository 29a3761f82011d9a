import type { WorkerReport } from "#base/run-in-worker.ts";
import type { PlannerFile } from "../../engine/planner/planner-file.ts";
import { readPlannerFile } from "../../engine/planner/read-planner-file.ts";

/** Reads a file in a worker, because fifty thousand rows take longer than a frame. */
async function read(file: File): Promise<WorkerReport<PlannerFile>> {
  const outcome = readPlannerFile(new Uint8Array(await file.arrayBuffer()), file.name);
  return typeof outcome === "string"
    ? { type: "failed", code: outcome }
    : { type: "done", value: outcome };
}

addEventListener("message", async ({ data }: MessageEvent<File>) => postMessage(await read(data)));
