import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { LegalFacts } from "./LegalFacts.tsx";

const none = { ar: "", en: "" };
const empty = {
  entity: none,
  registerNumber: none,
  permit: none,
  dataOfficer: none,
  recipientsAbroad: none,
};

test("facts that a lawyer has filled in are shown, and no other, in each language", () => {
  const facts = {
    ...empty,
    entity: { ar: "رؤية للتصميم ش.م.م.", en: "Ro2ya Design LLC" },
    permit: { ar: "ترخيص 12", en: "Permit 12" },
  };
  const english = renderToStaticMarkup(<LegalFacts locale="en" facts={facts} />);
  expect(english).toContain("<dt>Legal name</dt>");
  expect(english).toContain("Ro2ya Design LLC");
  expect(english).toContain("<dt>Data processing permit</dt>");
  expect(english).not.toContain("Commercial register");
  const arabic = renderToStaticMarkup(<LegalFacts locale="ar" facts={facts} />);
  expect(arabic).toContain("رؤية للتصميم ش.م.م.");
});

test("while nothing is filled in, as in the sample brand, there is no heading either", () => {
  expect(renderToStaticMarkup(<LegalFacts locale="ar" facts={empty} />)).toBe("");
  expect(renderToStaticMarkup(<LegalFacts locale="en" facts={brand.legal} />)).toBe("");
});
