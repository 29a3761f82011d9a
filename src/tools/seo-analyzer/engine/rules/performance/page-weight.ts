import { formatReadableUrl } from "#base/readable-url.ts";
import { toKilobytes } from "../../markup.ts";
import { defineRule, pass, skip, warn } from "../../rule.ts";

// The weight from which Lighthouse deducts points: 2667 KiB.
const maxBytes = 2667 * 1024;

export const pageWeight = defineRule({
  id: "page-weight",
  category: "performance",
  importance: "medium",
  effort: { by: "developer", time: "day" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight",
  title: { ar: "وزن الصفحة بملفاتها", en: "Weight with all its files" },
  failureTitle: { ar: "الصفحة بملفاتها ثقيلة", en: "The page and its files are heavy" },
  why: {
    ar: "كل ميجابايت يدفع ثمنه الزائر من باقته ووقته.",
    en: "Visitors pay for every megabyte with their data and their time.",
  },
  fix: {
    ar: "صغّر الصور أولًا، ثم احذف السكربتات والخطوط التي لا تُستعمل.",
    en: "Shrink the pictures first, then drop scripts and fonts that nothing uses.",
  },
  findings: {
    heavy: {
      ar: "وزنها {n} كيلوبايت على الأقل، والنصيحة أقل من 2,700.",
      en: "It weighs at least {n} KB; under 2,700 is our advice.",
    },
    light: { ar: "ما عرفنا وزنه منها: {n} كيلوبايت", en: "What we could weigh of it: {n} KB" },
  },
  check({ source }) {
    const known = source.resources.filter(({ sizeBytes }) => sizeBytes !== null);
    if (known.length === 0) return skip;
    const bytes = known.reduce((sum, { sizeBytes }) => sum + sizeBytes!, source.encodedBytes);
    const heaviest = [...known]
      .sort((a, b) => b.sizeBytes! - a.sizeBytes!)
      .slice(0, 5)
      .map(({ url, sizeBytes }) => `${toKilobytes(sizeBytes!)} KB ${formatReadableUrl(url)}`);
    return bytes <= maxBytes
      ? pass("light", { n: toKilobytes(bytes) })
      : warn("heavy", { n: toKilobytes(bytes) }, heaviest);
  },
});
