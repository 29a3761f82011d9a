import { describe, expect, test } from "vitest";
import type { KeywordSettings } from "#tools/keyword-research/server/settings.ts";
import { keyword, createKeywordServers, noon } from "./keyword-servers.ts";
import { account, hosts, paths } from "./fake-keyword-services.ts";
import { startApp } from "./start-app.ts";

const { services, research, halfAYearLater, listRequests } = await createKeywordServers();

describe("DataForSEO", () => {
  test("K-23 its figures are in the rows, counted and dated, as the two documented questions bring them", async () => {
    const { keywords } = await research({ account });
    const { app } = await startApp({ keywords });
    const answer = (
      await app.inject({
        method: "POST",
        url: "/api/keyword-searches",
        payload: { keyword, locale: "ar" },
      })
    ).json();
    expect(answer.sources).toEqual(["dataforseo"]);
    expect(answer.failed).toEqual([]);
    for (const row of answer.rows) {
      expect(row.volume).toEqual({
        value: 100 * row.keyword.length,
        range: null,
        source: "dataforseo",
        certainty: "counted",
        asOf: "2026-10",
      });
      expect(row.difficulty).toEqual({
        value: 30 + row.keyword.length,
        range: null,
        source: "dataforseo",
        certainty: "counted",
        asOf: "2026-11-21",
      });
      expect(row.cpc).toEqual({
        value: 0.37,
        range: null,
        source: "dataforseo",
        certainty: "counted",
        asOf: "2026-10",
      });
      expect(row.monthlySource).toBe("dataforseo");
      expect(row.monthly.length).toBe(12);
      expect(row.monthly[0]).toEqual({ month: "2025-11", count: 1_110 });
      expect(row.monthly.at(-1)).toEqual({ month: "2026-10", count: 1_000 });
    }

    const [volume, difficulty] = services.requests.toSorted((a, b) =>
      a.url.pathname === paths.volume ? -1 : b.url.pathname === paths.volume ? 1 : 0,
    );
    expect(services.requests.length).toBe(2);
    const question = [
      {
        keywords: answer.rows.map((row: { keyword: string }) => row.keyword),
        location_code: 2818,
        language_code: "ar",
      },
    ];
    expect(volume).toMatchObject({ host: hosts.dataForSeo, method: "POST", body: question });
    expect(volume!.url.pathname).toBe(paths.volume);
    expect(difficulty).toMatchObject({ method: "POST", body: question });
    expect(difficulty!.url.pathname).toBe(paths.difficulty);
    expect(volume!.headers).toMatchObject({
      authorization: `Basic ${btoa("mona@ro2ya.example:s:cret")}`,
      "content-type": "application/json",
    });
  });

  test("two hundred rows are one question of each sort, and nothing that is known is asked again", async () => {
    const { search, expand } = await research({ account });
    const six = await search();
    const more = await expand();
    expect(services.requests.length).toBe(4);
    const requestedKeywords = (
      listRequests(hosts.dataForSeo, paths.volume)[1]!.body as [{ keywords: string[] }]
    )[0].keywords;
    expect(requestedKeywords.length).toBeLessThanOrEqual(1_000);
    expect(requestedKeywords.length).toBeGreaterThan(more.rows.length * 0.9);
    expect(requestedKeywords.filter((one) => six.rows.some((row) => row.keyword === one))).toEqual(
      [],
    );
    expect(
      requestedKeywords.filter((one) => one.length > 80 || one.split(" ").length > 10),
    ).toEqual([]);
    expect(more.rows.filter(({ volume }) => volume.source !== "dataforseo")).toEqual([]);
  });

  test("what it does not know is estimated, and only that", async () => {
    const { search } = await research({ account });
    services.unknown.add(keyword);
    const { rows, sources, failed } = await search();
    expect(rows[0]!.volume).toMatchObject({ source: "embedded", certainty: "estimated" });
    expect(rows[0]!.cpc).toEqual({
      value: null,
      range: null,
      source: null,
      certainty: "estimated",
      asOf: null,
    });
    expect(rows[1]!.volume).toMatchObject({ source: "dataforseo", certainty: "counted" });
    expect(sources).toEqual(["dataforseo", "embedded"]);
    expect(failed).toEqual([]);
  });

  test("signs that Google Ads refuses do not spoil the question", async () => {
    const { search } = await research({ account });
    const { rows } = await search("كم سعر iPhone 15؟! (جديد)");
    expect(
      (listRequests(hosts.dataForSeo)[0]!.body as [{ keywords: string[] }])[0].keywords[0],
    ).toBe("كم سعر iphone 15 جديد");
    expect(rows[0]).toMatchObject({
      keyword: "كم سعر iPhone 15؟! (جديد)",
      volume: { source: "dataforseo" },
    });
  });

  test("one of its two questions may fail alone", async () => {
    const { search } = await research({ account });
    services.faults.set(hosts.dataForSeo + paths.difficulty, "500");
    const { rows, failed } = await search();
    expect(rows[0]).toMatchObject({
      volume: { source: "dataforseo" },
      difficulty: { source: "embedded", certainty: "estimated" },
    });
    expect(failed).toEqual([{ source: "dataforseo", reason: "unreachable" }]);
  });

  test.each([
    [40_100, "refused"],
    [40_200, "unpaid"],
    [40_202, "limited"],
    [40_203, "unpaid"],
    [40_204, "refused"],
    [40_209, "limited"],
    [40_210, "unpaid"],
    [40_501, "malformed"],
    [50_000, "unreachable"],
  ] as const)(
    "a status of %i in an answer of 200 is reported as «%s», of the request and of its task",
    async (code, reason) => {
      for (const codes of [
        { request: code, task: code },
        { request: 20_000, task: code },
      ]) {
        services.codes = codes;
        const { failed, rows } = await (await research({ account }, halfAYearLater())).search();
        expect(failed).toEqual([{ source: "dataforseo", reason }]);
        expect(rows[0]!.volume.source).toBe("embedded");
      }
    },
  );

  test("it is asked at most twelve times in a minute, and whoever comes too soon gets the estimate and a word", async () => {
    const { search, clock } = await research({ account });
    const requestedAt: number[] = [];
    const words = [
      "مطعم",
      "كافيه",
      "سباك",
      "نجار",
      "محامي",
      "كنب",
      "ثلاجة",
      "غسالة",
      "سرير",
      "ستائر",
      "مطبخ",
      "دهانات",
    ];
    for (const [i, word] of [...words, ...words.map((one) => `${one} خشب`)].entries()) {
      clock.ms = noon + i * 5_000;
      const before = listRequests(hosts.dataForSeo, paths.volume).length;
      const { failed, rows } = await search(word);
      const wasRequested = listRequests(hosts.dataForSeo, paths.volume).length > before;
      if (wasRequested) requestedAt.push(clock.ms);
      else {
        expect(failed).toEqual([{ source: "dataforseo", reason: "limited" }]);
        expect(rows[0]!.volume.source).toBe("embedded");
      }
    }
    expect(requestedAt.length).toBeGreaterThan(10);
    for (const first of requestedAt)
      expect(
        requestedAt.filter((ms) => ms >= first && ms < first + 60_000).length,
      ).toBeLessThanOrEqual(12);
  });
});

describe("Wikimedia", () => {
  const open: KeywordSettings["open"] = ["wikimedia"];

  test("K-24 the reading of an article goes through the year, and is no volume", async () => {
    const { rows, sources, failed } = await (await research({ open })).search();
    expect(sources).toEqual(["wikimedia", "embedded"]);
    expect(failed).toEqual([]);
    expect(rows[0]!.monthlySource).toBe("wikimedia");
    expect(rows[0]!.monthly.map(({ month }) => month)).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
      "2026-04",
      "2026-05",
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
    ]);
    expect(rows[0]!.monthly.map(({ count }) => count)).toEqual([
      500, 501, 502, 0, 504, 505, 506, 507, 508, 509, 510, 511,
    ]);
    expect(rows[0]!.season).toBeUndefined();
    expect(rows.map(({ volume }) => volume.source)).toEqual(rows.map(() => "embedded"));
    expect(rows.slice(1).flatMap(({ monthly }) => monthly)).toEqual([]);

    const [titles, views] = services.requests;
    expect(titles!.host).toBe(hosts.ar);
    expect(Object.fromEntries(titles!.url.searchParams)).toMatchObject({
      action: "query",
      generator: "prefixsearch",
      gpssearch: keyword,
      redirects: "1",
      format: "json",
      formatversion: "2",
    });
    expect(decodeURIComponent(views!.url.pathname)).toBe(
      "/api/rest_v1/metrics/pageviews/per-article/ar.wikipedia/all-access/user/فستان_زفاف/monthly/20231101/20261031",
    );
    for (const { headers } of services.requests)
      expect(headers["user-agent"]).toBe("RoyaKeywords/1.0 (hello@ro2ya.example)");
  });

  test("months that are read more in each of three years are a season, and move no volume", async () => {
    const flat = await (await research({ open })).search();
    services.summerFactor = 3;
    const { rows } = await (await research({ open })).search();
    expect(rows[0]!.season).toEqual({ months: [6, 7], factor: 2.4, years: 3, until: "2026-10" });
    expect(rows[0]!.volume).toEqual(flat.rows[0]!.volume);
  });

  test("a redirect's readers are those of where it leads", async () => {
    const { rows } = await (await research({ open })).search("ثوب العرس");
    expect(rows[0]!.monthlySource).toBe("wikimedia");
    expect(decodeURIComponent(services.requests[1]!.url.pathname)).toContain("/فستان_زفاف/");
  });

  test("an article about something else is not taken for the keyword's", async () => {
    const { rows, failed } = await (await research({ open })).search("مطعم");
    expect(rows[0]!.monthly).toEqual([]);
    expect(failed).toEqual([{ source: "wikimedia", reason: "empty" }]);
    expect(listRequests(hosts.views)).toEqual([]);
  });

  test("titles that people may type are among the letters, without what tells films from dresses", async () => {
    const { rows, sources } = await (await research({ open })).expand();
    const chars = rows.filter(({ group }) => group === "letters").map((row) => row.keyword);
    expect(chars).toContain("فستان زفاف في مصر القديمة");
    expect(rows.map((row) => row.keyword).filter((one) => /[()،]|1990/.test(one))).toEqual([]);
    expect(sources).toContain("wikimedia");
  });
});

describe("suggestions of search engines", () => {
  test.each([
    [
      "google-suggest",
      hosts.google,
      "/complete/search",
      { client: "firefox", hl: "ar", gl: "eg", q: keyword },
    ],
    ["duckduckgo-suggest", hosts.duckDuckGo, "/ac/", { type: "list", q: keyword }],
  ] as const)(
    "K-24 %s comes first among the related where it is switched on",
    async (source, host, path, query) => {
      const { rows, sources } = await (await research({ open: [source] })).search();
      expect(rows.slice(1, 4).map((row) => row.keyword)).toEqual([
        `${keyword} للمحجبات`,
        `${keyword} تركي`,
        `${keyword} 2026`,
      ]);
      expect(rows.length).toBe(6);
      // Only what the engine suggests, the keyword itself too, is said to be typed by people.
      expect(rows.map(({ isSuggested }) => isSuggested)).toEqual([
        true,
        true,
        true,
        true,
        undefined,
        undefined,
      ]);
      expect(sources).toEqual([source, "embedded"]);
      expect(services.requests.length).toBe(1);
      expect(services.requests[0]!.host).toBe(host);
      expect(services.requests[0]!.url.pathname).toBe(path);
      expect(Object.fromEntries(services.requests[0]!.url.searchParams)).toMatchObject(query);
    },
  );

  test("no engine is asked that is not switched on", async () => {
    await (await research({})).search();
    expect(services.requests).toEqual([]);
  });
});
