import { zipSync, type Zippable } from "fflate";
import { findProblem } from "../engine/attempts.ts";
import type { Row } from "../engine/csv.ts";
import { formatSvg } from "../engine/svg-file.ts";
import { findReadablePixels, findReadableVector, type RenderRequest } from "./render-verified.ts";
import { openReader } from "./reader.ts";
import { toPngBlob } from "./export-code.ts";

export interface BatchRequest {
  readonly rows: readonly Row[];
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
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
  { rows, style, logo, format, printMm }: BatchRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Zip> {
  const reader = openReader();
  const files: Zippable = {};
  const rejected: Row[] = [];
  const utf8 = new TextEncoder();
  try {
    for (const [index, row] of rows.entries()) {
      signal.throwIfAborted();
      const request = { content: row.content, style, logo };
      const attempt =
        findProblem(row.content, style) === undefined
          ? await (format === "png" ? findReadablePixels : findReadableVector)(request, reader)
          : undefined;
      if (attempt === undefined) rejected.push(row);
      // A PNG is compressed already.
      else if (format === "png")
        files[`${row.name}.png`] = [
          new Uint8Array(await (await toPngBlob(request, attempt)).arrayBuffer()),
          { level: 0 },
        ];
      else
        files[`${row.name}.svg`] = utf8.encode(
          formatSvg(attempt.drawing, style, `${printMm}mm`, logo),
        );
      onProgress((index + 1) / rows.length);
    }
  } finally {
    reader.close();
  }
  return {
    blob:
      Object.keys(files).length === 0
        ? undefined
        : new Blob([zipSync(files)], { type: "application/zip" }),
    rejected,
  };
}
