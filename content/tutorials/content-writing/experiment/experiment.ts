import { readFile } from "node:fs/promises";
import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";

const languages = ["ar", "en"] as const;
type Language = (typeof languages)[number];

/** The texts of the article's carpenter, as paragraphs: what he says, and the page made of it. */
async function readTexts(language: Language): Promise<{ spoken: string[]; page: string[] }> {
  const article = await readFile(new URL(`../${language}.md`, import.meta.url), "utf8");
  const quotations = article
    .split(/\n(?!>)/)
    .map((block) => block.split("\n").filter((line) => line.startsWith(">")))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines
        .map((line) => line.replace(/^> ?/, "").replaceAll("**", ""))
        .filter((line) => line !== ""),
    );
  const [spoken, page] = quotations;
  if (spoken?.length !== 1 || page?.length !== 4)
    throw new Error(`${language}: the article has other quotations than the experiment knows`);
  return { spoken, page };
}

/** A phone of 360 px with a margin of 20 px on each side, and the letters of our articles. */
const [columnPx, fontPx] = [320, 18];
const fonts = new URL("../../../../src/brand/fonts/", import.meta.url);
const html = `<!doctype html><html lang="ar"><head><meta charset="utf-8"><title>Text</title><style>
@font-face{font-family:Readex;font-weight:400 700;src:url(/arabic.woff2);unicode-range:U+0600-06FF}
@font-face{font-family:Readex;font-weight:400 700;src:url(/latin.woff2);unicode-range:U+0020-007E}
body{margin:0;width:${columnPx}px;font:400 ${fontPx}px/1.75 Readex}p{margin:0}
</style></head><body>نص text</body></html>`;

/** Runs in the page: the number of lines of each paragraph. */
function countLines([lang, paragraphs]: readonly [string, readonly string[]]): number[] {
  return paragraphs.map((text) => {
    const paragraph = document.createElement("p");
    Object.assign(paragraph, { lang, dir: lang === "ar" ? "rtl" : "ltr", textContent: text });
    document.body.append(paragraph);
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    paragraph.remove();
    return lines.size;
  });
}

const countWords = (paragraphs: readonly string[]): number =>
  paragraphs.join(" ").split(/\s+/).length;

/** Another version of Chromium may break one line elsewhere. */
const toLines = (lines: readonly number[]): Figure => ({
  ...toWholeFigure(Math.max(...lines)),
  spread: 0.25,
});

export async function run(lab: Lab): Promise<Findings> {
  const readFont = async (name: string) => ({
    type: "font/woff2",
    body: await readFile(new URL(`readex-pro-${name}.woff2`, fonts)),
  });
  const origin = await lab.serve({
    "/": { type: "text/html; charset=utf-8", body: html },
    "/arabic.woff2": await readFont("arabic"),
    "/latin.woff2": await readFont("latin"),
  });
  const opened = await lab.openPage(`${origin}/`, { width: 360, height: 640 });
  await opened.evaluate(() => document.fonts.ready);
  const figures: Record<string, Figure> = {};
  for (const language of languages)
    for (const [name, paragraphs] of Object.entries(await readTexts(language))) {
      const lines = await opened.evaluate(countLines, [language, paragraphs] as const);
      lab.report(`${language}, ${name}: ${countWords(paragraphs)} words, lines ${lines.join(" ")}`);
      figures[`${language}-${name}`] = toLines(lines);
    }
  return { figures, charts: { lines: chart } };
}

const chart: Chart = {
  title: { ar: "أسطر أطول فقرة على الهاتف", en: "Lines of the longest paragraph on a phone" },
  unit: { ar: "{n}", en: "{n}" },
  method: {
    ar: `عمود عرضه ${columnPx} بكسل، وحروف موقعنا بحجم ${fontPx}`,
    en: `a column of ${columnPx} pixels, the letters of this site at ${fontPx}`,
  },
  bars: [
    { label: { ar: "كلامه بالعربية", en: "What he said, Arabic" }, figure: "ar-spoken" },
    { label: { ar: "صفحته بالعربية", en: "His page, Arabic" }, figure: "ar-page" },
    { label: { ar: "كلامه بالإنجليزية", en: "What he said, English" }, figure: "en-spoken" },
    { label: { ar: "صفحته بالإنجليزية", en: "His page, English" }, figure: "en-page" },
  ],
};
