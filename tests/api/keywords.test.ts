import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { expandKeyword, searchKeyword, type Answer } from "#tools/keyword-research/contract.ts";
import { keywordKey } from "#tools/keyword-research/keyword-key.ts";
import { languageOf } from "#tools/keyword-research/keyword-language.ts";
import { startApp } from "./start-app.ts";

type Endpoint = typeof searchKeyword | typeof expandKeyword;

async function ask(app: FastifyInstance, keyword: string, { path, output }: Endpoint = searchKeyword, locale = "ar"): Promise<Answer> {
  const answer = await app.inject({ method: "POST", url: path, payload: { keyword, locale } });
  expect(answer.statusCode, answer.body).toBe(200);
  return output.parse(answer.json());
}

const keywordsOf = ({ rows }: Answer) => rows.map(({ keyword }) => keyword);

/** What small businesses are found by, and what nobody has in a list. */
const arabic = ["تصميم مواقع", "فستان زفاف", "مطعم", "المطاعم", "دكتور أسنان في مدينة نصر", "صيانة غسالات", "أفضل شركة تنظيف", "زعبوط مفلطح", "٣٣١٠ موبايل"];
const english = ["web design", "kitchen table", "dentist", "best restaurants in cairo", "wedding dresses", "zzyzx flurb", "iPhone 15"];

describe("without any network", async () => {
  const { app } = await startApp({}, afterAll);

  test.each([...arabic, ...english])("K-07 K-08 K-25 «%s» comes first, five others follow it, no two alike", async (keyword) => {
    const answer = await ask(app, keyword);
    expect(answer.rows.map(({ group }) => group)).toEqual(["keyword", "related", "related", "related", "related", "related"]);
    expect(answer.rows[0]!.keyword).toBe(keyword);
    expect(new Set(keywordsOf(answer).map(keywordKey)).size).toBe(6);
    expect(answer.failed).toEqual([]);
    expect(answer.sources).toEqual(["embedded"]);
  });

  test("K-19 an Arabic keyword is answered in Arabic, whatever the page speaks", async () => {
    for (const keyword of arabic) {
      const answer = await ask(app, keyword, searchKeyword, "en");
      expect(answer.language).toBe("ar");
      expect(keywordsOf(answer).filter((one) => languageOf(one, "en") !== "ar")).toEqual([]);
    }
  });

  test("K-20 an English keyword is answered in English, whatever the page speaks", async () => {
    for (const keyword of english) {
      const answer = await ask(app, keyword);
      expect(answer.language).toBe("en");
      expect(keywordsOf(answer).filter((one) => /\p{Script=Arabic}/u.test(one))).toEqual([]);
    }
  });
});
