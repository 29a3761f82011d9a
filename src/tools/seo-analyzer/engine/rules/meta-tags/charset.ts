import { defineRule, fail, passed, warn } from "../../rule.ts";

/** A `<meta>` has to end within this many bytes (HTML standard, `<meta charset>`). */
const maxMetaBytes = 1024;

export const charset = defineRule({
  id: "charset",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  title: { ar: "ترميز الحروف", en: "Character encoding" },
  failureTitle: { ar: "مشكلة في ترميز الحروف", en: "A problem with the character encoding" },
  why: {
    ar: "إن لم تعلن الصفحة ترميزها الصحيح فقد تظهر العربية رموزًا لا تُقرأ.",
    en: "Unless the right encoding is declared, Arabic may turn into unreadable characters.",
  },
  fix: {
    ar: "احفظ الصفحة بترميز UTF-8، واجعل هذا الوسم أول ما في head.",
    en: "Save the page as UTF-8, and make this tag the first thing in the head.",
  },
  findings: {
    missing: {
      ar: "لا يعلن الخادم ولا الصفحة ترميزًا.",
      en: "Neither the server nor the page declares an encoding.",
    },
    guessed: {
      ar: "لا يعلن الخادم ولا الصفحة ترميزًا، فيخمّنه المتصفح من الحروف: {charset}.",
      en: "Neither the server nor the page declares an encoding; browsers guess it from the letters: {charset}.",
    },
    misread: {
      ar: "الصفحة مكتوبة بترميز {actual} ولا تعلنه، فيقرؤها المتصفح بترميز {charset} وتظهر حروفها رموزًا.",
      en: "The page is in {actual} and does not say so; browsers read it as {charset} and show unreadable characters.",
    },
    ignored: {
      ar: "يأتي وسم الترميز بعد نهاية head (عند البايت {bytes})، فيهمله المتصفح ويقرأ الصفحة بترميز {charset}.",
      en: "The encoding tag comes after the head (at byte {bytes}), so browsers ignore it and read the page as {charset}.",
    },
    unknown: {
      ar: "الترميز المعلن «{declared}» غير معروف، فيقرأ المتصفح الصفحة بترميز {charset}.",
      en: "The declared encoding “{declared}” is unknown; browsers read the page as {charset}.",
    },
    false: {
      ar: "الترميز المعلن {declared}، لكن الصفحة مكتوبة بترميز {actual}، فتظهر حروفها رموزًا لا تُقرأ.",
      en: "The declared encoding is {declared}, but the page is in {actual}, so its letters turn into unreadable characters.",
    },
    refused: {
      ar: "ترفض المتصفحات الترميز المعلن {declared}، فتظهر الصفحة فارغة.",
      en: "Browsers refuse the declared encoding {declared} and show an empty page.",
    },
    damaged: {
      ar: "حروف تالفة لا تُقرأ بترميز {charset}: {n}",
      en: "Characters that are invalid in {charset}: {n}",
    },
    late: {
      ar: "وسم الترميز متأخر: ينتهي عند البايت {bytes}، والحد 1024.",
      en: "The tag with the encoding comes late: it ends at byte {bytes}; the limit is 1024.",
    },
    other: {
      ar: "الترميز المعلن {charset}، والمعيار اليوم utf-8.",
      en: "The declared encoding is {charset}; today's standard is utf-8.",
    },
  },
  snippet: () => `<meta charset="utf-8">`,
  check({ source: { encoding } }) {
    const { name, source, declared, metaEndBytes, actual, invalidChars } = encoding;
    const charset = name;
    if (source === "content" || source === "default") {
      if (metaEndBytes !== null) return fail("ignored", { bytes: metaEndBytes, charset });
      if (declared !== null) return fail("unknown", { declared, charset });
      if (actual !== null) return fail("misread", { actual, charset });
      return source === "content" ? fail("guessed", { charset }) : fail("missing");
    }
    const label = declared?.toLowerCase() ?? name;
    if (name === "replacement") return fail("refused", { declared: label });
    if (actual !== null) return fail("false", { declared: label, actual });
    if (invalidChars > 0) return warn("damaged", { n: invalidChars, charset });
    if (source === "meta" && metaEndBytes !== null && metaEndBytes > maxMetaBytes)
      return warn("late", { bytes: metaEndBytes });
    const isUtf8 = name === "utf-8" && !label.startsWith("utf-16");
    return isUtf8 ? passed : warn("other", { charset: label });
  },
});
