import { meta, og, type Cases } from "./made-page.ts";

const ld = (value: unknown): string => `<script type="application/ld+json">${typeof value === "string" ? value : JSON.stringify(value)}</script>`;
const article = { "@type": "Article", headline: "Bags" };
const words = (n: number, word = "كلمة"): string => Array.from({ length: n }, () => word).join(" ");
/** No word of it is repeated to excess. */
const various = (n: number): string => Array.from({ length: n }, (_, i) => `word${i % 90}`).join(" ");

export const contentCases: Cases = {
  "h1-present": [
    ["pass:is", { body: "<h1>Bags</h1>" }],
    ["pass:is", { body: '<h1><img src="/logo.png" alt="Bags"></h1>' }],
    ["fail:missing", { body: "<h2>Bags</h2>" }],
    ["fail:empty", { body: "<h1> </h1>" }],
  ],
  "h1-single": [
    ["pass", { body: "<h1>Bags</h1><h1></h1>" }],
    ["warn:several", { body: "<h1>Bags</h1><h1>Shoes</h1>" }],
    ["skip", {}],
  ],
  "heading-order": [
    ["pass", { body: "<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>" }],
    ["warn:jumps", { body: "<h1>a</h1><h4>b</h4>" }],
    ["skip", { body: "<h1>a</h1>" }],
  ],
  "heading-empty": [
    ["pass", { body: "<h2>a</h2>" }],
    ["warn:empty", { body: "<h2>a</h2><h3> <br> </h3>" }],
    ["skip", {}],
  ],
  "heading-length": [
    ["pass", { body: `<h2>${"a".repeat(100)}</h2>` }],
    ["warn:long", { body: `<h2>${"a".repeat(101)}</h2>` }],
    ["skip", {}],
  ],
  "word-count": [
    ["pass:enough", { body: words(300) }],
    ["pass:enough", { body: "", rendered: { wordCount: 400, smallTextShare: 0, smallTargets: [], overflowPx: 0 } }],
    ["warn:few", { body: words(299) }],
    ["warn:few", { body: words(100) }],
    ["fail:thin", { body: words(99) }],
    ["fail:thin", { body: `<script>${words(400)}</script><noscript>${words(400)}</noscript><p hidden>${words(400)}</p>` }],
  ],
  "text-ratio": [
    ["pass", { body: words(100) }],
    ["warn:low", { body: `<p>Bags</p><style>${"a{}".repeat(500)}</style>` }],
    ["skip", {}],
  ],
  "h1-differs-from-title": [
    ["pass", { head: "<title>Bags | Shop</title>", body: "<h1>Bags</h1>" }],
    ["warn:same", { head: "<title>حقائبُ جلديّة</title>", body: "<h1>حقائب جلدية</h1>" }],
    ["skip", { head: "<title>Bags</title>" }],
  ],
  "description-differs-from-title": [
    ["pass", { head: `<title>Bags</title>${meta("description", "Bags by hand")}` }],
    ["warn:same", { head: `<title>Bags</title>${meta("description", "bags.")}` }],
    ["skip", { head: "<title>Bags</title>" }],
  ],
  "placeholder-text": [
    ["pass", { body: "Bags by hand" }],
    ["warn:leftover", { body: "Lorem ipsum and so on" }],
    ["warn:leftover", { body: "هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة" }],
    ["skip", {}],
  ],
  "keyword-stuffing": [
    ["pass", { body: various(300) }],
    ["warn:stuffed", { body: `${various(200)} ${words(20, "حقائب")}` }],
    ["pass", { body: `${various(200)} ${words(20, "the")} ${words(20, "على")}` }],
    ["skip", { body: words(40, "حقائب") }],
  ],
  "html-size": [
    ["pass", { decodedBytes: 500_000 }],
    ["warn:large", { decodedBytes: 500_001 }],
  ],
  "structured-data-present": [
    ["pass:has", { head: ld({ "@graph": [{ "@type": "Organization", name: "Shop" }] }) }],
    ["pass:has", { body: '<div itemscope itemtype="https://schema.org/Product"></div>' }],
    ["warn:missing", {}],
    ["skip", { head: ld("{,}") }],
  ],
  "structured-data-parses": [
    ["pass", { head: ld(article) }],
    ["fail:broken", { head: ld('{"@type": "Product",}') }],
    ["skip", {}],
  ],
  "structured-data-fields": [
    ["pass", { head: ld({ "@type": "Product", name: "Bag", offers: { "@type": "Offer" } }) }],
    ["warn:lacking", { head: ld({ "@type": "Product", name: "Bag" }) }],
    ["warn:lacking", { head: ld([{ "@type": ["LocalBusiness", "Store"], name: "Shop" }]) }],
    ["skip", { head: ld(article) }],
  ],
  "date-shown": [
    ["pass", { head: ld({ ...article, datePublished: "2026-01-01" }) }],
    ["pass", { head: og("type", "article"), body: '<time datetime="2026-01-01">Thursday</time>' }],
    ["warn:missing", { head: ld(article) }],
    ["skip", {}],
  ],
  "author-named": [
    ["pass", { head: ld({ ...article, author: { name: "منى" } }) }],
    ["pass", { head: og("type", "article"), body: '<a rel="author" href="/mona">منى</a>' }],
    ["warn:missing", { head: ld(article) }],
    ["skip", {}],
  ],
};
