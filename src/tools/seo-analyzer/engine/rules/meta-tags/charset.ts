import { getHeader } from "../../headers.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, fail, passed, warn } from "../../rule.ts";

export const charset = defineRule({
  id: "charset",
  category: "meta-tags",
  importance: "medium",
  source: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  title: { ar: "ترميز الحروف", en: "Character encoding" },
  why: {
    ar: "بلا ترميز معلن قد تظهر العربية رموزًا لا تُقرأ.",
    en: "Without a declared encoding Arabic may turn into unreadable signs.",
  },
  fix: { ar: "اجعل هذا الوسم أول ما في head.", en: "Make this tag the first thing in the head." },
  findings: {
    missing: {
      ar: "لا يعلن الخادم ولا الصفحة ترميزًا.",
      en: "Neither the server nor the page declares an encoding.",
    },
    other: {
      ar: "الترميز المعلن {charset}، والمعيار اليوم utf-8.",
      en: "The declared encoding is {charset}; today's standard is utf-8.",
    },
  },
  snippet: () => `<meta charset="utf-8">`,
  check({ page, source }) {
    const inHeader = /charset\s*=\s*"?([\w-]+)/i.exec(getHeader(source, "content-type") ?? "")?.[1];
    const inMeta =
      page.metas.find(({ attribute: by, isInHead }) => by === "charset" && isInHead)?.content ??
      /charset\s*=\s*([\w-]+)/i.exec(findMeta(page, "content-type") ?? "")?.[1];
    const charset = (inHeader ?? inMeta)?.trim().toLowerCase();
    if (!charset) return fail("missing");
    return charset === "utf-8" || charset === "utf8" ? passed : warn("other", { charset });
  },
});
