import { readFile } from "node:fs/promises";
import type { Findings, Lab } from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import {
  findMiddleHeightEm,
  findTouchingLineHeight,
  findWidestSpace,
  measureWidthEm,
  type MeasuredLine,
  type WrappedText,
} from "./measure-text.ts";

/** A dish of the example menu with all its marks, and the same in English. */
const marked =
  "تُطْبَخُ الشُّورْبَةُ كُلَّ صَبَاحٍ فِي قِدْرٍ مِنَ النُّحَاسِ، ثُمَّ تُقَدَّمُ سَاخِنَةً مَعَ خُبْزٍ بَلَدِيٍّ وَلَيْمُونٍ، وَيُضَافُ إِلَيْهَا الْكَمُّونُ وَالثُّومُ بِحَسَبِ الرَّغْبَةِ، وَإِنْ شِئْتَ أَضَفْنَا إِلَيْهَا زَيْتَ الزَّيْتُونِ.";
const plain = marked.replace(/[\u064b-\u0652]/g, "");
const english =
  "The soup is cooked every morning in a copper pot, then served hot with country bread and lemon. Cumin and garlic are added to taste, and if you like, we add olive oil.";

/** Letters without a stem, as most of a text is made of them. */
const smallLetters = { ar: [..."ودرهصحعسم"], en: [..."aceonrsux"] } as const;

/** From a narrow phone to a wide column, so that many lines come below each other. */
const columnsEm = Array.from({ length: 21 }, (_, at) => 14 + at);
/** Columns of a phone: 320 px of text are 18 ems of 18 px. */
const phoneColumnsEm = columnsEm.filter((em) => em <= 20);

/** Another version of Chromium may round outlines otherwise. */
const measured = (value: number, decimals: number): Figure => ({
  value: Math.round(value * 10 ** decimals) / 10 ** decimals,
  decimals,
  spread: 0.03,
});

const fonts = new URL("../../../../src/brand/fonts/", import.meta.url);
const page = `<!doctype html><html lang="ar"><head><meta charset="utf-8"><title>Text</title><style>
@font-face{font-family:Readex;font-weight:400 700;src:url(/arabic.woff2);unicode-range:U+0600-06FF}
@font-face{font-family:Readex;font-weight:400 700;src:url(/latin.woff2);unicode-range:U+0020-007E}
body{font:400 100px Readex}p,span{position:absolute;margin:0;white-space:nowrap}p{white-space:normal;width:max-content}
</style></head><body>نص text</body></html>`;

export async function run(lab: Lab): Promise<Findings> {
  const readFont = async (name: string) => ({
    type: "font/woff2",
    body: await readFile(new URL(`readex-pro-${name}.woff2`, fonts)),
  });
  const origin = await lab.serve({
    "/": { type: "text/html; charset=utf-8", body: page },
    "/arabic.woff2": await readFont("arabic"),
    "/latin.woff2": await readFont("latin"),
  });
  const opened = await lab.openPage(`${origin}/`, { width: 4_000, height: 800 });
  await opened.evaluate(() => document.fonts.ready);

  const findLineHeight = (text: string, lang: "ar" | "en"): Promise<number> =>
    opened.evaluate(findTouchingLineHeight, { text, lang, widthsEm: columnsEm });
  const lineHeights = {
    "line-english": await findLineHeight(english, "en"),
    "line-plain": await findLineHeight(plain, "ar"),
    "line-marked": await findLineHeight(marked, "ar"),
  };
  lab.report(`lines touch below ${Object.values(lineHeights).join(", ")}`);

  const small = {
    ar: await opened.evaluate(findMiddleHeightEm, smallLetters.ar),
    en: await opened.evaluate(findMiddleHeightEm, smallLetters.en),
  };
  const measureWidth = (line: MeasuredLine): Promise<number> =>
    opened.evaluate(measureWidthEm, line);
  const width = {
    ar: await measureWidth({ text: plain, lang: "ar" }),
    en: await measureWidth({ text: english, lang: "en" }),
  };
  const word: MeasuredLine = { text: "قائمة", lang: "ar" };
  const spaced = await measureWidth({ ...word, letterSpacing: "0.1em" });
  const usual = await measureWidth(word);
  const onPhone: WrappedText = { text: plain, lang: "ar", widthsEm: phoneColumnsEm };
  const widestSpace = await opened.evaluate(findWidestSpace, onPhone);
  return {
    figures: {
      ...Object.fromEntries(
        Object.entries(lineHeights).map(([name, value]) => [name, measured(value, 2)]),
      ),
      "small-arabic": measured(100 * small.ar, 0),
      "small-english": measured(100 * small.en, 0),
      "size-as-tall": measured((17 * small.en) / small.ar, 0),
      "width-share": measured((100 * width.ar) / width.en, 0),
      "spacing-change": measured(Math.abs((100 * (spaced - usual)) / usual), 0),
      "widest-space": measured(widestSpace, 1),
    },
    charts: { lines: chart },
  };
}

const chart: Chart = {
  title: { ar: "ارتفاع السطر الذي يتلامس تحته سطران", en: "Line height below which lines touch" },
  unit: { ar: "{n}", en: "{n}" },
  method: {
    ar: "جملة واحدة بخط Readex Pro في 21 عرضًا، وارتفاع السطر مقسوم على حجم الخط",
    en: "one sentence in Readex Pro at 21 widths, line height over font size",
  },
  bars: [
    { label: { ar: "إنجليزية", en: "English" }, figure: "line-english" },
    { label: { ar: "عربية بلا تشكيل", en: "Arabic without vowel marks" }, figure: "line-plain" },
    { label: { ar: "عربية مشكولة", en: "Arabic with vowel marks" }, figure: "line-marked" },
  ],
};
