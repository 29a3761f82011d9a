import { quoteAttribute } from "../../markup.ts";
import type { Page } from "../../page/page.ts";
import { defineRule, warnIfAny } from "../../rule.ts";

/** One or two style sheets are common; each further one delays the first paint. */
const maxSheets = 3;

/** The scripts in the head that block the first paint, and the sheets where there are too many. */
function listBlocking(page: Page): { readonly scripts: string[]; readonly sheets: string[] } {
  const scripts = page.scripts.flatMap(({ src, isDeferred, isInHead, type }) =>
    src !== null && !isDeferred && isInHead && (type === "" || /javascript|ecmascript/.test(type))
      ? [src]
      : [],
  );
  const sheets = page.links.filter(
    ({ rel, media, isDisabled, isInHead }) =>
      rel === "stylesheet" &&
      isInHead &&
      !isDisabled &&
      (media === null || media === "" || /^(?:all|screen)\b/i.test(media)),
  );
  return { scripts, sheets: sheets.length > maxSheets ? sheets.map(({ href }) => href) : [] };
}

export const renderBlocking = defineRule({
  id: "render-blocking",
  category: "performance",
  importance: "medium",
  effort: { by: "developer", time: "day" },
  source: "https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources",
  title: { ar: "لا شيء يؤخر الرسم", en: "Nothing delays the first paint" },
  failureTitle: { ar: "ملفات تؤخر الرسم", en: "Files delay the first paint" },
  why: {
    ar: "ما دام ملف في رأس الصفحة لم يصل يبقى الهاتف أبيض.",
    en: "Until the files in the head arrive, the phone stays white.",
  },
  fix: {
    ar: "أضف defer إلى السكربتات في الرأس، واحذف من التنسيقات ما لا يُستعمل وأجّل الباقي.",
    en: "Add defer to scripts in the head; remove the styles that nothing uses and load the rest later.",
  },
  findings: {
    blocking: { ar: "ملفات تؤخر الرسم: {n}", en: "Files that delay the first paint: {n}" },
  },
  snippet({ page }) {
    const { scripts, sheets } = listBlocking(page);
    // A print sheet does not block; once it has arrived it becomes one for every medium.
    return [
      ...scripts.map((src) => `<script src="${quoteAttribute(src)}" defer></script>`),
      ...sheets
        .slice(maxSheets)
        .map(
          (href) =>
            `<link rel="stylesheet" href="${quoteAttribute(href)}" media="print" onload="this.media='all'">`,
        ),
    ].join("\n");
  },
  check({ page }) {
    const { scripts, sheets } = listBlocking(page);
    return warnIfAny("blocking", [...scripts, ...sheets]);
  },
});
