import { defineRule, pass, skip, warn } from "../../rule.ts";

/**
 * Our own choice: a page with more links is an index. Google names no ideal number.
 * @see https://developers.google.com/search/docs/crawling-indexing/links-crawlable
 */
const maxLinks = 100;

export const linkCount = defineRule({
  id: "link-count",
  category: "links",
  importance: "low",
  effort: { by: "owner", time: "hour" },
  source: null,
  title: { ar: "عدد الروابط", en: "Number of links" },
  failureTitle: { ar: "روابط كثيرة في الصفحة", en: "Too many links" },
  why: {
    ar: "كلما كثرت الروابط سهل أن يضيع القارئ بينها.",
    en: "The more links there are, the more easily readers get lost among them.",
  },
  fix: {
    ar: "أبقِ ما يخص هذه الصفحة، وانقل الباقي إلى صفحة فهرس.",
    en: "Keep those that belong to this page and move the others to an index page.",
  },
  findings: {
    many: {
      ar: "عدد الروابط {n}، والنصيحة أقل من 100.",
      en: "{n} links; under 100 is our advice.",
    },
    fine: { ar: "عدد الروابط: {n}", en: "Links: {n}" },
  },
  check({ page }) {
    const n = page.anchors.filter(({ href }) => href !== null).length;
    if (n === 0) return skip;
    return n <= maxLinks ? pass("fine", { n }) : warn("many", { n });
  },
});
