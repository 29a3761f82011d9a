import type { Advice, PlatformAdvice } from "../advice.ts";

const hooks = {
  by: "developer",
  source: "https://docs.salla.dev/422552m0",
  copy: "share.apidog.com/apidoc/docs-site/451700/422552m0 (Salla Docs, Hooks)",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
/** Salla's own theme, from which others are made. */
const raed = {
  by: "developer",
  source: "https://github.com/SallaApp/theme-raed",
  copy: "SallaApp/theme-raed/src/views/layouts/master.twig, commit 019b5319",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
const headTags = {
  text: {
    ar: "تصل هذه الوسوم إلى رأس الصفحة من السطر [{% hook head %}] في القالب. إن كان السطر فيه فاسأل الدعم الفني في سلة، وإن غاب فاسأل مطوّر القالب.",
    en: "Tags such as these reach the head of the page through the line [{% hook head %}] of the theme. If the theme has it, ask Salla's support; if not, the theme's developer.",
  },
  ...hooks,
} as const satisfies Advice;

export const sallaAdvice: PlatformAdvice = {
  "head-code": {
    text: {
      ar: "رأس الصفحة في قالب المتجر، وهو عمل مطوّر القالب، حول الأسطر [{% hook 'head:start' %}] و[{% hook head %}] و[{% hook 'head:end' %}].",
      en: "The head of every page is in the store's theme, which is the theme developer's work, around the lines [{% hook 'head:start' %}], [{% hook head %}] and [{% hook 'head:end' %}].",
    },
    ...hooks,
  },
  "share-tags": headTags,
  canonical: headTags,
  "structured-data": headTags,
  language: {
    text: {
      ar: "يكتبها القالب. في قالب رائد من سلة تأتي من [user.language.code] في [layouts/master.twig].",
      en: "The theme writes it. In Salla's theme Raed it comes from [user.language.code] in [layouts/master.twig].",
    },
    ...raed,
  },
  direction: {
    text: {
      ar: "يكتبه القالب. في قالب رائد من سلة يأتي من [user.language.dir] في [layouts/master.twig].",
      en: "The theme writes it. In Salla's theme Raed it comes from [user.language.dir] in [layouts/master.twig].",
    },
    ...raed,
  },
  "page-code": {
    text: {
      ar: "ملفات الكود والتنسيق التي في القالب تُستدعى في [layouts/master.twig]، وهو عمل مطوّر القالب. وما تضيفه سلة يأتي من الأسطر التي تبدأ بـ [{% hook].",
      en: "The theme's scripts and style sheets are called in [layouts/master.twig], which is its developer's work. What Salla adds comes from the lines that begin with [{% hook].",
    },
    ...raed,
  },
};
