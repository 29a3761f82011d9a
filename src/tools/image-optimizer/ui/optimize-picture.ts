import { WorkerFailure } from "#base/run-in-worker.ts";
import type { CodecPool } from "./codec-pool.ts";
import type { CodecJob, EncodedFile as Bytes } from "../engine/codecs/codec.ts";
import type { Decoded, DecodeJob } from "../engine/codecs/decode.ts";
import { getDecodingMs, getEncodingMs } from "../engine/codecs/expected-time.ts";
import { getResultName } from "../engine/file-name.ts";
import type { PictureType } from "../engine/header/read-header.ts";
import { failureCodes, type FailureCode } from "../engine/limits.ts";
import type { Settings } from "../engine/settings.ts";
import { paceProgress } from "./paced-progress.ts";

export interface Optimized {
  readonly blob: Blob;
  readonly name: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** Whether the original was kept, without its metadata, because the result was not smaller. */
  readonly isOriginal: boolean;
  /** Whether metadata was removed. */
  readonly isStripped: boolean;
  /** Whether the metadata said where the picture was taken. */
  readonly hadPlace: boolean;
  readonly isFirstFrame: boolean;
  readonly isTruncated: boolean;
}

/** A picture could not be optimized; `code` selects the message that is shown for it. */
export class OptimizeFailure extends Error {
  override name = "OptimizeFailure";
  readonly code: FailureCode | "crashed";
  constructor(code: FailureCode | "crashed", options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

interface OptimizeOptions {
  /** The pixels of the original, for the pace of the progress. */
  readonly pixelCount: number;
  readonly signal: AbortSignal;
  /** Called with a share from 0 to 1 that never decreases. */
  readonly onProgress: (share: number) => void;
}

const kb = 1024;
/** The typical share of decoding in the whole work. */
const decodeShare = 0.3;

/**
 * Optimizes a picture: decodes, encodes, and keeps the original where the result in the same format
 * would be larger. Nothing is returned with the metadata of the original.
 * @throws OptimizeFailure; the signal's reason where it was aborted
 */
export async function optimizePicture(
  pool: CodecPool,
  file: File,
  settings: Settings,
  { pixelCount, signal, onProgress }: OptimizeOptions,
): Promise<Optimized> {
  try {
    const decoded = await runPaced<Decoded>({
      expectedMs: getDecodingMs(pixelCount),
      onShare: (share) => onProgress(share * decodeShare),
      run: (report) =>
        pool.run("decode", { blob: file, settings } satisfies DecodeJob, {
          signal,
          onProgress: report,
        }),
    });
    const { width, height } = decoded.pixels;
    const bytes = await runPaced<Bytes>({
      expectedMs: getEncodingMs(width * height, settings),
      onShare: (share) => onProgress(decodeShare + share * (1 - decodeShare)),
      run: (report) =>
        pool.run(settings.format, createCodecJob(decoded, settings), {
          signal,
          onProgress: report,
          transfer: [decoded.pixels.data.buffer],
        }),
    });
    return pickSmallest(file, decoded, { bytes, width, height }, settings);
  } catch (cause) {
    if (!(cause instanceof WorkerFailure)) throw cause;
    throw new OptimizeFailure(failureCodes.find((code) => code === cause.code) ?? "crashed", {
      cause,
    });
  }
}

interface PacedWork<Out> {
  readonly expectedMs: number;
  readonly onShare: (share: number) => void;
  readonly run: (report: (share: number) => void) => Promise<Out>;
}

/** Runs work whose share of progress moves by time where the work itself reports none. */
async function runPaced<Out>({ expectedMs, onShare, run }: PacedWork<Out>): Promise<Out> {
  const pace = paceProgress(expectedMs, onShare);
  try {
    const result = await run(pace.report);
    pace.report(1);
    return result;
  } finally {
    pace.stop();
  }
}

function createCodecJob(
  { pixels, profile, stripped, isUnchanged, header }: Decoded,
  settings: Settings,
): CodecJob {
  const isRepacked =
    settings.format === header.type && settings.level === 100 && isUnchanged && !settings.hasTarget;
  return {
    pixels,
    level: settings.level,
    targetBytes: settings.hasTarget ? settings.targetKb * kb : undefined,
    profile,
    source: isRepacked ? stripped : undefined,
    type: settings.format,
  };
}

interface EncodedPicture {
  readonly bytes: Bytes;
  readonly width: number;
  readonly height: number;
}

function pickSmallest(
  file: File,
  { header, stripped, hasMetadata: isStripped, hasPlace: hadPlace }: Decoded,
  encoded: EncodedPicture,
  settings: Settings,
): Optimized {
  const { isAnimated: isFirstFrame, isTruncated } = header;
  // Another format was asked for, or the original cannot be given without its metadata.
  const isAsked = settings.format !== header.type || stripped === undefined;
  if (isAsked || encoded.bytes.length < file.size) {
    const { width, height } = encoded;
    const blob = new Blob([encoded.bytes], { type: `image/${settings.format}` });
    return {
      blob,
      name: getResultName(file.name, settings.format),
      type: settings.format,
      width,
      height,
      isOriginal: false,
      isStripped,
      hadPlace,
      isFirstFrame,
      isTruncated,
    };
  }
  const isTurned = header.orientation >= 5;
  return {
    blob: new Blob([stripped], { type: `image/${header.type}` }),
    name: getResultName(file.name, header.type),
    type: header.type,
    width: isTurned ? header.height : header.width,
    height: isTurned ? header.width : header.height,
    isOriginal: true,
    isStripped,
    hadPlace,
    isFirstFrame: false,
    isTruncated,
  };
}
