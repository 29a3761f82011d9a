import { formatReadableUrl } from "#base/readable-url.ts";
import { isSameSite, isWeb, stripHash } from "../../addresses.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

/** What a crawler has no use for: an account, a cart, a subscription, another order of a list. */
const visitorPath =
  /\/(?:(?:wp-)?log-?in|sign-?(?:in|up)|register|account|my-account|auth|cart|basket|checkout|wishlist|compare|subscribe|subscription)(?:[/.]|$)/i;
const visitorParameter =
  /[?&](?:add-to-cart|replytocom|showcomment|order_?by|sort(?:_by)?|filter\w*|share)=/i;

const isForVisitorsAlone = (url: string): boolean => {
  const { pathname, search } = new URL(url);
  return visitorPath.test(pathname) || visitorParameter.test(search);
};

export const internalNofollow = defineRule({
  id: "internal-nofollow",
  category: "links",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  title: { ar: "لا nofollow على روابطك", en: "No nofollow on your own links" },
  failureTitle: { ar: "روابط داخلية عليها nofollow", en: "Internal links have nofollow" },
  why: {
    ar: "به تطلب من جوجل ألا تتبع الرابط ولا تربط موقعك بالصفحة، وهي صفحة من موقعك.",
    en: "It asks Google not to follow the link and not to associate your site with the page, which is one of yours.",
  },
  fix: {
    ar: 'احذف rel="nofollow" من الروابط الداخلية.',
    en: 'Remove rel="nofollow" from internal links.',
  },
  findings: {
    has: { ar: "روابط داخلية عليها nofollow: {n}", en: "Internal links with nofollow: {n}" },
  },
  check({ page }) {
    const inside = page.anchors.filter(({ url }) => isWeb(url) && isSameSite(url, page.url));
    const here = stripHash(page.url);
    if (inside.length === 0) return skip;
    const nofollowed = inside.filter(
      ({ rel, url }) =>
        /\bnofollow\b/.test(rel) && stripHash(url!) !== here && !isForVisitorsAlone(url!),
    );
    return warnIfAny(
      "has",
      nofollowed.map(({ url }) => formatReadableUrl(url!)),
    );
  },
});
