import type { WorkerReport } from "#base/run-in-worker.ts";
import { canHoldProfile, addProfile } from "../header/colour-profile.ts";
import type { Codec, CodecJob, EncodedFile } from "./codec.ts";

/**
 * Serves a codec in the worker that calls this: each message is a job, and the response is its
 * file. The message "warm" only loads the codec.
 */
export function serveCodec(codec: Codec): void {
  const report = (message: WorkerReport<EncodedFile>, transfer: Transferable[] = []): void =>
    postMessage(message, { transfer });
  addEventListener("message", async ({ data }: MessageEvent<CodecJob | "warm">) => {
    if (data === "warm") {
      await codec.warm().catch(() => undefined); // the next job reports the error
      return;
    }
    try {
      const file = await runJob(codec, data, (value) => report({ type: "progress", value }));
      if (file === undefined) report({ type: "failed", code: "target-missed" });
      else report({ type: "done", value: file }, [file.buffer]);
    } catch (error) {
      report({ type: "failed", code: "crashed", message: String(error) });
    }
  });
}

async function runJob(
  codec: Codec,
  { pixels, level, targetBytes, profile, source, type }: CodecJob,
  onProgress: (share: number) => void,
): Promise<EncodedFile | undefined> {
  const room = profile !== undefined && canHoldProfile(type) ? profile : undefined;
  if (source !== undefined && codec.repack !== undefined) {
    const repacked = await codec.repack(source);
    if (targetBytes === undefined || repacked.length <= targetBytes) return repacked;
  }
  // The profile counts towards the target size. A PNG compresses it, so its size ends slightly
  // lower.
  const file =
    targetBytes === undefined
      ? await codec.encode(pixels, level, onProgress)
      : await codec.fit(
          pixels,
          targetBytes - (room === undefined ? 0 : room.length + 64),
          onProgress,
        );
  return file !== undefined && room !== undefined ? addProfile(file, type, room) : file;
}
