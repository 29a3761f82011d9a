import type { PlatformAdvice } from "../advice.ts";

const code = "https://github.com/rankmath/seo-by-rank-math/blob/master";
const options = "rankmath/seo-by-rank-math/includes/admin/class-option-center.php, commit 0600b66a";

/** What Rank Math adds to WordPress. */
export const rankMathAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "افتح الصفحة في المحرر، ثم في مربع Rank Math اضغط [Edit Snippet]، والعنوان والوصف في تبويب [General].",
      en: "Open the page in the editor; in the Rank Math box press [Edit Snippet]. The title and the description are in the tab [General].",
    },
    source: "https://github.com/rankmath/seo-by-rank-math",
    copy: "rankmath/seo-by-rank-math snippet editor, stored file 28210466354",
    asOf: "2026-11",
  },
  "share-texts": {
    text: {
      ar: "افتح الصفحة في المحرر، ثم في مربع Rank Math اضغط [Edit Snippet]، والنصان في تبويب [Social].",
      en: "Open the page in the editor; in the Rank Math box press [Edit Snippet]. The two texts are in the tab [Social].",
    },
    source: "https://github.com/rankmath/seo-by-rank-math",
    copy: "rankmath/seo-by-rank-math snippet editor, stored file 28210466354",
    asOf: "2026-11",
  },
  "share-picture": {
    text: {
      ar: "صورة الصفحة الواحدة في [Edit Snippet → Social] من مربع Rank Math. وصورة ما لا صورة له في [Titles & Meta → Global Meta → OpenGraph Thumbnail]، بمقاس 1200 في 630 بكسل.",
      en: "The picture of one page is under [Edit Snippet → Social] in the Rank Math box. The one for pages without a picture is under [Titles & Meta → Global Meta → OpenGraph Thumbnail], 1200 by 630 pixels.",
    },
    source: `${code}/includes/settings/titles/global.php`,
    copy: "rankmath/seo-by-rank-math/includes/settings/titles/global.php, commit 8d8efa83; snippet editor, stored file 28210466354",
    asOf: "2026-11",
  },
  redirects: {
    text: {
      ar: "أضف تحويلًا من الرابط القديم إلى أقرب صفحة من [Rank Math → Redirections]، ثم [Add Redirection].",
      en: "Add a redirect from the old address to the nearest page under [Rank Math → Redirections], then [Add Redirection].",
    },
    source: "https://github.com/rankmath/seo-by-rank-math",
    copy: "rankmath/seo-by-rank-math redirections form, stored files 28703844952 and 28742795308 (excerpts)",
    asOf: "2026-11",
  },
  indexing: {
    text: {
      ar: "افتح الصفحة في المحرر، ثم في مربع Rank Math اختر [Index] من [Advanced → Robots Meta]. والقيمة العامة في [Titles & Meta → Global Meta → Robots Meta].",
      en: "Open the page in the editor; in the Rank Math box pick [Index] under [Advanced → Robots Meta]. The default is under [Titles & Meta → Global Meta → Robots Meta].",
    },
    source: `${code}/includes/settings/titles/global.php`,
    copy: "rankmath/seo-by-rank-math/includes/settings/titles/global.php, commit 8d8efa83; advanced tab, stored file 300042919",
    asOf: "2026-11",
  },
  "robots-file": {
    text: {
      ar: "عدّل الملف من [Rank Math → General Settings → Edit robots.txt].",
      en: "Edit the file under [Rank Math → General Settings → Edit robots.txt].",
    },
    source: "https://github.com/rankmath/seo-by-rank-math",
    copy: `rankmath/seo-by-rank-math robots.txt tab, stored file 28837730181 (excerpt); ${options}`,
    asOf: "2026-11",
  },
  sitemap: {
    text: {
      ar: "ما يدخل الخريطة في [Rank Math → Sitemap Settings].",
      en: "What the sitemap contains is under [Rank Math → Sitemap Settings].",
    },
    source: `${code}/includes/modules/sitemap/settings/general.php`,
    copy: "rankmath/seo-by-rank-math/includes/modules/sitemap/settings/general.php, commit 48ca9e23; stored file 146825155 (excerpt)",
    asOf: "2026-11",
  },
  canonical: {
    text: {
      ar: "افتح الصفحة في المحرر، ثم في مربع Rank Math افتح [Advanced]، والرابط الأصلي في خانة [Canonical URL].",
      en: "Open the page in the editor; in the Rank Math box open [Advanced], where the address is in [Canonical URL].",
    },
    source: "https://github.com/rankmath/seo-by-rank-math",
    copy: "rankmath/seo-by-rank-math advanced tab, stored file 300042919",
    asOf: "2026-11",
  },
  "structured-data": {
    text: {
      ar: "اسم صاحب الموقع في [Titles & Meta → Local SEO]، ونوع كل قسم من الصفحات في [Titles & Meta] تحت [Post Types].",
      en: "Who is behind the site is under [Titles & Meta → Local SEO], and the type of each kind of page in [Titles & Meta] below [Post Types].",
    },
    source: `${code}/includes/admin/class-option-center.php`,
    copy: options,
    asOf: "2026-11",
  },
};
