import { listMetas } from "../../metas.ts";
import { defineRule, pass, skip, warn } from "../../rule.ts";
import { collapseWhitespace, countGraphemes } from "../../text/text.ts";

/** In characters. @see docs/specification.md#seo-analyzer-score */
const minChars = 120;
const maxChars = 158;

export const descriptionLength = defineRule({
  id: "description-length",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/appearance/snippet",
  title: { ar: "طول الوصف", en: "Length of the description" },
  failureTitle: { ar: "طول الوصف", en: "Length of the description" },
  why: {
    ar: "الوصف القصير لا يقنع، والطويل يُقطع ليناسب عرض الشاشة.",
    en: "A short description does not persuade, and a long one is cut to fit the screen.",
  },
  fix: {
    ar: "اجعل الوصف بين 120 و158 حرفًا.",
    en: "Keep the description between 120 and 158 characters.",
  },
  findings: {
    short: {
      ar: "عدد حروفه {n}، والنصيحة من 120 إلى 158.",
      en: "Its length is {n}; 120 to 158 characters is our advice.",
    },
    long: {
      ar: "عدد حروفه {n}، والنصيحة من 120 إلى 158.",
      en: "Its length is {n}; 120 to 158 characters is our advice.",
    },
    fits: { ar: "عدد حروفه {n}.", en: "It has {n} characters." },
  },
  check({ page }) {
    const text = collapseWhitespace(listMetas(page, "description")[0]?.content ?? "");
    if (text === "") return skip;
    const n = countGraphemes(text);
    if (n < minChars) return warn("short", { n }, [text]);
    return n > maxChars ? warn("long", { n }, [text]) : pass("fits", { n });
  },
});
