import { quoteAttribute } from "../../markup.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const ogTitle = defineRule({
  id: "og-title",
  category: "social",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/",
  title: { ar: "عنوان المشاركة", en: "Share title" },
  failureTitle: { ar: "لا عنوان للمشاركة", en: "No share title" },
  why: {
    ar: "هو السطر العريض حين يُرسل رابطك على واتساب.",
    en: "It is the bold line when your link is sent on WhatsApp.",
  },
  fix: { ar: "أضف og:title إلى رأس الصفحة.", en: "Add og:title to the head." },
  findings: { missing: { ar: "لا og:title في الصفحة.", en: "The page has no og:title." } },
  snippet: ({ page }) =>
    `<meta property="og:title" content="${quoteAttribute(page.titles[0] ?? "…")}">`,
  check: ({ page }) => (findMeta(page, "og:title") === null ? warn("missing") : passed),
});
