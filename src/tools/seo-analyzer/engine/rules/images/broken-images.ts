import { formatReadableUrl } from "#base/readable-url.ts";
import { isBroken, listPictureResources, noAnswer } from "../../checked-resources.ts";
import { defineRule, failIfAny, skip } from "../../rule.ts";

export const brokenImages = defineRule({
  id: "broken-images",
  category: "images",
  importance: "high",
  effort: { by: "owner", time: "hour" },
  source: "https://developers.google.com/search/docs/appearance/google-images",
  title: { ar: "الصور تُفتح", en: "Pictures open" },
  failureTitle: { ar: "صور لا تُفتح", en: "Pictures do not open" },
  why: {
    ar: "يرى المشتري مربعًا فارغًا مكان المنتج، ولا تفهرس جوجل صورة لا تُفتح.",
    en: "Buyers see an empty square in the place of a product, and Google does not list a picture that does not open.",
  },
  fix: {
    ar: "صحّح روابط هذه الصور أو ارفعها من جديد.",
    en: "Correct the addresses of these pictures, or upload them again.",
  },
  findings: { broken: { ar: "صور لا تُفتح: {n}", en: "Pictures that do not open: {n}" } },
  evidenceWords: noAnswer,
  check({ page, source }) {
    const files = listPictureResources(source, page.images);
    if (files.length === 0) return skip;
    const broken = files.filter(
      (file) => isBroken(file) || (file.type !== null && file.type.startsWith("text/")),
    );
    return failIfAny(
      "broken",
      broken.map(({ status, url }) => `${status || "—"} ${formatReadableUrl(url)}`),
    );
  },
});
