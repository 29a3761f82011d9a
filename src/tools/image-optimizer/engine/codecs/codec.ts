import type { PictureType } from "../header/read-header.ts";
import type { Pixels } from "./pixels.ts";

export type EncodedFile = Uint8Array<ArrayBuffer>;
export type OnProgress = (share: number) => void;

/**
 * The encoder of one format. The page runs it in a worker of its own, tests and benchmarks call it
 * directly.
 */
export interface Codec {
  /** Loads the codec, so that the first picture does not wait for a download. */
  readonly warm: () => Promise<unknown>;
  /** Encodes a picture. @param level the quality on the scale common to all formats, 1 to 100 */
  readonly encode: (pixels: Pixels, level: number, onProgress: OnProgress) => Promise<EncodedFile>;
  /**
   * Encodes the largest file at or below a size in bytes; undefined where no setting gives such a
   * small file.
   */
  readonly fit: (
    pixels: Pixels,
    targetBytes: number,
    onProgress: OnProgress,
  ) => Promise<EncodedFile | undefined>;
  /** Recompresses a file losslessly without decoding it; only for formats that support it. */
  readonly repack?: (source: EncodedFile) => Promise<EncodedFile>;
}

/** The message to a codec's worker. */
export interface CodecJob {
  readonly pixels: Pixels;
  readonly level: number;
  readonly targetBytes: number | undefined;
  /** The ICC profile to write; undefined when the visitor does not keep it. */
  readonly profile: Uint8Array | undefined;
  /** The original file; undefined when it may not be recompressed instead of encoded. */
  readonly source: EncodedFile | undefined;
  readonly type: PictureType;
}
