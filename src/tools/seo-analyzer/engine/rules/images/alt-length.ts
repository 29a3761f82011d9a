import { defineRule, skip, warnIfAny } from "../../rule.ts";
import { countGraphemes } from "../../text/text.ts";

const maxChars = 125;

export const altLength = defineRule({
  id: "alt-length",
  category: "images",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: "https://www.w3.org/WAI/tutorials/images/tips/",
  title: { ar: "نصوص بديلة قصيرة", en: "Short alternative texts" },
  failureTitle: { ar: "نصوص بديلة أطول من اللازم", en: "Alternative texts are too long" },
  why: {
    ar: "أفضل نص بديل أقصر ما يصف الصورة: عبارة أو جملة.",
    en: "The best alternative text is the shortest that describes the picture: a phrase or a sentence.",
  },
  fix: {
    ar: "نصيحتنا أقل من 125 حرفًا. انقل التفصيل إلى نص الصفحة.",
    en: "Fewer than 125 characters is our advice; move the details into the page.",
  },
  findings: {
    long: {
      ar: "نصوص بديلة أطول من 125 حرفًا: {n}",
      en: "Alternative texts over 125 characters: {n}",
    },
  },
  check({ page }) {
    const texts = page.images.flatMap(({ alt }) => (alt?.trim() ? [alt] : []));
    if (texts.length === 0) return skip;
    const long = texts.filter((alt) => alt.length > maxChars && countGraphemes(alt) > maxChars);
    return warnIfAny("long", long);
  },
});
