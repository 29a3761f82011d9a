import { defineMessages, type Texts } from "#i18n/messages.ts";
import type { ResultWords } from "./search-index.ts";

export const messages = defineMessages({
  toggle: { ar: "البحث في الموقع", en: "Search the site" },
  label: {
    ar: "ابحث في الخدمات والأعمال والدروس والأدوات",
    en: "Search services, projects, tutorials and tools",
  },
  placeholder: { ar: "ابحث في الموقع", en: "Search the site" },
  close: { ar: "أغلق البحث", en: "Close the search" },
  submit: { ar: "ابحث", en: "Search" },
  openBest: { ar: "افتح أول نتيجة", en: "Open first result" },
  results: { ar: "نتائج البحث", en: "Search results" },
  hint: {
    ar: "تنقّل بين النتائج بالسهمين، وEnter يفتح الأولى أو المحددة، وEsc يغلق البحث. ومن أي صفحة يفتحه Ctrl+K أو المفتاح «/».",
    en: "The arrow keys move through the results, Enter opens the first or the marked one, Esc closes. On any page, Ctrl+K or “/” opens the search.",
  },
  service: { ar: "خدمة", en: "Service" },
  project: { ar: "مشروع", en: "Project" },
  tutorial: { ar: "درس", en: "Tutorial" },
  tool: { ar: "أداة", en: "Tool" },
  page: { ar: "صفحة", en: "Page" },
  allKinds: { ar: "الكل", en: "All" },
  serviceKind: { ar: "الخدمات", en: "Services" },
  projectKind: { ar: "المشاريع", en: "Projects" },
  tutorialKind: { ar: "الدروس", en: "Tutorials" },
  toolKind: { ar: "الأدوات", en: "Tools" },
  pageKind: { ar: "صفحات أخرى", en: "Other pages" },
  byKind: { ar: "النتائج حسب النوع", en: "Results by kind" },
  found: {
    ar: {
      zero: "لا نتائج",
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "{n} نتائج",
      many: "{n} نتيجة",
      other: "{n} نتيجة",
    },
    en: { one: "{n} result", other: "{n} results" },
  },
  none: {
    ar: "لم نجد في الموقع ما يطابق بحثك.",
    en: "Nothing on the site matches your search.",
  },
  advice: {
    ar: "جرّب كلمة أقصر أو أعمّ، أو اسألنا وسنجيبك.",
    en: "Try a shorter or broader word, or ask us and we will answer.",
  },
  contact: { ar: "اكتب إلينا", en: "Write to us" },
  meant: { ar: "هل تقصد «{query}»؟", en: "Did you mean “{query}”?" },
  inSection: { ar: "في فقرة «{heading}»", en: "in “{heading}”" },
  nearestTo: {
    ar: "من أعمالنا، والأقرب إلى «{word}»:",
    en: "From our work, the nearest to “{word}”:",
  },
  relatedTo: { ar: "بخصوص «{word}»:", en: "Related to “{word}”:" },
  popular: { ar: "أكثر ما يُطلب", en: "Popular" },
  popularTools: { ar: "الأدوات المجانية", en: "Free tools" },
  popularServices: { ar: "الخدمات وأسعارها", en: "Services and prices" },
  popularQuote: { ar: "عرض سعر لمشروعك", en: "A quote for your project" },
  popularContact: { ar: "واتساب والهاتف والعنوان", en: "WhatsApp, phone and address" },
  loading: { ar: "نجهّز البحث…", en: "Getting search ready…" },
  failed: {
    ar: "تعذّر تحميل البحث. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "Search could not be loaded. Check your connection and try again.",
  },
  asking: {
    ar: "اكتب ما تبحث عنه، كلمة أو كلمتين.",
    en: "Type what you are looking for, in a word or two.",
  },
  services: { ar: "كل الخدمات", en: "All services" },
  portfolio: { ar: "أعمالنا", en: "Portfolio" },
  tutorials: { ar: "كل الدروس", en: "All tutorials" },
  tools: { ar: "كل الأدوات", en: "All tools" },
  pageDescription: {
    ar: "ابحث في خدمات رؤية وأعمالها ودروسها وأدواتها المجانية. يفهم البحث الكلمة الناقصة والمكتوبة خطأً، وتعمل الصفحة دون JavaScript.",
    en: "Search the services, projects, tutorials and free tools of Ro2ya. Misspelt words and half words are understood, and the page works without JavaScript.",
  },
  all: { ar: "كل النتائج", en: "All results" },
  recent: { ar: "عمليات بحثك الأخيرة على هذا الجهاز", en: "Your latest searches on this device" },
  forget: { ar: "امسح عمليات البحث الأخيرة", en: "Clear recent searches" },
});

/** The words of the results, which travel with the index. */
export const pickResultWords = (t: Texts<typeof messages>): ResultWords => ({
  found: t.found,
  kinds: {
    service: t.service,
    project: t.project,
    tutorial: t.tutorial,
    tool: t.tool,
    page: t.page,
  },
});
