import { zipSync, type Zippable } from "fflate";
import { refusalOf } from "../engine/attempts.ts";
import type { Row } from "../engine/csv.ts";
import { readablePixels, readableVector, type Order } from "./render-verified.ts";
import { openReader } from "./reader.ts";
import { pngBlob, svgText } from "./export-code.ts";

interface Wish {
  readonly rows: readonly Row[];
  readonly look: Order["look"];
  readonly logo: Order["logo"];
  readonly format: "png" | "svg";
  readonly printMm: number;
}

interface Zip {
  /** Nothing where no code could be read. */
  readonly blob: Blob | undefined;
  /** Rows whose code could not be read. */
  readonly refused: readonly Row[];
}

/**
 * Draws the codes of a sheet, reads each back, and packs those that read.
 * @param onProgress is given the share that is done
 * @throws the reason of `signal` where the visitor stops it
 */
export async function makeZip(
  { rows, look, logo, format, printMm }: Wish,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Zip> {
  const reader = openReader();
  const files: Zippable = {};
  const refused: Row[] = [];
  const utf8 = new TextEncoder();
  try {
    for (const [index, row] of rows.entries()) {
      signal.throwIfAborted();
      const order = { content: row.content, look, logo };
      const attempt =
        refusalOf(row.content, look) === undefined
          ? await (format === "png" ? readablePixels : readableVector)(order, reader)
          : undefined;
      if (attempt === undefined) refused.push(row);
      // A PNG is packed already.
      else if (format === "png")
        files[`${row.name}.png`] = [
          new Uint8Array(await (await pngBlob(order, attempt)).arrayBuffer()),
          { level: 0 },
        ];
      else files[`${row.name}.svg`] = utf8.encode(svgText(order, attempt, printMm));
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
    refused,
  };
}
