import { describe, expect, test } from "vitest";
import { rules } from "../rules/all.ts";
import { siteProblemIds } from "../site-audit/site-audit.ts";
import { unsourcedAdvice } from "./advice/unsourced.ts";
import { adaptEffort, adviceByPlatform, wordWhere } from "./find-advice.ts";
import { platformIds, wordPlatform } from "./platforms.ts";
import { findingsByTask, taskByFinding, tasks } from "./tasks.ts";

const entries = platformIds.flatMap((platform) =>
  tasks.flatMap((task) => {
    const advice = adviceByPlatform[platform][task];
    return advice === undefined ? [] : [{ place: `${platform} ${task}`, task, advice }];
  }),
);
const countBrackets = (text: string): string => text.replace(/[^[\]]/g, "");

test("every finding of a task exists, and has one task", () => {
  const ids = tasks.flatMap((task) => findingsByTask[task]);
  const known = new Set<string>([...rules.map(({ id }) => id), ...siteProblemIds]);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);
});

test("every platform has advice from its own words", () => {
  expect(entries.length).toBeGreaterThan(150);
  expect(
    platformIds.filter((platform) => Object.keys(adviceByPlatform[platform]).length === 0),
  ).toEqual([]);
});

describe.each(platformIds)("%s, where its own words were not found,", (platform) => {
  test("says whom to ask and names no menu (O-100)", () => {
    const { source, asOf, ...words } = unsourcedAdvice[platform];
    for (const text of Object.values(words)) {
      expect(text.ar).toMatch(/[\u0600-\u06ff].*\.$/);
      expect(text.en).not.toMatch(/[\u0600-\u06ff]/);
      for (const one of [text.ar, text.en]) {
        expect(one.length).toBeLessThan(330);
        expect(one).not.toMatch(/[[\]→:]/);
      }
      expect(text.en).toMatch(/\b[Aa]sk\b|\bis up to its developer\b/);
    }
    expect(URL.parse(source)?.protocol).toBe("https:");
    expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  });
});

test.each([
  ["what the server sends", "shopify", "hsts", /^Its own servers decide this/],
  ["a text on the page", "salla", "word-count", /^It is changed where you write the text/],
  ["everything else", "zid", "title-present", /^We found no published help/],
  ["a panel without a setting", "wordpress-rank-math", "og-type", /^We found no setting/],
  ["code", "laravel", "sitemap", /^We found no fixed place/],
])("whom to ask depends on the task: %s", (_, platform, finding, words) => {
  expect(wordWhere(platform, finding, "en")?.text).toMatch(words);
});

test("a plugin that was recognised is not advised to be installed", () => {
  expect(wordWhere("wordpress", "og-type", "en")?.text).toMatch(/^An SEO plugin writes/);
  expect(wordWhere("wordpress-yoast", "og-type", "en")?.text).toMatch(/^Yoast writes/);
});

describe.each(entries)("$place", ({ task, advice, place }) => {
  test("is short, in both languages, with the same labels, a source, a copy and a month", () => {
    const { text, source, copy, asOf } = advice;
    expect(text.ar).toMatch(/[\u0600-\u06ff]/);
    expect(text.en).not.toMatch(/[\u0600-\u06ff]/);
    for (const one of [text.ar, text.en]) {
      expect(one.length).toBeLessThan(330);
      // “In WordPress:” is before it, and a sentence has one colon.
      expect(one.replace(/\[[^\]]+\]/g, "")).not.toContain(":");
      expect(one).toMatch(/\.$/);
      expect(countBrackets(one)).toMatch(/^(\[\])*$/);
    }
    const labels = (one: string) => new Set(one.match(/\[[^\]]+\]/g));
    expect(labels(text.ar), place).toEqual(labels(text.en));
    expect(URL.parse(source)?.protocol).toBe("https:");
    expect(copy.length).toBeGreaterThan(10);
    expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(findingsByTask[task].length).toBeGreaterThan(0);
  });
});

test("a plugin's advice comes before that of WordPress, which fills its gaps", () => {
  expect(wordWhere("wordpress-yoast", "title-length", "en")).toEqual({
    platform: "WordPress with Yoast",
    text: "Open the page in the editor; in the Yoast SEO box open “Search appearance”. The title is in “SEO title”, the description in “Meta description”.",
    asOf: "2026-11",
    source:
      "https://github.com/Yoast/wordpress-seo/blob/trunk/packages/js/src/components/fills/MetaboxFill.js",
  });
  expect(wordWhere("wordpress-yoast", "favicon", "en")?.text).toBe(
    "Upload a square picture of at least 512 by 512 pixels under “Settings → General → Site Icon”.",
  );
});

test("Arabic isolates the labels of a panel in English", () => {
  expect(wordWhere("wordpress", "lang-present", "ar")).toEqual({
    platform: "ووردبريس",
    text: "اختر لغة الموقع من \u2066Settings → General → Site Language\u2069.",
    asOf: "2026-11",
    source:
      "https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/options-general.php",
  });
});

const byDeveloper = { by: "developer", time: "hour" } as const;
const byOwner = { by: "owner", time: "minutes" } as const;

test.each([
  [
    "a setting of a panel is the owner's",
    "wordpress-yoast",
    "canonical-present",
    byDeveloper,
    byOwner,
  ],
  ["a setting of a theme stays the owner's", "shopify", "favicon", byOwner, byOwner],
  ["code is a developer's", "nextjs", "favicon", byOwner, { by: "developer", time: "minutes" }],
  ["code stays a developer's", "shopify", "lang-present", byDeveloper, byDeveloper],
  [
    "a certificate stays the host's",
    "wordpress",
    "https",
    { by: "host", time: "hour" },
    { by: "host", time: "hour" },
  ],
  [
    "many pictures take their time",
    "wordpress",
    "image-alt",
    { by: "owner", time: "hour" },
    { by: "owner", time: "hour" },
  ],
  ["without a place nothing changes", "zid", "canonical-present", byDeveloper, byDeveloper],
  ["an unknown platform changes nothing", "joomla", "canonical-present", byDeveloper, byDeveloper],
] as const)("%s", (_, platform, finding, effort, adapted) => {
  expect(adaptEffort(platform, finding, effort)).toEqual(adapted);
});

test("problems across pages have the advice of their task", () => {
  expect(wordWhere("wordpress-rank-math", "broken-links", "en")?.text).toContain(
    "“Rank Math → Redirections”",
  );
  expect(taskByFinding.get("duplicate-titles")).toBe("search-texts");
});

test.each([
  ["a finding that no task is done for", "wordpress", "date-shown"],
  ["a platform that a later version removed", "joomla", "title-present"],
  ["a name of every object", "constructor", "title-present"],
])("%s has no advice", (_, platform, finding) => {
  expect(wordWhere(platform, finding, "en")).toBeUndefined();
});

test("the platform is named with what it was recognised by", () => {
  const stored = { id: "wordpress-yoast", by: ["generator", "comment"] };
  expect(wordPlatform(stored, "en")).toEqual({
    id: "wordpress-yoast",
    name: "WordPress with Yoast",
    text: "Your site runs on WordPress with Yoast, recognised by its generator tag and the plugin's comment in its code",
  });
  expect(wordPlatform(stored, "ar")).toEqual({
    id: "wordpress-yoast",
    name: "ووردبريس مع إضافة Yoast",
    text: "موقعك على ووردبريس مع إضافة Yoast، عرفنا ذلك من وسم generator وتعليق الإضافة في الكود",
  });
  expect(wordPlatform({ id: "joomla", by: [] }, "en")).toBeNull();
  expect(wordPlatform({ id: "wix", by: [] }, "en")?.text).toBe(
    "The advice is for a site on Wix, as you chose",
  );
});
