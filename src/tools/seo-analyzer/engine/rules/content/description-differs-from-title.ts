import { findMeta } from "../../metas.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";
import { fold } from "../../text/text.ts";

export const descriptionDiffersFromTitle = defineRule({
  id: "description-differs-from-title",
  category: "content",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: null,
  title: { ar: "الوصف غير العنوان", en: "Description and title differ" },
  failureTitle: { ar: "الوصف يكرر العنوان", en: "The description repeats the title" },
  why: {
    ar: "وصف يكرر العنوان لا يضيف سببًا للدخول.",
    en: "A description that repeats the title gives no further reason to click.",
  },
  fix: {
    ar: "قل في الوصف ما لا يقوله العنوان: السعر أو المدينة أو ما يميزك.",
    en: "Say what the title does not: price, place, what sets you apart.",
  },
  findings: {
    same: {
      ar: "الوصف والعنوان جملة واحدة، والنصيحة أن يختلفا.",
      en: "Description and title are the same sentence; two different ones are our advice.",
    },
  },
  check({ page }) {
    const description = findMeta(page, "description");
    const title = page.titles[0];
    if (description === null || !title) return skip;
    return fold(description) === fold(title) ? warn("same") : passed;
  },
});
