import { expect, test } from "vitest";
import {
  createSource,
  rendered,
  type Made,
} from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "./audit.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";

function listEvidence(made: Made, locale: "ar" | "en", rule: string): readonly string[] {
  const source = createSource(made);
  const report = toReport(auditPage(readPage(source.html, source.url), source), locale);
  return report.findings.find((finding) => finding.rule === rule)!.evidence;
}

test("a link without an answer is said to have none, one with a status has its number", () => {
  const links = [
    { url: "https://shop.example/gone", status: 0, finalUrl: "https://shop.example/gone" },
    { url: "https://shop.example/old", status: 404, finalUrl: "https://shop.example/old" },
  ];
  const [rule, made] = ["broken-internal-links", { links }] as const;
  expect(listEvidence(made, "en", rule)).toEqual([
    "no answer https://shop.example/gone",
    "404 https://shop.example/old",
  ]);
  expect(listEvidence(made, "ar", rule)[0]).toBe("لم يُجب https://shop.example/gone");
});

test("a small button without a text is called by what it is, one with a text by its text", () => {
  const made = { rendered: { ...rendered, smallTargets: ["a", "button", "a new bag", "Menu"] } };
  expect(listEvidence(made, "en", "tap-targets")).toEqual([
    "link without text",
    "button without text",
    "a new bag",
    "Menu",
  ]);
  expect(listEvidence(made, "ar", "tap-targets")[0]).toBe("رابط بلا نص");
});
