import { describe, expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import {
  createContext,
  createSource,
  pageUrl,
} from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { PageReport } from "../contract.ts";
import { SeoAuditSchema } from "../server/seo-audit.ts";
import { auditPage } from "./audit.ts";
import { formatReportCsv } from "./export-report.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";
import { ruleById, rules, unscoredRules } from "./rules/all.ts";

const toBody = (...things: object[]): string =>
  things
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join("");
const check = (id: string, ...things: object[]) => {
  const verdict = ruleById.get(id)!.check(createContext({ body: toBody(...things) }));
  return verdict.kind === "warn" ? verdict.evidence : verdict.kind;
};

const trail = (...itemListElement: object[]) => ({ "@type": "BreadcrumbList", itemListElement });
const home = { position: 1, name: "الرئيسية", item: "https://shop.example/" };
const event = (location: unknown) => ({
  "@type": "Event",
  name: "معرض الكتاب",
  startDate: "2027-01-20",
  location,
});
const rated = (aggregateRating: unknown, review?: unknown) => ({
  "@type": "Product",
  name: "x",
  aggregateRating,
  review,
});
const person = { "@type": "Person", name: "منى" };

describe("rich-result-parts", () => {
  test.each<[string, object]>([
    ["a trail whose last part has no address", trail(home, { position: 2, name: "حقائب" })],
    [
      "a trail whose names are within",
      trail(
        { position: 1, item: { "@id": "https://shop.example/", name: "Home" } },
        { position: 2, name: "x" },
      ),
    ],
    ["an event with an address", event({ "@type": "Place", address: "القاهرة" })],
    ["an event on the web", event({ "@type": "VirtualLocation", url: "https://x.example" })],
    ["a rating with its number", rated({ ratingValue: "4.5", reviewCount: 3 })],
    ["a review", rated(undefined, { author: person, reviewRating: { ratingValue: 5 } })],
  ])("%s passes", (_, thing) => {
    expect(check("rich-result-parts", thing)).toBe("pass");
  });

  test.each<[string, object, string[]]>([
    ["a trail of one part", trail(home), ["BreadcrumbList: ListItem < 2"]],
    [
      "a trail with gaps",
      trail({ name: "x" }, { position: 2 }),
      ["ListItem.position", "ListItem.item", "ListItem.name"],
    ],
    [
      "an event in a place without an address",
      event({ "@type": "Place", name: "x" }),
      ["Event.location.address"],
    ],
    [
      "a rating without its number",
      rated({ ratingValue: 5 }),
      ["Product.aggregateRating.ratingCount / reviewCount"],
    ],
    [
      "a review of no author without stars",
      rated(undefined, [{ reviewBody: "x" }]),
      ["Product.review.author", "Product.review.reviewRating.ratingValue"],
    ],
  ])("%s warns", (_, thing, gaps) => {
    expect(check("rich-result-parts", thing)).toEqual(gaps);
  });

  test("a start page has a trail of itself alone, as plugins write it", () => {
    const verdictOf = (url: string) =>
      ruleById.get("rich-result-parts")!.check(createContext({ url, body: toBody(trail(home)) }))
        .kind;
    expect(
      ["", "ar/", "en", "bags/"].map((path) => verdictOf(`https://shop.example/${path}`)),
    ).toEqual(["skip", "skip", "skip", "warn"]);
  });

  test("what has no such part, or is described elsewhere, is left out", () => {
    expect(check("rich-result-parts", { "@type": "Product", name: "x" })).toBe("skip");
    expect(check("rich-result-parts", { "@type": "BreadcrumbList", "@id": "#trail" })).toBe("skip");
  });
});

describe("own-ratings", () => {
  const rating = { aggregateRating: { ratingValue: 5, ratingCount: 9 } };
  const shop = { "@type": ["LocalBusiness"], name: "x", url: "https://www.shop.example/" };

  test("a business that rates itself warns, and one that does not passes", () => {
    expect(check("own-ratings", { ...shop, ...rating })).toEqual([]);
    expect(check("own-ratings", shop)).toBe("pass");
  });

  test.each<[string, object]>([
    ["a business of a directory", { ...shop, ...rating, url: "https://other.example/" }],
    ["a business without an address of a site", { ...rating, "@type": "Restaurant", name: "x" }],
    ["a product", { ...shop, ...rating, "@type": "Product" }],
    ["an address that is none", { ...shop, ...rating, url: "shop" }],
  ])("%s is left out", (_, thing) => {
    expect(check("own-ratings", thing)).toBe("skip");
  });
});

describe("O-66 what is not scored", () => {
  const createAudit = (body: string) => {
    const source = createSource({ body });
    return auditPage(readPage(source.html, pageUrl), source);
  };
  const thing = (price: string) =>
    toBody({ "@type": "Product", name: "x", offers: { price, priceCurrency: "EGP" } });
  const [right, wrong] = [createAudit(thing("149")), createAudit(thing("١٤٩"))];

  test("is in the report and moves neither the score nor the counts nor the steps", () => {
    expect(right.notes).toEqual([]);
    expect(wrong.notes).toEqual([
      {
        rule: "offer-price",
        status: "warning",
        code: "lacking",
        values: { n: 1 },
        evidence: ['offers.price: "١٤٩"'],
        snippet: null,
      },
    ]);
    const pick = ({ score, passed, warnings, failed, outcomes }: typeof right) => ({
      score,
      passed,
      warnings,
      failed,
      outcomes,
    });
    expect(pick(wrong)).toEqual(pick(right));
    expect(toReport(wrong, "ar").steps).toEqual(toReport(right, "ar").steps);
    expect(SeoAuditSchema.parse(wrong)).toEqual(wrong);
  });

  test("is worded in both languages, and in the exports", () => {
    for (const locale of locales) {
      const report = toReport(JSON.parse(JSON.stringify(wrong)), locale);
      expect(PageReport.parse(report)).toEqual(report);
      expect(report.notes).toMatchObject([{ rule: "offer-price", status: "warning" }]);
      expect(JSON.stringify(report.notes)).not.toMatch(/\{\w+\}/);
      expect(formatReportCsv(report)).toContain(report.notes![0]!.title);
      expect(toReport(right, locale)).not.toHaveProperty("notes");
    }
  });

  test("a report of an earlier version, without it, opens as before", () => {
    const { notes: _, ...earlier } = wrong;
    expect(toReport(earlier, "en")).not.toHaveProperty("notes");
    expect(SeoAuditSchema.parse(earlier)).toEqual(earlier);
  });

  test("is a rule of its own, with another title for what is wrong, in few words", () => {
    const scored = new Set(rules.map(({ id }) => id));
    for (const { id, title, failureTitle, source } of unscoredRules) {
      expect(scored.has(id)).toBe(false);
      expect(source).toMatch(/^https:/);
      for (const locale of locales) {
        expect(failureTitle[locale]).not.toBe(title[locale]);
        expect(failureTitle[locale].length).toBeLessThanOrEqual(40);
      }
    }
  });
});
