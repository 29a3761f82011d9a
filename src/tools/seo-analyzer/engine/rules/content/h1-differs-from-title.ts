import { defineRule, passed, skip, warn } from "../../rule.ts";
import { fold } from "../../text/text.ts";

export const h1DiffersFromTitle = defineRule({
  id: "h1-differs-from-title",
  category: "content",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: null,
  title: { ar: "العنوان الرئيسي غير عنوان الصفحة", en: "Main heading and title differ" },
  failureTitle: {
    ar: "العنوان الرئيسي يكرر عنوان الصفحة",
    en: "The main heading repeats the title",
  },
  why: {
    ar: "عنوان النتائج يدعو إلى الدخول، والعنوان الرئيسي يرحّب بمن دخل. تكرار الجملة نفسها فرصة ضائعة.",
    en: "The title brings readers to the page, and the heading is the first thing they read there. Repeating one sentence wastes a chance.",
  },
  fix: {
    ar: "أبقِ المعنى وغيّر الصياغة، وأضف اسم نشاطك إلى عنوان الصفحة.",
    en: "Keep the meaning and vary the wording; add your business name to the title.",
  },
  findings: {
    same: {
      ar: "الجملة نفسها في الموضعين، والنصيحة صياغتان مختلفتان: {text}",
      en: "The same words in both, and different ones are our advice: {text}",
    },
  },
  check({ page }) {
    const main = page.headings.find(({ level, text }) => level === 1 && text !== "");
    const title = page.titles[0];
    if (main === undefined || !title) return skip;
    return fold(main.text) === fold(title) ? warn("same", { text: title }) : passed;
  },
});
