import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { formatCsvRow } from "#leads/server/cli/leads-csv.ts";
import { isSuspicious } from "#leads/server/abuse/suspicion.ts";
import { parseKeyword } from "#tools/keyword-research/server/parse-keyword.ts";
import { readLexicons } from "#tools/keyword-research/server/lexicon.ts";
import { listExpansionPhrases, listRelatedPhrases } from "#tools/keyword-research/server/expand.ts";
import type { Lead } from "#leads/server/store/lead.ts";
import { readMailbox, toHeaderText } from "#platform/notifications/mail.ts";
import { canonicalizeAddress } from "#platform/egress/public-address.ts";
import { classifySource as refererSource, toPageView } from "#site/page-counts/page-view.ts";
import { toDecodableUrl } from "#platform/http/site-pages.ts";
import { prefersHtml } from "#platform/http/prefers-html.ts";
import { decodePage } from "#tools/seo-analyzer/server/decode-page.ts";
import { readPictureSize } from "#tools/seo-analyzer/server/picture-size.ts";
import { parseRobots } from "#tools/seo-analyzer/server/robots.ts";
import { parseUrl } from "#base/parse-url.ts";
import { shortenUrl } from "#base/readable-url.ts";
import { buildIndex } from "#site/search/engine/build-index.ts";
import { search } from "#site/search/engine/search.ts";
import { fold as foldArabic, tokenize, splitWords as foldedWordsOf } from "#i18n/fold-arabic.ts";
import { validateAttachment } from "#leads/engine/attachment.ts";
import { stripInvisible, validateEmail, validateLongText } from "#leads/engine/text-rules.ts";
import { validatePhone } from "#leads/engine/phone.ts";
import { parseColour } from "#tools/color-palette/engine/colour.ts";
import { readPalettes } from "#tools/color-palette/engine/saved-palettes.ts";
import { readHeader } from "#tools/image-optimizer/engine/header/read-header.ts";
import { stripMetadata } from "#tools/image-optimizer/engine/header/strip-metadata.ts";
import { toKeywordKey } from "#tools/keyword-research/engine/keyword-key.ts";
import { readKeyword } from "#tools/keyword-research/engine/read-keyword.ts";
import { readColumns } from "#tools/keyword-research/engine/planner/planner-columns.ts";
import { readPlannerFile } from "#tools/keyword-research/engine/planner/read-planner-file.ts";
import {
  readCompetition,
  readCount,
  readMoney,
  readMonth,
  readPeriod,
} from "#tools/keyword-research/engine/planner/planner-values.ts";
import {
  foldLetters,
  normalizePassword as readablePassword,
} from "#tools/password-checker/engine/model/fold.ts";
import { readBatch } from "#tools/qr-generator/engine/csv.ts";
import { formatPlace } from "#tools/qr-generator/engine/forms/place.ts";
import { isEmailLike } from "#tools/qr-generator/engine/forms/form.ts";
import { isPrivate, isSameSite } from "#tools/seo-analyzer/engine/addresses.ts";
import { checkAiCrawlers } from "#tools/seo-analyzer/engine/ai/ai-verdicts.ts";
import { auditArabic } from "#tools/seo-analyzer/engine/arabic/audit-arabic.ts";
import { measureReadability } from "#tools/seo-analyzer/engine/text/readability.ts";
import { auditPage } from "#tools/seo-analyzer/engine/audit.ts";
import { parseLinkHeaders } from "#tools/seo-analyzer/engine/headers.ts";
import { listDirectives, findBlockingDirective } from "#tools/seo-analyzer/engine/indexing.ts";
import { isLanguageTag, detectScript } from "#tools/seo-analyzer/engine/text/language.ts";
import type { PageSource } from "#tools/seo-analyzer/engine/page/page-source.ts";
import { Prose } from "#tools/seo-analyzer/ui/Prose.tsx";
import { readPage } from "#tools/seo-analyzer/engine/page/read-page.ts";
import { robotsValid } from "#tools/seo-analyzer/engine/rules/links/robots-valid.ts";
import { digestPage } from "#tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { listPlaceMatches } from "#tools/seo-analyzer/engine/target-keyword.ts";
import {
  collapseWhitespace,
  countWords,
  fold,
  countGraphemes,
  splitWords,
} from "#tools/seo-analyzer/engine/text/text.ts";
import { growthCase, type GrowthCase } from "./measure-growth.ts";
import { siteCases } from "./site-cases.ts";
import {
  createContext,
  createSource as sourceWith,
  meta,
  rendered,
} from "../../fixtures/seo-rules/made-page.ts";

const encodeBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const times = (part: string) => (size: number) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);
const between = (before: string, part: string, after: string) => (size: number) =>
  before + times(part)(size) + after;

/** One function with several texts, each a case. */
function texts(
  name: string,
  run: (text: string) => unknown,
  attacks: readonly (readonly [label: string, attack: (size: number) => string])[],
  maxSize?: number,
): GrowthCase[] {
  return attacks.map(([label, attack]) =>
    growthCase({
      name: `${name}, ${label}`,
      run,
      attack,
      ...(maxSize === undefined ? {} : { maxSize }),
    }),
  );
}

const blanks = times(" ");
const punctuation = between("a", "!", "a");
const lexicons = readLexicons();
const index = buildIndex([
  {
    url: "/services/seo",
    kind: "service",
    title: "السيو",
    description: "نرفع موقعك في نتائج البحث",
    keywords: ["seo", "google"],
  },
  {
    url: "/services/design",
    kind: "service",
    title: "Web design",
    description: "Fast pages in two languages",
  },
]);
const lead = (text: string): Lead =>
  ({
    id: "1",
    kind: "contact",
    receivedAt: "2026-01-01T00:00:00.000Z",
    locale: "ar",
    name: text,
    email: text,
    phone: text,
    message: text,
  }) as unknown as Lead;
const viewWithUserAgent = (userAgent: string) =>
  toPageView(
    {
      method: "GET",
      url: "/",
      status: 200,
      headers: { "sec-fetch-mode": "navigate", "user-agent": userAgent },
    },
    { pages: new Set(["/"]), host: "ro2ya.example", now: new Date(0) },
  );
const classifySubject = (html: string, headers: PageSource["headers"] = []) => {
  const source = sourceWith({ html, headers });
  return { page: readPage(html, source.url), source };
};
const auditHtml = (html: string): number => {
  const { page, source } = classifySubject(html);
  return (
    JSON.stringify(auditPage(page, source)).length + JSON.stringify(digestPage(page, source)).length
  );
};
/** Audits a page whose scripts show what was sent hidden. */
const auditRenderings = (html: string): number => {
  const { page, source } = classifySubject(`<div hidden>${html}</div>`);
  const document = { url: source.url, html };
  return JSON.stringify(auditPage(page, { ...source, rendered: { ...rendered, document } })).length;
};
const emptyPage = readPage("", "https://shop.example/");
const withHeader = (name: string, value: string) => ({
  page: emptyPage,
  source: sourceWith({ headers: [[name, value]] }),
});
const robotsPath = (size: number): string =>
  `https://shop.example/${times("a")(Math.min(size, 2_000))}`;

/** What a page can be made of without end. Each is a whole document's worth of one thing. */
export const pageConstructs: readonly (readonly [
  name: string,
  attack: (size: number) => string,
])[] = [
  ["links without an end", times("<a>")],
  [
    "links with an address",
    (size) => Array.from({ length: size / 20 }, (_, i) => `<a href="/p${i}">x</a>`).join(""),
  ],
  ["links around one text", between(times("<a href=x>")(2_000), "text ", "")],
  [
    "links to fragments",
    (size) => Array.from({ length: size / 20 }, (_, i) => `<a href="#f${i}">x</a>`).join(""),
  ],
  ["nested divs", times("<div>")],
  ["nested tables", times("<table><tr><td>")],
  ["tables with text that is moved before them", times("<table>x")],
  ["formatting that is taken up again", times("<b><i><p>")],
  [
    "attributes",
    (size) => `<p ${Array.from({ length: size / 8 }, (_, i) => `a${i}=1`).join(" ")}>`,
  ],
  ["one long attribute", between('<p title="', "x", '">')],
  ["classes", between('<p class="', "c ", '">')],
  ["a class that nearly names an author", between('<p class="', "author-", '">')],
  ["a style of blanks", between('<p style="display', " ", '">')],
  ["a style of heights", between('<img style="', "height ", '" src=x>')],
  ["entities", times("&amp;&#1234;&notit;")],
  ["unknown entities", times("&aaaaaaaa")],
  ["comments", times("<!-- x -->")],
  ["an open comment", between("<!--", "-- >", "")],
  ["pictures", times("<img src=x.jpg>")],
  ["pictures in one heading", between("<h1>", "<img src=x alt=y>", "</h1>")],
  [
    "pictures with sources",
    between("<picture>", "<source type=image/webp>", "<img src=x></picture>"),
  ],
  [
    "many pictures in a picture of many sources",
    (size) =>
      `<picture>${"<source type=x>".repeat(size / 30)}${"<img src=x>".repeat(size / 30)}</picture>`,
  ],
  ["children of a closed details", between("<details>", "<p>x", "</details>")],
  [
    "links in a language of many signs",
    (size) => `<p lang="${"_".repeat(size / 2)}">${'<a href="/q">y</a>'.repeat(size / 40)}</p>`,
  ],
  [
    "links that one long text names",
    (size) =>
      `<p id="a">${"x ".repeat(size / 4)}</p>${'<a href="/" aria-labelledby="a a a"></a>'.repeat(size / 80)}`,
  ],
  [
    "nested headings with a list of ids",
    (size) => `${"<h1><div>".repeat(50)}<i aria-labelledby="${"a ".repeat(size / 2)}">x</i>`,
  ],
  ["drawings", times("<svg><a><title>x</title></a></svg>")],
  ["nested drawings", times("<svg><g>")],
  ["scripts", times("<script>1</script>")],
  ["one long script", between("<script>", "key sk_live_ xoxb-", "</script>")],
  [
    "deep JSON-LD",
    (size) =>
      `<script type="application/ld+json">${"[".repeat(size / 2)}${"]".repeat(size / 2)}</script>`,
  ],
  [
    "broad JSON-LD",
    (size) =>
      `<script type="application/ld+json">[${'{"@type":"Product"},'.repeat(size / 20)}{}]</script>`,
  ],
  ["many blocks of broken JSON-LD", times('<script type="application/ld+json">{</script>')],
  [
    "types of one thing",
    (size) =>
      `<script type="application/ld+json">{"@type":[${'"Product",'.repeat(size / 10)}"x"]}</script>`,
  ],
  ["headings", times("<h1>a</h1>")],
  [
    "a heading that the text before it resembles",
    (size) => `<p>${"a".repeat(size)}</p><h1>b${"a".repeat(1_900)}</h1>`,
  ],
  ["titles", times("<title>a</title>")],
  ["one long title", between("<title>", "a!", "</title>")],
  ["a title of punctuation", between("<title>a", "!", "a</title>")],
  ["a title of blanks", between("<title>a", " ", "a</title>")],
  ["metas", times('<meta name="description" content="x">')],
  ["a description of punctuation", between('<meta name="description" content="a', "!", 'a">')],
  ["robots metas", times('<meta name="robots" content="noindex,x">')],
  ["an expiry of blanks", between('<meta name="robots" content="unavailable_after', " ", '\nx">')],
  [
    "alternates",
    (size) =>
      Array.from(
        { length: size / 60 },
        (_, i) => `<link rel="alternate" hreflang="x${i}" href="https://shop.example/${i}">`,
      ).join(""),
  ],
  ["canonicals", times('<link rel="canonical" href="https://shop.example/1">')],
  ["a language tag of parts", between('<html lang="ar', "-x-a", '\n">')],
  ["forms", times("<form action=x></form>")],
  ["embeds", times("<embed src=x>")],
  ["times", times("<time>2026</time>")],
  ["options", between("<select>", "<option>x", "</select>")],
  ["words", times("word ")],
  ["Arabic words", times("كلمة ")],
  ["marks on one letter", between("ا", "\u064b", "")],
  ["Chinese text", times("漢字文章")],
  ["blanks", blanks],
  ["roots", times('<div id="root"></div>')],
  ["bases", times('<base href="/x">')],
  ["srcset", between('<img src=x srcset="', "a.jp 1x, ", '">')],
];

const robotsCases: readonly GrowthCase[] = [
  [
    "plain rules",
    (size: number) => Array.from({ length: size / 10 }, (_, i) => `Disallow: /${i}`).join("\n"),
  ],
  [
    "rules with a star",
    (size: number) => Array.from({ length: size / 10 }, (_, i) => `Disallow: /*${i}`).join("\n"),
  ],
  [
    "rules that nearly fit",
    (size: number) =>
      Array.from({ length: size / 300 }, (_, i) => `Disallow: /*b${"a".repeat(250)}${i}`).join(
        "\n",
      ),
  ],
  ["one rule of stars", between("Disallow: /", "*a", "b")],
  ["crawlers", times("User-agent: a\n")],
  ["comments", times("#")],
  ["blanks", blanks],
].map(([label, rules]) =>
  growthCase({
    name: `robots.txt, ${label as string}`,
    run: ({ text, url }: { text: string; url: string }) => {
      const robots = parseRobots(`User-agent: *\n${text}`);
      return Array.from({ length: 20 }, (_, i) => robots.allows("Googlebot", `${url}/${i}`));
    },
    attack: (size) => ({ text: (rules as (size: number) => string)(size), url: robotsPath(size) }),
  }),
);

const aiDirectives = growthCase({
  name: "robots metas that an AI crawler reads",
  run: (content: string) =>
    checkAiCrawlers(createContext({ head: meta("bingbot", content) }), {
      bingbot: { isAllowed: true, group: "none" },
    }),
  attack: (size) => `${"noarchive,".repeat(size / 10)}nocache`,
});

const pageUrl = "https://shop.example/";
const decodedBytes: readonly (readonly [name: string, attack: (size: number) => string])[] = [
  ["open quotes", times('<meta charset= "')],
  ["unknown labels", times("<meta charset=x>")],
  [
    "attributes",
    (size) => `<meta ${Array.from({ length: size / 8 }, (_, i) => `a${i}`).join(" ")}`,
  ],
  ["contents", between('<meta http-equiv=content-type content="', "charset", '">')],
  ["a comment", between("<!--", "-", "")],
  ["an XML declaration", between("<?xml encoding", " ", "")],
  ["letters outside ASCII", times("\xe3\xd1\xcd\xc8\xc7 ")],
  ["escapes", times("\x1b$B~{\x80")],
];

/**
 * Every function of the product that reads text which a stranger chose, with what is worst for it.
 */
export const cases: readonly GrowthCase[] = [
  // What a site that is analysed sends.
  ...texts("decodePage", (header) => decodePage(encodeBytes("<p>x"), header, pageUrl), [
    ["blanks after charset", between("charset=", " ", "")],
    ["blanks before the sign", between("charset", " ", "x")],
    ["many charsets", times("charset")],
  ]),
  ...decodedBytes.map(([name, attack]) =>
    growthCase({
      name: `decodePage, bytes, ${name}`,
      run: (bytes: Uint8Array) => decodePage(bytes, "", pageUrl),
      attack: (size) => Buffer.from(attack(size), "latin1"),
    }),
  ),
  ...robotsCases,
  aiDirectives,
  ...texts(
    "robotsValid",
    (text) =>
      robotsValid.check({
        page: emptyPage,
        source: sourceWith({ robots: { status: 200, text, allows: sourceWith({}).robots.allows } }),
      }),
    [
      ["hashes", times("#")],
      ["colons", times(":")],
      ["lines", times("x\n")],
    ],
  ),
  ...texts("linkHeaders", (value) => parseLinkHeaders(sourceWith({ headers: [["link", value]] })), [
    ["open brackets", times("<")],
    ["quotes", times('<a>"')],
    ["semicolons", between("<a>", "; ", "")],
    ["rels", between("<a>", ";rel", "")],
    ["blanks in a parameter", between("<a>;rel", " ", "x")],
  ]),
  ...texts(
    "directivesFor",
    (value) => [
      listDirectives(withHeader("x-robots-tag", value), "*"),
      findBlockingDirective(withHeader("x-robots-tag", value), "*", "2026-01-01"),
    ],
    [
      ["blanks", between("unavailable_after:", " ", "\nx")],
      ["commas", times(",")],
      ["a name", times("a")],
      ["blanks first", between("", " ", "x")],
    ],
  ),
  growthCase({
    name: "pictureSize, boxes",
    run: readPictureSize,
    attack: (size) => encodeBytes(`\0\0\0\x20ftypavif${times("ispe")(size)}`),
  }),
  growthCase({
    name: "pictureSize, segments",
    run: readPictureSize,
    attack: (size) =>
      Uint8Array.from(
        { length: size },
        (_, i) =>
          [0xff, 0xd8, ...Array.from({ length: 4 }, () => 0)][i] ??
          [0xff, 0xe0, 0, 2][(i - 2) % 4]!,
      ),
  }),
  ...texts("canonical", canonicalizeAddress, [
    ["percent signs", times("%")],
    ["percent signs and a line", between("", "%", "\n")],
  ]),

  // The English of a page.
  ...texts("measureReadability", (text) => measureReadability([`${text} The end of it.`]), [
    ["sentences", times("The end of it. ")],
    ["stops", times(".")],
    ["stops and quotes", between("a", ".”", "b")],
    ["quotes after a stop", between("a.", "”", "b")],
    ["quotes", between("", "“", "a.")],
    ["initials", between("", "A.", "b")],
    ["words in one", times("a’")],
    ["words apart", times("a ")],
    ["blanks", between("a", " ", "a.")],
  ]),

  // The Arabic of a page.
  ...texts(
    "auditArabic",
    (text) => [
      auditArabic([{ place: "text", text }]),
      auditArabic([{ place: "description", text }]),
    ],
    [
      ["slips", times("الى ")],
      ["sentences", times("انا الى القهوه. ")],
      ["one word", times("ا")],
      ["signs", times("ا , ")],
      ["signs alone", times("ا.")],
      ["blanks", between("ا", " ", ".ا")],
      ["blanks and signs", times("ا  ,  ")],
      ["open quotations", times("ا «")],
      ["quotations", times("«ا» ")],
      ["addresses", times("www.ا ")],
      ["brackets", times("( ا")],
      ["closed brackets", times("( ا )")],
      ["marks", between("ا", "\u064b", "")],
      ["lone marks", times(" \u064b")],
      ["tatweel", between("ا", "\u0640", "")],
      ["tatweel and letters", times("ا\u0640")],
      ["digits", times("٥ 5 ")],
      ["groups of digits", between("ا ", "12 ", "")],
      ["one number", between("ا ", "1", "")],
      ["passives", times("يتم شحن ")],
      ["agents", times("مصنوع من قبل الشركة ")],
      ["particles", times("ان الا ")],
      ["dialect", times("احنا مش. سوف لن. ")],
      ["exclamations", between("ا", "!", "")],
      ["doubled words", times("من ")],
      ["controls", times("\u202b")],
      ["Latin and Arabic", times("a ا ")],
      ["Persian", times("ک")],
    ],
  ),

  // The words of a page.
  ...texts("fold", fold, [
    ["punctuation", punctuation],
    ["blanks", between("a", " ", "a")],
    ["dots", times(".")],
  ]),
  ...texts("collapse", collapseWhitespace, [["blanks", between("a", " \n", "a")]]),
  ...texts("wordsOf", splitWords, [
    ["letters", times("a")],
    ["apostrophes", times("a'")],
    ["digits and commas", times("1,")],
    ["underscores", times("_")],
    ["Chinese", times("漢")],
    ["marks", between("ا", "\u064b", "")],
  ]),
  ...texts("countWords", countWords, [
    ["letters", times("a")],
    ["apostrophes", times("a'")],
    ["dots", times(".")],
  ]),
  ...texts("lengthOf", countGraphemes, [
    ["marks", between("a", "\u0301", "")],
    ["flags", times("🇪🇬")],
    ["joined emoji", times("👩\u200d")],
  ]),
  ...texts("scriptOf", detectScript, [["letters", times("a")]]),
  ...texts("isLanguageTag", isLanguageTag, [
    ["parts", between("ar", "-x-a", "\n!")],
    ["variants", between("ar", "-abcde", "!")],
    ["letters", times("a")],
  ]),
  ...texts("isPrivate", isPrivate, [
    ["names", between("http://", "localhost", "x")],
    ["at signs", between("http://", "a@", "x")],
    ["digits", between("http://", "1.", "x")],
    ["brackets", between("http://", "[", "x")],
  ]),
  ...texts("isSameSite", (url) => isSameSite(url, "https://shop.example/"), [
    ["letters", times("a")],
    ["at signs", between("http://", "a@", "")],
    ["www", between("http://", "www.", "")],
  ]),

  // A report in its reader's browser.
  ...texts("Prose", (text) => renderToStaticMarkup(createElement(Prose, { text })), [
    ["dots after a word", between("Soon", ".", "")],
    ["words and dots", times("a.")],
    ["letters and digits", times("a1")],
    ["open brackets", times("<")],
    ["signs", times("<#/")],
    ["hyphens", between("a", "-", ":")],
    ["quotes", times('a="')],
    ["plain words", times("word ")],
  ]),
  ...texts(
    "standingsOf",
    (text) =>
      listPlaceMatches(text, {
        url: "https://shop.example/a",
        preview: { title: text, description: text, heading: text, opening: text } as never,
        findings: [],
      }),
    [
      ["words", times("ab ")],
      ["articles", times("ال")],
    ],
    10_000,
  ),
  ...texts("shortAddress", shortenUrl, [
    ["slashes", times("/")],
    ["letters", times("a")],
    ["percent signs", times("%d8")],
  ]),

  // Requests, before anything else is known of them.
  ...texts("decodableUrl", toDecodableUrl, [
    ["slashes", times("/")],
    ["percent signs", times("%")],
    ["codes", times("%D8")],
    ["questions", times("?")],
  ]),
  ...texts("prefersHtml", prefersHtml, [
    ["commas", times(",")],
    ["semicolons", times(";")],
    ["types", times("text/html,")],
    ["weights", between("text/html", ";q=0", "")],
  ]),
  ...texts("userAgent", viewWithUserAgent, [
    ["letters", times("a")],
    ["comments", between("mozilla/5.0 (", "?; ", "")],
    ["products", between("a/1.0 (", "compatible;lib", "")],
    ["versions", times("/1.1")],
    ["robots", times(" cubot")],
    ["addresses", times("@a-")],
  ]),
  ...texts("refererSource", (referer) => refererSource(referer, "ro2ya.example"), [
    ["dots", between("https://", "google.", "")],
    ["names", between("https://", "a.", "com")],
  ]),
  ...texts("readAddress", parseUrl, [
    ["letters", times("a")],
    ["dots", times("a.")],
    ["digits", between("a:", "1", "")],
    ["schemes", times("a:")],
    ["blanks", blanks],
  ]),
  ...texts(
    "search",
    (query) => search(index, query.slice(0, 100), { limit: 50 }),
    [
      ["letters", times("a")],
      ["words", times("abcdef ")],
      ["articles", times("ال")],
    ],
    10_000,
  ),

  // The forms.
  ...texts("validateEmail", validateEmail, [
    ["at signs", times("@")],
    ["labels", between("a@", "a.", "")],
    ["hyphens", between("a@a", "-", ".a")],
  ]),
  ...texts("validatePhone", validatePhone, [
    ["digits", times("1")],
    ["blanks", times(" ")],
  ]),
  ...texts("validateLongText", validateLongText, [
    ["blanks", blanks],
    ["letters", times("a")],
  ]),
  ...texts("bareAddress", stripInvisible, [
    ["blanks", between("a", " ", "a")],
    ["marks", times("\u200f")],
  ]),
  ...texts(
    "isSuspect",
    (text) =>
      isSuspicious({ isHoneypotFilled: false, tokenAgeMs: 9_000, isSolutionMissing: false, text }),
    [
      ["links", times("http://")],
      ["open tags", times("<a ")],
      ["blanks in a tag", between("<a", " ", "")],
    ],
  ),
  ...texts("readMailbox", readMailbox, [
    ["letters", times("a")],
    ["quotes", times('"')],
    ["blanks", between("a", " ", "a")],
    ["at signs", times("a@")],
  ]),
  ...texts("headerText", toHeaderText, [
    ["controls", times("\u0001")],
    ["blanks", between("a", " ", "a")],
  ]),
  ...texts("csvRow", (text) => formatCsvRow(lead(text)), [
    ["digits", between("", "1", "x")],
    ["blanks", blanks],
    ["quotes", times('"')],
  ]),
  ...["pdf", "docx", "doc", "png", "jpg"].map((type) =>
    growthCase({
      name: `validateAttachment, ${type}`,
      run: (bytes: Uint8Array) => validateAttachment(`a.${type}`, bytes),
      attack: (size) => {
        const heads: Readonly<Record<string, readonly number[]>> = {
          pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
          docx: [0x50, 0x4b, 3, 4],
          doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
          png: [0x89, 0x50],
          jpg: [0xff, 0xd8, 0xff, 0xe0],
        };
        const bytes = new Uint8Array(size).map((_, i) => [0x50, 0x4b, 5, 6][i % 4]!);
        bytes.set(heads[type]!);
        return bytes;
      },
      maxSize: 1_000_000,
    }),
  ),

  // Keywords.
  ...texts("foldArabic", foldArabic, [
    ["letters", times("أ")],
    ["marks", between("ا", "\u064b\u0301", "")],
  ]),
  ...texts("foldedWordsOf", foldedWordsOf, [
    ["letters", times("a")],
    ["apostrophes", times("'")],
    ["hyphens", times("a-")],
    ["mixed", times("aا")],
  ]),
  ...texts(
    "tokenize",
    (text) => tokenize(text.slice(0, 2_000)),
    [
      ["articles", times("ال")],
      ["ands", times("و")],
      ["words", times("كلمات ")],
    ],
    10_000,
  ),
  ...texts(
    "keywordKey",
    (text) => toKeywordKey(text.slice(0, 2_000)),
    [
      ["articles", times("ال")],
      ["particles", times("و ")],
      ["apostrophes", times("a'")],
    ],
    10_000,
  ),
  ...texts("readKeyword", readKeyword, [
    ["blanks", between("a", " ", "a")],
    ["marks", times("\u200f")],
    ["articles", times("ال")],
  ]),
  ...texts(
    "seedOf",
    (text) => parseKeyword(text.slice(0, 80).trim(), lexicons.ar),
    [
      ["words", times("سعر ")],
      ["places", times("في القاهرة ")],
      ["letters", times("ا ")],
    ],
    1_000,
  ),
  ...texts(
    "phrases",
    (text) => {
      const seed = parseKeyword(text.slice(0, 80).trim(), lexicons.ar);
      const related = listRelatedPhrases(seed, lexicons.ar, []);
      return listExpansionPhrases(seed, lexicons.ar, [], related);
    },
    [
      ["words", times("سعر ")],
      ["letters", times("ا ")],
    ],
    1_000,
  ),

  // Files that a visitor opens in the tools.
  ...texts("readBatch", (text) => readBatch(encodeBytes(text)), [
    ["dots", between("a,", ". ", "x")],
    ["quotes", between("a,", '"', "")],
    ["commas", times(",")],
    ["lines", times("a\n")],
    ["the same name", times("a,b\n")],
  ]),
  ...texts("looksLikeEmail", isEmailLike, [
    ["dots", between("a@", ".", "@")],
    ["letters", times("a")],
  ]),
  ...texts("placeContent", (coordinates) => formatPlace({ coordinates }), [
    ["digits", times("1")],
    ["blanks", between("1", " ", "x")],
    ["pins", times("!3d1")],
    ["questions", times("?q=1.")],
    ["at signs", times("@1.1")],
  ]),
  ...texts("parseColour", parseColour, [
    ["blanks", between("rgb(1", " ", "x")],
    ["commas", between("rgb(1", " , ", "x")],
    ["letters", times("a")],
  ]),
  ...texts("readPalettes", readPalettes, [
    [
      "palettes",
      (size) =>
        JSON.stringify({
          palettes: Array.from({ length: size / 20 }, () => ({ name: "x", colours: [] })),
        }),
    ],
    ["brackets", times("[")],
  ]),
  growthCase({
    name: "readHeader, comments",
    run: (text: string) => readHeader(encodeBytes(text)),
    attack: times("<!---->"),
  }),
  growthCase({
    name: "readHeader, declarations",
    run: (text: string) => readHeader(encodeBytes(text)),
    attack: times("<?xml>"),
  }),
  growthCase({
    name: "readHeader, JPEG segments",
    run: (bytes: Uint8Array) => [readHeader(bytes), stripMetadata(bytes, "jpeg")],
    attack: (size) =>
      Uint8Array.from({ length: size }, (_, i) =>
        i < 2 ? [0xff, 0xd8][i]! : [0xff, 0xe2, 0, 2][(i - 2) % 4]!,
      ),
  }),
  growthCase({
    name: "readHeader, PNG chunks",
    run: (bytes: Uint8Array) => [readHeader(bytes), stripMetadata(bytes, "png")],
    attack: (size) =>
      Uint8Array.from({ length: size }, (_, i) =>
        i < 8
          ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a][i]!
          : [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0][(i - 8) % 12]!,
      ),
  }),
  ...texts("readPlannerFile", (text) => readPlannerFile(encodeBytes(text), "x.csv"), [
    ["commas", times(",")],
    ["quotes", times('"')],
    ["lines", between("Keyword,Search volume\n", "a,1\n", "")],
    ["headings", between("Keyword,", "متوسط بحث ", "\na,1")],
  ]),
  ...texts("readColumns", (text) => readColumns(["Keyword", text]), [
    ["averages", between("متوسط ", "بحث", "x")],
    ["pages", between("", "اعلي الصفحه(", "x")],
    ["blanks", between("searches", " ", "x")],
    ["low", between("اعلي الصفحه (", "ادني", "")],
  ]),
  ...texts(
    "planner values",
    (text) => [
      readCount(text),
      readMoney(text),
      readMonth(text),
      readPeriod(text),
      readCompetition(text),
    ],
    [
      ["blanks", between("1", " ", "x")],
      ["digits", times("1")],
      ["digits and commas", times("1,")],
      ["dashes", times("-")],
      ["dashes with blanks", times(" - ")],
      ["words", times("to ")],
      ["dots", times(".")],
    ],
  ),
  ...texts("passwords", (text) => [foldLetters(text), readablePassword(text)], [
    ["letters", times("أ")],
    ["spaces", blanks],
    ["digits", times("٣")],
  ]),

  // Across the pages of a site: the size is the number of pages.
  ...siteCases,

  // A whole page, parsed and audited.
  ...texts("a page of", auditHtml, pageConstructs),
  ...texts("a rendered page of", auditRenderings, pageConstructs),
];
