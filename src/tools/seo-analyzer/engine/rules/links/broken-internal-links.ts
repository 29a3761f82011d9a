import { formatReadableUrl } from "#base/readable-url.ts";
import { isSameSite } from "../../addresses.ts";
import { isBroken, noAnswer } from "../../checked-resources.ts";
import { defineRule, fail, pass, skip } from "../../rule.ts";

export const brokenInternalLinks = defineRule({
  id: "broken-internal-links",
  category: "links",
  importance: "high",
  effort: { by: "owner", time: "hour" },
  source: "https://developers.google.com/search/docs/essentials/technical",
  title: { ar: "روابطك الداخلية تعمل", en: "Internal links work" },
  failureTitle: { ar: "روابط داخلية لا تعمل", en: "Internal links are broken" },
  why: {
    ar: "رابط مكسور إلى موقعك نفسه يضيّع زائرًا كان يريد المزيد منك، وجوجل لا تفهرس صفحة لا تُفتح.",
    en: "A broken link within your own site loses a visitor who wanted to see more, and Google lists no page that answers with an error.",
  },
  fix: {
    ar: "صحّح هذه الروابط، أو حوّل القديم منها إلى الجديد من لوحة موقعك.",
    en: "Correct these links, or redirect the old addresses to the new ones in your panel.",
  },
  findings: {
    broken: { ar: "روابط لا تعمل: {n} من {total}", en: "Broken links: {n} of {total}" },
    fine: { ar: "روابط فحصناها: {total}", en: "Links we checked: {total}" },
  },
  evidenceWords: noAnswer,
  check({ page, source }) {
    const inside = source.links.filter(({ url }) => isSameSite(url, page.url));
    if (inside.length === 0) return skip;
    const broken = inside.filter(isBroken);
    const total = inside.length;
    return broken.length === 0
      ? pass("fine", { total })
      : fail(
          "broken",
          { n: broken.length, total },
          broken.map(({ status, url }) => `${status || "—"} ${formatReadableUrl(url)}`),
        );
  },
});
