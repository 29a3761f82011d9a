import type { Localized } from "#i18n/messages.ts";

/**
 * Why a page could not be fetched, as text for visitors. All tools that fetch pages share these
 * messages.
 */
export const connectionFailures = {
  "does-not-exist": {
    ar: "لا موقع على الإنترنت بهذا الاسم. راجع كتابته ونهايته: \u2066.com\u2069 أم \u2066.com.eg\u2069؟ وإن كان موقعك جديدًا فربما لم يُنشر بعد، فاسأل من يعمل عليه.",
    en: "There is no site by this name on the web. Check the spelling and the ending: .com or .com.eg? If your site is new, it may not be published yet: ask whoever works on it.",
  },
  "resolver-failed": {
    ar: "لم يجبنا خادم الأسماء (DNS) الذي نسأله عن الموقع، وليس في هذا ما يدل على خطأ في كتابة اسمه. أعد المحاولة بعد دقيقة، فإن كان الموقع يُفتح عندك فالعطل عندنا.",
    en: "The name server (DNS) that we ask about sites did not answer. That says nothing about how you typed the name. Try again in a minute: if the site opens for you, the fault is ours.",
  },
  refused: {
    ar: "رفض الخادم اتصالنا أو قطعه. قد يكون متوقفًا الآن أو يمنع زيارات كزيارتنا.",
    en: "The server refused or dropped our connection. It may be down, or may block visits like ours.",
  },
  "too-many-redirects": {
    ar: "يحوّلنا الرابط من مكان إلى آخر بلا نهاية. راجع قواعد التحويل في الموقع.",
    en: "The address sends us from place to place without end. Check the site's redirect rules.",
  },
  "bad-redirect": {
    ar: "يحوّل الموقع زواره إلى رابط غير صحيح، فلا تُفتح لهم صفحة. صحّح قاعدة التحويل في الموقع.",
    en: "The site redirects its visitors to an address that is not valid, so no page opens. Correct the site's redirect rule.",
  },
  "headers-too-large": {
    ar: "يرسل الخادم قبل الصفحة بيانات (ترويسات) أكبر من 32 كيلوبايت، وقد ترفضها المتصفحات أيضًا. سببها في الغالب كثرة الكوكيز، فاطلب من مطوّر الموقع تقليلها.",
    en: "Before the page the server sends more than 32 KB of headers, which browsers may refuse too. The usual cause is too many cookies: ask your developer to reduce them.",
  },
  "not-html": {
    ar: "هذا الرابط لملف وليس لصفحة، مثل PDF أو صورة. اكتب رابط صفحة.",
    en: "This address is a file such as a PDF or a picture, not a page. Type the address of a page.",
  },
  busy: {
    ar: "قائمة الانتظار ممتلئة. أعد المحاولة بعد دقيقة.",
    en: "The queue is full. Try again in a minute.",
  },
  offline: {
    ar: "لم نصل إلى خادمنا. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "We could not reach our server. Check your connection and try again.",
  },
  internal: {
    ar: "حدث خطأ عندنا وسجّلناه. أعد المحاولة بعد قليل.",
    en: "Something broke on our side, and we have noted it. Try again in a little while.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
