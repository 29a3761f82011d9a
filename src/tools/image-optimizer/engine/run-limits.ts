import type { OutputFormat } from "./settings.ts";

/** How much a run optimizes at the same time. */
export interface RunLimits {
  readonly maxPictures: number;
  /** The sum of the pictures' pixels; a picture that is larger runs alone. */
  readonly maxPixels: number;
}

interface Device {
  readonly hardwareConcurrency: number;
  /** In GB; undefined in browsers that do not say it. @see https://www.w3.org/TR/device-memory/ */
  readonly deviceMemory?: number | undefined;
}

/** More workers than this gain little, because they wait for the same memory. */
const maxParallelPictures = 4;
/** The browser, its other tabs and the system need the rest of the memory. */
const memoryShare = 1 / 8;
/** What is assumed of a device that does not say its memory, in GB. */
const unknownMemory = 4;
/**
 * What a pixel takes while it is decoded and encoded: its bitmap, its bytes, and the copies of an
 * encoder. Measured with `npm run bench -- images FOLDER large`: 24 to 40.
 */
const bytesPerPixel = 40;

/**
 * Chooses how many pictures are optimized at the same time.
 * @param hasThreads whether the codec of AVIF uses every core itself
 */
export function getRunLimits(
  { hardwareConcurrency, deviceMemory = unknownMemory }: Device,
  { format, hasThreads }: { readonly format: OutputFormat; readonly hasThreads: boolean },
): RunLimits {
  const usesEveryCore = format === "avif" && hasThreads;
  // From three cores on, one is left for the page.
  const cores = hardwareConcurrency > 2 ? hardwareConcurrency - 1 : hardwareConcurrency;
  return {
    maxPictures: usesEveryCore ? 1 : Math.max(1, Math.min(maxParallelPictures, cores || 1)),
    maxPixels: (deviceMemory * 1024 ** 3 * memoryShare) / bytesPerPixel,
  };
}
