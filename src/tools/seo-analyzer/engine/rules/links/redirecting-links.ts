import { formatReadableUrl } from "#base/readable-url.ts";
import { isSameSite, stripHash } from "../../addresses.ts";
import { isBroken } from "../../checked-resources.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const redirectingLinks = defineRule({
  id: "redirecting-links",
  category: "links",
  importance: "low",
  effort: { by: "owner", time: "hour" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/redirects",
  title: { ar: "روابط مباشرة بلا تحويل", en: "Links lead straight there" },
  failureTitle: { ar: "روابط داخلية تمر بتحويل", en: "Internal links that redirect" },
  why: {
    ar: "رابط داخلي يمر بتحويل يُبطئ كل ضغطة بلا داعٍ.",
    en: "An internal link that goes through a redirect makes every click slower for nothing.",
  },
  fix: { ar: "اكتب الرابط الأخير مباشرة.", en: "Put the final address into the link." },
  findings: {
    redirects: { ar: "روابط داخلية تمر بتحويل: {n}", en: "Internal links that redirect: {n}" },
  },
  check({ page, source }) {
    const inside = source.links.filter((link) => isSameSite(link.url, page.url) && !isBroken(link));
    if (inside.length === 0) return skip;
    const redirects = inside.filter(({ url, finalUrl }) => stripHash(finalUrl) !== url);
    return warnIfAny(
      "redirects",
      redirects.map(
        ({ url, finalUrl }) => `${formatReadableUrl(url)} → ${formatReadableUrl(finalUrl)}`,
      ),
    );
  },
});
