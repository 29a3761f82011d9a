import type { Locale, Localized } from "#i18n/messages.ts";

interface Term {
  /** How the term is written; sticky. */
  readonly pattern: RegExp;
  /** What it means to the owner of a site, in a few words that fit into brackets. */
  readonly plain: Localized;
}

/** The technical terms of headlines and steps; where two begin alike, the longer comes first. */
export const plainTerms: readonly Term[] = [
  {
    pattern: /robots\.txt/y,
    plain: { ar: "تعليمات موقعك لمحركات البحث", en: "your site's rules for search engines" },
  },
  {
    pattern: /X-Robots-Tag(?: header)?/y,
    plain: { ar: "يرسلها الخادم", en: "sent by the server" },
  },
  {
    pattern: /robots(?: (?:meta tag|tag|directives))?/y,
    plain: { ar: "أوامر لمحركات البحث", en: "orders to search engines" },
  },
  {
    pattern: /noindex/y,
    plain: { ar: "أمر بإخفاء الصفحة من البحث", en: "an order to leave the page out" },
  },
  {
    pattern: /nosnippet/y,
    plain: { ar: "منع عرض سطر من الصفحة", en: "show no lines of the page" },
  },
  {
    pattern: /rel="nofollow"|nofollow/y,
    plain: { ar: "أمر بألا يُتبع الرابط", en: "an order not to follow the link" },
  },
  {
    pattern: /canonical(?: (?:address|link|page))?/y,
    plain: { ar: "الرابط الأصلي للصفحة", en: "the page's main address" },
  },
  {
    pattern: /(?:ال)?بيانات (?:ال)?منظمة|structured data/y,
    plain: { ar: "معلومات يقرؤها محرك البحث", en: "facts for search engines to read" },
  },
  {
    pattern: /JSON-LD|JSON/y,
    plain: { ar: "صيغة البيانات المنظمة", en: "the format of structured data" },
  },
  { pattern: /h1/y, plain: { ar: "العنوان الرئيسي", en: "the main heading" } },
  { pattern: /h2/y, plain: { ar: "عنوان فرعي", en: "a subheading" } },
  { pattern: /alt(?! text)/y, plain: { ar: "وصف الصورة", en: "the picture's description" } },
  {
    pattern: /رأس الصفحة|head/y,
    plain: { ar: "أول كود الصفحة", en: "the top of the page's code" },
  },
  {
    pattern: /og:[a-z]+(?::[a-z]+)?/y,
    plain: { ar: "وسم تقرؤه فيسبوك وواتساب", en: "a tag for Facebook and WhatsApp" },
  },
  { pattern: /twitter:card/y, plain: { ar: "وسم تقرؤه شبكة X", en: "a tag for X" } },
  {
    pattern: /hreflang(?: links?)?/y,
    plain: { ar: "رابط إلى نسخة بلغة أخرى", en: "a link to another language" },
  },
  {
    pattern: /x-default(?: link)?/y,
    plain: { ar: "النسخة لبقية اللغات", en: "the version for all other languages" },
  },
  { pattern: /lang/y, plain: { ar: "لغة الصفحة", en: "the page's language" } },
  { pattern: /dir="rtl"/y, plain: { ar: "من اليمين إلى اليسار", en: "from right to left" } },
  { pattern: /UTF-8/y, plain: { ar: "ترميز لكل اللغات", en: "an encoding for all languages" } },
  {
    pattern: /viewport(?: tag)?/y,
    plain: { ar: "مقاس الصفحة على الهاتف", en: "the page's fit on phones" },
  },
  { pattern: /defer(?= (?:to|إلى) )/y, plain: { ar: "تأجيل التحميل", en: "load later" } },
  {
    pattern: /loading="lazy"/y,
    plain: { ar: "تأجيل تحميل الصورة", en: "load only when needed" },
  },
  { pattern: /brotli|gzip/y, plain: { ar: "ضغط للملفات", en: "compression of files" } },
  {
    pattern: /CDN/y,
    plain: { ar: "خوادم قريبة من زوارك", en: "servers close to your visitors" },
  },
  {
    pattern: /HTTP\/2/y,
    plain: { ar: "اتصال أسرع بالخادم", en: "a faster connection to the server" },
  },
  { pattern: /HSTS/y, plain: { ar: "التزام https دائمًا", en: "an order to use https only" } },
  { pattern: /Report-Only/y, plain: { ar: "تجربة بلا منع", en: "a trial that blocks nothing" } },
  { pattern: /200/y, plain: { ar: "الصفحة موجودة", en: "the page is there" } },
  { pattern: /301/y, plain: { ar: "تحويل دائم", en: "a permanent redirect" } },
  { pattern: /404/y, plain: { ar: "الصفحة غير موجودة", en: "not found" } },
  { pattern: /SSR/y, plain: { ar: "تجهيز الصفحة في الخادم", en: "rendering on the server" } },
  {
    pattern: /sitemap\.xml/y,
    plain: { ar: "خريطة الموقع", en: "the list of your pages" },
  },
  {
    pattern: /Cache-Control|ETag|Last-Modified/y,
    plain: { ar: "مدة حفظ نسخة في المتصفح", en: "how long browsers keep a copy" },
  },
  { pattern: /href/y, plain: { ar: "وجهة الرابط", en: "where the link leads" } },
  {
    pattern: /aria-label/y,
    plain: { ar: "اسم يقرؤه قارئ الشاشة", en: "a name for screen readers" },
  },
  { pattern: /manifest/y, plain: { ar: "بطاقة تعريف الموقع", en: "the site's description" } },
  { pattern: /WebP|AVIF/y, plain: { ar: "صيغة صور أخف", en: "a lighter picture format" } },
];

/** A term is no part of a longer word, number or path. */
const termStart = /(?<![\w,.:/=<"-])[\p{L}\d]/gu;
const continuesTerm = /[\w=:/-]/;

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
  const known = new Set<Term>();
  const explain = (text: string): string => {
    let explained = "";
    let copied = 0;
    for (const { index } of text.matchAll(termStart)) {
      const found = index < copied ? undefined : findTerm(text, index);
      if (found === undefined) continue;
      const { term, end } = found;
      explained += text.slice(copied, end);
      copied = end;
      if (!known.has(term) && !isExplained(text, index, end))
        explained += ` (${term.plain[locale]})`;
      known.add(term);
    }
    return explained + text.slice(copied);
  };
  explain(introduced);
  return texts.map(explain);
}

function findTerm(
  text: string,
  start: number,
): { readonly term: Term; readonly end: number } | undefined {
  for (const term of plainTerms) {
    term.pattern.lastIndex = start;
    if (!term.pattern.test(text)) continue;
    const end = term.pattern.lastIndex;
    if (!continuesTerm.test(text.charAt(end))) return { term, end };
  }
  return undefined;
}

/** Whether the text itself explains a term: "the main address (canonical)", "SSR (made before)". */
const isExplained = (text: string, start: number, end: number): boolean =>
  text[start - 1] === "(" || text.startsWith(" (", end);
