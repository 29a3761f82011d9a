import { defineRule, fail, pass, warn } from "../../rule.ts";

/** @see docs/specification.md#seo-analyzer-score */
const recommendedWords = 300;
const minWords = 100;

export const wordCount = defineRule({
  id: "word-count",
  category: "content",
  importance: "medium",
  effort: { by: "owner", time: "hour" },
  source: null,
  title: { ar: "كمية النص", en: "Amount of text" },
  failureTitle: { ar: "نص قليل في الصفحة", en: "Too little text" },
  why: {
    ar: "صفحة فيها بضع كلمات لا تجيب سؤالًا، فلا يجد محرك البحث ما يعرضه منها.",
    en: "A page of a few words answers no question, so there is little in it to find.",
  },
  fix: {
    ar: "اكتب 300 كلمة على الأقل تجيب عما يسألك عنه الزبائن.",
    en: "Write at least 300 words that answer what customers ask you.",
  },
  findings: {
    few: {
      ar: "عدد الكلمات {n}، والنصيحة 300 على الأقل.",
      en: "It has {n} words; at least 300 is our advice.",
    },
    thin: {
      ar: "عدد الكلمات {n} فقط، والنصيحة 300 على الأقل.",
      en: "Words: only {n}; at least 300 is our advice.",
    },
    enough: { ar: "عدد الكلمات: {n}", en: "Words: {n}" },
  },
  check({ page, source }) {
    const visible = Math.max(page.wordCount, source.rendered?.wordCount ?? 0);
    // Search engines index the text of closed tabs. A page that shows almost nothing stays thin.
    const n =
      visible < minWords ? visible : Math.max(visible, page.wordCount + page.foldedWordCount);
    if (n < minWords) return fail("thin", { n });
    return n < recommendedWords ? warn("few", { n }) : pass("enough", { n });
  },
});
