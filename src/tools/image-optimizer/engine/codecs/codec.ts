import type { PictureType } from "../header/read-header.ts";
import type { Pixels } from "./pixels.ts";

export type EncodedFile = Uint8Array<ArrayBuffer>;
export type OnProgress = (share: number) => void;

/** The encoder of one format. In the page it runs in its own worker, in tests and benchmarks directly. */
export interface Codec {
  /** Loads the codec, so that the first picture does not wait for a download. */
  readonly warm: () => Promise<unknown>;
  /** @param level on the scale common to all formats, 1 to 100 */
  readonly encode: (pixels: Pixels, level: number, onProgress: OnProgress) => Promise<EncodedFile>;
  /** The largest file at or below a size; undefined where the format cannot get that small. */
  readonly fit: (
    pixels: Pixels,
    targetBytes: number,
    onProgress: OnProgress,
  ) => Promise<EncodedFile | undefined>;
  /** Recompresses the same pixels without decoding; only for formats that support it. */
  readonly repack?: (source: EncodedFile) => Promise<EncodedFile>;
}

/** The message to a codec's worker. */
export interface CodecJob {
  readonly pixels: Pixels;
  readonly level: number;
  readonly targetBytes: number | undefined;
  /** The colour profile to write, where the visitor keeps it. */
  readonly profile: Uint8Array | undefined;
  /** The original file, where it may be recompressed instead of encoded. */
  readonly source: EncodedFile | undefined;
  readonly type: PictureType;
}
