import type { Advice, PlatformAdvice } from "../advice.ts";

const pages = {
  source: "https://developers.webflow.com/designer/reference/set-page-metadata",
  copy: "developers.webflow.com/designer/set-page-metadata.md",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
const indexing = {
  source: "https://developers.webflow.com/home/changelog/2026/10/28",
  copy: "developers.webflow.com/home/changelog/2026/10/28.md",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const elementSettings = {
  source: "https://developers.webflow.com/designer/reference/element-settings/searchSettings",
  copy: "developers.webflow.com/designer/reference/element-settings/searchSettings.md",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

export const webflowAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "عنوان الصفحة ووصفها في البحث من إعداداتها داخل المصمم (Designer). ثم انشر الموقع.",
      en: "The page's title and description in search are in its settings in the Designer. Then publish the site.",
    },
    ...pages,
  },
  "share-picture": {
    text: {
      ar: "صورة المشاركة [Open Graph] في إعدادات الصفحة داخل المصمم (Designer). ثم انشر الموقع.",
      en: "The [Open Graph] picture is in the settings of the page in the Designer. Then publish the site.",
    },
    ...pages,
  },
  "share-texts": {
    text: {
      ar: "عنوان المشاركة [Open Graph] ووصفها في إعدادات الصفحة داخل المصمم (Designer)، ويمكن أن يكونا عنوان الصفحة ووصفها نفسيهما. ثم انشر الموقع.",
      en: "The [Open Graph] title and description are in the settings of the page in the Designer; they can be the page's own. Then publish the site.",
    },
    ...pages,
  },
  "robots-file": {
    text: {
      ar: "نص الملف في [Site settings → SEO → Indexing]، خانة [robots.txt]. لا يتغير إلا بعد نشر الموقع.",
      en: "The text of the file is under [Site settings → SEO → Indexing], in [robots.txt]. It changes only once you publish the site.",
    },
    ...indexing,
  },
  sitemap: {
    text: {
      ar: "راجع [Site settings → SEO → Indexing]. ولكل صفحة إعداد يدخلها في الخريطة أو يخرجها منها. ثم انشر الموقع.",
      en: "See [Site settings → SEO → Indexing]. Each page has a setting that lists it in the sitemap or leaves it out. Then publish the site.",
    },
    ...indexing,
  },
  "alt-texts": {
    text: {
      ar: "اختر الصورة داخل المصمم (Designer)، والنص البديل من إعداداتها. ثم انشر الموقع.",
      en: "Select the picture in the Designer; its alt text is one of its settings. Then publish the site.",
    },
    ...elementSettings,
  },
  headings: {
    text: {
      ar: "اختر العنوان داخل المصمم (Designer)، ومستواه من إعداداته. ثم انشر الموقع.",
      en: "Select the heading in the Designer; its tag, which is its level, is one of its settings. Then publish the site.",
    },
    ...elementSettings,
  },
  links: {
    text: {
      ar: "اختر الرابط داخل المصمم (Designer)، والمكان الذي يؤدي إليه من إعداداته، ونصه على الصفحة نفسها. ثم انشر الموقع.",
      en: "Select the link in the Designer; where it leads is one of its settings, and its text is on the page itself. Then publish the site.",
    },
    ...elementSettings,
  },
};
