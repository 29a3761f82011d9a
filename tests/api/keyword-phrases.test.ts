import naughty from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import { expect, test } from "vitest";
import { createKeywordResearch } from "#tools/keyword-research/server/keyword-research.ts";
import { locales } from "#i18n/messages.ts";
import { toKeywordKey } from "#tools/keyword-research/engine/keyword-key.ts";
import { readKeyword } from "#tools/keyword-research/engine/read-keyword.ts";
import { lexicons } from "./keyword-servers.ts";

const { search, expand } = createKeywordResearch({
  lexicons,
  now: () => new Date("2026-11-21T12:00:00Z"),
});

/** What is wrong with the six rows of a keyword. */
async function findWrong(keyword: string): Promise<readonly string[]> {
  const { rows } = await search({ keyword, locale: "ar", visitor: "mona" });
  const keys = new Set(rows.map((row) => toKeywordKey(row.keyword)));
  return [
    ...(rows.length === 6 && keys.size === 6
      ? []
      : [`${keyword}: ${rows.map((row) => row.keyword).join(", ")}`]),
    ...(rows[0]?.keyword === keyword ? [] : [`${keyword} is not its first row`]),
    ...rows
      .slice(1)
      .flatMap((row) =>
        /undefined|[{}|]/.test(row.keyword.replaceAll(keyword, "")) && !/[{}|]/.test(keyword)
          ? [row.keyword]
          : [],
      ),
  ];
}

test("K-08 whatever is typed has five relatives that differ: what means nothing, what asks and names nothing, what is said twice", async () => {
  const odd = [
    "القاهرة",
    "أفضل",
    "سعر",
    "في",
    "و",
    "ال",
    "1",
    "أفضل سعر في القاهرة",
    "محلات",
    "توك توك",
    "مصر",
    "near me",
    "best",
    "best price",
    "the",
    "what is",
    "cairo",
    "step by step",
  ];
  const typed = [...odd, ...(naughty as string[])]
    .map(readKeyword)
    .flatMap((read) => ("keyword" in read ? [read.keyword] : []));
  expect(typed.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const keyword of typed) wrong.push(...(await findWrong(keyword)));
  expect(wrong).toEqual([]);
});

test("K-08 K-10 what is in the lexicon has five relatives and figures", async () => {
  const wrong: string[] = [];
  for (const locale of locales) {
    for (const { term } of lexicons[locale].goodsAndServices.filter((_, i) => i % 8 === 0)) {
      wrong.push(...(await findWrong(term)));
      const [row] = (await search({ keyword: term, locale, visitor: "mona" })).rows;
      if (row!.volume.value === null || row!.difficulty.value === null)
        wrong.push(`${term} has no figures`);
    }
  }
  expect(wrong).toEqual([]);
});

test("whoever types a place gets other places, and who asks gets answers about the thing", async () => {
  const { rows } = await expand({
    keyword: "أفضل دكتور أسنان في مدينة نصر",
    locale: "ar",
    visitor: "mona",
  });
  const keywords = rows.map((row) => row.keyword);
  expect(keywords).toContain("دكتور أسنان في التجمع الخامس");
  expect(
    keywords.filter((one) => /مدينة نصر .*في |في .* في مدينة نصر|أفضل أفضل/.test(one)),
  ).toEqual([]);
});

test("the bare name of a trade asks for a person, that of a thing is for sale, and that of anything else is a question", async () => {
  const getIntent = async (keyword: string) =>
    (await search({ keyword, locale: "ar", visitor: "mona" })).rows[0]!.intent;
  expect([
    await getIntent("مطعم"),
    await getIntent("دكتور أسنان"),
    await getIntent("dentist"),
  ]).toEqual(["find", "find", "find"]);
  expect([await getIntent("غسالة ملابس"), await getIntent("logo design")]).toEqual(["buy", "buy"]);
  expect(await getIntent("زعبوط مفلطح")).toBe("learn");
});

test("who asks a price in the spoken language says the thing with its article after the question", async () => {
  const questions: Readonly<Record<string, string>> = {
    عطور: "بكام العطور",
    غسالة: "بكام الغسالة",
  };
  for (const [keyword, question] of Object.entries(questions)) {
    const { rows } = await expand({ keyword, locale: "ar", visitor: "mona" });
    const keywords = rows.map((row) => row.keyword);
    expect(keywords).toEqual(expect.arrayContaining([question, `${keyword} بكام`]));
    expect(keywords).not.toContain(`بكام ${keyword}`);
  }
});

test("a shop has no price and is not needed at some time", async () => {
  const list = async (keyword: string) =>
    (await expand({ keyword, locale: "ar", visitor: "mona" })).rows.map((row) => row.keyword);
  const odd = /أحتاج إلى|كم سعر|بدون حجز|من غير انتظار|في يوم الجمعة/;
  expect((await list("محل عطور")).filter((one) => odd.test(one))).toEqual([]);
  expect(await list("محامي")).toContain("متى أحتاج إلى محامي");
  expect(await list("عطور")).toContain("كم سعر عطور");
});

test("what is near someone is a person, a place or a company, and not what it does or sells", async () => {
  const list = async (locale: "ar" | "en", keyword: string) => {
    const query = { keyword, locale, visitor: "mona" };
    const rows = [...(await search(query)).rows, ...(await expand(query)).rows];
    return rows
      .map((row) => row.keyword)
      .filter((one) => / (?:مني|جنبي)$|near me|nearest/.test(one));
  };
  expect(await list("ar", "تصميم مطابخ")).toEqual(["شركة تصميم مطابخ قريبة مني"]);
  expect(await list("ar", "دكتور أسنان")).toContain("دكتور أسنان قريب مني");
  expect(await list("en", "perfume")).toEqual([
    "perfume shop near me",
    "who sells perfume near me",
    "perfume shops near me",
  ]);
  expect(await list("en", "dentist")).toContain("dentist near me");
});
