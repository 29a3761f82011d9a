import type { PlatformAdvice } from "../advice.ts";

const code = "https://github.com/Yoast/wordpress-seo/blob/trunk/packages/js/src";
const metabox =
  "Yoast/wordpress-seo/packages/js/src/components/fills/MetaboxFill.js, commit 00dc159c";

/** What Yoast SEO adds to WordPress. */
export const yoastAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "افتح الصفحة في المحرر، ثم في مربع Yoast SEO افتح [Search appearance]. العنوان في خانة [SEO title]، والوصف في [Meta description].",
      en: "Open the page in the editor; in the Yoast SEO box open [Search appearance]. The title is in [SEO title], the description in [Meta description].",
    },
    source: `${code}/components/fills/MetaboxFill.js`,
    copy: metabox,
    asOf: "2026-11",
  },
  "share-picture": {
    text: {
      ar: "صورة الصفحة الواحدة في المحرر، في قسم المشاركة [Social media appearance] من مربع Yoast SEO. وصورة ما لا صورة له في [Yoast SEO → Settings → Site basics → Site image].",
      en: "The picture of one page is in the editor, in the part [Social media appearance] of Yoast SEO. The one for pages without a picture is under [Yoast SEO → Settings → Site basics → Site image].",
    },
    source: `${code}/settings/routes/site-basics.js`,
    copy: "Yoast/wordpress-seo/packages/js/src/settings/routes/site-basics.js, commit 00e5a05a; social appearance modal, stored file 4464416343 (excerpt)",
    asOf: "2026-11",
  },
  "share-texts": {
    text: {
      ar: "نصوص الصفحة الواحدة في المحرر، في قسم المشاركة [Social media appearance] من مربع Yoast SEO. وإن غابت وسوم المشاركة كلها ففعّل Open Graph من [Yoast SEO → Settings → Site features → Social sharing].",
      en: "The texts of one page are in the editor, in the part [Social media appearance] of Yoast SEO. If all tags for sharing are missing, turn on Open Graph under [Yoast SEO → Settings → Site features → Social sharing].",
    },
    source: `${code}/settings/routes/site-basics.js`,
    copy: "Yoast/wordpress-seo/packages/js/src/settings/routes/site-basics.js, commit 00e5a05a",
    asOf: "2026-11",
  },
  indexing: {
    text: {
      ar: "افتح الصفحة في المحرر، ثم في مربع Yoast SEO افتح القسم المتقدم [Advanced] واجعل [Allow search engines to show this content in search results?] على [Yes]. وإن كان الموقع كله محجوبًا فمن [Settings → Reading].",
      en: "Open the page in the editor; in the Yoast SEO box open [Advanced], and set [Allow search engines to show this content in search results?] to [Yes]. If the whole site is kept out, the setting is under [Settings → Reading].",
    },
    source: `${code}/components/AdvancedSettings.js`,
    copy: "Yoast/wordpress-seo AdvancedSettings.js, stored file 46523703769",
    asOf: "2026-11",
  },
  canonical: {
    text: {
      ar: "تكتبه إضافة Yoast بنفسها إلا لصفحة محجوبة عن البحث. افتح الصفحة في المحرر، ثم القسم المتقدم [Advanced] في مربع Yoast SEO. خانة الرابط الأصلي [Canonical URL] تُملأ لرابط آخر فقط. وإن غاب الرابط وهي فارغة فاسأل مطوّرك أي قالب أو إضافة يحذفه.",
      en: "Yoast writes it by itself, except on a page kept out of search. Open the page in the editor, and [Advanced] in the Yoast SEO box; [Canonical URL] is filled only for another address. If it is empty and the address still missing, ask your developer which theme or plugin removes it.",
    },
    source:
      "https://github.com/Yoast/wordpress-seo/blob/trunk/src/presenters/canonical-presenter.php",
    copy: "Yoast/wordpress-seo/src/presenters/canonical-presenter.php, commit 06133aa3; AdvancedSettings.js, stored file 46523703769",
    asOf: "2026-11",
  },
  sitemap: {
    text: {
      ar: "فعّل خريطة الموقع [XML sitemaps] من [Yoast SEO → Settings → Site features].",
      en: "Turn on [XML sitemaps] under [Yoast SEO → Settings → Site features].",
    },
    source: `${code}/settings/routes/site-features.js`,
    copy: "Yoast/wordpress-seo site-features.js, stored file 4524305503 (excerpt); settings/app.js, commit 0478ffc5",
    asOf: "2026-11",
  },
  "structured-data": {
    text: {
      ar: "اسم صاحب الموقع وشعاره في [Yoast SEO → Settings → Site representation]، ونوع كل صفحة في قسم [Schema] من مربع Yoast SEO في المحرر.",
      en: "Who is behind the site is under [Yoast SEO → Settings → Site representation], and the type of each page in the part [Schema] of the Yoast SEO box in the editor.",
    },
    source: `${code}/settings/app.js`,
    copy: `Yoast/wordpress-seo/packages/js/src/settings/app.js, commit 0478ffc5; ${metabox}`,
    asOf: "2026-11",
  },
  "share-tags": {
    text: {
      ar: "تكتب إضافة Yoast هذه الوسوم بنفسها. إن غابت ففعّلها من [Yoast SEO → Settings → Site features → Social sharing].",
      en: "Yoast writes these tags by itself. If they are missing, turn them on under [Yoast SEO → Settings → Site features → Social sharing].",
    },
    source: `${code}/settings/routes/site-basics.js`,
    copy: "Yoast/wordpress-seo/packages/js/src/settings/routes/site-basics.js, commit 00e5a05a",
    asOf: "2026-11",
  },
};
