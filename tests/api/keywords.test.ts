import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import {
  expandKeyword,
  searchKeyword,
  type SearchResponse,
} from "#tools/keyword-research/contract.ts";
import { toKeywordKey } from "#tools/keyword-research/engine/keyword-key.ts";
import { detectLanguage } from "#tools/keyword-research/engine/keyword-language.ts";
import { startServerProcess } from "./server-process.ts";
import { writeSite } from "./site-fixture.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

type Endpoint = typeof searchKeyword | typeof expandKeyword;

async function search(
  app: FastifyInstance,
  keyword: string,
  { path, output }: Endpoint = searchKeyword,
  locale = "ar",
): Promise<SearchResponse> {
  const answer = await app.inject({ method: "POST", url: path, payload: { keyword, locale } });
  expect(answer.statusCode, answer.body).toBe(200);
  return output.parse(answer.json());
}

const getKeywords = ({ rows }: SearchResponse) => rows.map(({ keyword }) => keyword);

/** What small businesses are found by, and what no one has in a list. */
const arabic = [
  "تصميم مواقع",
  "فستان زفاف",
  "مطعم",
  "المطاعم",
  "دكتور أسنان في مدينة نصر",
  "صيانة غسالات",
  "أفضل شركة تنظيف",
  "زعبوط مفلطح",
  "٣٣١٠ موبايل",
];
const english = [
  "web design",
  "kitchen table",
  "dentist",
  "best restaurants in cairo",
  "wedding dresses",
  "zzyzx flurb",
  "iPhone 15",
];

describe("without any network", async () => {
  const { app } = await startApp({}, afterAll);

  test.each([...arabic, ...english])(
    "K-07 K-08 K-25 «%s» comes first, five others follow it, no two alike",
    async (keyword) => {
      const answer = await search(app, keyword);
      expect(answer.rows.map(({ group }) => group)).toEqual([
        "keyword",
        "related",
        "related",
        "related",
        "related",
        "related",
      ]);
      expect(answer.rows[0]!.keyword).toBe(keyword);
      expect(new Set(getKeywords(answer).map(toKeywordKey)).size).toBe(6);
      expect(answer.failed).toEqual([]);
      expect(answer.sources).toEqual(["embedded"]);
    },
  );

  test("K-19 an Arabic keyword is answered in Arabic, whatever the page speaks", async () => {
    for (const keyword of arabic) {
      const answer = await search(app, keyword, searchKeyword, "en");
      expect(answer.language).toBe("ar");
      expect(getKeywords(answer).filter((one) => detectLanguage(one, "en") !== "ar")).toEqual([]);
    }
  });

  test("K-20 an English keyword is answered in English, whatever the page speaks", async () => {
    for (const keyword of english) {
      const answer = await search(app, keyword);
      expect(answer.language).toBe("en");
      expect(getKeywords(answer).filter((one) => /\p{Script=Arabic}/u.test(one))).toEqual([]);
    }
  });

  test("K-09 K-10 K-11 K-12 figures are whole, within their bands, named and the same each time", async () => {
    for (const keyword of [...arabic, ...english]) {
      for (const endpoint of [searchKeyword, expandKeyword]) {
        const answer = await search(app, keyword, endpoint);
        expect((await search(app, keyword, endpoint)).rows).toEqual(answer.rows);
        for (const { keyword: one, volume, difficulty, cpc, monthly } of answer.rows) {
          expect(cpc, one).toEqual({
            value: null,
            range: null,
            source: null,
            certainty: "estimated",
            asOf: null,
          });
          expect(monthly).toEqual([]);
          for (const [cell, max] of [
            [volume, 1e9],
            [difficulty, 100],
          ] as const) {
            expect(cell.source, one).toBe(cell.value === null ? null : "embedded");
            expect(cell.certainty).toBe("estimated");
            if (cell.value === null) continue;
            expect(
              Number.isInteger(cell.value) && cell.value >= 0 && cell.value <= max,
              `${one}: ${cell.value}`,
            ).toBe(true);
            expect(
              cell.range![0] <= cell.value && cell.value <= cell.range![1],
              `${one}: ${cell.value} in ${cell.range!.join("–")}`,
            ).toBe(true);
          }
        }
      }
    }
  });

  test("K-09 a word that no list knows has no figures, and a common one has", async () => {
    for (const keyword of ["زعبوط مفلطح", "zzyzx flurb"]) {
      for (const { volume, difficulty } of (await search(app, keyword)).rows)
        expect([volume.value, difficulty.value]).toEqual([null, null]);
    }
    const [restaurant] = (await search(app, "مطعم")).rows;
    expect(restaurant!.volume.range).toEqual([10_000, 100_000]);
    expect(restaurant!.difficulty.value).toBeGreaterThan(60);
    const [narrowKeyword] = (await search(app, "مطعم هندي في مدينة نصر")).rows;
    expect(narrowKeyword!.volume.value).toBeLessThan(restaurant!.volume.value!);
    expect(narrowKeyword!.difficulty.value).toBeLessThan(restaurant!.difficulty.value!);
  });

  test.each([...arabic, ...english])(
    "all that can be made of «%s» differs from the six and among itself",
    async (keyword) => {
      const six = getKeywords(await search(app, keyword));
      const { rows } = await search(app, keyword, expandKeyword);
      expect(rows.length).toBeGreaterThan(100);
      expect(rows.length).toBeLessThanOrEqual(210);
      const written = [...six, ...rows.map((row) => row.keyword)].map((one) => one.toLowerCase());
      expect(new Set(written).size).toBe(written.length);
      // Only other spellings of the keyword itself may fold to what is elsewhere.
      const foldedKeywords = [
        ...six,
        ...rows.filter(({ group }) => group !== "variants").map((row) => row.keyword),
      ].map(toKeywordKey);
      expect(foldedKeywords.filter((key, i) => foldedKeywords.indexOf(key) !== i)).toEqual([]);
      expect(
        rows.map((row) => row.keyword).filter((one) => /[{}|]|undefined|  |^ | $/.test(one)),
      ).toEqual([]);
    },
  );

  test("K-19 K-20 every group is there for goods and for work, with its wishes distinguished", async () => {
    for (const keyword of ["غسالة ملابس", "تصميم مواقع", "web design", "washing machine"]) {
      const { rows, language } = await search(app, keyword, expandKeyword);
      expect([...new Set(rows.map(({ group }) => group))]).toEqual([
        "variants",
        "questions",
        "prepositions",
        "comparisons",
        "places",
        "letters",
      ]);
      expect(new Set(rows.map(({ intent }) => intent))).toEqual(
        new Set(["buy", "compare", "find", "learn"]),
      );
      const unrelatedRows = rows.filter(
        (row) => row.group !== "variants" && detectLanguage(row.keyword, language) !== language,
      );
      expect(unrelatedRows).toEqual([]);
    }
  });

  test("K-19 Arabic keeps to its grammar", async () => {
    const of = async (keyword: string) => [
      ...getKeywords(await search(app, keyword)),
      ...getKeywords(await search(app, keyword, expandKeyword)),
    ];
    const restaurants = await of("المطاعم");
    expect(restaurants).toContain("مطاعم قريبة مني");
    expect(restaurants).toContain("أفضل مطاعم");
    expect(restaurants.filter((one) => /أفضل ال|أرخص ال|أحسن ال/.test(one))).toEqual([]);
    expect(await of("محامي أحوال شخصية")).toContain("محامي أحوال شخصية قريب مني");
    const dress = await of("فستان زفاف");
    expect(dress).toContain("ما أنواع فساتين الزفاف");
    expect(dress).toContain("فستان زفاف مستعمل");
    expect(await of("غسالة ملابس")).toContain("غسالة ملابس مستعملة");
    expect(dress).toContain("فستان الزفاف");
    expect(await of("تنظيف منازل")).toContain("كم تكلفة تنظيف منازل");
    expect((await of("دكتور أسنان")).filter((one) => /شركة|بالجملة|المصنع/.test(one))).toEqual([]);
  });

  test("spellings and dialects are among the variants", async () => {
    const getVariants = async (keyword: string) =>
      (await search(app, keyword, expandKeyword)).rows
        .filter(({ group }) => group === "variants")
        .map((row) => row.keyword);
    expect(await getVariants("أسنان اطفال")).toEqual(
      expect.arrayContaining(["اسنان اطفال", "أسنان أطفال"]),
    );
    expect(await getVariants("عيادة")).toEqual(expect.arrayContaining(["عياده", "العيادة"]));
    expect((await getVariants("موبايل")).concat(getKeywords(await search(app, "موبايل")))).toEqual(
      expect.arrayContaining(["جوال", "هاتف"]),
    );
    expect(await getVariants("سيارات للبيع")).toContain("sayarat lel be3");
    expect(await getVariants("sayarat lel be3")).toContain("سيارات للبيع");
    expect(await getVariants("wedding dress")).toContain("wedding dresses");
  });

  test("what is no keyword is refused by its field", async () => {
    const getRejection = async (payload: unknown) => {
      const answers = [searchKeyword, expandKeyword].map(({ path }) =>
        app.inject({ method: "POST", url: path, payload: payload as object }),
      );
      const [one, other] = await Promise.all(answers);
      expect([one!.statusCode, other!.statusCode]).toEqual([400, 400]);
      expect(other!.json()).toEqual(one!.json());
      return one!.json();
    };
    for (const keyword of ["", "   ", "\u200f\u00a0\u200b", "\t\n"])
      expect(await getRejection({ keyword, locale: "ar" })).toEqual({
        code: "invalid-input",
        fields: { keyword: "missing" },
      });
    for (const keyword of ["a\u0000b", "مطعم\u001b", "؟؟!", "\ud800مطعم"])
      expect(await getRejection({ keyword, locale: "ar" })).toEqual({
        code: "invalid-input",
        fields: { keyword: "forbidden-characters" },
      });
    expect(await getRejection({ keyword: "م".repeat(81), locale: "ar" })).toEqual({
      code: "invalid-input",
      fields: { keyword: "too-long" },
    });
    expect(await getRejection({ keyword: "مطعم", locale: "fr" })).toEqual({
      code: "invalid-input",
      fields: { locale: "malformed" },
    });
    expect(await getRejection({ keyword: 7, locale: "ar" })).toEqual({
      code: "invalid-input",
      fields: { keyword: "missing" },
    });
    expect(await getRejection({})).toEqual({
      code: "invalid-input",
      fields: { keyword: "missing", locale: "malformed" },
    });
    expect((await search(app, "م".repeat(80))).rows.length).toBe(6);
    expect((await search(app, "  دكتور   أسنان\u200f ")).keyword).toBe("دكتور أسنان");
  });

  test("figures of Arabic keyboards are figures", async () => {
    const getFigures = (answer: SearchResponse) =>
      answer.rows.map(({ volume, difficulty }) => [volume, difficulty]);
    const arabicDigits = await search(app, "ايفون ١٥");
    expect(getFigures(arabicDigits)).toEqual(getFigures(await search(app, "ايفون 15")));
    expect(getFigures(arabicDigits)).toEqual(getFigures(await search(app, "ايفون ۱۵")));
    expect(arabicDigits.rows[0]!.volume.value).not.toBeNull();
  });
});

test("K-05 K-25 without any setting a server of its own answers within 1.5 s, holds its limit and writes down no keyword", async () => {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const server = await startServerProcess(folder, { KEYWORD_LIMIT: "4", LOG_LEVEL: "trace" });
  try {
    const post = (path: string, keyword: string) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ keyword, locale: "ar" }),
      });
    const tookMs: number[] = [];
    let found: Response | undefined;
    for (let i = 0; i < 3; i++) {
      const start = performance.now();
      found = await post(searchKeyword.path, "زعبوط مفلطح");
      tookMs.push(performance.now() - start);
      expect(found.status).toBe(200);
    }
    // The promise itself: no wait is added, and no source is waited for longer
    expect(Math.min(...tookMs)).toBeLessThan(1_500);
    const answer = searchKeyword.output.parse(await found!.json());
    expect(answer.rows.length).toBe(6);
    // The network of the tests ends at this machine
    expect(answer.failed).toEqual([{ source: "wikimedia", reason: "unreachable" }]);
    expect((await post(expandKeyword.path, "زعبوط مفلطح")).status).toBe(200);
    const fifth = await post(searchKeyword.path, "زعبوط مفلطح");
    expect(fifth.status).toBe(429);
    expect(await fifth.json()).toEqual({ code: "too-many" });
    expect(Number(fifth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(fifth.headers.get("retry-after"))).toBeLessThanOrEqual(3_600);
    expect(server.log()).toContain(searchKeyword.path);
    expect(server.log()).not.toMatch(/زعبوط|مفلطح|%D8/);
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
  }
});

test("K-09 nothing about keywords is drawn by lot", () => {
  const root = join(import.meta.dirname, "../..");
  const files = ["src/tools/keyword-research"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
      .map((name) => join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /random/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
