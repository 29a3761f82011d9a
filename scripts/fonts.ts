/**
 * Creates the font files of the site as subsets of the fontsource package: the characters and
 * weights that the site uses, and for Arabic the HEXP axis, which stretches display sizes (drawn
 * kashida). The letters of the Arabic language's name have a file of their own, so that a page
 * in another language does not fetch the Arabic font for them. Run it after the package changed.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { localeName, localeShortName } from "../src/i18n/locale.ts";

const source = new URL("../node_modules/@fontsource-variable/readex-pro/files/", import.meta.url);
const target = new URL("../src/brand/fonts/", import.meta.url);

const listRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

/**
 * The letters, marks and digits of Arabic and Persian keyboards; punctuation of both scripts is in
 * the Latin font.
 */
const arabic = `${listRange(0x0621, 0x063a)}${listRange(0x0640, 0x0655)}${listRange(0x0660, 0x066c)}\u060c\u061b\u061f\u0670\u0671پچژڤگکی${listRange(0x06f0, 0x06f9)}\u200c\u200d\u200e\u200f`;
const latin = `${listRange(0x20, 0x7e)}\u00a0©«»®°±·×÷àâäçèéêëîïôöùûüñÀÉ–—‘’“”•…€₂→←↑↓−≤≥≈✓`;

const files = [
  {
    from: "readex-pro-arabic-full-normal.woff2",
    to: "readex-pro-arabic.woff2",
    text: arabic,
    axes: { wght: { min: 400, max: 700 }, HEXP: { min: 0, max: 70 } },
  },
  {
    from: "readex-pro-latin-full-normal.woff2",
    to: "readex-pro-latin.woff2",
    text: latin,
    axes: { wght: { min: 400, max: 700 }, HEXP: 0 },
    // Fractions and the letters that only they and other languages need are 1.6 KB.
    noLayoutClosure: true,
  },
  {
    from: "readex-pro-arabic-full-normal.woff2",
    to: "readex-pro-language-name.woff2",
    text: localeName.ar + localeShortName.ar,
    axes: { wght: 500, HEXP: 0 },
  },
];

await mkdir(target, { recursive: true });
for (const { from, to, text, axes, noLayoutClosure = false } of files) {
  const whole = await readFile(new URL(from, source));
  // The types of subset-font do not name `noLayoutClosure` yet; its README does.
  const options = { targetFormat: "woff2" as const, variationAxes: axes, noLayoutClosure };
  const part = await subsetFont(whole, text, options);
  await writeFile(new URL(to, target), part);
  console.log(`${to}: ${part.length} bytes of ${whole.length}`);
}
