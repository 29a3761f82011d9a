import { defineMessages, type Localized } from "#i18n/messages.ts";
import { connectionFailures } from "#base/connection-failures.ts";
import type { FailureCode } from "./contract.ts";

/**
 * Why there is no report: what happened and what to do. The compiler requires words for every code.
 */
export const failureMessages = defineMessages({
  title: { ar: "لم نستطع فحص الصفحة", en: "We could not check the page" },
  "bad-address": {
    ar: "هذا ليس رابط صفحة. اكتب اسم الموقع وحده، بلا مسافات.",
    en: "This is not the address of a page. Type the site's name alone, without spaces.",
  },
  port: {
    ar: "لا نفحص روابط فيها رقم منفذ مثل \u2066:{port}\u2069. احذفه وأعد المحاولة.",
    en: "We do not check addresses with a port such as :{port}. Remove it and try again.",
  },
  "blocked-address": {
    ar: "هذا الرابط لا يُفتح من الإنترنت العام، فلا نفحصه. جرّب رابط الموقع المنشور.",
    en: "This address cannot be opened from the public internet, so we do not check it. Try the published site.",
  },
  example: {
    ar: "هذا الاسم مثال منا، وليس وراءه موقع. اكتب اسم موقعك أنت.",
    en: "That name is only our example, with no site behind it. Type the name of your own site.",
  },
  tryHttp: {
    ar: "جرّب الرابط بلا تشفير: \u2066http://\u2069",
    en: "Try the address with http://",
  },
  "does-not-exist": connectionFailures["does-not-exist"],
  "resolver-failed": connectionFailures["resolver-failed"],
  refused: connectionFailures.refused,
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
  "headers-too-large": connectionFailures["headers-too-large"],
  "too-many-redirects": connectionFailures["too-many-redirects"],
  "bad-redirect": connectionFailures["bad-redirect"],
  "not-html": connectionFailures["not-html"],
  "robots-forbid": {
    ar: "يمنعنا ملف robots.txt (تعليمات الموقع لمحركات البحث) من قراءة هذه الصفحة. إن كان المنع فيه لكل البرامج، أي \u2066User-agent: *\u2069، فهو يمنع جوجل أيضًا: احذفه. وإن كان لنا وحدنا، فاسمح لبرنامجنا RoyaBot ثم أعد الفحص.",
    en: "This site's robots.txt (its rules for search engines) keeps us out of this page. If the rule is for every program, User-agent: *, it keeps Google out too: remove it. If it is for us alone, allow RoyaBot and check again.",
  },
  busy: connectionFailures.busy,
  cancelled: { ar: "أُلغي هذا الفحص.", en: "This check was cancelled." },
  expired: {
    ar: "انتهت مدة هذا التقرير أو لا وجود له. افحص الصفحة من جديد لتحصل على تقرير اليوم.",
    en: "This report has expired or does not exist. Check the page again to get today's report.",
  },
  offline: connectionFailures.offline,
  internal: connectionFailures.internal,
} satisfies Record<FailureCode | "title" | "port" | "example" | "tryHttp", Localized>);
