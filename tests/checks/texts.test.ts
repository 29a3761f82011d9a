import { expect, test } from "vitest";
import { locales, type Locale } from "#i18n/messages.ts";
import {
  readBody,
  listIds,
  projectFile,
  readList,
  readValue,
  readWordsFile,
  type Kind,
} from "../e2e/support/content-files.ts";
import { tools } from "#tools/catalogue.ts";
import { styleFaults } from "./texts/arabic-style.ts";
import {
  frontMatterTexts,
  parseLines,
  computeMedian,
  computeReadingEase,
  splitSentences,
  countSyllables,
  countWords,
} from "./texts/prose.ts";
import { countTutorialWords, tutorialWords } from "./texts/tutorial-length.ts";

const kinds: readonly Kind[] = [
  "services",
  "projects",
  "tutorials",
  "team",
  "testimonials",
  "legal",
];
const tutorials = listIds("tutorials");

/**
 * An article's figures: words of all that is read but code, and of its sentences how long they are.
 */
function computeFigures(id: string, locale: Locale) {
  const lines = parseLines(readBody(readWordsFile("tutorials", id, locale)));
  const sentences = splitSentences(lines);
  const lengths = sentences.map((sentence) => countWords(sentence, locale).length);
  return {
    words: countTutorialWords(lines.map(({ text }) => text).join("\n"), locale),
    sentences: sentences.length,
    median: computeMedian(lengths),
    maxWords: Math.max(...lengths),
    wordiestSentence: sentences[lengths.indexOf(Math.max(...lengths))] ?? "",
    ease: locale === "en" ? Math.round(computeReadingEase(sentences)) : undefined,
  };
}

test("every article has 1,000 to 1,800 words in each language, in sentences that are read at once", () => {
  const figures = tutorials.flatMap((id) =>
    locales.map((locale) => ({ id, locale, ...computeFigures(id, locale) })),
  );
  console.table(figures, ["id", "locale", "words", "sentences", "median", "maxWords", "ease"]);
  for (const { id, locale, words, median: middle, maxWords, wordiestSentence, ease } of figures) {
    const where = `${id} ${locale}`;
    expect.soft(words, `words of ${where}`).toBeGreaterThanOrEqual(tutorialWords.min);
    expect.soft(words, `words of ${where}`).toBeLessThanOrEqual(tutorialWords.max);
    expect.soft(middle, `words of a sentence of ${where}`).toBeLessThanOrEqual(22);
    expect.soft(maxWords, `${where}: ${wordiestSentence}`).toBeLessThanOrEqual(55);
    if (ease !== undefined)
      expect.soft(ease, `Flesch reading ease of ${where}`).toBeGreaterThanOrEqual(50);
  }
});

test("CONTRIBUTING tells authors the length that is tested", () => {
  const [min, max] = [tutorialWords.min, tutorialWords.max].map((words) =>
    words.toLocaleString("en"),
  );
  expect(projectFile("CONTRIBUTING.md")).toContain(`a tutorial has ${min} to ${max} words`);
});

test("every article begins with its summary: three to five whole sentences", () => {
  for (const id of tutorials) {
    for (const locale of locales) {
      const summary = readList(readWordsFile("tutorials", id, locale), "takeaways");
      expect.soft(summary.length, `${id} ${locale}`).toBeGreaterThanOrEqual(3);
      expect.soft(summary.length, `${id} ${locale}`).toBeLessThanOrEqual(5);
      expect
        .soft(
          summary.filter(
            (sentence) => !/[.!?؟…]$/.test(sentence) || countWords(sentence, locale).length < 5,
          ),
          `${id} ${locale}`,
        )
        .toEqual([]);
    }
  }
});

/** What twelve words and more of a text say, without marks, case and punctuation. */
const normalize = (text: string, locale: Locale): string =>
  countWords(text.normalize("NFKD").replace(/\p{M}/gu, ""), locale).join(" ").toLowerCase();

/** Paragraphs of twelve words and more that are in more than one text, with those texts. */
function sharedParagraphs(
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): readonly string[] {
  const placesByText = new Map<string, Set<string>>();
  for (const [place, body] of Object.entries(texts)) {
    for (const { text } of parseLines(body)) {
      const sample = normalize(text, locale);
      if (sample.split(" ").length >= 12)
        placesByText.set(sample, (placesByText.get(sample) ?? new Set()).add(place));
    }
  }
  return [...placesByText]
    .filter(([, places]) => places.size > 1)
    .map(([sample, places]) => `${[...places].join(", ")}: ${sample}`);
}

test("no two texts of a language share a paragraph", () => {
  for (const locale of locales) {
    const bodies = kinds.flatMap((kind) =>
      listIds(kind).map(
        (id) => [`${kind}/${id}`, readBody(readWordsFile(kind, id, locale))] as const,
      ),
    );
    expect(sharedParagraphs(Object.fromEntries(bodies), locale)).toEqual([]);
  }
});

/**
 * The links of a text to tutorials and tools whose words are not the title, or a part of the title,
 * that they lead to.
 */
function misnamedLinks(body: string, titles: Readonly<Record<string, string>>): readonly string[] {
  return [...body.matchAll(/\[([^\]]+)\]\((?:\/en)?(\/(?:tutorials|tools)\/[\w-]+)\)/g)].flatMap(
    ([, text, path]) => {
      const title = titles[path!]?.toLowerCase() ?? "";
      const names = [title, ...title.split(/[:؟] /)];
      return names.includes(text!.toLowerCase())
        ? []
        : [`${text} leads to ${title === "" ? path : title}`];
    },
  );
}

test("a link to a tutorial or a tool is named by the title it leads to", () => {
  for (const locale of locales) {
    const titles = Object.fromEntries([
      ...tutorials.map(
        (id) =>
          [
            `/tutorials/${id}`,
            readValue(readWordsFile("tutorials", id, locale), "title")!,
          ] as const,
      ),
      ...tools.map(({ slug, messages }) => [`/tools/${slug}`, messages.title[locale]] as const),
    ]);
    const faults = kinds.flatMap((kind) =>
      listIds(kind).flatMap((id) =>
        misnamedLinks(readBody(readWordsFile(kind, id, locale)), titles).map(
          (fault) => `${kind}/${id}: ${fault}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  }
  const titles = {
    "/tools/speed-test": "Speed Test",
    "/tutorials/type": "Arabic type: seven rules",
  };
  expect(
    misnamedLinks("[speed test](/en/tools/speed-test) and [Arabic type](/tutorials/type)", titles),
  ).toEqual([]);
  expect(misnamedLinks("[here](/en/tools/speed-test) and [type](/tutorials/gone)", titles)).toEqual(
    ["here leads to speed test", "type leads to /tutorials/gone"],
  );
});

test("Arabic texts are written in Arabic and not translated: no calques, no slips of spelling or of punctuation", () => {
  const faults = kinds.flatMap((kind) =>
    listIds(kind).flatMap((id) => {
      const file = readWordsFile(kind, id, "ar");
      return styleFaults(
        [...frontMatterTexts(file), ...parseLines(readBody(file)).map(({ text }) => text)].join(
          "\n",
        ),
      ).map((fault) => `${kind}/${id}: ${fault}`);
    }),
  );
  expect(faults).toEqual([]);
});

test("a calque, a slip and a borrowed paragraph are found", () => {
  const slips = [
    "قم بتحميل الصورة",
    "سنقوم غدًا بمراجعة الموقع",
    "يتم حفظ الملف",
    "تم إرسال الرسالة",
    "كُتب النص من قِبَل الفريق",
    "يعمل بشكل جيد، ويفتح بشكل سريع",
    "الموقع الخاص بك",
    "هذا أمر هام",
    "شكراً لك",
    "شكرا لك",
    "اكتب اسمك او رقمك",
    "اكتب اسمك, ثم رقمك",
    "اكتب اسمك ،ثم رقمك",
    "كم السعر?",
    "السعر ٥٠ جنيهًا",
    "انتظر...",
    "قائمـــة الطعام",
  ];
  expect(slips.filter((slip) => styleFaults(slip).length === 0)).toEqual([]);
  const clean =
    "يكتب الناس «صيانه» أو `او`، ولم يرها أحد من قبل. تقوم الخدمة كلها على رجلين… أتعرفهما؟ كلَّفنا ذلك 1,500 جنيه، وخرجنا بـ 64 عملًا.";
  expect(styleFaults(clean)).toEqual([]);
  const sample =
    "We write on the door what the oven holds today, and the guests decide for themselves.";
  expect(
    sharedParagraphs(
      {
        one: `# One\n\n${sample}`,
        two: `- **We** write on the [door](/door) what the oven holds today, and the guests decide for themselves!`,
      },
      "en",
    ),
  ).toHaveLength(1);
  expect(sharedParagraphs({ one: sample, two: "We write on the door." }, "en")).toEqual([]);
});

test("words and sentences are counted as a reader would", () => {
  const lines = parseLines(
    '## Two words\n\nFive words [are here](/no "title") **today**. And two?\n\n```js\nconst code = 1;\n```\n\n| a | b |\n| --- | --- |\n| c | d |\n\n1. An item of five words',
  );
  expect(lines.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "row", "row", "item"]);
  expect(countWords(lines.map(({ text }) => text).join(" "), "en")).toHaveLength(2 + 5 + 2 + 4 + 5);
  expect(splitSentences(lines)).toEqual([
    "Five words are here today.",
    "And two?",
    "An item of five words",
  ]);
  expect(countWords("ولصفحتك 4.5 درجات، و`alt` واحد.", "ar")).toHaveLength(6);
  expect(computeMedian([9, 1, 5])).toBe(5);
  expect(
    ["cat", "table", "website", "reading", "wanted", "asked", "made", "beautiful", "the"].map(
      countSyllables,
    ),
  ).toEqual([1, 2, 2, 2, 2, 1, 1, 3, 1]);
  // Flesch's own example range: short words in short sentences are very easy, long ones are not.
  expect(computeReadingEase(["The cat sat on the mat.", "It was warm."])).toBeGreaterThan(100);
  expect(
    computeReadingEase([
      "Organisational considerations necessitate comprehensive documentation of administrative responsibilities.",
    ]),
  ).toBeLessThan(0);
});
