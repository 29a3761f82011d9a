import { expect, test } from "vitest";
import { createContext, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { ruleById } from "./rules/all.ts";

/** The code that a rule offers for a page, and what the rule says of a page that has it. */
function fix(id: string, made: Made, apply: (snippet: string) => Made) {
  const rule = ruleById.get(id)!;
  const context = createContext(made);
  expect(rule.check(context).kind).not.toBe("pass");
  const snippet = rule.snippet!(context);
  return { snippet, after: rule.check(createContext(apply(snippet))).kind };
}
const withHtmlTag = (body: string) => (tag: string) => ({
  html: `<!doctype html>${tag}<body>${body}</body></html>`,
});

test("the html element offered for the direction is that of the page's language", () => {
  const arabic = "<p>حقائب جلدية مصنوعة باليد في القاهرة القديمة</p>";
  expect(fix("direction", { tag: 'lang="fa"', body: arabic }, withHtmlTag(arabic))).toEqual({
    snippet: '<html lang="fa" dir="rtl">',
    after: "pass",
  });
  const english = `<p>${"Leather bags made by hand in old Cairo. ".repeat(5)}</p>`;
  const wrong = { tag: 'lang="en" dir="rtl"', body: english };
  expect(fix("direction", wrong, withHtmlTag(english))).toEqual({
    snippet: '<html lang="en" dir="ltr">',
    after: "skip",
  });
  const hebrew = `<p>${"תיקי עור בעבודת יד מירושלים העתיקה. ".repeat(6)}</p>`;
  expect(fix("direction", { tag: "", body: hebrew }, withHtmlTag(hebrew)).snippet).toBe(
    '<html lang="he" dir="rtl">',
  );
});

test("the picture offered is the first with a meaning, with its own alternative text", () => {
  const body =
    '<img src="/line.png" alt=""><img src="/bag.jpg" srcset="/bag-2x.jpg 2x" alt="A bag" loading="lazy">';
  expect(fix("first-image-not-lazy", { body }, (snippet) => ({ body: snippet }))).toEqual({
    snippet: '<img src="/bag.jpg" srcset="/bag-2x.jpg 2x" alt="A bag" fetchpriority="high">',
    after: "pass",
  });
});

test("the code against blocking has every script that blocks, and the sheets beyond the first three", () => {
  const script =
    '<script type="application/ld+json" src="/data"></script><script src="/a.js"></script>';
  expect(fix("render-blocking", { head: script }, (head) => ({ head }))).toEqual({
    snippet: '<script src="/a.js" defer></script>',
    after: "pass",
  });
  const sheets = ["a", "b", "c", "d"].map((name) => `<link rel="stylesheet" href="/${name}.css">`);
  expect(
    fix("render-blocking", { head: sheets.join("") }, (late) => ({
      head: sheets.slice(0, 3).join("") + late,
    })),
  ).toEqual({
    snippet: `<link rel="stylesheet" href="/d.css" media="print" onload="this.media='all'">`,
    after: "pass",
  });
});
