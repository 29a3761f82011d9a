import type { PlatformAdvice } from "../advice.ts";

export const sallaAdvice: PlatformAdvice = {
  "head-code": {
    text: {
      ar: "رأس الصفحة في قالب المتجر، وهو عمل مطوّر القالب، حول الأسطر [{% hook 'head:start' %}] و[{% hook head %}] و[{% hook 'head:end' %}].",
      en: "The head of every page is in the store's theme, which is the theme developer's work, around the lines [{% hook 'head:start' %}], [{% hook head %}] and [{% hook 'head:end' %}].",
    },
    by: "developer",
    source: "https://docs.salla.dev/422552m0",
    copy: "share.apidog.com/apidoc/docs-site/451700/422552m0 (Salla Docs, Hooks)",
    asOf: "2026-11",
  },
};
