import type { WorkerReport } from "#base/run-in-worker.ts";
import { decode, type Decoded, type DecodeJob } from "../../engine/codecs/decode.ts";
import { DecodeFailure } from "../../engine/codecs/decode-failure.ts";

const report = (message: WorkerReport<Decoded>, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

addEventListener("message", async ({ data }: MessageEvent<DecodeJob | "warm">) => {
  if (data === "warm") return;
  try {
    const value = await decode(data, (share) => report({ type: "progress", value: share }));
    report({ type: "done", value }, [
      value.pixels.data.buffer,
      ...(value.stripped === undefined ? [] : [value.stripped.buffer]),
    ]);
  } catch (error) {
    const code =
      error instanceof DecodeFailure
        ? error.code
        : error instanceof RangeError
          ? "out-of-memory"
          : "crashed";
    report({ type: "failed", code, message: String(error) });
  }
});
