import { formatReadableUrl } from "#base/readable-url.ts";
import { isSameSite } from "../../addresses.ts";
import { isBroken, noAnswer } from "../../checked-resources.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const brokenExternalLinks = defineRule({
  id: "broken-external-links",
  category: "links",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: null,
  title: { ar: "روابطك الخارجية تعمل", en: "External links work" },
  failureTitle: { ar: "روابط خارجية لا تعمل", en: "External links are broken" },
  why: {
    ar: "رابط إلى صفحة ماتت يوحي بأن صفحتك قديمة أيضًا.",
    en: "A link to a page that no longer exists makes yours look old too.",
  },
  fix: { ar: "حدّث هذه الروابط أو احذفها.", en: "Update these links or remove them." },
  findings: {
    broken: {
      ar: "روابط لا تعمل: {n} من {total}، والنصيحة تحديثها أو حذفها",
      en: "Broken links: {n} of {total}; to update or remove them is our advice",
    },
  },
  evidenceWords: noAnswer,
  check({ page, source }) {
    const externalLinks = source.links.filter(({ url }) => !isSameSite(url, page.url));
    if (externalLinks.length === 0) return skip;
    const broken = externalLinks.filter(isBroken);
    return warnIfAny(
      "broken",
      broken.map(({ status, url }) => `${status || "—"} ${formatReadableUrl(url)}`),
      { total: externalLinks.length },
    );
  },
});
