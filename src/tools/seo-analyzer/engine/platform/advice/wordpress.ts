import type { PlatformAdvice } from "../advice.ts";

const general = "WordPress/wordpress-develop/src/wp-admin/options-general.php, commit 0251d5fa";
const generalSource =
  "https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/options-general.php";

/** WordPress itself, whichever plugin writes its tags. */
export const wordpressAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "اسم الموقع في العنوان من [Settings → General → Site Title]. ولكتابة عنوان ووصف لكل صفحة في البحث ركّب إضافة سيو مثل Yoast، فهي تضيف إلى محرر الصفحة قسم [Search appearance].",
      en: "The site's name in the title comes from [Settings → General → Site Title]. To write a title and a description for each page in search, install an SEO plugin such as Yoast, which adds [Search appearance] to the editor.",
    },
    source: generalSource,
    copy: `${general}; Yoast/wordpress-seo/packages/js/src/components/fills/MetaboxFill.js, commit 00dc159c`,
    asOf: "2026-11",
  },
  "alt-texts": {
    text: {
      ar: "افتح الصفحة في المحرر واختر الصورة، ثم اكتب النص البديل في خانة [Alternative text] في الشريط الجانبي.",
      en: "Open the page in the editor, select the picture, and write the text into [Alternative text] in the sidebar.",
    },
    source:
      "https://github.com/WordPress/gutenberg/blob/trunk/packages/block-library/src/image/image.js",
    copy: "WordPress/gutenberg image block, stored file 507431477 (excerpt)",
    asOf: "2026-11",
  },
  headings: {
    text: {
      ar: "افتح الصفحة في المحرر واختر العنوان، ثم غيّر مستواه من زر [Change level] في الشريط الذي فوقه.",
      en: "Open the page in the editor, select the heading, and pick its level from [Change level] in the toolbar above it.",
    },
    source:
      "https://github.com/WordPress/gutenberg/blob/trunk/packages/block-editor/src/components/block-heading-level-dropdown/index.js",
    copy: "WordPress/gutenberg heading level dropdown, stored file 467061444 (excerpt)",
    asOf: "2026-11",
  },
  indexing: {
    text: {
      ar: "في [Settings → Reading → Search engine visibility] أزل العلامة من [Discourage search engines from indexing this site]، ثم احفظ.",
      en: "Under [Settings → Reading → Search engine visibility] untick [Discourage search engines from indexing this site], and save.",
    },
    source:
      "https://core.trac.wordpress.org/changeset/47859/trunk/src/wp-admin/options-reading.php",
    copy: "core.trac.wordpress.org, changeset 47859",
    asOf: "2026-11",
  },
  language: {
    text: {
      ar: "اختر لغة الموقع من [Settings → General → Site Language].",
      en: "Pick the language of the site under [Settings → General → Site Language].",
    },
    source: generalSource,
    copy: general,
    asOf: "2026-11",
  },
  favicon: {
    text: {
      ar: "ارفع صورة مربعة، 512 في 512 بكسل على الأقل، في [Settings → General → Site Icon].",
      en: "Upload a square picture of at least 512 by 512 pixels under [Settings → General → Site Icon].",
    },
    source: generalSource,
    copy: general,
    asOf: "2026-11",
  },
  "picture-files": {
    text: {
      ar: "إضافة [Modern Image Formats] من فريق الأداء في ووردبريس تصنع نسخة WebP من كل صورة JPEG ترفعها بعد تركيبها.",
      en: "The plugin [Modern Image Formats], from WordPress's performance team, makes a WebP version of each JPEG that you upload once it is installed.",
    },
    source: "https://github.com/WordPress/performance/tree/trunk/plugins/webp-uploads",
    copy: "WordPress/performance/plugins/webp-uploads/load.php, commit 03e8a965",
    asOf: "2026-11",
  },
  https: {
    text: {
      ar: "بعد تركيب الشهادة في الاستضافة اجعل الرابطين [WordPress Address (URL)] و[Site Address (URL)] في [Settings → General] يبدآن بـ https.",
      en: "Once your hosting has a certificate, make both [WordPress Address (URL)] and [Site Address (URL)] under [Settings → General] begin with https.",
    },
    source: generalSource,
    copy: general,
    asOf: "2026-11",
  },
};
