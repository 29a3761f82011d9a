import { type Anchor } from "../../page/page.ts";
import { defineRule, failIfAny, skip } from "../../rule.ts";

/**
 * Whether a crawler cannot follow a link, as Lighthouse 13 (`crawlable-anchors`) decides it. In
 * addition, `href="#"` with a script behind it counts as such a link.
 */
function isUncrawlable({
  href,
  role,
  name,
  id,
  hasHandler,
  hasLinkAttributes,
  url,
}: Anchor): boolean {
  const raw = (href ?? "").replace(/\s/g, "");
  if (role !== "" || raw.startsWith("mailto:") || (raw === "" && id !== "")) return false;
  if (raw.startsWith("file:")) return true;
  if (name.trim() !== "") return false;
  if (href === null) return hasLinkAttributes || hasHandler;
  return (
    /javascript:void(?:\(|)0(?:\)|)/.test(raw) ||
    /^javascript:/i.test(raw) ||
    (raw === "#" && hasHandler) ||
    url === null
  );
}

export const crawlableLinks = defineRule({
  id: "crawlable-links",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  title: { ar: "روابط يتبعها محرك البحث", en: "Links a crawler can follow" },
  failureTitle: { ar: "روابط لا يتبعها محرك البحث", en: "Links crawlers cannot follow" },
  why: {
    ar: "محرك البحث لا يضغط الأزرار؛ يتبع ما كُتب رابطه في href.",
    en: "A search engine presses no buttons; it follows links that have an address.",
  },
  fix: {
    ar: "اكتب الرابط في href بدل javascript: أو onclick.",
    en: "Put the address into href instead of javascript: or onclick.",
  },
  findings: {
    dead: { ar: "روابط لا يمكن اتباعها: {n}", en: "Links that cannot be followed: {n}" },
  },
  check({ page }) {
    if (page.anchors.length === 0) return skip;
    const dead = page.anchors.filter(isUncrawlable);
    return failIfAny(
      "dead",
      dead.map(({ href, text }) => `${href === null ? "<a>" : `href="${href}"`} ${text}`.trim()),
    );
  },
});
