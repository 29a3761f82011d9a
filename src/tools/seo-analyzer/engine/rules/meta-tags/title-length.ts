import { defineRule, pass, skip, warn } from "../../rule.ts";
import { countGraphemes } from "../../text/text.ts";

// Our own choice: Google states no limit and cuts titles by their width on the screen, near 60
// characters.
// The advice is 30 to 60: a short name of a list, or a name at the end that is cut by a few
// characters, harms no title.
const minChars = 25;
const maxChars = 65;

export const titleLength = defineRule({
  id: "title-length",
  category: "meta-tags",
  importance: "medium",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/appearance/title-link",
  title: { ar: "طول عنوان الصفحة", en: "Length of the title" },
  failureTitle: { ar: "طول عنوان الصفحة", en: "Length of the title" },
  why: {
    ar: "العنوان القصير يضيّع مكانًا في النتائج، والطويل يُقطع آخره.",
    en: "A short title wastes its place in the results; a long one is cut off.",
  },
  fix: {
    ar: "اجعل العنوان بين 30 و60 حرفًا، والأهم في أوله.",
    en: "Keep the title between 30 and 60 characters, the important words first.",
  },
  findings: {
    short: {
      ar: "عدد حروفه {n}، والنصيحة من 30 إلى 60.",
      en: "Its length is {n}; 30 to 60 characters is our advice.",
    },
    long: {
      ar: "عدد حروفه {n}، والنصيحة من 30 إلى 60.",
      en: "Its length is {n}; 30 to 60 characters is our advice.",
    },
    fits: { ar: "عدد حروفه {n}.", en: "It has {n} characters." },
  },
  check({ page }) {
    const title = page.titles[0];
    if (!title) return skip; // title-present reports it
    const n = countGraphemes(title);
    if (n < minChars) return warn("short", { n }, [title]);
    return n > maxChars ? warn("long", { n }, [title]) : pass("fits", { n });
  },
});
