import { expect, test } from "vitest";
import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "#tools/keyword-research/engine/keyword-key.ts";
import type { Group } from "#tools/keyword-research/contract.ts";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import { lexicons } from "./keyword-servers.ts";

const { search, expand } = createKeywordResearch({
  lexicons,
  now: () => new Date("2026-11-26T12:00:00Z"),
});

/** Keywords of each kind; all their phrases are in `keyword-fixtures/seeds.txt`. */
const seeds = {
  shops: ["محل عطور", "مطعم مشويات", "كافيه", "صيدلية", "perfume shop", "grill restaurant", "cafe"],
  practices: ["عيادة أسنان", "جيم", "حضانة", "قاعة أفراح", "dental clinic", "gym", "wedding hall"],
  people: ["دكتور أسنان", "محامي طلاق", "سباك", "مدرس رياضيات", "lawyer", "plumber", "math tutor"],
  services: ["تصميم موقع", "تنظيف شقق", "نقل عفش", "زراعة أسنان", "صيانة تكييف"].concat([
    "تفصيل فساتين",
    "تأسيس شركات",
    "web design",
    "home cleaning",
    "phone repair",
    "catering",
  ]),
  products: ["عطور", "كنافة", "ورد", "عسل", "ملابس أطفال", "دبلة ذهب", "غسالة", "أسمنت"].concat([
    "عربيات مستعملة",
    "perfume",
    "cake",
    "kids clothes",
    "washing machine",
    "used cars",
  ]),
  homes: ["شقة للإيجار", "أرض للبيع", "apartment for rent"],
  skills: ["برمجة", "فوتوشوب", "كورس انجليزي", "programming", "english course"],
  towns: ["الغردقة", "طنطا", "hurghada"],
} as const;

/** What no one types of a kind of thing, found by reading the phrases of the seeds. */
const absurd: readonly (readonly [kind: keyof typeof seeds, never: RegExp])[] = [
  ["shops", /أحجز|بكام|كم سعر|مواعيد|^عنوان|^رقم|تجربتي|بالأسعار|how much does (?:perfume|cafe)/],
  ["practices", /مميزات|عيوب|بدائل|أنواع|للبيع|بالجملة|types of|alternatives|for sale/],
  ["people", /أنواع|مميزات|عيوب|بدائل|بالضمان|للبيع|types of|pros and cons|alternatives/],
  ["services", /أين أجد|^أفضل تصميم|أشهر|ما أنواع|عيوب تصميم|للشركات.*شركات|شركات للشركات/],
  ["services", /تنظيف شقق (?:للشركات|في المنزل)|فساتين للشركات|near me$.*near me/],
  ["products", /أحتاج إلى|ما عيوب (?:ال)?(?:عسل|كنافة|ورد)|بدائل|تجربتي مع (?:ال)?(?:عسل|كنافة)/],
  ["homes", /محلات|أونلاين|مقاس|توصيل|delivery|sizes/],
  ["skills", /كم سعر (?:برمجة|فوتوشوب)$|في القاهرة$(?<!كورس .*)|محلات|للبيع|shop/],
  ["towns", /سعر|محل طنطا|بالتقسيط|price$/],
];

const locale: Locale = "ar";
const listRows = async (keyword: string) => {
  const input = { keyword, locale, visitor: "mona" } as const;
  const related = (await search(input)).rows.map((row) => ({ ...row, group: "related" as Group }));
  return [...related, ...(await expand(input)).rows];
};

const madeGroups: ReadonlySet<Group> = new Set([
  "related",
  "questions",
  "prepositions",
  "comparisons",
  "places",
]);
/** Every place has the same phrases, so that a few show them. */
const maxPlacesRead = 3;

async function formatSeed(keyword: string): Promise<string> {
  const groups = Map.groupBy(await listRows(keyword), ({ group }) => group);
  const lines = [...groups]
    .filter(([group]) => madeGroups.has(group))
    .map(([group, rows]) => {
      const shown = group === "places" ? rows.slice(0, maxPlacesRead) : rows;
      return `${group}: ${shown.map((row) => row.keyword).join(" | ")}`;
    });
  return [`## ${keyword}`, ...lines].join("\n");
}

test("the seeds are of eight kinds in both languages", () => {
  const all = Object.values(seeds).flat();
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(all.filter((seed) => /[a-z]/.test(seed)).length).toBeGreaterThanOrEqual(18);
});

test("the phrases of every seed are those that were read and found to be what people type", async () => {
  const texts: string[] = [];
  for (const keyword of Object.values(seeds).flat()) texts.push(await formatSeed(keyword));
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("keyword-fixtures/seeds.txt");
});

test.each(absurd)("of %s nothing absurd is made: %s", async (kind, never) => {
  const found: string[] = [];
  for (const keyword of seeds[kind])
    found.push(
      ...(await listRows(keyword))
        .filter(({ group }) => madeGroups.has(group))
        .map((row) => row.keyword)
        .filter((phrase) => never.test(phrase)),
    );
  expect(found).toEqual([]);
});

test("a shop, a practice and a person are looked for near their searcher, and nothing else is", async () => {
  const getLocal = async (keyword: string) => {
    const { isLocal, place } = await search({ keyword, locale, visitor: "mona" });
    return [isLocal, place];
  };
  for (const keyword of [...seeds.shops, ...seeds.practices, ...seeds.people])
    expect(await getLocal(keyword), keyword).toEqual([true, null]);
  for (const kind of ["services", "products", "homes", "skills", "towns"] as const)
    for (const keyword of seeds[kind]) expect((await getLocal(keyword))[0], keyword).toBe(false);
  expect(await getLocal("محل عطور في طنطا")).toEqual([true, "طنطا"]);
  expect(await getLocal("محل عطور بطنطا")).toEqual([true, "طنطا"]);
  expect(await getLocal("perfume shop in Nasr City")).toEqual([true, "Nasr City"]);
  expect(await getLocal("متجر إلكتروني")).toEqual([false, null]);
  expect(await getLocal("شركة تصميم مواقع")).toEqual([false, null]);
});

test("whoever types a town gets phrases with it, and none with another town", async () => {
  const { rows } = await search({ keyword: "محل عطور في طنطا", locale, visitor: "mona" });
  const keywords = rows.map(({ keyword }) => keyword);
  expect(keywords).toContain("محلات عطور في طنطا");
  expect(keywords).toContain("محل برفانات في طنطا");
  expect(keywords.filter((one) => !one.includes("طنطا"))).toEqual([]);
});

test("without a town the cities of Egypt are offered, Tanta among the first", async () => {
  for (const [keyword, phrases] of [
    ["محل عطور", ["محل عطور في طنطا", "محل عطور في المنصورة", "محل عطور في الزقازيق"]],
    ["عطور", ["محلات عطور في طنطا"]],
    ["perfume shop", ["perfume shop in Tanta"]],
  ] as const) {
    const keywords = (await listRows(keyword)).map((row) => row.keyword);
    expect(keywords).toEqual(expect.arrayContaining([...phrases]));
  }
});

test("the other word that Egyptians type is among the first phrases, and a rare one is not", async () => {
  const list = async (keyword: string) =>
    (await search({ keyword, locale, visitor: "mona" })).rows.map((row) => row.keyword);
  expect(await list("عطور")).toContain("برفانات");
  expect(await list("برفانات")).toContain("عطور");
  expect(await list("محل عطور")).toContain("محل برفانات");
  expect(await list("هاتف مستعمل")).toContain("موبايل مستعمل");
  expect(await list("موبايل مستعمل")).not.toContain("هاتف مستعمل");
  expect(await list("صيدلية")).not.toContain("أجزخانة");
});

test("every group of well-known words has distinct words", () => {
  for (const lexicon of Object.values(lexicons))
    for (const { key } of lexicon.goodsAndServices)
      expect(lexicon.getPopular(key).map(toKeywordKey)).not.toContain(key);
});
