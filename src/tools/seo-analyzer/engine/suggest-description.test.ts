import { expect, test } from "vitest";
import { countTo } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { readPage } from "./page/read-page.ts";
import { suggestDescription } from "./suggest-description.ts";

const suggest = (body: string): string =>
  suggestDescription(readPage(`<!doctype html><body>${body}</body>`, "https://shop.example/"));
const menu =
  '<nav><a href="/">الرئيسية</a> <a href="/men">عطور رجالي</a> <a href="/o">العروض</a></nav>';

test("a menu and the main heading are no description, whole sentences of the text are", () => {
  const first = "عطور شرقية وغربية أصلية بسعر مناسب، نجهزها في ورشتنا في المنصورة.";
  const second = "التوصيل لكل محافظات مصر خلال يومين.";
  expect(
    suggest(`${menu}<h1>عطور حريمي</h1><p>${first} ${second} كلام أطول بعد ذلك ${countTo(40)}</p>`),
  ).toBe(`${first} ${second}`);
});

test("a text without full stops is cut between words, within what is shown", () => {
  const description = suggest(`${menu}<p>Leather bags ${countTo(60)}</p>`);
  expect(description.length).toBeLessThanOrEqual(158);
  expect(description.length).toBeGreaterThan(120);
  expect(description).toMatch(/^Leather bags .* \w+$/);
});

test("a short text is suggested whole, and a page without one has a place to fill in", () => {
  expect(suggest("<h1>Bags</h1><p>Made by hand.</p>")).toBe("Made by hand.");
  expect(suggest(`${menu}<h1>Bags</h1>`)).toBe("…");
});

test("what the page says again is said once, with full stops and without", () => {
  const sentence = "عطور شرقية أصلية بسعر مناسب، وتوصيل لكل محافظات مصر.";
  expect(suggest(`<p>${`${sentence} `.repeat(3)}</p><p>نفتح كل يوم من العاشرة صباحًا.</p>`)).toBe(
    `${sentence} نفتح كل يوم من العاشرة صباحًا.`,
  );
  expect(suggest(`<p>${"عطور شرقية أصلية بسعر مناسب ".repeat(9)}</p>`)).toBe(
    "عطور شرقية أصلية بسعر مناسب",
  );
});
