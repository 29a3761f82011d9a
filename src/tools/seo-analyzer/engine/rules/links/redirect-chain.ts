import { formatReadableUrl } from "#base/readable-url.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const redirectChain = defineRule({
  id: "redirect-chain",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/redirects",
  title: { ar: "تحويل واحد على الأكثر", en: "One redirect at most" },
  failureTitle: { ar: "أكثر من تحويل قبل الصفحة", en: "More than one redirect" },
  why: {
    ar: "كل تحويل رحلة أخرى ينتظرها الزائر قبل أن يرى شيئًا.",
    en: "Each redirect is another trip before anything is seen.",
  },
  fix: {
    ar: "حوّل الرابط القديم إلى الأخير مباشرة.",
    en: "Redirect the first address straight to the last.",
  },
  findings: { chain: { ar: "عدد التحويلات: {n}", en: "Redirects: {n}" } },
  check({ source: { hops } }) {
    const n = hops.length - 1;
    return n <= 1
      ? passed
      : warn(
          "chain",
          { n },
          hops.map(({ status, url }) => `${status} ${formatReadableUrl(url)}`),
        );
  },
});
