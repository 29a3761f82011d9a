import type { Effort } from "#base/effort.ts";
import type { Localized } from "#i18n/messages.ts";
import type { Importance } from "../../contract.ts";
import type { SiteProblemId } from "./site-audit.ts";

/** The words of a problem across pages, and the document that states the requirement. */
export interface ProblemWords {
  readonly title: Localized;
  readonly why: Localized;
  readonly fix: Localized;
  readonly importance: Importance;
  readonly effort: Effort;
  readonly source: `https://${string}`;
}

const docs = "https://developers.google.com/search/docs";

/** Problems of texts, and of addresses that pages or the sitemap name. */
export const problemWords = {
  "similar-texts": {
    title: { ar: "صفحات نصوصها شبه واحدة", en: "Pages with nearly the same text" },
    why: {
      ar: "تعامل جوجل الصفحات شديدة التشابه كنسخ، فتعرض واحدة منها وتترك الباقي. وحدّ التشابه من عندنا: تسعة أعشار العبارات.",
      en: "Google treats very similar pages as copies: it shows one and leaves out the rest. The limit is ours: nine of ten phrases are the same.",
    },
    fix: {
      ar: "اكتب لكل صفحة ما يخصها، أو ادمج المتشابه في صفحة واحدة، أو سمِّ الأصل في canonical.",
      en: "Write what is special about each page, merge them into one, or name one as canonical.",
    },
    importance: "medium",
    effort: { by: "owner", time: "day" },
    source: `${docs}/crawling-indexing/consolidate-duplicate-urls`,
  },
  "lost-languages": {
    title: { ar: "روابط لغات لا تصل إلى صفحاتها", en: "Language links that miss their page" },
    why: {
      ar: "لا تحتسب جوجل نسخة اللغة إلا إذا أشارت كل صفحة إلى الأخرى، والرابط الذي لا يُفتح أو يحوّل أو يمنع الفهرسة لا يقدر على ذلك.",
      en: "Google counts a language version only where both pages name each other. An address that does not open, redirects or forbids indexing cannot.",
    },
    fix: {
      ar: "ضع في hreflang لكل نسخة الرابط الذي تُفتح عليه، بلا تحويل.",
      en: "Put the address in hreflang that each version opens at, without a redirect.",
    },
    importance: "high",
    effort: { by: "developer", time: "hour" },
    source: `${docs}/specialty/international/localized-versions`,
  },
  "lists-cut-off": {
    title: {
      ar: "الصفحة 2 وما بعدها محسوبة على الصفحة 1",
      en: "Page 2 and after count as page 1",
    },
    why: {
      ar: "تطلب جوجل ألا تُجعل الصفحة الأولى من القائمة أصلًا لما بعدها، فما لا يُذكر إلا هناك من منتجات ومقالات قد لا تراه.",
      en: "Google asks not to name the first page of a list as canonical for the others: it may miss products and articles that only they list.",
    },
    fix: {
      ar: "اجعل canonical في كل صفحة من القائمة رابطها هي، ولا تحوّلها إلى الأولى.",
      en: "Let each page of the list name its own address as canonical, and do not redirect it to the first.",
    },
    importance: "medium",
    effort: { by: "developer", time: "hour" },
    source: `${docs}/specialty/ecommerce/pagination-and-incremental-page-loading`,
  },
  "links-to-copies": {
    title: { ar: "روابط إلى غير الرابط الأصلي", en: "Links to another address of a page" },
    why: {
      ar: "كل رابط منها يمر بتحويل أو يفتح نسخة، وجوجل تنصح بأن تشير روابط الموقع إلى الرابط الأصلي.",
      en: "Each of them passes a redirect or opens a copy. Google advises linking to the canonical address within a site.",
    },
    fix: {
      ar: "ضع مكان كل رابط الرابط الذي ينتهي إليه.",
      en: "Replace each of them with the address that it ends as.",
    },
    importance: "low",
    effort: { by: "owner", time: "hour" },
    source: `${docs}/crawling-indexing/consolidate-duplicate-urls`,
  },
  "insecure-links": {
    title: { ar: "روابط إلى موقعك بلا https", en: "Links to your own site without https" },
    why: {
      ar: "صفحاتك على https وهذه الروابط ليست كذلك: يمر كل منها بتحويل، ويسافر الطلب الأول بلا تشفير.",
      en: "Your pages have https and these links do not: each passes a redirect, and its first request travels unencrypted.",
    },
    fix: {
      ar: "غيّر http إلى https في هذه الروابط.",
      en: "Change http to https in these links.",
    },
    importance: "low",
    effort: { by: "owner", time: "hour" },
    source: `${docs}/crawling-indexing/consolidate-duplicate-urls`,
  },
  "sitemap-noindex": {
    title: { ar: "صفحات في الخريطة تمنع الفهرسة", en: "Pages in the sitemap that say noindex" },
    why: {
      ar: "خريطة الموقع تطلب ظهور الصفحة وتوجيهاتها تمنعه، فتبقى خارج البحث.",
      en: "The sitemap asks for the page to be listed and its own directives forbid it, so it stays out of search.",
    },
    fix: {
      ar: "احذف noindex إن أردت ظهور الصفحة، أو احذفها من خريطة الموقع.",
      en: "Remove noindex if you want the page found, or take it out of the sitemap.",
    },
    importance: "medium",
    effort: { by: "developer", time: "hour" },
    source: `${docs}/crawling-indexing/sitemaps/build-sitemap`,
  },
  "sitemap-copies": {
    title: { ar: "روابط في الخريطة تنتهي إلى غيرها", en: "Sitemap addresses that end elsewhere" },
    why: {
      ar: "تطلب جوجل أن تذكر خريطة الموقع الروابط الأصلية، وهذه تحوّل إلى غيرها أو تسمّي غيرها أصلًا.",
      en: "Google wants canonical addresses in a sitemap. These redirect, or name another as canonical.",
    },
    fix: {
      ar: "اذكر في خريطة الموقع الرابط الذي ينتهي إليه كل منها.",
      en: "List the address in the sitemap that each of them ends as.",
    },
    importance: "low",
    effort: { by: "developer", time: "hour" },
    source: `${docs}/crawling-indexing/sitemaps/build-sitemap`,
  },
} as const satisfies Readonly<Partial<Record<SiteProblemId, ProblemWords>>>;
