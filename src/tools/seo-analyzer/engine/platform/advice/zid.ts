import type { Advice, PlatformAdvice } from "../advice.ts";

/** Zid's own theme; the documentation names the same files. */
const soft = {
  by: "developer",
  source: "https://docs.zid.sa/architecture-1379322m0",
  copy: "docs.zid.sa/architecture-1379322m0; zidsa/soft-theme-vitrin/layout.jinja, commit 008cdf7b",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

export const zidAdvice: PlatformAdvice = {
  language: {
    text: {
      ar: "يكتبها القالب في [layout.jinja]. في قالب Soft من زد تأتي من [session.lang].",
      en: "The theme writes it, in [layout.jinja]. In Zid's theme Soft it comes from [session.lang].",
    },
    ...soft,
  },
  direction: {
    text: {
      ar: "يكتبه القالب في [layout.jinja]. في قالب Soft من زد يأتي من [session.locale.language.direction].",
      en: "The theme writes it, in [layout.jinja]. In Zid's theme Soft it comes from [session.locale.language.direction].",
    },
    ...soft,
  },
  favicon: {
    text: {
      ar: "يعرض القالب أيقونة المتجر [store.icon] في [layout.jinja]. ولم نجد شرحًا من زد يقول أين تُرفع، فاسأل الدعم الفني هناك.",
      en: "The theme shows the store's icon, [store.icon], in [layout.jinja]. We found no help of Zid's that says where to upload it; ask its support.",
    },
    ...soft,
    by: "owner",
  },
  "head-code": {
    text: {
      ar: "رأس الصفحة في [layout.jinja]، وهو عمل مطوّر القالب. وما يضيفه زد يأتي من السطر [{% vitrin_head %}].",
      en: "The head of every page is in [layout.jinja], which is the theme developer's work. What Zid adds comes from the line [{% vitrin_head %}].",
    },
    ...soft,
  },
  "page-code": {
    text: {
      ar: "ملفات الكود والتنسيق التي في القالب تُستدعى في [layout.jinja]، وهو عمل مطوّر القالب.",
      en: "The theme's scripts and style sheets are called in [layout.jinja], which is its developer's work.",
    },
    ...soft,
  },
};
