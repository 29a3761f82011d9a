import { defineRule, passed, warn } from "../../rule.ts";

export const touchIcon = defineRule({
  id: "touch-icon",
  category: "mobile",
  importance: "low",
  effort: { by: "developer", time: "minutes" },
  source: "https://developer.chrome.com/docs/lighthouse/pwa/apple-touch-icon",
  title: { ar: "أيقونة الشاشة الرئيسية", en: "Home screen icon" },
  failureTitle: { ar: "لا أيقونة للشاشة الرئيسية", en: "No home screen icon" },
  why: {
    ar: "من يحفظ موقعك على شاشة هاتف آيفون يرى شعارك بدل لقطة مصغّرة من الصفحة.",
    en: "Those who keep your site on the home screen of an iPhone see your mark and not a screenshot of the page.",
  },
  fix: {
    ar: "أضف صورة مربعة 180 بكسل أو ملف manifest.",
    en: "Add a square picture of 180 pixels, or a manifest.",
  },
  findings: {
    missing: {
      ar: "لا apple-touch-icon ولا manifest.",
      en: "There is no apple-touch-icon and no manifest.",
    },
  },
  snippet: () => `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  check({ page }) {
    return page.links.some(({ rel }) => /^apple-touch-icon|^manifest$/.test(rel))
      ? passed
      : warn("missing");
  },
});
