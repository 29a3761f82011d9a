import type { Advice, PlatformAdvice } from "../advice.ts";

const codeSource =
  "https://shopify.dev/docs/storefronts/themes/architecture/templates/robots-txt-liquid";
const codeCopy = "shopify.dev/themes/architecture/templates/robots-txt-liquid";
const theme = {
  by: "developer",
  source: "https://github.com/Shopify/dawn/blob/main/layout/theme.liquid",
  copy: `Shopify/dawn/layout/theme.liquid, commit 00108fc2; ${codeCopy}`,
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const metaTags = {
  source: "https://github.com/Shopify/dawn/blob/main/snippets/meta-tags.liquid",
  copy: "Shopify/dawn/snippets/meta-tags.liquid, commit 0eae5dd5",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

export const shopifyAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "افتح المنتج أو الصفحة أو المجموعة أو المقال في لوحة شوبيفاي، والعنوان والوصف في قسم الظهور في البحث [Search engine listing]، في خانتي [Page title] و[Meta description].",
      en: "Open the product, page, collection or article in the Shopify admin. The two texts are in its [Search engine listing], in [Page title] and [Meta description].",
    },
    source: "https://shopify.dev/docs/apps/build/marketing-analytics/optimize-storefront-seo",
    copy: "shopify.dev/apps/build/marketing-analytics/optimize-storefront-seo",
    asOf: "2026-11",
  },
  "share-picture": {
    text: {
      ar: "صورة المشاركة للمنتج والمجموعة والمقال هي صورته الأولى ([featured image]). ولغيرها صورة المشاركة العامة للمتجر ([social sharing image]).",
      en: "A product, collection or article is shared with its [featured image]. Every other page is shared with the store's [social sharing image].",
    },
    source: "https://shopify.dev/docs/api/liquid/objects/page_image",
    copy: "shopify.dev/api/liquid/objects/page-image",
    asOf: "2026-11",
  },
  "alt-texts": {
    text: {
      ar: "من [Products] افتح المنتج، واضغط الصورة، ثم [Add alt text]، واكتب النص واحفظه.",
      en: "Under [Products] open the product, click the picture, then [Add alt text]; write the text and save it.",
    },
    source: "https://help.shopify.com/en/manual/products/product-media/add-alt-text",
    copy: "help.shopify.com/tr/manual/products/product-media/add-alt-text (in Turkish; its labels are translated)",
    asOf: "2026-11",
  },
  "robots-file": {
    text: {
      ar: "من [Online Store → Themes] اضغط [… → Edit code]، ثم [Add a new template] واختر [robots.txt]. يكفي الملف الذي يصنعه شوبيفاي معظم المتاجر.",
      en: "Under [Online Store → Themes] click [… → Edit code], then [Add a new template], and pick [robots.txt]. The file that Shopify makes by itself works for most shops.",
    },
    by: "developer",
    source: codeSource,
    copy: codeCopy,
    asOf: "2026-11",
  },
  sitemap: {
    text: {
      ar: "يصنع شوبيفاي الخريطة بنفسه في /sitemap.xml ويحدّثها أولًا بأول، ولا تُعدَّل يدويًا.",
      en: "Shopify makes the sitemap itself, at /sitemap.xml, and keeps it up to date. It cannot be edited by hand.",
    },
    by: "developer",
    source: "https://performance.shopify.com/sitemap.xml",
    copy: "performance.shopify.com/sitemap.xml, its comment",
    asOf: "2026-11",
  },
  canonical: {
    text: {
      ar: "يضعه القالب. من [Online Store → Themes → … → Edit code] افتح [layout/theme.liquid]. في قالب Dawn هو السطر الذي فيه [canonical_url].",
      en: "The theme writes it. Under [Online Store → Themes → … → Edit code] open [layout/theme.liquid]. In the theme Dawn it is the line with [canonical_url].",
    },
    ...theme,
  },
  language: {
    text: {
      ar: "يضعها القالب. من [Online Store → Themes → … → Edit code] افتح [layout/theme.liquid]. في قالب Dawn تأتي لغة الوسم html من [request.locale.iso_code].",
      en: "The theme writes it. Under [Online Store → Themes → … → Edit code] open [layout/theme.liquid]. In the theme Dawn the html tag takes its language from [request.locale.iso_code].",
    },
    ...theme,
  },
  direction: {
    text: {
      ar: "يضعه القالب. من [Online Store → Themes → … → Edit code] افتح [layout/theme.liquid]، وأضف [dir] إلى وسم [<html>].",
      en: "The theme writes it. Under [Online Store → Themes → … → Edit code] open [layout/theme.liquid], and add [dir] to the tag [<html>].",
    },
    ...theme,
  },
  favicon: {
    text: {
      ar: "من إعدادات القالب. في قالب Dawn خانة اسمها [Favicon].",
      en: "In the settings of the theme. Dawn has a field called [Favicon].",
    },
    source: "https://github.com/Shopify/dawn/commit/a38c7780e5462d0680846ea33e5252d74abca485",
    copy: "Shopify/dawn, commit a38c7780",
    asOf: "2026-11",
  },
  "head-code": {
    text: {
      ar: "رأس الصفحة في القالب. من [Online Store → Themes → … → Edit code] افتح [layout/theme.liquid].",
      en: "The head of every page is in the theme. Under [Online Store → Themes → … → Edit code] open [layout/theme.liquid].",
    },
    ...theme,
  },
  "share-texts": {
    text: {
      ar: "في قالب Dawn هما عنوان الصفحة ووصفها نفساهما، في [Page title] و[Meta description] من قسم [Search engine listing]. وقد يختلف قالب غيره.",
      en: "In the theme Dawn they are the page's own two texts, [Page title] and [Meta description] in its [Search engine listing]. Another theme may differ.",
    },
    ...metaTags,
  },
  "share-tags": {
    text: {
      ar: "يكتبها القالب. في قالب Dawn مكانها [snippets/meta-tags.liquid]، من [Online Store → Themes → … → Edit code].",
      en: "The theme writes them. In Dawn they are in [snippets/meta-tags.liquid], under [Online Store → Themes → … → Edit code].",
    },
    by: "developer",
    ...metaTags,
    copy: `${metaTags.copy}; ${codeCopy}`,
  },
  redirects: {
    text: {
      ar: "في شوبيفاي قائمة تحويلات للمتجر، فيها المسار القديم والمكان الذي يؤدي إليه. وصفحة المساعدة في المصدر تشرح إضافتها.",
      en: "Shopify keeps a list of redirects for the store, each with the old path and where it leads. The help page given as the source explains how to add one.",
    },
    source: "https://help.shopify.com/en/manual/online-store/menus-and-links/url-redirect",
    copy: "shopify.dev, UrlRedirect (Admin API, 2026-10) and storefrontRedirect, which names the help page; the help page itself was not found",
    asOf: "2026-11",
  },
  "page-code": {
    text: {
      ar: "ملفات الكود والتنسيق تُستدعى في [layout/theme.liquid]، من [Online Store → Themes → … → Edit code]. أما ما يضيفه شوبيفاي نفسه فيأتي من [content_for_header] ولا يُعدَّل.",
      en: "Scripts and style sheets are called in [layout/theme.liquid], under [Online Store → Themes → … → Edit code]. What Shopify itself needs comes from [content_for_header] and is not to be edited.",
    },
    by: "developer",
    source: "https://shopify.dev/docs/api/liquid/objects/content_for_header",
    copy: `shopify.dev, content_for_header; Shopify/dawn/layout/theme.liquid, commit 00108fc2; ${codeCopy}`,
    asOf: "2026-11",
  },
};
