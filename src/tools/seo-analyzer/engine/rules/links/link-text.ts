import { formatReadableUrl } from "#base/readable-url.ts";
import { stripHash } from "../../addresses.ts";
import { isGenericLinkText } from "../../text/generic-link-texts.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const linkText = defineRule({
  id: "link-text",
  category: "links",
  importance: "medium",
  source: "https://developer.chrome.com/docs/lighthouse/seo/link-text",
  title: { ar: "كلام الروابط", en: "Link texts" },
  why: {
    ar: "«اقرأ المزيد» لا تقول أكثر من ماذا، لا لمن يسمع الصفحة ولا لمحرك البحث.",
    en: "“Read more” does not say of what: not to those who listen to the page, not to a search engine.",
  },
  fix: {
    ar: "اجعل كلام الرابط اسم ما يؤدي إليه: «أسعار التوصيل» بدل «اضغط هنا».",
    en: "Let the link name where it leads: “Delivery prices” instead of “click here”.",
  },
  findings: {
    generic: { ar: "روابط كلامها عام: {n}", en: "Links with a text that says nothing: {n}" },
  },
  check({ page }) {
    const links = page.anchors.filter(
      ({ url, isHidden }) =>
        url !== null &&
        !isHidden &&
        !/^(?:javascript|mailto):/i.test(url) &&
        stripHash(url) !== stripHash(page.url),
    );
    if (links.length === 0) return skip;
    const generic = links.filter(
      ({ ownText, rel }) => !rel.includes("nofollow") && isGenericLinkText(ownText),
    );
    return warnIfAny(
      "generic",
      generic.map(({ ownText, url }) => `${ownText} → ${formatReadableUrl(url!)}`),
    );
  },
});
