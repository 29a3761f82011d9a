import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { createContext, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { contentCases } from "../../../../tests/fixtures/seo-rules/content.ts";
import { imageAndSocialCases } from "../../../../tests/fixtures/seo-rules/images-and-social.ts";
import { metaTagCases } from "../../../../tests/fixtures/seo-rules/meta-tags.ts";
import { mobileAndPerformanceCases } from "../../../../tests/fixtures/seo-rules/mobile-and-performance.ts";
import { ruleById, rules } from "./rules/all.ts";

const cases = {
  ...metaTagCases,
  ...contentCases,
  ...mobileAndPerformanceCases,
  ...imageAndSocialCases,
};

const addToHead = ({ head = "", ...made }: Made, snippet: string): Made => ({
  ...made,
  head: head + snippet,
});
const addToBody = ({ body = "", ...made }: Made, snippet: string): Made => ({
  ...made,
  body: body + snippet,
});
/** Replaces the `<html>` of a page that is made of parts. */
const replaceHtmlTag = ({ head = "", body = "", ...made }: Made, snippet: string): Made => ({
  ...made,
  html: `<!doctype html>${snippet}<head>${head}</head><body>${body}</body></html>`,
});
const replaceMeta = (name: string) => (made: Made, snippet: string) =>
  addToHead(
    { ...made, head: (made.head ?? "").replace(new RegExp(`<meta name="${name}"[^>]*>`), "") },
    snippet,
  );
const replaceLocale = (made: Made, snippet: string): Made =>
  addToHead(
    { ...made, head: (made.head ?? "").replace(/<meta property="og:locale"[^>]*>/, "") },
    snippet,
  );
const replaceHead = (made: Made, snippet: string): Made => ({ ...made, head: snippet });

/** How a visitor puts the code of a rule into a page. */
const ways: Readonly<Record<string, (made: Made, snippet: string) => Made>> = {
  // An owner pastes words into a field of a panel, which writes the tag.
  "title-present": (made, words) => replaceHead(made, `<title>${words}</title>`),
  "description-present": (made, words) =>
    replaceMeta("description")(made, `<meta name="description" content="${words}">`),
  "h1-present": addToBody,
  "lang-present": replaceHtmlTag,
  "lang-matches-text": replaceHtmlTag,
  viewport: replaceMeta("viewport"),
  "zoom-allowed": replaceMeta("viewport"),
  "canonical-present": addToHead,
  "hreflang-self": addToHead,
  "hreflang-default": addToHead,
  "og-title": addToHead,
  "og-description": addToHead,
  "og-type": addToHead,
  "og-url": addToHead,
  "og-locale": replaceLocale,
  "og-locale-alternate": addToHead,
  "structured-data-present": addToHead,
  "twitter-card": addToHead,
  "touch-icon": addToHead,
  "author-named": addToHead,
  "date-shown": addToBody,
};

test.each(Object.entries(ways))("the code of %s, once pasted, passes its rule", (id, paste) => {
  const rule = ruleById.get(id)!;
  const faulty = (cases[id] ?? []).filter(([expected]) => /^(?:warn|fail)/.test(expected));
  expect(faulty.length).toBeGreaterThan(0);
  for (const [expected, made] of faulty) {
    const snippet = rule.snippet!(createContext(made));
    expect(rule.check(createContext(paste(made, snippet))).kind, `${expected}: ${snippet}`).toBe(
      "pass",
    );
  }
});

const getSnippet = (id: string, made: Made): string =>
  ruleById.get(id)!.snippet!(createContext(made));

test("a heading made from a title shows its characters and no elements", () => {
  const snippet = getSnippet("h1-present", {
    head: "<title>Bags &amp; &lt;b>belts | Shop</title>",
  });
  expect(snippet).toBe("<h1>Bags &amp; &lt;b>belts</h1>");
  const [heading] = parseFragment(snippet).childNodes;
  expect(heading).toMatchObject({ childNodes: [{ value: "Bags & <b>belts" }] });
});

test("a title is never made from a heading without text", () => {
  expect(getSnippet("title-present", { body: '<h1><img src="/logo.png"></h1>' })).toBe(
    "What this page offers | Your business name",
  );
});

test("the language offered is that of the script of the text, with its direction", () => {
  const hebrew = `<p>${"תיקי עור בעבודת יד מירושלים העתיקה. ".repeat(6)}</p>`;
  const arabic = `<p>${"حقائب جلدية مصنوعة باليد في القاهرة. ".repeat(6)}</p>`;
  for (const id of ["lang-present", "lang-matches-text"]) {
    expect(getSnippet(id, { tag: "", body: hebrew }), id).toBe('<html lang="he" dir="rtl">');
    expect(getSnippet(id, { tag: "", body: arabic }), id).toBe('<html lang="ar" dir="rtl">');
    expect(getSnippet(id, { tag: "", body: "<p>Leather bags</p>" }), id).toBe(
      '<html lang="en" dir="ltr">',
    );
  }
});

test("what keeps a page out of search is corrected where it is: each meta, and the header", () => {
  const index = (name: string) => `<meta name="${name}" content="index, follow">`;
  const noindex = (name: string) => `<meta name="${name}" content="noindex, follow">`;
  const headers = [["x-robots-tag", "noindex"]] as const;
  expect(getSnippet("indexable", { head: noindex("robots") })).toBe(index("robots"));
  expect(
    getSnippet("indexable", { head: noindex("googlebot") + '<meta name="robots" content="all">' }),
  ).toBe(index("googlebot"));
  expect(getSnippet("indexable", { headers })).toBe("X-Robots-Tag: index, follow");
  expect(
    getSnippet("indexable", { headers: [["x-robots-tag", "googlebot: noindex"]] as const }),
  ).toBe("X-Robots-Tag: index, follow");
  expect(getSnippet("indexable", { headers, head: noindex("robots") })).toBe(
    `${index("robots")}\nX-Robots-Tag: index, follow`,
  );
});

test("a step that is the owner's own has words for a panel, and no code", () => {
  const owned = rules.filter(({ effort }) => effort.by === "owner");
  expect(owned.length).toBeGreaterThan(25);
  const code = /[<>=]|\b(?:30[1-8]|head|h[1-6]|alt|meta|img|canonical|robots\.txt)\b/;
  for (const { id, fix } of owned)
    for (const text of Object.values(fix)) expect(text, id).not.toMatch(code);
  const offered = owned.filter((rule) => rule.snippet !== undefined);
  expect(offered.map(({ id }) => id)).toEqual(["title-present", "description-present"]);
  for (const rule of offered)
    for (const [, made] of cases[rule.id as "title-present"]!)
      expect(rule.snippet!(createContext(made)), rule.id).not.toMatch(/<|content=/);
});

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

test("the country offered is that of the page, and none where the page names none", () => {
  const getLocale = (made: Made): string =>
    /content="(.*?)"/.exec(getSnippet("og-locale", made))![1]!;
  const getAddress = (made: Made): string =>
    /"addressCountry": "(.*?)"/.exec(getSnippet("structured-data-present", made))![1]!;
  const arabic = { tag: 'lang="ar"' };
  expect(getLocale(arabic)).toBe("ar");
  expect(getAddress(arabic)).toBe("…");
  const saudi = { ...arabic, url: "https://oud.sa/ar" };
  expect([getLocale(saudi), getAddress(saudi)]).toEqual(["ar_SA", "SA"]);
  const emirati = { tag: 'lang="ar-AE"', url: "https://oud.com/" };
  expect([getLocale(emirati), getAddress(emirati)]).toEqual(["ar_AE", "AE"]);
  const own = { ...arabic, head: '<meta property="og:locale" content="ar_KW">' };
  expect(getAddress(own)).toBe("KW");
  const ofTheme = { ...arabic, head: '<meta property="og:locale" content="en_US">' };
  expect([getLocale(ofTheme), getAddress(ofTheme)]).toEqual(["ar", "…"]);
  expect(
    getSnippet("og-locale-alternate", {
      ...saudi,
      head: '<link rel="alternate" hreflang="en" href="https://oud.sa/en"><link rel="alternate" hreflang="fr-FR" href="https://oud.sa/fr">',
    }),
  ).toBe(
    '<meta property="og:locale:alternate" content="en_US">\n<meta property="og:locale:alternate" content="fr_FR">',
  );
});
