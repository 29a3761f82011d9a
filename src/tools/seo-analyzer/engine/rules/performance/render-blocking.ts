import { quoteAttribute } from "../../markup.ts";
import { defineRule, warnIfAny } from "../../rule.ts";

/** One or two style sheets are common; each further one delays the first paint. */
const maxSheets = 3;

export const renderBlocking = defineRule({
  id: "render-blocking",
  category: "performance",
  importance: "medium",
  source: "https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources",
  title: { ar: "لا شيء يؤخر الرسم", en: "Nothing delays the first paint" },
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
  snippet: ({ page }) =>
    `<script src="${quoteAttribute(page.scripts.find(({ src, isDeferred, isInHead }) => src !== null && !isDeferred && isInHead)?.src ?? "/app.js")}" defer></script>`,
  check({ page }) {
    const scripts = page.scripts.filter(
      ({ src, isDeferred, isInHead, type }) =>
        src !== null &&
        !isDeferred &&
        isInHead &&
        (type === "" || /javascript|ecmascript/.test(type)),
    );
    const sheets = page.links.filter(
      ({ rel, media, isDisabled, isInHead }) =>
        rel === "stylesheet" &&
        isInHead &&
        !isDisabled &&
        (media === null || media === "" || /^(?:all|screen)\b/i.test(media)),
    );
    const blocking = [
      ...scripts.map(({ src }) => src!),
      ...(sheets.length > maxSheets ? sheets.map(({ href }) => href) : []),
    ];
    return warnIfAny("blocking", blocking);
  },
});
