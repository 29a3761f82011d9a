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
  sitemap: {
    text: {
      ar: "يصنع ووردبريس الخريطة بنفسه في /wp-sitemap.xml، ويوقفها إن كانت العلامة على [Settings → Reading → Search engine visibility].",
      en: "WordPress makes the sitemap itself, at /wp-sitemap.xml, and stops making it while [Settings → Reading → Search engine visibility] is ticked.",
    },
    source:
      "https://make.wordpress.org/core/2020/06/10/merge-announcement-extensible-core-sitemaps/",
    copy: "core.trac.wordpress.org, changeset 48072; make.wordpress.org, Extensible Core Sitemaps",
    asOf: "2026-11",
  },
  "robots-file": {
    text: {
      ar: "يكتب ووردبريس الملف /robots.txt بنفسه، ولا خانة له في لوحته. يغيّره مطوّرك بالفلتر [robots_txt]، أو إضافة سيو.",
      en: "WordPress writes /robots.txt itself, and its panel has no field for it. Your developer changes it through the filter [robots_txt], or an SEO plugin does.",
    },
    by: "developer",
    source: "https://developer.wordpress.org/reference/functions/do_robots/",
    copy: "developer.wordpress.org, do_robots()",
    asOf: "2026-11",
  },
  canonical: {
    text: {
      ar: "يكتبه ووردبريس بنفسه في كل مقال وصفحة. إن غاب أو أخطأ فاسأل مطوّرك أي قالب أو إضافة يغيّره.",
      en: "WordPress writes it on every post and page by itself. If it is missing or wrong, ask your developer which theme or plugin changes it.",
    },
    by: "developer",
    source: "https://developer.wordpress.org/reference/functions/rel_canonical/",
    copy: "developer.wordpress.org, rel_canonical()",
    asOf: "2026-11",
  },
  direction: {
    text: {
      ar: "يتبع لغة الموقع في [Settings → General → Site Language]. وإن بقي خطأ فالقالب لا يستدعي [language_attributes()]، واسأل مطوّره.",
      en: "It follows the language of the site, under [Settings → General → Site Language]. If it stays wrong, the theme does not call [language_attributes()]; ask its developer.",
    },
    source: "https://developer.wordpress.org/reference/functions/get_language_attributes/",
    copy: `developer.wordpress.org, get_language_attributes(); ${general}`,
    asOf: "2026-11",
  },
  "touch-icon": {
    text: {
      ar: "يكتبها ووردبريس من أيقونة الموقع. ارفعها في [Settings → General → Site Icon].",
      en: "WordPress writes it from the site's icon. Upload one under [Settings → General → Site Icon].",
    },
    source: "https://developer.wordpress.org/reference/functions/wp_site_icon/",
    copy: `developer.wordpress.org, wp_site_icon(); ${general}`,
    asOf: "2026-11",
  },
};

const yoastCode = "https://github.com/Yoast/wordpress-seo/blob/trunk/packages/js/src";
const yoastSharing = {
  source: `${yoastCode}/settings/routes/site-basics.js`,
  copy: "Yoast/wordpress-seo/packages/js/src/settings/routes/site-basics.js, commit 00e5a05a",
  asOf: "2026-11",
} as const;

/** WordPress without an SEO plugin that was recognised: one plugin as an example. */
export const withoutPluginAdvice: PlatformAdvice = {
  "share-picture": {
    text: {
      ar: "تضيفها إضافة سيو. في Yoast مثلًا مكانها في محرر الصفحة، في قسم المشاركة [Social media appearance].",
      en: "An SEO plugin adds it. With Yoast, for one, it is in the page's editor, in the part [Social media appearance].",
    },
    ...yoastSharing,
  },
  "share-texts": {
    text: {
      ar: "تضيفها إضافة سيو. في Yoast مثلًا مكانها في محرر الصفحة، في قسم المشاركة [Social media appearance].",
      en: "An SEO plugin adds them. With Yoast, for one, they are in the page's editor, in the part [Social media appearance].",
    },
    ...yoastSharing,
  },
  "share-tags": {
    text: {
      ar: "تكتب هذه الوسوم إضافة سيو. في Yoast مثلًا تُفعَّل من [Yoast SEO → Settings → Site features → Social sharing].",
      en: "An SEO plugin writes these tags. With Yoast, for one, they are turned on under [Yoast SEO → Settings → Site features → Social sharing].",
    },
    ...yoastSharing,
  },
  "structured-data": {
    text: {
      ar: "تكتبها إضافة سيو. في Yoast مثلًا اسم صاحب الموقع في [Yoast SEO → Settings → Site representation]، ونوع كل صفحة في قسم [Schema] في محررها.",
      en: "An SEO plugin writes it. With Yoast, for one, who is behind the site is under [Yoast SEO → Settings → Site representation], and the type of a page in the part [Schema] of its editor.",
    },
    source: `${yoastCode}/settings/app.js`,
    copy: "Yoast/wordpress-seo/packages/js/src/settings/app.js, commit 0478ffc5",
    asOf: "2026-11",
  },
};
