import { expect } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { unknownPaths } from "./support/site-map.ts";
import { listHrefs, test, words } from "./support/static-pages.ts";

const getFooter = (document: Document): Element => document.querySelector("footer")!;
const column = (document: Document, title: string): Element =>
  [...getFooter(document).querySelectorAll("h2")].find((heading) => words(heading) === title)!
    .parentElement!;

test("L-39 the footer has four columns side by side", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const locale of locales) {
    await page.goto(localePath(locale, "/about"));
    const boxes = await page
      .locator("footer .grid-12 > div")
      .evaluateAll((columns) =>
        columns.map((own) => own.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    const fromStart = boxes.map(({ left }) => (locale === "ar" ? -left : left));
    expect(fromStart).toEqual(fromStart.toSorted((a, b) => a - b));
  }
});

test("L-40 L-41 the first column shows the brand, its slogan and four networks, each at its own home page", async ({
  site,
}) => {
  for (const { document, locale, href } of site.pages) {
    const first = getFooter(document).querySelector(".grid-12 > div")!;
    expect(words(first.querySelector(".wordmark")), href).toBe(brand.wordmark[locale].join(""));
    expect(words(first), href).toContain(brand.slogan[locale]);
    expect(listHrefs(first), href).toEqual([
      "https://www.facebook.com/",
      "https://x.com/",
      "https://www.linkedin.com/",
      "https://www.instagram.com/",
    ]);
    for (const link of first.querySelectorAll("a"))
      expect(link.getAttribute("aria-label"), href).toBeTruthy();
  }
});

test("L-42 the services column leads to four services and to all of them", async ({ site }) => {
  for (const { document, locale, href } of site.pages) {
    const own = column(document, { ar: "الخدمات", en: "Services" }[locale]);
    expect(listHrefs(own), href).toEqual(
      [
        "/services/web-design",
        "/services/mobile-apps",
        "/services/seo",
        "/services/ads-campaigns",
        "/services",
      ].map((path) => localePath(locale, path)),
    );
  }
});

test("L-43 the tutorials column leads to three tutorials and to all of them", async ({ site }) => {
  for (const { document, locale, href } of site.pages) {
    const own = column(document, { ar: "الدروس", en: "Tutorials" }[locale]);
    expect(listHrefs(own), href).toEqual(
      [
        "/tutorials/seo-basics",
        "/tutorials/website-speed",
        "/tutorials/content-writing",
        "/tutorials",
      ].map((path) => localePath(locale, path)),
    );
  }
});

test("L-44 the footer leads to both legal texts", async ({ site }) => {
  for (const { document, locale, href } of site.pages) {
    for (const path of ["/privacy-policy", "/terms-conditions"])
      expect(listHrefs(getFooter(document)), href).toContain(localePath(locale, path));
  }
});

test("L-45 L-46 L-47 L-48 the contact column shows an address in Cairo, phone, e-mail and the chat app", async ({
  site,
}) => {
  for (const { document, locale, href } of site.pages) {
    const own = column(document, { ar: "تواصل معنا", en: "Get in touch" }[locale]);
    expect(words(own), href).toMatch({ ar: /القاهرة، مصر/, en: /Cairo, Egypt/ }[locale]);
    expect(listHrefs(own), href).toEqual([
      "tel:+20255550100",
      "mailto:hello@ro2ya.example",
      "https://wa.me/20255550100",
    ]);
    for (const [link, shown] of [
      ["tel:", "+20 2 5555 0100"],
      ["mailto:", "hello@ro2ya.example"],
    ] as const) {
      const isolate = own.querySelector(`a[href^="${link}"] bdi`);
      expect(words(isolate), href).toBe(shown);
      expect(isolate?.getAttribute("dir"), href).toBe("ltr");
    }
  }
});

test("L-46 L-47 T-23 in the Arabic footer the first sign of phone and e-mail is at the left of the last", async ({
  page,
}) => {
  await page.goto("/about");
  for (const text of ["+20 2 5555 0100", "hello@ro2ya.example"]) {
    const [first, last] = await page
      .getByRole("contentinfo")
      .getByText(text, { exact: true })
      .evaluate((node) => {
        const chars = node.firstChild as Text;
        return [0, chars.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(chars, at);
          range.setEnd(chars, at + 1);
          return range.getBoundingClientRect().left;
        });
      });
    expect(last, text).toBeGreaterThan(first!);
  }
});

test("L-49 the footer claims its rights with the current year", async ({ site }) => {
  const year = new Date().getFullYear();
  for (const { document, locale, href } of site.pages)
    expect(words(getFooter(document)), href).toContain(
      { ar: `© ${year} رؤية`, en: `© ${year} Ro2ya` }[locale],
    );
});

test("L-50 R-41 no link of any page leads to the not-found page, and every link within a page has its place", async ({
  site,
  request,
}) => {
  const unknown = await Promise.all(
    unknownPaths.slice(0, 1).flatMap((path) => locales.map((locale) => site.read(locale, path))),
  );
  const links = new Map<string, string>();
  for (const { document, href } of [...site.pages, ...unknown]) {
    // The not-found page's counterpart is the not-found page.
    for (const address of listHrefs(
      document,
      unknown.some((page) => page.href === href)
        ? "a[href]:not([data-language-toggle])"
        : "a[href]",
    )) {
      if (address.startsWith("#"))
        expect(document.getElementById(address.slice(1)), `${address} on ${href}`).not.toBeNull();
      else if (address === "")
        continue; // the page itself, loaded anew
      else if (address.startsWith("/")) links.set(address, href);
      else expect(address, href).toMatch(/^(https:\/\/|tel:\+\d+$|mailto:[^@]+@[^@]+$)/);
    }
  }
  expect(links.size).toBeGreaterThan(90);
  for (const [address, from] of links)
    expect((await request.head(address)).status(), `${address} on ${from}`).toBe(200);
});
