import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { stripLocale } from "#i18n/locale.ts";
import { readFacts, listIds, readValue, readWordsFile } from "../e2e/support/content-files.ts";
import { dist, pages, parseHtml, parseXml, type BuiltPage } from "./site.ts";

const read = (file: string): string => readFileSync(join(dist, file), "utf8");
const getCanonical = ({ document }: BuiltPage): string =>
  document.querySelector('link[rel="canonical"]')!.getAttribute("href")!;

test("the sitemap names every page with all its counterparts, and nothing else", () => {
  const sitemap = read("sitemap.xml");
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, address, rest]) => ({ address: address!, rest: rest! }),
  );
  expect(entries.map(({ address }) => address).sort()).toEqual(pages.map(getCanonical).sort());
  for (const { address, rest } of entries) {
    const page = pages.find((candidate) => getCanonical(candidate) === address)!;
    const named = [...page.document.querySelectorAll('link[rel="alternate"][hreflang]')].map(
      (link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`,
    );
    expect(
      [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href]) => `${language} ${href}`,
      ),
    ).toEqual(named);
  }
  expect(read("robots.txt")).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test("the sitemap says of every text with a day when it was last reviewed or changed", () => {
  const dated = [
    ...read("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g),
  ].map(([, address, day]) => ({
    path: stripLocale(new URL(address!).pathname),
    day: day!,
  }));
  for (const id of listIds("tutorials"))
    expect(
      dated.filter(
        ({ path, day }) =>
          path === `/tutorials/${id}` && day === readValue(readFacts("tutorials", id), "reviewed"),
      ),
    ).toHaveLength(2);
  for (const path of ["/tutorials", "/privacy-policy", "/terms-conditions"])
    expect(dated.filter((entry) => entry.path === path)).toHaveLength(2);
});

test("each language has a feed of its tutorials, the newest first, that pages of tutorials name", () => {
  for (const locale of locales) {
    const file = locale === "ar" ? "rss.xml" : "en/rss.xml";
    const xml = read(file);
    const feed = parseXml(xml);
    expect(feed.querySelector("rss")!.getAttribute("version")).toBe("2.0");
    const origin = new URL(getCanonical(pages[0]!)).origin;
    expect(xml).toContain(
      `<atom:link href="${origin}/${file}" rel="self" type="application/rss+xml"/>`,
    );
    expect(feed.querySelector("language")!.textContent).toBe(locale);
    for (const name of ["title", "link", "description"])
      expect(feed.querySelector(`channel > ${name}`)!.textContent, name).not.toBe("");
    const items = [...feed.querySelectorAll("item")];
    const text = (item: Element, name: string): string => item.querySelector(name)!.textContent;
    const articles = pages
      .filter((page) => page.locale === locale && /^\/tutorials\/./.test(page.path))
      .map(getCanonical);
    expect(items.map((item) => text(item, "link")).sort()).toEqual(articles.sort());
    for (const item of items) {
      expect(text(item, "guid")).toBe(text(item, "link"));
      expect(text(item, "pubDate")).toMatch(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/,
      );
      const id = text(item, "link").split("/").at(-1)!;
      const words = readWordsFile("tutorials", id, locale);
      expect(text(item, "title")).toBe(readValue(words, "title"));
      expect(parseHtml(text(item, "description")).querySelector("p")!.textContent).toBe(
        readValue(words, "summary"),
      );
    }
    const days = items.map((item) => Date.parse(text(item, "pubDate")));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    const naming = pages
      .filter(
        (page) =>
          page.document.querySelector(
            `link[rel="alternate"][type="application/rss+xml"][href="/${file}"]`,
          ) !== null,
      )
      .map(({ path, locale: of }) => `${of} ${path}`);
    expect(naming.every((one) => one.startsWith(`${locale} /tutorials`))).toBe(true);
    expect(naming).toHaveLength(articles.length + 1);
  }
});

test("language models find every page of both languages in one file, each with a line on it", () => {
  const text = read("llms.txt");
  const lines = [...text.matchAll(/^- \[([^\]]+)\]\((\S+)\): (.+)$/gm)].map(
    ([, title, url, line]) => ({ title: title!, url: url!.replace(/\/$/, ""), line: line! }),
  );
  expect(lines.map(({ url }) => url).sort()).toEqual(
    pages.map((page) => getCanonical(page).replace(/\/$/, "")).sort(),
  );
  for (const { title, line } of lines)
    expect(title.length > 1 && line.length > 60, title).toBe(true);
  expect(text).toMatch(/^# Ro2ya/);
});

test("people and robots find who made the site and where not to search", () => {
  expect(read("humans.txt")).toContain("hello@ro2ya.example");
  expect(read("humans.txt")).toMatch(/\p{Script=Arabic}/u);
  expect(read(".well-known/security.txt")).toMatch(/^Contact: mailto:/);
  expect(read("robots.txt")).toContain("Disallow: /api/");
});

test("a phone finds an icon and a name for its home screen in both languages", async () => {
  for (const locale of locales) {
    const { icons, lang, start_url } = JSON.parse(read(`site.${locale}.webmanifest`)) as {
      icons: { src: string; sizes: string }[];
      lang: string;
      start_url: string;
    };
    expect([lang, start_url]).toEqual([locale, locale === "ar" ? "/" : "/en"]);
    for (const { src, sizes } of [...icons, { src: "/icon-180.png", sizes: "180x180" }]) {
      const { width, height } = await sharp(join(dist, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

test("the installed site's icon leads to tools by name, and takes pictures and links that a device shares", async () => {
  const paths = new Set(pages.map((page) => new URL(getCanonical(page)).pathname));
  for (const locale of locales) {
    const { shortcuts, share_target: shareTarget } = JSON.parse(
      read(`site.${locale}.webmanifest`),
    ) as {
      shortcuts: {
        name: string;
        description: string;
        url: string;
        icons: { src: string; sizes: string }[];
      }[];
      share_target: unknown;
    };
    expect(shortcuts).toHaveLength(4);
    const files = shortcuts.flatMap(({ icons }) => icons.map(({ src }) => read(src)));
    expect(new Set(files).size).toBe(4);
    expect(new Set(shortcuts.map(({ name }) => name)).size).toBe(4);
    for (const { name, description, url, icons } of shortcuts) {
      const isArabic = /\p{Script=Arabic}/u.test(name) && /\p{Script=Arabic}/u.test(description);
      expect(isArabic, name).toBe(locale === "ar");
      expect(paths, url).toContain(url);
      expect(url.startsWith("/en/")).toBe(locale === "en");
      for (const { src, sizes } of icons) {
        const picture = sharp(join(dist, src));
        const { width, height } = await picture.metadata();
        expect(`${width}x${height}`).toBe(sizes);
        const { dominant, entropy } = await picture.stats();
        expect(dominant.r + dominant.g + dominant.b, src).toBeGreaterThan(600);
        expect(entropy, src).toBeGreaterThan(1);
      }
    }
    expect(shareTarget).toEqual({
      action: locale === "ar" ? "/share" : "/en/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "pictures", accept: ["image/*"] }],
      },
    });
  }
});
