import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { locales } from "#i18n/messages.ts";
import {
  readBody,
  readFacts,
  readFields,
  listFilesBelow,
  listIds,
  readList,
  projectFile,
  readValue,
  readWordsFile,
} from "../e2e/support/content-files.ts";
import { parseLines } from "../checks/texts/prose.ts";
import { countTutorialWords, tutorialWords } from "../checks/texts/tutorial-length.ts";
import { getPage, pages } from "./site.ts";

/** What the specification promises. More may be added, none may go. */
const promisedServices = [
  "web-design",
  "mobile-apps",
  "seo",
  "ads-campaigns",
  "content-writing",
  "brand-identity",
  "hosting",
  "data-analysis",
];
const promisedProjects = [
  "fustat-pottery",
  "dawwar",
  "fajr-coffee",
  "nafas-clinic",
  "qamar-books",
  "sanad",
  "marsa-qusair",
  "zeit-sinai",
];
const promisedTutorials = [
  "seo-basics",
  "website-speed",
  "content-writing",
  "seo-analyzer-guide",
  "choose-hosting",
  "domain-and-email",
  "colours-that-sell",
  "arabic-typography",
  "google-ads-first-month",
  "passwords-for-teams",
];
const projectCategories = ["websites", "mobileApps", "branding"];
const tutorialCategories = ["hosting", "seo", "marketing", "design", "performance", "security"];

/** A true day of the calendar. */
const isDay = (text: string | undefined): boolean =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

test("D-01 the eight promised services come first, in their order", () => {
  const inOrder = [...listIds("services")].sort(
    (a, b) =>
      Number(readValue(readFacts("services", a), "order")) -
      Number(readValue(readFacts("services", b), "order")),
  );
  expect(inOrder.slice(0, promisedServices.length)).toEqual(promisedServices);
});

test("D-02 D-03 each service has its words and six short features in each language", () => {
  for (const id of listIds("services")) {
    for (const locale of locales) {
      const words = readWordsFile("services", id, locale);
      expect(
        [readValue(words, "title"), readValue(words, "description")],
        `${id} ${locale}`,
      ).not.toContain(undefined);
      const features = readFields(words, "features", "name");
      expect(features, `${id} ${locale}`).toHaveLength(6);
      expect(features.filter((feature) => feature.length > 32)).toEqual([]);
    }
    expect(
      getPage("ar", `/services/${id}`)?.document.querySelector("svg.big-mark"),
      `${id} has its mark`,
    ).toBeTruthy();
  }
});

test("D-04 D-05 D-07 D-08 the eight promised projects are there, and each project has titles, descriptions, client, technologies and picture", () => {
  expect(listIds("projects")).toEqual(expect.arrayContaining(promisedProjects));
  for (const id of listIds("projects")) {
    const facts = readFacts("projects", id);
    expect(readList(facts, "technologies").length, id).toBeGreaterThan(0);
    expect(existsSync(`content/projects/${id}/sizes/cover-1200.avif`), id).toBe(true);
    for (const locale of locales) {
      const words = readWordsFile("projects", id, locale);
      expect(readValue(words, "title"), `${id} ${locale}`).toBeTruthy();
      expect(readBody(words).length, `${id} ${locale}`).toBeGreaterThan(400);
      expect(readValue(facts, `client.${locale}`), `the client of ${id} in ${locale}`).toBeTruthy();
    }
  }
});

test("D-06 D-09 D-10 a project's category, date and link are true ones", () => {
  const links = listIds("projects").map((id) => {
    const facts = readFacts("projects", id);
    expect(projectCategories, id).toContain(readValue(facts, "category"));
    expect(isDay(readValue(facts, "date")), `${id} ${readValue(facts, "date")}`).toBe(true);
    return readValue(facts, "link");
  });
  expect(links.filter((link) => link === undefined).length).toBeGreaterThan(0);
  for (const link of links.filter((one) => one !== undefined))
    expect(new URL(link).protocol).toBe("https:");
});

test("D-11 D-12 D-13 the ten promised tutorials are there, and each tutorial has title, description and content in both languages", () => {
  const ids = listIds("tutorials");
  expect(ids).toEqual(expect.arrayContaining(promisedTutorials));
  for (const id of ids) {
    for (const locale of locales) {
      const words = readWordsFile("tutorials", id, locale);
      expect(
        [readValue(words, "title"), readValue(words, "summary"), readValue(words, "description")],
        `${id} ${locale}`,
      ).not.toContain(undefined);
      const text = parseLines(readBody(words)).map((line) => line.text);
      expect(
        countTutorialWords(text.join("\n"), locale),
        `words of ${id} in ${locale}`,
      ).toBeGreaterThanOrEqual(tutorialWords.min);
    }
  }
});

test("D-14 D-15 D-16 a tutorial's category and date are true ones, its image is there or not, its related ids are a list", () => {
  const ids = listIds("tutorials");
  const related = ids.flatMap((id) => {
    const facts = readFacts("tutorials", id);
    expect(tutorialCategories, id).toContain(readValue(facts, "category"));
    expect(isDay(readValue(facts, "date")), id).toBe(true);
    expect(["true", "false", undefined], id).toContain(readValue(facts, "image"));
    const list = readList(facts, "related");
    expect(list.length, id).toBeGreaterThan(0);
    return list;
  });
  expect(related.filter((id) => !ids.includes(id))).toEqual([]);
});

test("D-17 each testimonial has name, role, company, content and a picture", () => {
  for (const locale of locales) {
    const formatShown = [
      ...(getPage(locale, "/about")?.document.querySelectorAll("[data-voices] figure") ?? []),
    ];
    expect(formatShown).toHaveLength(listIds("testimonials").length);
    for (const figure of formatShown)
      expect(figure.querySelector("svg.monogram"), figure.textContent ?? "").toBeTruthy();
    for (const id of listIds("testimonials")) {
      for (const key of ["name", "role", "company", "content"])
        expect(
          readValue(readWordsFile("testimonials", id, locale), key),
          `${id} ${locale} ${key}`,
        ).toBeTruthy();
    }
  }
});

test("D-18 C-04 there are exactly four team members, each with name, role and image", () => {
  expect(listIds("team")).toHaveLength(4);
  for (const locale of locales) {
    const people = [
      ...(getPage(locale, "/about")?.document.querySelectorAll("[data-team] > li") ?? []),
    ];
    expect(people).toHaveLength(4);
    for (const id of listIds("team")) {
      const words = readWordsFile("team", id, locale);
      const person = people.find((one) => one.textContent?.includes(readValue(words, "name")!));
      expect(person?.textContent, id).toContain(readValue(words, "role")!);
      expect(person?.querySelector("svg.portrait"), id).toBeTruthy();
    }
  }
});

test("D-19 no page asks a server for its content: titles of all services, projects and tutorials are in the lists as built", () => {
  for (const locale of locales) {
    for (const [kind, path] of [
      ["services", "/services"],
      ["projects", "/portfolio"],
      ["tutorials", "/tutorials"],
    ] as const) {
      const text = getPage(locale, path)?.document.querySelector("main")?.textContent ?? "";
      for (const id of listIds(kind))
        expect(text, `${kind} ${id} ${locale}`).toContain(
          readValue(readWordsFile(kind, id, locale), "title")!,
        );
    }
  }
});

test("D-20 every entry of the content has both languages; the loader stops the build where one is missing", () => {
  for (const kind of [
    "services",
    "projects",
    "tutorials",
    "team",
    "testimonials",
    "legal",
  ] as const) {
    for (const id of listIds(kind))
      for (const locale of locales)
        expect(existsSync(`content/${kind}/${id}/${locale}.md`), `${kind}/${id}/${locale}`).toBe(
          true,
        );
  }
  expect(projectFile("src/site/content.ts")).toContain(
    'throw new Error(`content: ${kind} "${id}" lacks ${locale}.md`)',
  );
});

test("D-21 D-22 phone, e-mail and networks are in the brand file alone, so that a change there changes them everywhere", () => {
  const sources = listFilesBelow(["src"], /\.(ts|tsx|astro)$/).filter(
    (file) => !/\.(?:test|fixture)\.|brand\/brand\.ts|messages\.ts$/.test(file),
  );
  for (const value of [
    brand.phone.shown,
    brand.phone.digits,
    brand.email,
    ...brand.socials.map(({ url }) => url),
  ]) {
    expect(
      sources.filter(
        (file) =>
          readFileSync(file, "utf8").includes(`"${value}`) ||
          readFileSync(file, "utf8").includes(`>${value}<`),
      ),
      value,
    ).toEqual([]);
  }
  for (const page of pages) {
    const hrefs = [...page.document.querySelectorAll("footer a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs, page.address).toEqual(
      expect.arrayContaining([`tel:+${brand.phone.digits}`, getMailUrl(), getChatUrl()]),
    );
  }
});

test("D-23 phone and e-mail are samples that are reserved for examples", () => {
  expect(brand.email).toBe("hello@ro2ya.example");
  expect(brand.phone.shown.replace(/\D/g, "")).toBe(brand.phone.digits);
  expect(brand.phone.digits).toMatch(/5555010\d$|55550100$/);
});

test("D-24 the README says which samples to replace", () => {
  const readme = projectFile("README.md");
  for (const named of [
    "src/brand/brand.ts",
    "hello@ro2ya.example",
    "+20 2 5555 0100",
    "people",
    "clients",
    "statistics",
  ])
    expect(readme).toContain(named);
});
