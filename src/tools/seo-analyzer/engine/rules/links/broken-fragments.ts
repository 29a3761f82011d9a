import { formatReadableUrl } from "#base/readable-url.ts";
import { stripHash } from "../../addresses.ts";
import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const brokenFragments = defineRule({
  id: "broken-fragments",
  category: "links",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment",
  title: { ar: "روابط داخل الصفحة تصل", en: "Links within the page arrive" },
  failureTitle: { ar: "روابط إلى أقسام غير موجودة", en: "Links to missing sections" },
  why: {
    ar: "رابط إلى قسم غير موجود يُضغط فلا يحدث شيء.",
    en: "A link to a section that is not there does nothing when pressed.",
  },
  fix: {
    ar: "أعطِ القسم معرّفًا id مطابقًا لما بعد #.",
    en: "Give the section the id that follows the #.",
  },
  findings: {
    broken: {
      ar: "روابط إلى أقسام غير موجودة: {n}",
      en: "Links to sections that do not exist: {n}",
    },
  },
  check({ page }) {
    const here = stripHash(page.url);
    const inside = page.anchors.flatMap(({ url }) =>
      url !== null && url.includes("#") && stripHash(url) === here
        ? [url.slice(url.indexOf("#") + 1)]
        : [],
    );
    const named = inside.filter(
      (fragment) => !["", "top"].includes(fragment.toLowerCase()) && !/^[!/]|:~:/.test(fragment),
    );
    if (named.length === 0) return skip;
    const broken = [
      ...new Set(
        named.filter(
          (fragment) =>
            !page.targets.has(fragment) && !page.targets.has(formatReadableUrl(fragment)),
        ),
      ),
    ];
    return warnIfAny(
      "broken",
      broken.map((fragment) => `#${formatReadableUrl(fragment)}`),
    );
  },
});
