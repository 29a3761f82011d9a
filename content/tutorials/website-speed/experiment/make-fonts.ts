import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = new URL(
  "../../../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
  import.meta.url,
);

const listRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** Every letter of the Arabic block, as a font file has it that no one has made smaller. */
const wholeBlock = listRange(0x0600, 0x06ff);
/** The letters, marks and digits of Arabic alone. */
const arabic = `${listRange(0x0621, 0x063a)}${listRange(0x0640, 0x0652)}،؛؟`;

export const weights = [300, 400, 600, 700] as const;

/** A file for each weight, as TrueType: what shops often upload. */
export async function makeFontFiles(): Promise<readonly Buffer[]> {
  const whole = await readFile(source);
  return Promise.all(
    weights.map((wght) =>
      subsetFont(whole, wholeBlock, { targetFormat: "sfnt", variationAxes: { wght } }),
    ),
  );
}

/** One variable file with all weights, as WOFF2. */
export async function makeOneFontFile(): Promise<Buffer> {
  return subsetFont(await readFile(source), arabic, { targetFormat: "woff2" });
}
