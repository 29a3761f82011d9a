import { defineRule, skip, warnIfAny } from "../../rule.ts";
import { countGraphemes } from "../../text/text.ts";

// Our own choice: about two lines on a phone.
const maxChars = 100;

export const headingLength = defineRule({
  id: "heading-length",
  category: "content",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: null,
  title: { ar: "عناوين قصيرة", en: "Short headings" },
  failureTitle: { ar: "عناوين أطول من اللازم", en: "Headings that are too long" },
  why: {
    ar: "العنوان الذي يطول يصير فقرة لا تُلمح.",
    en: "A long heading reads like a paragraph and is hard to skim.",
  },
  fix: {
    ar: "اختصر العناوين إلى أقل من 100 حرف.",
    en: "Cut headings to fewer than 100 characters.",
  },
  findings: {
    long: {
      ar: "عناوين أطول من 100 حرف: {n}، والنصيحة أقصر من ذلك.",
      en: "Headings over 100 characters, and shorter is our advice: {n}",
    },
  },
  check({ page }) {
    if (page.headings.length === 0) return skip;
    const long = page.headings.filter(
      ({ text }) => text.length > maxChars && countGraphemes(text) > maxChars,
    );
    return warnIfAny(
      "long",
      long.map(({ text }) => text),
    );
  },
});
