import { defineMessages } from "#i18n/messages.ts";

/**
 * The labels of the part about AI crawlers; its sentences come with the report
 * (engine/ai/ai-words.ts).
 */
export const aiMessages = defineMessages({
  aiTitle: { ar: "ما تقرؤه برامج الذكاء الاصطناعي", en: "What AI assistants may read" },
  aiHint: { ar: "لا يدخل هذا الجزء في الدرجة.", en: "This part does not change the score." },
  aiCrawler: { ar: "البرنامج", en: "Crawler" },
  aiVerdict: { ar: "هذه الصفحة", en: "This page" },
  aiDocumented: { ar: "ما تقوله الشركة", en: "What its operator says" },
  aiRead: {
    ar: "كل اسم فيه رابط إلى وثائق شركته، وقد راجعناها في {month}.",
    en: "Each name links to its operator's documentation, checked in {month}.",
  },
  aiSources: { ar: "المصادر", en: "Sources" },
  aiTextTitle: { ar: "النص الذي تقرؤه هذه البرامج", en: "The text that they read" },
  aiTextLabel: {
    ar: "بداية النص كما يقرؤه برنامج",
    en: "The beginning of the text, as a machine reads it",
  },
  aiNoText: {
    ar: "لا نص في الصفحة كما أُرسلت، فلا تجد هذه البرامج ما تقرؤه إن لم تشغّل سكربتات الصفحة.",
    en: "The page as sent has no text, so a crawler without scripts finds nothing to read.",
  },
  aiFactsTitle: { ar: "هل يسهل الاقتباس منها؟", en: "Is it easy to quote?" },
  aiYes: { ar: "نعم", en: "Yes" },
  aiNo: { ar: "لا", en: "No" },
  aiRobotsFile: {
    ar: "ملف robots.txt مكانه أصل الموقع، وعنوانه في موقعك:",
    en: "robots.txt is at the root of a site. Yours is here:",
  },
  aiLinesTitle: { ar: "سطور لملف robots.txt", en: "Lines for robots.txt" },
});
