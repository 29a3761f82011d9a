import { defineRule, failIfAny, skip } from "../../rule.ts";

export const mixedContent = defineRule({
  id: "mixed-content",
  category: "security",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content",
  title: { ar: "كل الملفات مشفّرة", en: "All files come encrypted" },
  failureTitle: { ar: "ملفات غير مشفّرة", en: "Files come unencrypted" },
  why: {
    ar: "في الصفحة الآمنة يمنع المتصفح السكربتات غير المشفّرة، ويطلب الصور عبر https وقد لا يجدها.",
    en: "On a secure page browsers block unencrypted scripts and try pictures over https, in vain at times.",
  },
  fix: {
    ar: "اكتب https بدل http في روابط هذه الملفات.",
    en: "Write https for http in the addresses of these files.",
  },
  findings: {
    mixed: { ar: "ملفات تُطلب بلا تشفير: {n}", en: "Files asked for without encryption: {n}" },
  },
  check({ page }) {
    if (!page.url.startsWith("https:")) return skip;
    const sheets = page.links.filter(({ rel }) => /\bstylesheet\b|\bicon\b|\bpreload\b/.test(rel));
    const urls = [...page.images, ...page.scripts, ...sheets, ...page.embeds].flatMap(
      ({ url }) => url ?? [],
    );
    const mixed = [...new Set(urls.filter((url) => url.startsWith("http:")))];
    return failIfAny("mixed", mixed);
  },
});
