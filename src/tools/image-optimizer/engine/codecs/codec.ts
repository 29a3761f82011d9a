import type { PictureType } from "../header/read-header.ts";
import type { Pixels } from "./pixels.ts";

export type EncodedFile = Uint8Array<ArrayBuffer>;
export type OnProgress = (share: number) => void;

/** One format's encoder. It runs in a worker of its own in the page, and in tests and benchmarks as it is. */
export interface Codec {
  /** Gets ready, so that the first picture does not wait for a download. */
  readonly warm: () => Promise<unknown>;
  /** @param level of the scale that all formats share, 1 to 100 */
  readonly encode: (pixels: Pixels, level: number, onProgress: OnProgress) => Promise<EncodedFile>;
  /** The largest file at or under a size; undefined where the format cannot get that small. */
  readonly fit: (
    pixels: Pixels,
    targetBytes: number,
    onProgress: OnProgress,
  ) => Promise<EncodedFile | undefined>;
  /** The same picture in fewer bytes, without decoding it; only where a format can. */
  readonly repack?: (source: EncodedFile) => Promise<EncodedFile>;
}

/** What a codec's worker is asked. */
export interface CodecJob {
  readonly pixels: Pixels;
  readonly level: number;
  readonly targetBytes: number | undefined;
  /** Goes into the file, where the visitor keeps the colour profile. */
  readonly profile: Uint8Array | undefined;
  /** The file that came in, where it may be repacked in the place of being encoded. */
  readonly source: EncodedFile | undefined;
  readonly type: PictureType;
}
