import { isSameSite, isWeb, stripHash } from "../../addresses.ts";
import type { Page } from "../../page/page.ts";
import { isSignificant } from "../../renderings/find-added.ts";
import { readRenderings } from "../../renderings/read-renderings.ts";
import { defineRule, fail, passed, skip, warn } from "../../rule.ts";

/** Fewer links may be those of a widget. */
const minAdded = 3;

/** What a link leads to, whatever its scheme, `www.` and slash at the end. */
const toKey = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/(?=\?|$)/, "");

/** Lists the other pages of the site that a page links to, by their key. */
function listInternalLinks({ anchors }: Page, pageUrl: string): Map<string, string> {
  const self = toKey(stripHash(pageUrl));
  const links = new Map<string, string>();
  for (const { url } of anchors) {
    if (!isWeb(url) || !isSameSite(url, pageUrl)) continue;
    const address = stripHash(url);
    const key = toKey(address);
    if (key !== self && !links.has(key)) links.set(key, address);
  }
  return links;
}

export const renderedLinks = defineRule({
  id: "rendered-links",
  category: "links",
  importance: "high",
  effort: { by: "developer", time: null },
  source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  title: { ar: "الروابط قبل تشغيل السكربتات", en: "Links before scripts run" },
  failureTitle: { ar: "السكربتات تضيف الروابط", en: "Scripts add the links" },
  why: {
    ar: "إن كانت السكربتات هي التي تضيف الروابط، فلن يصل إلى صفحاتك الأخرى من لا يشغّلها.",
    en: "Where scripts add the links, crawlers that run none do not find your other pages.",
  },
  fix: {
    ar: "ضع روابط القائمة والمحتوى في الصفحة التي يرسلها الخادم، في وسوم a لها href.",
    en: "Put the links in the menu and the text into the page that the server sends, as a elements with an href.",
  },
  findings: {
    only: {
      ar: "لا رابط داخلي في الصفحة كما أُرسلت. السكربتات تضيف {n}.",
      en: "As sent, the page has no internal link. Scripts add {n}.",
    },
    more: {
      ar: "روابط داخلية لا تظهر إلا بعد تشغيل السكربتات: {n}",
      en: "Internal links that appear only after scripts have run: {n}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const { url } = context.source;
    const sent = listInternalLinks(renderings.sent.page, url);
    const rendered = listInternalLinks(renderings.rendered.page, url);
    if (rendered.size === 0) return skip;
    // Scripts add parameters to links that were sent: campaigns, sessions, languages.
    const added = [...rendered].flatMap(([key, address]) =>
      sent.has(key) || sent.has(key.split("?", 1)[0]!) ? [] : [address],
    );
    const values = { n: added.length, sent: sent.size, rendered: rendered.size };
    if (added.length > 0 && sent.size === 0) return fail("only", values, added);
    return isSignificant(added.length, rendered.size, minAdded)
      ? warn("more", values, added)
      : passed;
  },
});
