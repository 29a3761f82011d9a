import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import type { SearchResponse } from "../contract.ts";
import { toolMessages } from "../tool-messages.ts";
import { LocalAdvice } from "./LocalAdvice.tsx";

const show = (response: Partial<SearchResponse>): string =>
  renderToStaticMarkup(
    <LocalAdvice
      t={pick(toolMessages, "ar")}
      locale="ar"
      response={{
        keyword: "محل عطور",
        language: "ar",
        isLocal: true,
        place: null,
        rows: [],
        sources: [],
        failed: [],
        answeredAt: "",
        ...response,
      }}
      onSearch={() => undefined}
      action={<button type="button">brief</button>}
    />,
  );

test("the map comes first, and without a place it is the next thing to say", () => {
  const html = show({});
  expect(html.indexOf("الملف التجاري على جوجل")).toBeGreaterThan(0);
  expect(html.indexOf("الملف التجاري على جوجل")).toBeLessThan(html.indexOf("<form"));
  for (const city of ["القاهرة", "طنطا", "المنصورة"]) expect(html).toContain(`>${city}</button>`);
  expect(html).not.toContain("brief");
});

test("the places offered are in the language of the keyword", () => {
  expect(show({ keyword: "perfume shop", language: "en" })).toContain(">Tanta</button>");
});

test("with a place the page for the phrase is the next step, and no place is wanted", () => {
  const html = show({ keyword: "محل عطور في طنطا", place: "طنطا" });
  expect(html).toContain("<bdi>محل عطور في طنطا</bdi>");
  expect(html).toContain("brief");
  expect(html).not.toContain("<form");
});
