import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { locales } from "#i18n/messages.ts";
import { listIds, type Kind } from "../../e2e/support/content-files.ts";

// Outside of Astro its virtual module does not exist; a collection is read here for its schema
// alone.
vi.mock("astro:content", () => ({ defineCollection: (collection: unknown) => collection }));
vi.mock("astro/loaders", () => ({ file: () => ({}), glob: () => ({}) }));
const { collections } = await import("../../../src/site/content.config.ts");

const root = join(import.meta.dirname, "../../..");

type Schema = { safeParse(input: unknown): { readonly success: boolean } };
const accepts = (collection: keyof typeof collections, input: unknown): boolean =>
  (collections[collection].schema as unknown as Schema).safeParse(input).success;

const sentence = "One sentence that says enough.";
const description = `${sentence} `.repeat(5).trim().slice(0, 150);
const facts = {
  tutorialFacts: {
    date: "2026-11-22",
    reviewed: "2026-11-22",
    category: "seo",
    author: "anyone",
    related: [],
    image: false,
  },
  serviceFacts: { order: 9, price: { from: 1000, to: 2000, per: "project", example: 1200 } },
  projectFacts: {
    order: 9,
    category: "websites",
    service: "seo",
    client: { ar: "عميل", en: "Client" },
    date: "2026-11-22",
    measured: "2026-11-25",
    technologies: ["HTML", { ar: "كلمة", en: "Word" }],
  },
};
const figure = { name: "Orders in a week", before: "3", after: "about 8" };
const words = {
  tutorialWords: {
    title: "Title",
    summary: sentence,
    description,
    takeaways: [sentence, sentence, sentence],
  },
  projectWords: {
    title: "Title",
    summary: sentence,
    description,
    coverAlt: sentence,
    results: { method: sentence, figures: [figure, figure] },
  },
  serviceWords: {
    title: "Title",
    summary: sentence,
    lede: sentence,
    description,
    features: Array.from({ length: 6 }, () => ({ name: "Name", detail: "Detail" })),
    steps: [sentence, sentence, sentence, sentence],
    duration: "Two weeks",
    priceExample: "A shop",
    priceFactors: "The number of pages.",
    meet: "A designer",
    questions: Array.from({ length: 3 }, () => ({ question: "Why?", answer: "So." })),
  },
};

test.each(Object.entries({ ...facts, ...words }))(
  "a new folder of content is described by its schema alone: %s",
  (name, value) => {
    const collection = name as keyof typeof collections;
    expect(accepts(collection, value)).toBe(true);
    for (const key of Object.keys(value).filter((key) => key !== "image"))
      expect(accepts(collection, { ...value, [key]: undefined }), `without ${key}`).toBe(false);
  },
);

test("a tutorial is not reviewed before its date", () => {
  const review = (reviewed: string): boolean =>
    accepts("tutorialFacts", { ...facts.tutorialFacts, reviewed });
  expect(review("2026-11-23")).toBe(true);
  expect(review("2026-11-21")).toBe(false);
  expect(review("November 2026")).toBe(false);
});

test("the results of a project are not older than it", () => {
  const measure = (measured: string): boolean =>
    accepts("projectFacts", { ...facts.projectFacts, measured });
  expect(measure("2026-11-22")).toBe(true);
  expect(measure("2026-11-21")).toBe(false);
});

test("a project has two to four results, whose values fit into the table of a phone", () => {
  const show = (...figures: readonly (typeof figure)[]): boolean =>
    accepts("projectWords", { ...words.projectWords, results: { method: sentence, figures } });
  expect(show(figure, figure, figure, figure)).toBe(true);
  expect(show(figure)).toBe(false);
  expect(show(figure, figure, figure, figure, figure)).toBe(false);
  expect(show(figure, { ...figure, after: "about 8 in each of the weeks" })).toBe(false);
  expect(show(figure, { ...figure, before: "" })).toBe(false);
});

test("a quote says who speaks", () => {
  const quote = { name: "Hend", role: "Owner", initial: "H", content: sentence };
  const say = (value: unknown): boolean =>
    accepts("projectWords", { ...words.projectWords, quote: value });
  expect(say(quote)).toBe(true);
  for (const key of Object.keys(quote))
    expect(say({ ...quote, [key]: undefined }), key).toBe(false);
});

/**
 * Pages that link to a certain entry, as the specification wants it. The search's tables of trades
 * and names lead to others too; the build stops and names one where the entry is gone.
 */
const linked: Readonly<Record<string, readonly string[]>> = {
  tutorials: [
    "choose-hosting",
    "content-writing",
    "google-ads-first-month",
    "passwords-for-teams",
    "seo-analyzer-guide",
    "seo-basics",
    "website-speed",
  ],
  services: [
    "ads-campaigns",
    "brand-identity",
    "data-analysis",
    "hosting",
    "mobile-apps",
    "seo",
    "web-design",
  ],
};

test.each(["tutorials", "services"] as const satisfies readonly Kind[])(
  "the product names none of the %s but those that it links to",
  (kind) => {
    const code = globSync("src/**/*.{ts,tsx,astro}", { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n");
    const named = listIds(kind).filter((id) => code.includes(`/${kind}/${id}`));
    expect(named.filter((id) => !linked[kind]!.includes(id))).toEqual([]);
  },
);

test("every entry has a file in each language", () => {
  for (const kind of ["tutorials", "services", "projects"] as const)
    for (const id of listIds(kind))
      for (const locale of locales)
        expect(globSync(`content/${kind}/${id}/${locale}.md`, { cwd: root }), id).toHaveLength(1);
});
