import { zipSync, type Zippable } from "fflate";
import type { Row } from "../engine/csv.ts";
import { formatSvg } from "../engine/svg-file.ts";
import { toPngBlob } from "./export-code.ts";
import { takeReadableRows, type RowsRequest } from "./readable-rows.ts";
import { findReadablePixels, findReadableVector } from "./render-verified.ts";

export interface BatchRequest extends RowsRequest {
  readonly format: "png" | "svg";
  readonly printMm: number;
}

interface Zip {
  /** Undefined where no code could be read. */
  readonly blob: Blob | undefined;
  /** Rows whose code could not be read. */
  readonly rejected: readonly Row[];
}

/**
 * Draws the codes of a sheet, reads each back, and packs those that were readable.
 * @param onProgress called with the finished share from 0 to 1
 * @throws the reason of `signal` when it is aborted
 */
export async function makeZip(
  { format, printMm, ...request }: BatchRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Zip> {
  const { style, logo } = request;
  const files: Zippable = {};
  const utf8 = new TextEncoder();
  const rejected = await takeReadableRows(
    request,
    format === "png" ? findReadablePixels : findReadableVector,
    async ({ name }, rowRequest, attempt) => {
      // A PNG is compressed already.
      if (format === "png")
        files[`${name}.png`] = [
          new Uint8Array(await (await toPngBlob(rowRequest, attempt)).arrayBuffer()),
          { level: 0 },
        ];
      else
        files[`${name}.svg`] = utf8.encode(formatSvg(attempt.drawing, style, `${printMm}mm`, logo));
    },
    signal,
    onProgress,
  );
  return {
    blob:
      Object.keys(files).length === 0
        ? undefined
        : new Blob([zipSync(files)], { type: "application/zip" }),
    rejected,
  };
}
