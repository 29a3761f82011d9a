import { defineMessages, type Localized } from "#i18n/messages.ts";
import type { FailureCode } from "./contract.ts";

/** Why there is no report, in words: what happened and what to do. A new code does not compile until it has words here. */
export const failureMessages = defineMessages({
  title: { ar: "لم نستطع فحص الصفحة", en: "We could not check the page" },
  "bad-address": {
    ar: "هذا ليس عنوان صفحة. اكتب اسم الموقع وحده، مثل shop.example.",
    en: "This is not the address of a page. Type the name alone, such as shop.example.",
  },
  "blocked-address": {
    ar: "هذا العنوان لا يُفتح من الإنترنت العام، فلا نفحصه. جرّب عنوان الموقع المنشور.",
    en: "This address cannot be opened from the public internet, so we do not check it. Try the published site.",
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
    ar: "اتصال الموقع غير آمن: شهادته منتهية أو ليست له. جدّدها ثم أعد الفحص.",
    en: "The site's secure connection is broken: its certificate has expired or is not its own. Renew it and check again.",
  },
  "too-slow": {
    ar: "انتظرنا ولم تصل الصفحة كاملة. أعد المحاولة، فإن تكرر ذلك فالخادم بطيء جدًا.",
    en: "We waited and the page did not arrive in full. Try again; if this repeats, the server is very slow.",
  },
  "too-large": {
    ar: "الصفحة أكبر من 10 ميجابايت، وهذا أكثر مما نقرؤه. خفّفها ثم أعد الفحص.",
    en: "The page is larger than 10 MB, which is more than we read. Make it lighter and check again.",
  },
  "too-many-redirects": {
    ar: "يحوّلنا العنوان من مكان إلى آخر بلا نهاية. راجع قواعد التحويل في الموقع.",
    en: "The address sends us from place to place without end. Check the site's redirect rules.",
  },
  "not-html": {
    ar: "هذا العنوان ملف وليس صفحة، مثل PDF أو صورة. اكتب عنوان صفحة.",
    en: "This address is a file such as a PDF or a picture, not a page. Type the address of a page.",
  },
  "robots-forbid": {
    ar: "يمنعنا ملف robots.txt في هذا الموقع من قراءته. اسمح فيه لبرنامجنا RoyaBot ثم أعد الفحص.",
    en: "This site's robots.txt asks us not to read it. Allow RoyaBot there and check again.",
  },
  busy: {
    ar: "قائمة الانتظار ممتلئة. أعد المحاولة بعد دقيقة.",
    en: "The queue is full. Try again in a minute.",
  },
  cancelled: { ar: "أُلغي هذا الفحص.", en: "This check was cancelled." },
  expired: {
    ar: "انتهت مدة هذا التقرير أو لا وجود له. افحص الصفحة من جديد لتحصل على تقرير اليوم.",
    en: "This report has expired or does not exist. Check the page again for a report of today.",
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
