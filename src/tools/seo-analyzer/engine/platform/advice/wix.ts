import type { Advice, PlatformAdvice } from "../advice.ts";

const mainPages = {
  source: "https://dev.wix.com/docs/go-headless/wix-managed-headless/seo/manage-seo-for-main-pages",
  copy: "dev.wix.com, Manage SEO for Main Pages; wix/skills/references/seo/manage-seo-tags.md, commit 101b02c1",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
const seoSupport = {
  source: "https://dev.wix.com/docs/go-headless/wix-managed-headless/seo/about-seo-support",
  copy: "dev.wix.com, About SEO Support",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
const settings = {
  source:
    "https://github.com/wix/skills/blob/main/skills/wix-manage/references/site-properties/site-properties-dashboard-navigation.md",
  copy: "wix/skills/references/site-properties/site-properties-dashboard-navigation.md, commit 0855ce03",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
const customCode = {
  by: "developer",
  source:
    "https://dev.wix.com/docs/develop-websites-sdk/code-your-site/build-a-custom-frontend/custom-code/about-custom-code",
  copy: "dev.wix.com, About Custom Code",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

export const wixAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "من لوحة الموقع افتح [SEO & GEO → SEO Settings → Main Pages]، ثم اختر الصفحة واكتب عنوانها ووصفها.",
      en: "In the site's dashboard open [SEO & GEO → SEO Settings → Main Pages]. Pick the page, and write its title and description.",
    },
    ...mainPages,
  },
  "share-picture": {
    text: {
      ar: "الصورة العامة للمشاركة في إعدادات الموقع [Settings → Website settings].",
      en: "The site's picture for sharing is in its settings, [Settings → Website settings].",
    },
    ...settings,
  },
  indexing: {
    text: {
      ar: "من لوحة الموقع افتح [SEO & GEO → SEO Settings]. ظهور كل صفحة في البحث من بين وسومها في [Main Pages].",
      en: "In the site's dashboard open [SEO & GEO → SEO Settings]. Whether a page may be listed is one of its tags under [Main Pages].",
    },
    ...mainPages,
  },
  canonical: {
    text: {
      ar: "من لوحة الموقع افتح [SEO & GEO → SEO Settings → Main Pages]. الرابط الأصلي من وسوم الصفحة.",
      en: "In the site's dashboard open [SEO & GEO → SEO Settings → Main Pages]. The canonical address is one of the page's tags.",
    },
    ...mainPages,
  },
  language: {
    text: {
      ar: "لغة الموقع في [Settings → Language & region].",
      en: "The language of the site is under [Settings → Language & region].",
    },
    ...settings,
  },
  favicon: {
    text: {
      ar: "أيقونة الموقع في [Settings → Website settings].",
      en: "The site's icon is under [Settings → Website settings].",
    },
    ...settings,
  },
  "structured-data": {
    text: {
      ar: "أضف كود البيانات المنظمة من [Settings → Custom Code]. يلزم أن يكون الموقع منشورًا وله دومين.",
      en: "Add the code of the structured data under [Settings → Custom Code]. The site has to be published and have a domain.",
    },
    ...customCode,
  },
  "share-texts": {
    text: {
      ar: "من لوحة الموقع افتح [SEO & GEO → SEO Settings → Main Pages]. وسوم المشاركة من وسوم الصفحة هناك.",
      en: "In the site's dashboard open [SEO & GEO → SEO Settings → Main Pages]. The tags for sharing are among the page's tags there.",
    },
    ...seoSupport,
  },
  "share-tags": {
    text: {
      ar: "تكتبها Wix من إعدادات لوحة الموقع في [SEO & GEO → SEO Settings].",
      en: "Wix writes them from the settings in the site's dashboard under [SEO & GEO → SEO Settings].",
    },
    ...seoSupport,
  },
  redirects: {
    text: {
      ar: "في Wix تحويلات للروابط تعمل فور حفظها من دون نشر الموقع. ولم نجد شرحًا يسمّي مكانها في اللوحة، فاسأل الدعم الفني هناك.",
      en: "Wix has redirects of its own, which work as soon as they are saved, without publishing. We found no help that names their place in the dashboard; ask its support.",
    },
    source:
      "https://dev.wix.com/docs/api-reference/business-management/seo/redirects/skills/manage-url-redirects-on-a-wix-site",
    copy: "wix/skills/references/seo/manage-url-redirects.md, commit 05c96bd7",
    asOf: "2026-11",
  },
};
