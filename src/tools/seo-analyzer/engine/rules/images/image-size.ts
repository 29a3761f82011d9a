import { formatReadableUrl } from "#base/readable-url.ts";
import { listPictureResources } from "../../checked-resources.ts";
import { toKilobytes } from "../../markup.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

const maxBytes = 300_000;

export const imageSize = defineRule({
  id: "image-size",
  category: "images",
  importance: "medium",
  effort: { by: "owner", time: "hour" },
  source: "https://web.dev/articles/use-imagemin-to-compress-images",
  title: { ar: "وزن الصور", en: "Weight of the pictures" },
  failureTitle: { ar: "صور ثقيلة", en: "Heavy pictures" },
  why: {
    ar: "صورة لم تُضغط تزيد وزن الصفحة بلا فائدة.",
    en: "A picture that is not compressed makes the page heavier for nothing.",
  },
  fix: {
    ar: "صغّر الأبعاد إلى ما يُعرض فعلًا ثم اضغطها. أداة تحسين الصور عندنا تفعل ذلك في متصفحك.",
    en: "Scale them to the size they are shown at and compress them; our image optimizer does it in your browser.",
  },
  findings: {
    heavy: {
      ar: "صور أثقل من 300 كيلوبايت: {n}، والنصيحة أخف من ذلك",
      en: "Pictures over 300 KB, and lighter is our advice: {n}",
    },
  },
  check({ page, source }) {
    const known = listPictureResources(source, page.images).filter(
      ({ sizeBytes }) => sizeBytes !== null,
    );
    if (known.length === 0) return skip;
    const heavy = known
      .filter(({ sizeBytes }) => sizeBytes! > maxBytes)
      .sort((a, b) => b.sizeBytes! - a.sizeBytes!);
    return warnIfAny(
      "heavy",
      heavy.map(({ url, sizeBytes }) => `${toKilobytes(sizeBytes!)} KB ${formatReadableUrl(url)}`),
    );
  },
});
