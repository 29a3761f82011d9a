import { isWeb } from "../../addresses.ts";
import { isBroken, findResource } from "../../checked-resources.ts";
import { quoteAttribute } from "../../markup.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const ogImage = defineRule({
  id: "og-image",
  category: "social",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source: "https://ogp.me/",
  title: { ar: "صورة المشاركة", en: "Share picture" },
  failureTitle: {
    ar: "صورة المشاركة ناقصة أو لا تعمل",
    en: "Share picture missing or not working",
  },
  why: {
    ar: "رابط بلا صورة يمر في المحادثة ولا يُرى.",
    en: "A link without a picture is easily missed in a chat.",
  },
  fix: {
    ar: "أضف صورة 1,200 × 630 برابطها الكامل.",
    en: "Add a picture of 1,200 × 630 by its full address.",
  },
  findings: {
    missing: { ar: "لا og:image في الصفحة.", en: "The page has no og:image." },
    relative: { ar: "رابط الصورة ناقص: {raw}", en: "The picture's address is relative: {raw}" },
    broken: { ar: "الصورة لا تُفتح: {raw}", en: "The picture does not open: {raw}" },
  },
  snippet: ({ page }) =>
    `<meta property="og:image" content="${quoteAttribute(new URL("/share.jpg", page.url).href)}">`,
  check({ page, source }) {
    const raw = findMeta(page, "og:image") ?? findMeta(page, "og:image:url");
    if (raw === null) return warn("missing");
    if (!isWeb(raw)) return warn("relative", { raw });
    const file = findResource(source, URL.parse(raw)?.href ?? raw);
    return file !== undefined && isBroken(file) ? warn("broken", { raw }) : passed;
  },
});
