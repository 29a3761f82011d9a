import { isPrivate } from "../../addresses.ts";
import { defineRule, failIfAny, skip } from "../../rule.ts";

export const privateLinks = defineRule({
  id: "private-links",
  category: "links",
  importance: "high",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  title: { ar: "لا روابط من جهاز المطوّر", en: "No localhost links" },
  failureTitle: { ar: "روابط لا يفتحها الزوار", en: "Links visitors cannot open" },
  why: {
    ar: "رابط مثل localhost يعمل عند من بنى الموقع وحده.",
    en: "An address such as localhost works only on the computer where the site was built.",
  },
  fix: {
    ar: "استبدل بهذه الروابط روابط موقعك الحقيقية.",
    en: "Replace these with your site's real addresses.",
  },
  findings: {
    has: { ar: "روابط لا يفتحها غيرك: {n}", en: "Addresses that visitors cannot open: {n}" },
  },
  check({ page }) {
    if (isPrivate(page.url)) return skip; // a site under development may link to itself
    const urls = [
      ...page.anchors,
      ...page.images,
      ...page.scripts,
      ...page.links,
      ...page.forms,
    ].flatMap(({ url }) => url ?? []);
    const found = [...new Set(urls.filter(isPrivate))];
    return failIfAny("has", found);
  },
});
