// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { bodyWithSearch } from "../../../../tests/fixtures/search-page/page-with-search.tsx";
import { messages, pickResultWords } from "../engine/messages.ts";

const page = (locale: "ar" | "en"): Document =>
  new DOMParser().parseFromString(bodyWithSearch(locale), "text/html");

describe.each([
  {
    locale: "ar",
    results: "/search",
    contact: "/contact",
    kinds: ["خدمة", "مشروع", "درس", "أداة", "صفحة"],
  },
  {
    locale: "en",
    results: "/en/search",
    contact: "/en/contact",
    kinds: ["Service", "Project", "Tutorial", "Tool", "Page"],
  },
] as const)("$locale", ({ locale, results, contact, kinds }) => {
  test("L-17 L-34 the panel is closed at first, and one that the browser closes on Escape", () => {
    const panel = page(locale).querySelector("#search")!;
    expect(panel.getAttribute("popover")).toBe("auto");
    expect(panel.hasAttribute("open")).toBe(false);
  });

  test("L-23 the index and every address are the language's own", () => {
    const panel = page(locale).querySelector<HTMLElement>("#search")!;
    expect(panel.dataset.index).toBe(`/search-index.${locale}.json`);
    expect(panel.querySelector(".search-none a")!.getAttribute("href")).toBe(contact);
    expect(panel.querySelector("form")!.getAttribute("action")).toBe(results);
  });

  test("who has not typed yet is offered where most go, without a script too", () => {
    const panel = page(locale).querySelector("#search")!;
    const prefix = locale === "ar" ? "" : "/en";
    expect(
      [...panel.querySelectorAll(".search-popular a")].map((link) => link.getAttribute("href")),
    ).toEqual(
      ["/services", "/tools", "/request-service", "/contact"].map((path) => `${prefix}${path}`),
    );
    expect(readFileSync("src/site/search/ui/search.css", "utf8")).not.toMatch(
      /:not\(\.js\)[^{]*search-popular/,
    );
  });

  test("every kind of page has a label", () => {
    expect(Object.values(pickResultWords(pick(messages, locale)).kinds)).toEqual(kinds);
  });

  test("without JavaScript its form requests a page of results from the server: it is visible and sent by GET", () => {
    const form = page(locale).querySelector("form")!;
    expect(form.getAttribute("method") ?? "get").toBe("get");
    expect(readFileSync("src/site/search/ui/search.css", "utf8")).not.toMatch(
      /:not\(\.js\)[^{]*(?:form|search-field)/,
    );
  });

  test("the input has a name, an accessible one and a hint of what it takes", () => {
    const input = page(locale).querySelector("input")!;
    expect(input.name).toBe("q");
    expect(input.getAttribute("aria-label")).toBe(pick(messages, locale).label);
    expect(input.placeholder).toBe(pick(messages, locale).placeholder);
  });

  test("the markup is valid", async () => {
    const html = `<!DOCTYPE html><html lang="${locale}"><head><title>Ro2ya</title></head><body>${bodyWithSearch(locale)}</body></html>`;
    const validate = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:a11y"],
      rules: {
        // React writes boolean attributes and void elements its own way; both are valid HTML.
        "attribute-boolean-style": "off",
        "attribute-empty-style": "off",
        "void-style": "off",
        // There is no native element for a list that is controlled from a text field.
        "prefer-native-element": ["error", { exclude: ["listbox"] }],
      },
    });
    const report = await validate.validateString(html);
    expect(
      report.results.flatMap(({ messages: found }) =>
        found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });
});
