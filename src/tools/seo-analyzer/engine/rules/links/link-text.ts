import { formatReadableUrl } from "#base/readable-url.ts";
import { stripHash } from "../../addresses.ts";
import { isGenericLinkText } from "../../text/generic-link-texts.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const linkText = defineRule({
  id: "link-text",
  category: "links",
  importance: "medium",
  effort: { by: "owner", time: "minutes" },
  source: "https://developer.chrome.com/docs/lighthouse/seo/link-text",
  title: { ar: "نص الروابط", en: "Link texts" },
  failureTitle: { ar: "روابط لا يقول نصها شيئًا", en: "Link texts that say nothing" },
  why: {
    ar: "«اقرأ المزيد» لا تقول: المزيد من ماذا؟ لا لمن يسمع الصفحة ولا لمحرك البحث.",
    en: "“Read more” does not say of what: not to those who listen to the page, not to a search engine.",
  },
  fix: {
    ar: "اجعل نص الرابط اسم ما يؤدي إليه: «أسعار التوصيل» بدل «اضغط هنا».",
    en: "Let the link name where it leads: “Delivery prices” instead of “click here”.",
  },
  findings: {
    generic: { ar: "روابط نصها عام: {n}", en: "Links with a text that says nothing: {n}" },
  },
  check({ page }) {
    const here = stripHash(page.url);
    const links = page.anchors.flatMap(({ url, href, ...anchor }) => {
      const target = url ?? href ?? ""; // an invalid URL is shown as written
      return target === "" || /^(?:javascript|mailto):/i.test(target) || stripHash(target) === here
        ? []
        : [{ target, ...anchor }];
    });
    if (links.length === 0) return skip;
    const generic = links.filter(
      ({ ownText, rel, language }) =>
        !rel.includes("nofollow") && isGenericLinkText(ownText, language),
    );
    return warnIfAny(
      "generic",
      generic.map(({ ownText, target }) => `${ownText} → ${formatReadableUrl(target)}`),
    );
  },
});
