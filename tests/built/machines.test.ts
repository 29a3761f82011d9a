import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { dist, faultsOf, pages, type BuiltPage } from "./site.ts";

const read = (file: string): string => readFileSync(join(dist, file), "utf8");
const canonicalOf = ({ document }: BuiltPage): string => document.querySelector('link[rel="canonical"]')!.getAttribute("href")!;

test("the sitemap names every page with all its twins, and nothing else", () => {
  const sitemap = read("sitemap.xml");
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address, rest]) => ({ address: address!, rest: rest! }));
  expect(entries.map(({ address }) => address).sort()).toEqual(pages.map(canonicalOf).sort());
  for (const { address, rest } of entries) {
    const page = pages.find((candidate) => canonicalOf(candidate) === address)!;
    const named = [...page.document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`);
    expect([...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => `${language} ${href}`)).toEqual(named);
  }
  expect(read("robots.txt")).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test("every page says what it is in structured data that parses, under its own address and in its own language", () => {
  const wrong = (page: BuiltPage): readonly string[] => {
    const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
    if (scripts.length !== 1) return [`has ${scripts.length} of them`];
    const data = JSON.parse(scripts[0]!.textContent) as Record<string, unknown>;
    const isRight = data["@context"] === "https://schema.org" && data.url === canonicalOf(page) && data.inLanguage === page.locale && typeof data["@type"] === "string";
    return isRight ? [] : [`says ${JSON.stringify(data)}`];
  };
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test("a phone finds an icon and a name for its home screen in both languages", async () => {
  for (const locale of locales) {
    const { icons, lang, start_url } = JSON.parse(read(`site.${locale}.webmanifest`)) as { icons: { src: string; sizes: string }[]; lang: string; start_url: string };
    expect([lang, start_url]).toEqual([locale, locale === "ar" ? "/" : "/en"]);
    for (const { src, sizes } of [...icons, { src: "/icon-180.png", sizes: "180x180" }]) {
      const { width, height } = await sharp(join(dist, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});
