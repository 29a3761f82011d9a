import { toKilobytes } from "../../markup.ts";
import { defineRule, passed, warn } from "../../rule.ts";

const maxBytes = 500_000;

export const htmlSize = defineRule({
  id: "html-size",
  category: "content",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/googlebot#how-googlebot-accesses-your-site",
  title: { ar: "حجم الصفحة نفسها", en: "Size of the page itself" },
  failureTitle: { ar: "الصفحة نفسها كبيرة الحجم", en: "The page itself is too large" },
  why: {
    ar: "يجب أن تصل كلها إلى هاتف الزائر، ولا تقرأ جوجل منها إلا أول 2 ميجابايت.",
    en: "All of it has to reach the visitor's phone, and Google reads no more than the first 2 MB.",
  },
  fix: {
    ar: "انقل الصور المضمّنة والسكربتات إلى ملفات، وقسّم القوائم الطويلة.",
    en: "Move embedded pictures and code into files and split long lists.",
  },
  findings: {
    large: {
      ar: "حجمها {n} كيلوبايت، والنصيحة أقل من 500.",
      en: "It is {n} KB; under 500 is our advice.",
    },
  },
  check({ source }) {
    return source.decodedBytes <= maxBytes
      ? passed
      : warn("large", { n: toKilobytes(source.decodedBytes) });
  },
});
