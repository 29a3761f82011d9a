import type { Picture } from "../../page/page.ts";
import { defineRule, fail, pass, skip } from "../../rule.ts";

/** A text of spaces alone is announced like a picture without a text, so it counts as missing. */
const isUnnamed = ({ alt, hasOtherName }: Picture): boolean =>
  (alt === null && !hasOtherName) || (alt !== null && alt !== "" && alt.trim() === "");

export const imageAlt = defineRule({
  id: "image-alt",
  category: "images",
  importance: "high",
  effort: { by: "owner", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/google-images",
  title: { ar: "نص بديل للصور", en: "Alternative texts" },
  failureTitle: { ar: "صور بلا نص بديل", en: "Pictures without alt text" },
  why: {
    ar: "النص البديل يصف الصورة لمن لا يراها، ويخبر جوجل بما فيها.",
    en: "It lets those who cannot see a picture hear it, and tells Google what it shows.",
  },
  fix: {
    ar: "اكتب في خانة النص البديل لكل صورة ما فيها بجملة قصيرة، مثل «حقيبة جلد بنية بحزام طويل»، واترك الخانة فارغة لصور الزينة.",
    en: "In the alternative text field of each picture, say what it shows in a short sentence, such as “Brown leather bag with a long strap”. Leave it empty for decoration.",
  },
  findings: {
    missing: {
      ar: "صور بلا نص بديل: {n} من {total}",
      en: "Pictures without alternative text: {n} of {total}",
    },
    fine: { ar: "الصور: {total}", en: "Pictures: {total}" },
  },
  check({ page }) {
    const shown = page.images.filter(({ isDecorative }) => !isDecorative);
    if (shown.length === 0) return skip;
    const missing = shown.filter(isUnnamed);
    const total = shown.length;
    return missing.length === 0
      ? pass("fine", { total })
      : fail(
          "missing",
          { n: missing.length, total },
          missing.map(({ src }) => src || "<img>"),
        );
  },
});
