import { expect, test } from "vitest";
import {
  listStartPhrases,
  pickAdvisedRows,
  suggestPhrase,
} from "#tools/keyword-research/engine/suggest-phrase.ts";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import { entryKinds } from "#tools/keyword-research/server/lexicon.ts";
import { tradeBySection } from "#tools/keyword-research/server/trades.ts";
import { lexicons } from "./keyword-servers.ts";

const { search, expand } = createKeywordResearch({
  lexicons,
  now: () => new Date("2026-11-21T12:00:00Z"),
});

/** What people never add to a thing of this kind, and what they do. */
interface Kind {
  readonly never: RegExp;
  readonly shown: RegExp;
  readonly seeds: readonly string[];
}

const instalments = /تقسيط|بدون مقدم|بدون فوائد|install|without (?:interest|down)/;
const kinds: Readonly<Record<string, Kind>> = {
  food: {
    never:
      /تقسيط|بدون (?:مقدم|فوائد)|ضمان|مستعمل|مقاس|موديل|ماركات|تركيا|install|interest|warranty|used|sizes|brands/,
    shown: /توصيل|delivery/,
    seeds: ["حلويات شرقية", "كنافة", "تورتة", "بن", "عسل", "كاترينج", "مطعم مشويات"].concat([
      "sweets",
      "oriental sweets",
      "cake",
      "coffee beans",
      "catering",
    ]),
  },
  clothes: {
    never: /تقسيط|بدون (?:مقدم|فوائد)|ضمان|بالكيلو|للمبتدئين|install|interest|warranty|by the kilo/,
    shown: /محل|shop/,
    seeds: [
      "عباية",
      "ملابس أطفال",
      "فساتين سهرة",
      "شنط حريمي",
      "abaya",
      "kids clothes",
      "handbags",
    ],
  },
  perfume: {
    never: /تقسيط|بدون (?:مقدم|فوائد)|مقاس|بالكيلو|install|interest|sizes/,
    shown: /قريب مني|near me/,
    seeds: ["عطور", "محل عطور", "مكياج", "perfume", "perfume shop"],
  },
  small: {
    never: /تقسيط|بدون (?:مقدم|فوائد)|كشف|حجز|install|interest|book (?:phone|curtains)/,
    shown: /سعر|أسعار|price/,
    seeds: ["جراب موبايل", "ستائر", "أدوات منزلية", "لعب أطفال", "phone case", "curtains"],
  },
  dear: {
    never: /للعيد|بالكيلو|حجز|كشف|للمبتدئين|menu|for eid|by the kilo|\bbook /,
    shown: /بالتقسيط|installments/,
    seeds: ["غسالة", "ثلاجة", "أثاث", "غرف نوم", "موبايل", "سيارات مستعملة", "شقة", "مطابخ"].concat(
      ["washing machine", "laptop", "furniture", "used cars", "kitchen design"],
    ),
  },
  rented: {
    never: instalments,
    shown: /المالك|owner/,
    seeds: ["شقة للإيجار", "apartment for rent"],
  },
  healing: {
    never:
      /تقسيط|بدون (?:مقدم|فوائد)|بالجملة|أرخص|للشركات|install|interest|wholesale|cheapest|for hire/,
    shown: /قريبة? مني|near me|مركز/,
    seeds: [
      "دكتور أسنان",
      "عيادة جلدية",
      "زراعة أسنان",
      "dentist",
      "skin clinic",
      "teeth whitening",
    ],
  },
  law: {
    never: /تقسيط|بدون (?:مقدم|فوائد)|بالجملة|أرخص|توصيل|install|wholesale|cheapest|delivery/,
    shown: /استشارة|consultation/,
    seeds: ["محامي", "محامي طلاق", "محاسب", "lawyer", "divorce lawyer", "accountant"],
  },
  learning: {
    never: /بدون (?:مقدم|فوائد)|بالجملة|توصيل|قبل وبعد|wholesale|delivery|warranty/,
    shown: /أونلاين|online/,
    seeds: ["كورس انجليزي", "مدرس رياضيات", "english course", "math tutor"],
  },
  repairs: {
    never: /تقسيط|بدون (?:مقدم|فوائد)|بالجملة|للمبتدئين|install|wholesale|for beginners/,
    shown: /سعر|أسعار|price/,
    seeds: ["تصليح موبايل", "صيانة تكييف", "سباك", "نجار", "phone repair", "plumber"],
  },
  events: {
    never: /تقسيط|بدون (?:مقدم|فوائد)|بالجملة|24 ساعة|توصيل|install|wholesale|delivery/,
    shown: /حجز|book /,
    seeds: ["قاعة أفراح", "مصور أفراح", "فندق", "كوافير", "wedding hall", "wedding photographer"],
  },
  unknown: {
    never:
      /تقسيط|بدون (?:مقدم|فوائد)|توصيل|بالجملة|حجز|كشف|install|interest|delivery|wholesale|book |menu/,
    shown: /أفضل|best/,
    seeds: ["زعبوط مفلطح", "zabbut"],
  },
};

const all = Object.entries(kinds).flatMap(([kind, { seeds, ...rules }]) =>
  seeds.map((keyword) => ({ kind, keyword, ...rules })),
);

test("the seeds are of many trades in both languages", () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(all.filter(({ keyword }) => /[a-z]/.test(keyword)).length).toBeGreaterThanOrEqual(25);
});

test.each(all)("$keyword has what people add to $kind, and nothing else", async (seed) => {
  const input = { keyword: seed.keyword, locale: "ar", visitor: "mona" } as const;
  const addBid = <R extends object>(rows: readonly R[]) =>
    rows.map((row) => ({ ...row, bid: null }));
  const searched = addBid((await search(input)).rows);
  const rows = [...searched, ...addBid((await expand(input)).rows)];
  expect(rows.map(({ keyword }) => keyword).filter((one) => seed.never.test(one))).toEqual([]);
  expect(searched.some(({ keyword }) => seed.shown.test(keyword))).toBe(true);
  const advised = pickAdvisedRows(searched, rows);
  for (const { keyword } of listStartPhrases(advised, suggestPhrase(advised))) {
    expect(keyword).not.toMatch(/معنى|what is|قريبة? مني|near me|رقم|مواعيد/);
    // Instalments are advised for what is dear, and for nothing else.
    if (seed.kind !== "dear") expect(keyword).not.toMatch(instalments);
  }
});

test("a shop of sweets begins with its shop, its delivery and its prices", async () => {
  const { rows } = await search({ keyword: "حلويات شرقية", locale: "ar", visitor: "mona" });
  const shown = rows.map((row) => ({ ...row, bid: null }));
  expect(listStartPhrases(shown, suggestPhrase(shown)).map(({ keyword }) => keyword)).toEqual([
    "محل حلويات شرقية",
    "حلويات شرقية توصيل",
    "أسعار الحلويات الشرقية",
  ]);
  expect(shown.map(({ keyword }) => keyword)).toContain("محل حلويات شرقية قريب مني");
});

test("every section of goods and services has its trade", () => {
  expect(entryKinds).toContain("goods");
  const sections = Object.values(lexicons).flatMap(({ goodsAndServices }) =>
    goodsAndServices.map(({ section }) => section),
  );
  expect([...new Set(sections)].filter((one) => !(one in tradeBySection))).toEqual([]);
});
