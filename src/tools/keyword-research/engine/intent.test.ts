import { expect, test } from "vitest";
import { classifyIntent } from "./intent.ts";

test.each([
  ["سعر غسالة", "buy"],
  ["غسالة بالتقسيط", "buy"],
  ["أفضل غسالة", "compare"],
  ["الفرق بين غسالة أوتوماتيك وهاف أوتوماتيك", "compare"],
  ["مطعم قريب مني", "find"],
  ["عنوان مطعم", "find"],
  ["محل عطور", "find"],
  ["محل بخور معمول", "find"],
  ["محل عطور أونلاين", "buy"],
  ["محل عطور اون لاين", "buy"],
  ["كيف أختار غسالة", "learn"],
  ["إزاي انظف الغسالة", "learn"],
  ["كم سعر غسالة", "buy"],
  ["غسالة من تركيا", "buy"],
] as const)("«%s» wants to %s", (keyword, intent) => {
  expect(classifyIntent(keyword, "ar", "buy")).toBe(intent);
});

test.each([
  ["kitchen table price", "buy"],
  ["best kitchen table", "compare"],
  ["laptop vs tablet", "compare"],
  ["dentist near me", "find"],
  ["perfume shop near me", "find"],
  ["perfume shop online", "buy"],
  ["how to clean a carpet", "learn"],
  ["how much is a carpet", "buy"],
  ["what to do in cairo", "learn"],
] as const)('"%s" wants to %s', (keyword, intent) => {
  expect(classifyIntent(keyword, "en", "learn")).toBe(intent);
});

test("a bare name has the given default intent", () => {
  expect(classifyIntent("غسالة", "ar", "buy")).toBe("buy");
  expect(classifyIntent("washing machine", "en", "learn")).toBe("learn");
});
