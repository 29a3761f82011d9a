import { zipSync } from "fflate";
import type { WorkerReport } from "#base/run-in-worker.ts";

/** Pictures are compressed already: the archive stores them without compression. */
const stored = 0;

addEventListener(
  "message",
  async ({ data }: MessageEvent<readonly (readonly [name: string, picture: Blob])[]>) => {
    const files = await Promise.all(
      data.map(
        async ([name, picture]) => [name, new Uint8Array(await picture.arrayBuffer())] as const,
      ),
    );
    const report: WorkerReport<Uint8Array> = {
      type: "done",
      value: zipSync(Object.fromEntries(files), { level: stored }),
    };
    postMessage(report, { transfer: [report.value.buffer] });
  },
);
