import { browserFindingWords } from "./browser-finding-words.ts";
import type { FindingWords } from "./finding.ts";

/** Findings by HTTP only, where the server has no browser. */
const httpFindingWords = {
  "http-slow-answer": {
    title: { ar: "الخادم يتأخر في الرد", en: "The server is slow to answer" },
    text: {
      ar: "ينتظر الزائر أول بايت قبل أن يبدأ أي شيء آخر. فعّل تخزين الصفحات على الخادم، أو راجع قاعدة البيانات والإضافات، أو انتقل إلى استضافة أسرع.",
      en: "A visitor waits for the first byte before anything else can begin. Cache pages on the server, look at the database and the plugins, or move to a faster host.",
    },
  },
  "http-redirects": {
    title: { ar: "تحويلات قبل فتح الصفحة", en: "Redirects before the page opens" },
    text: {
      ar: "كل تحويل رحلة كاملة إلى الخادم قبل أن يظهر شيء. اجعل الروابط والإعلانات تشير إلى الرابط النهائي مباشرةً.",
      en: "Each redirect is a whole trip to the server before anything shows. Let links and adverts point straight to the final address.",
    },
  },
  "http-compression": {
    title: { ar: "الصفحة تُرسل بلا ضغط", en: "The page is sent without compression" },
    text: {
      ar: "فعّل ضغط Brotli أو gzip على الخادم، فيصل النص نفسه بجزء من حجمه. وهو سطر واحد في إعدادات معظم الاستضافات.",
      en: "Switch on Brotli or gzip on the server, and the same text arrives at a fraction of its size. It is one line in most hosts' settings.",
    },
  },
  "http-not-https": {
    title: { ar: "الموقع يُفتح بلا HTTPS", en: "The site opens without HTTPS" },
    text: {
      ar: "يحذّر المتصفح زوارك من موقع بلا HTTPS، وما يكتبونه فيه قد يُقرأ في الطريق. شهادة Let’s Encrypt مجانية.",
      en: "Browsers warn your visitors of a site without HTTPS, and what they type may be read on the way. A Let’s Encrypt certificate is free.",
    },
  },
  "http-old-protocol": {
    title: { ar: "الخادم لا يدعم HTTP/2", en: "The server does not speak HTTP/2" },
    text: {
      ar: "يحمّل HTTP/2 ملفات الصفحة معًا على اتصال واحد بدل أن تنتظر دورها. فعّله من إعدادات الخادم أو من شبكة توصيل المحتوى (CDN).",
      en: "HTTP/2 loads a page's files together over one connection instead of one after another. Switch it on in the server's settings or at your CDN.",
    },
  },
  "http-no-store": {
    title: {
      ar: "الصفحة تمنع حفظها عند الرجوع إليها",
      en: "The page forbids being kept for when visitors go back",
    },
    text: {
      ar: "الترويسة «no-store» تجعل المتصفح يحمّل الصفحة من جديد كلما رجع الزائر إليها. استخدم «no-cache» ما لم تحمل الصفحة بيانات شخصية.",
      en: "With “no-store” a browser loads the page anew each time a visitor goes back to it. Use “no-cache” unless the page contains personal data.",
    },
  },
} satisfies Readonly<Record<string, FindingWords>>;

/** The texts of every known finding, by id. Stored tests contain the ids, so they never change. */
export const findingWords: Readonly<Record<string, FindingWords | undefined>> = {
  ...browserFindingWords,
  ...httpFindingWords,
};
