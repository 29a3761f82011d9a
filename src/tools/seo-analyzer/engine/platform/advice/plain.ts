import type { Advice, PlatformAdvice } from "../advice.ts";

const mdn = "https://developer.mozilla.org/en-US/docs";
const course = `${mdn}/Learn_web_development/Core/Structuring_content`;
const folder = "mdn/content/files/en-us/learn_web_development/core/structuring_content";

/** What is written in the file of a page, as MDN teaches it. */
const inFile = (page: string, copy: string) =>
  ({
    by: "developer",
    source: `${course}/${page}`,
    copy: `${folder}/${copy}`,
    asOf: "2026-11",
  }) as const satisfies Partial<Advice>;

const metadata = inFile("Webpage_metadata", "webpage_metadata/index.md, commit 11299575");
const images = inFile("HTML_images", "html_images/index.md, commit 01a23019");
const headings = inFile(
  "Headings_and_paragraphs",
  "headings_and_paragraphs/index.md, commit 0ad78c31",
);
const links = inFile("Creating_links", "creating_links/index.md, commit 02b71e2b");
const topFolder = {
  by: "developer",
  source: `${mdn}/Glossary/Robots.txt`,
  copy: "mdn/content/files/en-us/glossary/robots.txt/index.md, commit 1289b12a",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const inHead = {
  text: {
    ar: "الوسم في ملف الصفحة، بين [<head>] و[</head>].",
    en: "The tag is in the file of the page, between [<head>] and [</head>].",
  },
  ...metadata,
} as const satisfies Advice;

/** Files of HTML that someone has written: there is no panel. */
export const plainAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: 'العنوان في [<title>] والوصف في [<meta name="description">]، في ملف الصفحة بين [<head>] و[</head>].',
      en: 'The title is in [<title>] and the description in [<meta name="description">], in the file of the page between [<head>] and [</head>].',
    },
    ...metadata,
  },
  "share-picture": inHead,
  "share-texts": inHead,
  "share-tags": inHead,
  indexing: inHead,
  canonical: inHead,
  "head-code": inHead,
  "structured-data": inHead,
  "alt-texts": {
    text: {
      ar: "الخاصية [alt] لوسم [<img>] في ملف الصفحة.",
      en: "The attribute [alt] of the tag [<img>] in the file of the page.",
    },
    ...images,
  },
  "picture-files": {
    text: {
      ar: "صغّر الصورة أو حوّلها، وضعها في مجلد الموقع، ثم اكتب اسمها في [src] لوسم [<img>].",
      en: "Make the picture smaller or convert it, put it into the folder of the site, and write its name into [src] of the tag [<img>].",
    },
    ...images,
  },
  headings: {
    text: {
      ar: "العناوين وسوم من [<h1>] إلى [<h6>] في ملف الصفحة.",
      en: "Headings are tags from [<h1>] to [<h6>] in the file of the page.",
    },
    ...headings,
  },
  "page-text": {
    text: {
      ar: "النص في ملف الصفحة، في وسوم مثل [<p>] و[<h1>].",
      en: "The text is in the file of the page, in tags such as [<p>] and [<h1>].",
    },
    ...headings,
  },
  links: {
    text: {
      ar: "نص الرابط داخل وسم [<a>] في ملف الصفحة، والمكان الذي يؤدي إليه في [href].",
      en: "The text of a link is within the tag [<a>] in the file of the page, and where it leads is in [href].",
    },
    ...links,
  },
  language: {
    text: {
      ar: "الخاصية [lang] لوسم [<html>] في أول ملف الصفحة.",
      en: "The attribute [lang] of the tag [<html>], at the beginning of the page's file.",
    },
    ...metadata,
  },
  direction: {
    text: {
      ar: "الخاصية [dir] لوسم [<html>] في أول ملف الصفحة، بجانب [lang].",
      en: "The attribute [dir] of the tag [<html>], at the beginning of the page's file beside [lang].",
    },
    ...metadata,
  },
  favicon: {
    text: {
      ar: 'ضع الأيقونة في مجلد الموقع، واذكرها في [<link rel="icon">] بين [<head>] و[</head>].',
      en: 'Put the icon into the folder of the site, and name it in [<link rel="icon">] between [<head>] and [</head>].',
    },
    ...metadata,
  },
  "touch-icon": {
    text: {
      ar: 'ضع الأيقونة في مجلد الموقع، واذكرها في [<link rel="apple-touch-icon">] بين [<head>] و[</head>].',
      en: 'Put the icon into the folder of the site, and name it in [<link rel="apple-touch-icon">] between [<head>] and [</head>].',
    },
    ...metadata,
  },
  "page-code": {
    text: {
      ar: "ملفات الكود والتنسيق تُستدعى في ملف الصفحة بوسمي [<script>] و[<link>]. وأبعاد الصورة في [width] و[height] لوسم [<img>].",
      en: "Scripts and style sheets are called in the file of the page by the tags [<script>] and [<link>]. The size of a picture is in [width] and [height] of the tag [<img>].",
    },
    ...metadata,
    copy: `${metadata.copy}; ${images.copy}`,
  },
  "robots-file": {
    text: {
      ar: "الملف [robots.txt] في المجلد الأعلى للموقع.",
      en: "The file [robots.txt] in the top folder of the site.",
    },
    ...topFolder,
  },
  sitemap: {
    text: {
      ar: "ملف تضعه بنفسك في المجلد الأعلى للموقع، وتذكر رابطه في [robots.txt].",
      en: "A file that you put into the top folder of the site yourself, and whose address you name in [robots.txt].",
    },
    by: "developer",
    source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview",
    copy: "mjmiller41/google-search-console-seo-docs-okf-bundle, crawling-indexing/sitemaps/overview.md, the page of 2025-12-10",
    asOf: "2026-11",
  },
};
