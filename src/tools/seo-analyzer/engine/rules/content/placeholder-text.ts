import { defineRule, skip, warnIfAny } from "../../rule.ts";

// Sample texts of themes and page builders, in both languages.
const leftovers = [
  /lorem ipsum/i,
  /dolor sit amet/i,
  /just another wordpress site/i,
  /this is a sample page/i,
  /\bhello world!/i,
  /your (?:text|content|title|tagline) (?:goes )?here/i,
  /click (?:the )?edit button to change this text/i,
  /لوريم\s+[إا]يبسوم/,
  /هذا النص هو مثال لنص يمكن أن يستبدل/,
  /هذا نص تجريبي/,
  /النص التجريبي/,
  /[أا]هلا بالعالم/,
  /مرحبا بالعالم/,
  /[أا]ضف النص هنا/,
  /[أا]دخل النص هنا/,
  /[اأ]كتب نصك هنا/,
  /انقر على زر التحرير/,
];

export const placeholderText = defineRule({
  id: "placeholder-text",
  category: "content",
  importance: "medium",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  title: { ar: "لا نص مؤقتًا", en: "No placeholder text" },
  failureTitle: { ar: "نص مؤقت من القالب", en: "Placeholder text is left over" },
  why: {
    ar: "نص القالب المنسي يقول للزائر إن أحدًا لم يراجع الصفحة.",
    en: "Leftover template text tells visitors that the page was not checked.",
  },
  fix: {
    ar: "استبدل بهذه الجمل كلامك، أو احذفها.",
    en: "Replace these sentences with your own, or delete them.",
  },
  findings: { leftover: { ar: "بقايا من القالب: {n}", en: "Leftovers of a template: {n}" } },
  check({ page }) {
    if (page.text === "") return skip;
    const plain = `${page.titles[0] ?? ""} ${page.text}`.replace(/[\u064B-\u0652]/g, "");
    const found = leftovers.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
    return warnIfAny("leftover", found);
  },
});
