import { isBroken, findResource } from "../../checked-resources.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const favicon = defineRule({
  id: "favicon",
  category: "meta-tags",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  title: { ar: "أيقونة الموقع", en: "Site icon" },
  failureTitle: {
    ar: "لا أيقونة للموقع، أو لا تُفتح",
    en: "No site icon, or one that does not open",
  },
  why: {
    ar: "قد تظهر بجانب اسمك في نتائج جوجل، وتظهر في تبويب المتصفح.",
    en: "It may appear beside your name in Google's results, and does in the browser's tab.",
  },
  fix: {
    ar: "ارفع شعارك مربعًا، 48 بكسل على الأقل، في خانة أيقونة الموقع في لوحتك.",
    en: "Upload your logo as a square of at least 48 pixels where your panel asks for the site's icon.",
  },
  findings: {
    missing: { ar: "لا أيقونة لهذه الصفحة.", en: "The page has no icon." },
    broken: { ar: "ملف الأيقونة لا يُفتح: {url}", en: "The icon's file does not open: {url}" },
  },
  check({ page, source }) {
    const icon = page.links.find(({ rel }) => rel.split(/\s+/).includes("icon"));
    const url = icon?.url ?? URL.parse("/favicon.ico", page.url)!.href;
    const file = findResource(source, url);
    if (icon === undefined)
      return file !== undefined && file.status === 200 ? passed : warn("missing");
    return file !== undefined && isBroken(file) ? warn("broken", { url }) : passed;
  },
});
