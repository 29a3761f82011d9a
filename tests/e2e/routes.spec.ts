import { expect } from "@playwright/test";
import { locales, type Localized } from "#i18n/messages.ts";
import { contactMessages } from "#site/messages/about.ts";
import { tutorialMessages } from "#site/messages/services.ts";
import { readValue, readWordsFile, type Kind } from "./support/content-files.ts";
import {
  allAddresses,
  listBothLanguages,
  projectIds,
  serviceIds,
  tutorialIds,
  unknownPaths,
} from "./support/site-map.ts";
import { listHrefs, test, words, type StaticSite } from "./support/static-pages.ts";

/** The page answers, in each language, with the heading of its own screen. */
async function shows(site: StaticSite, path: string, heading: Localized): Promise<void> {
  for (const locale of locales) {
    const { status, document, href } = await site.read(locale, path);
    expect.soft(status, href).toBe(200);
    expect.soft([...document.querySelectorAll("h1")].map(words), href).toEqual([heading[locale]]);
    expect.soft(document.documentElement.lang, href).toBe(locale);
  }
}

/** Each entry's page carries the title that its folder gives it. */
async function showEntries(
  site: StaticSite,
  kind: Kind,
  folder: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids)
    await shows(site, `${folder}/${id}`, {
      ar: readValue(readWordsFile(kind, id, "ar"), "title")!,
      en: readValue(readWordsFile(kind, id, "en"), "title")!,
    });
}

test("R-01 / shows Home", ({ site }) =>
  shows(site, "/", {
    ar: "نرى عملك كما يجب أن يراه الناس",
    en: "Your work, the way people should see it",
  }));
test("R-02 /services shows the services list", ({ site }) =>
  shows(site, "/services", { ar: "خدماتنا", en: "Services" }));
test("R-03 /services/{id} shows each of the services", ({ site }) =>
  showEntries(site, "services", "/services", serviceIds));
test("R-04 /portfolio shows the portfolio list", ({ site }) =>
  shows(site, "/portfolio", { ar: "أعمالنا", en: "Portfolio" }));
test("R-05 P-17 /portfolio/{id} shows each of the projects under its title in the page's language", ({
  site,
}) => showEntries(site, "projects", "/portfolio", projectIds));
test("R-06 /tools shows the tools index", ({ site }) =>
  shows(site, "/tools", { ar: "سبع أدوات مجانية", en: "Seven free tools" }));
test("R-07 /tools/seo-analyzer shows the SEO Analyzer", ({ site }) =>
  shows(site, "/tools/seo-analyzer", { ar: "محلّل السيو", en: "SEO Analyzer" }));
test("R-08 /tools/speed-test shows the Speed Test", ({ site }) =>
  shows(site, "/tools/speed-test", { ar: "اختبار السرعة", en: "Speed Test" }));
test("R-09 /tools/keyword-research shows Keyword Research", ({ site }) =>
  shows(site, "/tools/keyword-research", { ar: "بحث الكلمات", en: "Keyword Research" }));
test("R-10 /tools/image-optimizer shows the Image Optimizer", ({ site }) =>
  shows(site, "/tools/image-optimizer", { ar: "تحسين الصور", en: "Image Optimizer" }));
test("R-11 /tools/color-palette shows the Color Palette Generator", ({ site }) =>
  shows(site, "/tools/color-palette", { ar: "لوحة الألوان", en: "Color Palette Generator" }));
test("R-12 /tools/password-checker shows the Password Checker", ({ site }) =>
  shows(site, "/tools/password-checker", { ar: "فاحص كلمة المرور", en: "Password Checker" }));
test("R-13 /tools/qr-generator shows the QR Code Generator", ({ site }) =>
  shows(site, "/tools/qr-generator", { ar: "مولّد رمز QR", en: "QR Code Generator" }));
test("R-14 /tutorials shows the tutorials list", ({ site }) =>
  shows(site, "/tutorials", tutorialMessages.head));
test("R-15 /tutorials/{id} shows each of the tutorials", ({ site }) =>
  showEntries(site, "tutorials", "/tutorials", tutorialIds));
test("R-16 /about shows About", ({ site }) =>
  shows(site, "/about", { ar: "من نحن", en: "About us" }));
test("R-17 /contact shows Contact", ({ site }) => shows(site, "/contact", contactMessages.head));

test("R-18 /request-service shows the service request form, with and without a service in the query", async ({
  site,
  request,
}) => {
  await shows(site, "/request-service", {
    ar: "احكِ لنا عن مشروعك",
    en: "Tell us about your project",
  });
  for (const locale of locales) {
    const { document, html, href } = await site.read(locale, "/request-service");
    expect(document.querySelectorAll('form[data-lead-form="service-request"]')).toHaveLength(1);
    const withService = await request.get(`${href}?service=seo`);
    expect(withService.status()).toBe(200);
    expect(await withService.text()).toBe(html);
  }
});

test("R-19 /privacy-policy shows the Privacy Policy", ({ site }) =>
  shows(site, "/privacy-policy", { ar: "سياسة الخصوصية", en: "Privacy policy" }));
test("R-20 /terms-conditions shows the Terms and Conditions", ({ site }) =>
  shows(site, "/terms-conditions", { ar: "الشروط والأحكام", en: "Terms and conditions" }));

test("R-21 R-26 R-27 R-28 R-29 R-31 an unknown path, service, project, tutorial or tool is answered with 404 and the not-found page", async ({
  site,
}) => {
  for (const unknown of unknownPaths) {
    for (const locale of locales) {
      const { status, document, href } = await site.read(locale, unknown);
      expect(status, href).toBe(404);
      expect(words(document.querySelector("h1")), href).toContain("404");
    }
  }
});

test("R-23 R-24 R-34 the not-found page speaks the language of the address", async ({ site }) => {
  const [arabic, english] = [
    await site.read("ar", "/no-such-page"),
    await site.read("en", "/no-such-page"),
  ];
  expect(words(english.document.querySelector("main"))).toContain(
    "Oops! The page you are looking for does not exist.",
  );
  expect(english.document.documentElement.lang).toBe("en");
  expect(words(arabic.document.querySelector("main"))).toContain(
    "عذرًا، الصفحة التي تبحث عنها غير موجودة.",
  );
  expect(words(arabic.document.querySelector("main"))).not.toContain("Oops");
  expect(arabic.document.documentElement.lang).toBe("ar");
});

test("R-25 the not-found page links back to the home of its language", async ({ site }) => {
  const homes = await Promise.all(
    locales.map(async (locale) =>
      listHrefs((await site.read(locale, "/no-such-page")).document, "main [data-home]"),
    ),
  );
  expect(homes).toEqual([["/"], ["/en"]]);
});

test("R-22 R-30 the not-found page shows a large 404 and logs a console error with the path", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  for (const { href } of listBothLanguages(unknownPaths)) {
    logged.length = 0;
    await page.goto(href);
    await expect.poll(() => logged.filter((text) => text.includes(href)), href).toHaveLength(1);
  }
  const sizePx = await page
    .getByText("404", { exact: true })
    .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(sizePx).toBeGreaterThan(100);
});

test("R-32 R-33 every address of the route table answers 200 at its own path and at the same path under /en", async ({
  site,
}) => {
  const { pages } = site;
  expect(pages).toHaveLength(2 * 43);
  expect(pages.filter(({ status }) => status !== 200).map(({ href }) => href)).toEqual([]);
  expect(
    pages
      .filter(({ locale, document }) => document.documentElement.lang !== locale)
      .map(({ href }) => href),
  ).toEqual([]);
  expect((await site.read("en", "/")).href).toBe("/en");
});

test("R-39 no page asks who the visitor is: no cookie, no login, no account", async ({ site }) => {
  for (const { href, path: own, headers, document } of site.pages) {
    expect(headers.get("set-cookie"), href).toBeNull();
    expect(headers.get("www-authenticate"), href).toBeNull();
    const guards = [
      ...document.querySelectorAll(
        'a[href*="login"], a[href*="signin"], a[href*="sign-"], a[href*="account"], input[type="password"]',
      ),
    ];
    expect(guards.filter(() => own !== "/tools/password-checker").map(words), href).toEqual([]);
  }
  expect(allAddresses).toHaveLength(86);
});
