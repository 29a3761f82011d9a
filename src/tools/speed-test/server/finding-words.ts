import { browserFindingWords } from "./browser-finding-words.ts";
import type { AdviceWords } from "./finding.ts";

/** Findings about the response itself, by HTTP alone or in a report of Lighthouse. */
const httpFindingWords = {
  "http-slow-answer": {
    title: { ar: "الخادم يتأخر في الرد", en: "The server is slow to answer" },
    text: {
      ar: "ينتظر الزائر أول حرف من الخادم قبل أن يبدأ أي شيء آخر.",
      en: "A visitor waits for the server's first byte before anything else can begin.",
    },
    fix: {
      ar: "فعّل تخزين الصفحات على الخادم، أو راجع قاعدة البيانات والإضافات، أو انتقل إلى استضافة أسرع.",
      en: "Cache pages on the server, look at the database and the plugins, or move to a faster host.",
    },
    effort: { by: "host", time: "day" },
  },
  "http-redirects": {
    title: { ar: "تحويلات قبل فتح الصفحة", en: "Redirects before the page opens" },
    text: {
      ar: "يُحوّل الزائر من رابط إلى آخر قبل أن يظهر شيء، وكل تحويل انتظار. اكتب في إعلاناتك وصفحاتك الرابط النهائي.",
      en: "Visitors are sent from one address to another before anything shows, and each time they wait. Use the final address in your adverts and profiles.",
    },
    fix: {
      ar: "اجعل الروابط الداخلية تشير إلى الرابط النهائي، واجمع سلسلة التحويلات في تحويل واحد.",
      en: "Point internal links to the final address, and join the chain of redirects into one.",
    },
    effort: { by: "owner", time: "hour" },
  },
  "http-compression": {
    title: { ar: "الصفحة تُرسل بلا ضغط", en: "The page is sent without compression" },
    text: {
      ar: "يصل النص بحجمه كاملًا، والضغط يقلل ما يُنقل منه.",
      en: "The text arrives at its full size; compression leaves less of it to send.",
    },
    fix: {
      ar: "فعّل ضغط Brotli أو gzip على الخادم.",
      en: "Switch on Brotli or gzip on the server.",
    },
    effort: { by: "host", time: "minutes" },
  },
  "http-not-https": {
    title: { ar: "الموقع يُفتح بلا HTTPS", en: "The site opens without HTTPS" },
    text: {
      ar: "يكتب متصفح كروم «غير آمن» بجانب موقع بلا HTTPS، وما يكتبه الزوار فيه قد يُقرأ في الطريق.",
      en: "Chrome calls a site without HTTPS “Not secure”, and what visitors type may be read on the way.",
    },
    fix: {
      ar: "ركّب شهادة Let’s Encrypt المجانية، وحوّل كل روابط http إلى https.",
      en: "Install a free Let’s Encrypt certificate, and redirect every http address to https.",
    },
    effort: { by: "host", time: "hour" },
  },
  "http-old-protocol": {
    title: { ar: "الخادم لا يدعم HTTP/2", en: "The server does not speak HTTP/2" },
    text: {
      ar: "تنتظر ملفات الصفحة دورها في الطريق، والخادم الأحدث يرسلها معًا.",
      en: "The page's files wait for their turn; a server of today sends them together.",
    },
    fix: {
      ar: "فعّل HTTP/2 من إعدادات الخادم أو من شبكة توصيل المحتوى (CDN)، فتصل الملفات معًا على اتصال واحد.",
      en: "Switch on HTTP/2 in the server's settings or at the CDN: it sends files together over one connection.",
    },
    effort: { by: "host", time: "minutes" },
  },
  "http-no-store": {
    title: {
      ar: "الرجوع إلى الصفحة يحمّلها من جديد",
      en: "Going back to the page loads it anew",
    },
    text: {
      ar: "من يرجع إلى الصفحة ينتظر تحميلها مرة أخرى، لأن الخادم يمنع المتصفح من حفظها.",
      en: "Whoever goes back to the page waits for it again, because the server forbids the browser to keep it.",
    },
    fix: {
      ar: "الترويسة «no-store» هي السبب. استخدم «no-cache» ما لم تحمل الصفحة بيانات شخصية.",
      en: "The “no-store” header is the cause. Use “no-cache” unless the page contains personal data.",
    },
    effort: { by: "developer", time: "minutes" },
  },
} satisfies Readonly<Record<string, AdviceWords>>;

/** The texts of every known finding, by id. Stored tests contain the ids, so they never change. */
export const findingWords: Readonly<Record<string, AdviceWords | undefined>> = {
  ...browserFindingWords,
  ...httpFindingWords,
};
