import { defineRule, pass, skip, warn } from "../../rule.ts";

// Our own choice: a page with more links is an index, and each of its links carries little weight.
const maxLinks = 100;

export const linkCount = defineRule({
  id: "link-count",
  category: "links",
  importance: "low",
  effort: { by: "owner", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  title: { ar: "عدد الروابط", en: "Number of links" },
  failureTitle: { ar: "روابط كثيرة في الصفحة", en: "Too many links" },
  why: {
    ar: "كلما كثرت الروابط قلّ وزن كل واحد منها، وضاع القارئ بينها.",
    en: "The more links there are, the less each one weighs, and the more readers get lost.",
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
