import { defineMessages, type Localized } from "#i18n/messages.ts";
import type { FailureCode } from "./contract.ts";

/** Why the site has no result, in words: what happened and what to do. A new code does not compile until it has words here. */
export const failureMessages = defineMessages({
  title: { ar: "لم نستطع قياس الموقع", en: "We could not measure the site" },
  "bad-address": {
    ar: "هذا ليس عنوان موقع. اكتب اسم الموقع وحده، مثل shop.example.",
    en: "This is not the address of a site. Type the name alone, such as shop.example.",
  },
  "blocked-address": {
    ar: "هذا العنوان لا يُفتح من الإنترنت العام، فلا نستطيع قياسه. جرّب عنوان الموقع المنشور.",
    en: "This address cannot be opened from the public internet, so we cannot measure it. Try the published site.",
  },
  "does-not-exist": {
    ar: "لا موقع بهذا الاسم. راجع الحروف والنهاية: ‎.com أم ‎.com.eg؟",
    en: "There is no site of this name. Check the spelling and the ending: .com or .com.eg?",
  },
  refused: {
    ar: "رفض الخادم اتصالنا أو قطعه. قد يكون متوقفًا الآن أو يمنع زيارات كزيارتنا.",
    en: "The server refused or dropped our connection. It may be down, or may block visits like ours.",
  },
  tls: {
    ar: "اتصال الموقع غير آمن: شهادته منتهية أو ليست له. جدّدها ثم أعد الاختبار.",
    en: "The site's secure connection is broken: its certificate has expired or is not its own. Renew it and test again.",
  },
  "too-slow": {
    ar: "انتظرنا ولم تُفتح الصفحة كاملة. أعد المحاولة، فإن تكرر ذلك فالخادم بطيء جدًا.",
    en: "We waited and the page did not open in full. Try again; if this repeats, the server is very slow.",
  },
  "too-large": {
    ar: "الصفحة أكبر مما نفتحه. خفّفها ثم أعد الاختبار.",
    en: "The page is larger than we open. Make it lighter and test again.",
  },
  "too-many-redirects": {
    ar: "يحوّلنا العنوان من مكان إلى آخر بلا نهاية. راجع قواعد التحويل في الموقع.",
    en: "The address sends us from place to place without end. Check the site's redirect rules.",
  },
  "not-html": {
    ar: "هذا العنوان ملف وليس صفحة، مثل PDF أو صورة. اكتب عنوان صفحة.",
    en: "This address is a file such as a PDF or a picture, not a page. Type the address of a page.",
  },
  "http-error": {
    ar: "أجاب الموقع بصفحة خطأ، فقياسها لا يخبرك بشيء. افتح العنوان في متصفحك وتأكد أنه يعمل.",
    en: "The site answered with an error page, and measuring that would tell you nothing. Open the address in your browser and see that it works.",
  },
  busy: {
    ar: "قائمة الانتظار ممتلئة. أعد المحاولة بعد دقيقة.",
    en: "The queue is full. Try again in a minute.",
  },
  cancelled: { ar: "أُلغي هذا الاختبار.", en: "This test was cancelled." },
  expired: {
    ar: "انتهت مدة هذه النتيجة أو لا وجود لها. اختبر الموقع من جديد لتحصل على نتيجة اليوم.",
    en: "This result has expired or does not exist. Test the site again for a result of today.",
  },
  offline: {
    ar: "لم نصل إلى خادمنا. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "We could not reach our server. Check your connection and try again.",
  },
  internal: {
    ar: "حدث خطأ عندنا وسجّلناه. أعد المحاولة بعد قليل.",
    en: "Something broke on our side, and we have noted it. Try again in a little while.",
  },
} satisfies Record<FailureCode | "title", Localized>);
