import { expect, test } from "vitest";
import type { LighthouseReport } from "./lighthouse-report.ts";
import { readThirdParties, readWaterfall } from "./page-requests.ts";

function toReport(details: Readonly<Record<string, object>>): LighthouseReport {
  return {
    lighthouseVersion: "13.5.0",
    finalDisplayedUrl: "https://shop.example/",
    categories: {},
    audits: Object.fromEntries(
      Object.entries(details).map(([id, value]) => [
        id,
        {
          title: "",
          description: "",
          score: 1,
          scoreDisplayMode: "informative",
          details: value as {},
        },
      ]),
    ),
  };
}

const toItem = (
  url: string,
  start: number,
  end: number,
  entity = "shop.example",
  type = "Script",
) => ({
  url,
  networkRequestTime: start,
  networkEndTime: end,
  transferSize: 1_000,
  resourceType: type,
  entity,
});

const report = toReport({
  "network-requests": {
    items: [
      toItem("https://shop.example/", 1.4, 90, "shop.example", "Document"),
      toItem("https://tags.example/t.js", 140, 400, "Tags"),
      toItem("https://shop.example/s.css", 100, 220, "shop.example", "Stylesheet"),
      toItem("https://shop.example/img/hero.jpg?w=1", 110, 900, "shop.example", "Image"),
      { url: "data:image/png;base64,AA", networkRequestTime: 3 },
    ],
  },
  "render-blocking-insight": { items: [{ url: "https://shop.example/s.css", wastedMs: 300 }] },
  "lcp-discovery-insight": {
    items: [
      { type: "checklist" },
      { type: "node", snippet: '<img class="a" src="/img/hero.jpg?w=1" alt="\\">' },
    ],
  },
  "third-parties-insight": {
    items: [
      { entity: "Fonts", transferSize: 90_000, mainThreadTime: 0 },
      { entity: "Tags", transferSize: 40_000.4, mainThreadTime: 210.6 },
    ],
  },
});

test("requests are in the order of their start, and those that delay what is seen are marked", () => {
  expect(
    readWaterfall(report).map(({ url, startMs, endMs, mark, isThirdParty }) => [
      url.replace("https://", ""),
      startMs,
      endMs,
      mark,
      isThirdParty,
    ]),
  ).toEqual([
    ["shop.example/", 1, 90, null, false],
    ["shop.example/s.css", 100, 220, "blocking", false],
    ["shop.example/img/hero.jpg?w=1", 110, 900, "lcp", false],
    ["tags.example/t.js", 140, 400, null, true],
  ]);
});

test("third parties come with their bytes and time, the most expensive first", () => {
  expect(readThirdParties(report)).toEqual([
    { name: "Tags", bytes: 40_000, mainThreadMs: 211 },
    { name: "Fonts", bytes: 90_000, mainThreadMs: 0 },
  ]);
});

test("of many requests forty are kept, and a late one with a mark among them", () => {
  const late = "https://shop.example/late.css";
  const many = readWaterfall(
    toReport({
      "network-requests": {
        items: [
          ...Array.from({ length: 200 }, (_, i) =>
            toItem(`https://shop.example/${"a".repeat(500)}${i}.js`, i, i + 5),
          ),
          toItem(late, 900, 950),
        ],
      },
      "render-blocking-insight": { items: [{ url: late }] },
    }),
  );
  expect(many).toHaveLength(40);
  expect(many.at(-1)).toMatchObject({ url: late, mark: "blocking" });
  expect(many[0]?.url).toHaveLength(300);
});

test("a result without these audits has no requests and no third parties", () => {
  expect(readWaterfall(toReport({}))).toEqual([]);
  expect(readThirdParties(toReport({ "third-parties-insight": { items: {} } }))).toEqual([]);
});
