import { expect, test } from "vitest";
import {
  createContext,
  meta,
  type Made,
} from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import type { AiAccess } from "./ai-access.ts";
import { aiCrawlers } from "./ai-crawlers.ts";
import { checkAiCrawlers, listNonStandard } from "./ai-verdicts.ts";

const open: AiAccess = { isAllowed: true, group: "none" };

function check(made: Made, blocked: readonly string[] = []): Record<string, string> {
  const access = Object.fromEntries(
    aiCrawlers.map(({ token }) => [
      token,
      blocked.includes(token) ? { isAllowed: false, group: "own" as const } : open,
    ]),
  );
  return Object.fromEntries(
    checkAiCrawlers(createContext(made), access)
      .filter(({ verdict }) => verdict !== "allowed")
      .map(({ token, verdict, by, directive }) => [
        token,
        [verdict, by, ...(directive === null ? [] : [directive])].join(" "),
      ]),
  );
}

test("a page without directives is open to all that robots.txt lets in", () => {
  expect(check({})).toEqual({});
  expect(check({}, ["GPTBot"])).toEqual({ GPTBot: "blocked own" });
});

test("noindex counts only for crawlers whose operators document it", () => {
  expect(check({ head: meta("robots", "noindex") })).toEqual({
    "OAI-SearchBot": "blocked directive noindex",
    Googlebot: "blocked directive noindex",
    bingbot: "blocked directive noindex",
    Applebot: "blocked directive noindex",
    "Amzn-SearchBot": "blocked directive noindex",
    Amazonbot: "blocked directive noindex",
  });
});

test("a directive is not read where robots.txt keeps the crawler out", () => {
  expect(check({ head: meta("googlebot", "noindex") }, ["Googlebot"])).toEqual({
    Googlebot: "blocked own",
  });
});

test.each<[string, Made, Record<string, string>]>([
  [
    "nosnippet",
    { head: meta("robots", "nosnippet") },
    {
      Googlebot: "blocked directive nosnippet",
      bingbot: "limited directive nosnippet",
      Applebot: "limited directive nosnippet",
    },
  ],
  [
    "max-snippet: 0",
    { head: meta("robots", "max-snippet: 0") },
    { Googlebot: "blocked directive max-snippet:0" },
  ],
  [
    "max-snippet:50",
    { head: meta("robots", "max-snippet:50") },
    { Googlebot: "limited directive max-snippet:50" },
  ],
  ["max-snippet:-1", { head: meta("robots", "max-snippet:-1") }, {}],
  [
    "noarchive",
    { head: meta("robots", "noarchive") },
    { bingbot: "blocked directive noarchive", Amazonbot: "blocked directive noarchive" },
  ],
  [
    "noarchive with nocache",
    { head: meta("bingbot", "noarchive, nocache") },
    { bingbot: "limited directive nocache" },
  ],
  [
    "all text in data-nosnippet",
    { body: "<div data-nosnippet>All that the page says</div>" },
    { Googlebot: "blocked directive data-nosnippet" },
  ],
  // Apple and Amazon document metas, and say nothing of headers.
  [
    "X-Robots-Tag",
    { headers: [["x-robots-tag", "noindex"]] },
    { Googlebot: "blocked directive noindex", bingbot: "blocked directive noindex" },
  ],
  ["X-Robots-Tag of another crawler", { headers: [["x-robots-tag", "otherbot: noindex"]] }, {}],
  ["noai", { head: meta("robots", "noai, noimageai") }, {}],
])("%s", (_name, made, expected) => {
  expect(check(made)).toEqual(expected);
});

test("directives for AI that belong to no standard are named, and block no one", () => {
  expect(listNonStandard(createContext({ head: meta("robots", "noai, noimageai") }))).toEqual([
    "noai",
    "noimageai",
  ]);
  expect(listNonStandard(createContext({ headers: [["x-robots-tag", "noai"]] }))).toEqual(["noai"]);
  expect(listNonStandard(createContext({}))).toEqual([]);
});

test("what a page writes into a directive is cut", () => {
  expect(check({ head: meta("robots", `max-snippet:${"9".repeat(500)}`) })).toEqual({
    Googlebot: `limited directive max-snippet:${"9".repeat(28)}`,
  });
});
