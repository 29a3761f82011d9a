import type { Locale, Localized } from "#i18n/messages.ts";

interface Term {
  /** How the term is written, as the source of a regular expression. */
  readonly pattern: string;
  /** What it means to the owner of a site, in a few words that fit into brackets. */
  readonly plain: Localized;
}

/** The technical terms of headlines and steps; where two begin alike, the longer comes first. */
export const plainTerms: readonly Term[] = [
  {
    pattern: "robots\\.txt",
    plain: { ar: "تعليمات موقعك لمحركات البحث", en: "your site's rules for search engines" },
  },
  {
    pattern: "X-Robots-Tag(?: header)?",
    plain: { ar: "يرسلها الخادم", en: "sent by the server" },
  },
  {
    pattern: "robots(?: (?:meta tag|tag|directives))?",
    plain: { ar: "أوامر لمحركات البحث", en: "orders to search engines" },
  },
  {
    pattern: "noindex",
    plain: { ar: "أمر بإخفاء الصفحة من البحث", en: "an order to leave the page out" },
  },
  { pattern: "nosnippet", plain: { ar: "منع عرض سطر من الصفحة", en: "show no lines of the page" } },
  {
    pattern: 'rel="nofollow"|nofollow',
    plain: { ar: "أمر بألا يُتبع الرابط", en: "an order not to follow the link" },
  },
  {
    pattern: "canonical(?: (?:address|link|page))?",
    plain: { ar: "الرابط الأصلي للصفحة", en: "the page's main address" },
  },
  {
    pattern: "(?:ال)?بيانات (?:ال)?منظمة|structured data",
    plain: { ar: "معلومات يقرؤها محرك البحث", en: "facts for search engines to read" },
  },
  {
    pattern: "JSON-LD|JSON",
    plain: { ar: "صيغة البيانات المنظمة", en: "the format of structured data" },
  },
  { pattern: "h1", plain: { ar: "العنوان الرئيسي", en: "the main heading" } },
  { pattern: "h2", plain: { ar: "عنوان فرعي", en: "a subheading" } },
  { pattern: "alt(?! text)", plain: { ar: "وصف الصورة", en: "the picture's description" } },
  {
    pattern: "رأس الصفحة|head",
    plain: { ar: "أول كود الصفحة", en: "the top of the page's code" },
  },
  {
    pattern: "og:[a-z]+(?::[a-z]+)?",
    plain: { ar: "وسم تقرؤه فيسبوك وواتساب", en: "a tag for Facebook and WhatsApp" },
  },
  { pattern: "twitter:card", plain: { ar: "وسم تقرؤه شبكة X", en: "a tag for X" } },
  {
    pattern: "hreflang(?: links?)?",
    plain: { ar: "رابط إلى نسخة بلغة أخرى", en: "a link to another language" },
  },
  {
    pattern: "x-default(?: link)?",
    plain: { ar: "النسخة لبقية اللغات", en: "the version for all other languages" },
  },
  { pattern: "lang", plain: { ar: "لغة الصفحة", en: "the page's language" } },
  { pattern: 'dir="rtl"', plain: { ar: "من اليمين إلى اليسار", en: "from right to left" } },
  { pattern: "UTF-8", plain: { ar: "ترميز لكل اللغات", en: "an encoding for all languages" } },
  {
    pattern: "viewport(?: tag)?",
    plain: { ar: "مقاس الصفحة على الهاتف", en: "the page's fit on phones" },
  },
  { pattern: "defer(?= (?:to|إلى) )", plain: { ar: "تأجيل التحميل", en: "load later" } },
  {
    pattern: 'loading="lazy"',
    plain: { ar: "تأجيل تحميل الصورة", en: "load only when needed" },
  },
  { pattern: "brotli|gzip", plain: { ar: "ضغط للملفات", en: "compression of files" } },
  {
    pattern: "CDN",
    plain: { ar: "خوادم قريبة من زوارك", en: "servers close to your visitors" },
  },
  {
    pattern: "HTTP/2",
    plain: { ar: "اتصال أسرع بالخادم", en: "a faster connection to the server" },
  },
  { pattern: "HSTS", plain: { ar: "التزام https دائمًا", en: "an order to use https only" } },
  { pattern: "Report-Only", plain: { ar: "تجربة بلا منع", en: "a trial that blocks nothing" } },
  { pattern: "200", plain: { ar: "الصفحة موجودة", en: "the page is there" } },
  { pattern: "301", plain: { ar: "تحويل دائم", en: "a permanent redirect" } },
  { pattern: "404", plain: { ar: "الصفحة غير موجودة", en: "not found" } },
  { pattern: "SSR", plain: { ar: "تجهيز الصفحة في الخادم", en: "rendering on the server" } },
  {
    pattern: "sitemap\\.xml",
    plain: { ar: "خريطة الموقع", en: "the list of your pages" },
  },
  {
    pattern: "Cache-Control|ETag|Last-Modified",
    plain: { ar: "مدة حفظ نسخة في المتصفح", en: "how long browsers keep a copy" },
  },
  { pattern: "href", plain: { ar: "وجهة الرابط", en: "where the link leads" } },
  {
    pattern: "aria-label",
    plain: { ar: "اسم يقرؤه قارئ الشاشة", en: "a name for screen readers" },
  },
  { pattern: "manifest", plain: { ar: "بطاقة تعريف الموقع", en: "the site's description" } },
  { pattern: "WebP|AVIF", plain: { ar: "صيغة صور أخف", en: "a lighter picture format" } },
];

/** A term is no part of a longer word, number or path. */
const expression = new RegExp(
  `(?<![\\w,.:/=<"-])(?:${plainTerms.map(({ pattern }) => `(${pattern})`).join("|")})(?![\\w=:/-])`,
  "g",
);

/**
 * Puts a plain word in brackets after each technical term where it is used first.
 * @param texts in the order in which they are read
 * @param introduced texts before them, which say themselves what their terms mean
 * @returns the texts, in the same order
 */
export function explainTerms(
  locale: Locale,
  texts: readonly string[],
  introduced = "",
): readonly string[] {
  const known = new Set<number>();
  const explain = (text: string): string =>
    text.replace(expression, (term: string, ...rest) => {
      const place = rest.findIndex((group) => group !== undefined);
      const isKnown = known.has(place);
      known.add(place);
      const offset = rest[plainTerms.length] as number;
      return isKnown || isExplained(text, offset, term)
        ? term
        : `${term} (${plainTerms[place]!.plain[locale]})`;
    });
  explain(introduced);
  return texts.map(explain);
}

/** Whether the text itself explains a term: "the main address (canonical)", "SSR (made before)". */
const isExplained = (text: string, offset: number, term: string): boolean =>
  text[offset - 1] === "(" || text.startsWith(" (", offset + term.length);
