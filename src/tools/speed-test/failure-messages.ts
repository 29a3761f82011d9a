import { defineMessages, type Localized } from "#i18n/messages.ts";
import { connectionFailures } from "#base/connection-failures.ts";
import type { FailureCode } from "./contract.ts";

/**
 * Why there is no result of the site: what happened and what to do. The compiler requires words for
 * every code.
 */
export const failureMessages = defineMessages({
  title: { ar: "لم نستطع قياس الموقع", en: "We could not measure the site" },
  "bad-address": {
    ar: "هذا ليس رابط موقع. اكتب اسم الموقع وحده، بلا مسافات.",
    en: "This is not the address of a site. Type the site's name alone, without spaces.",
  },
  port: {
    ar: "لا نقيس روابط فيها رقم منفذ مثل \u2066:{port}\u2069. احذفه وأعد المحاولة.",
    en: "We do not measure addresses with a port such as :{port}. Remove it and try again.",
  },
  back: { ar: "ارجع إلى الرابط", en: "Back to the address" },
  "blocked-address": {
    ar: "هذا الرابط لا يُفتح من الإنترنت العام، فلا نستطيع قياسه. جرّب رابط الموقع المنشور.",
    en: "This address cannot be opened from the public internet, so we cannot measure it. Try the published site.",
  },
  "does-not-exist": connectionFailures["does-not-exist"],
  "resolver-failed": connectionFailures["resolver-failed"],
  refused: connectionFailures.refused,
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
  "headers-too-large": connectionFailures["headers-too-large"],
  "too-many-redirects": connectionFailures["too-many-redirects"],
  "bad-redirect": connectionFailures["bad-redirect"],
  "not-html": connectionFailures["not-html"],
  "http-error": {
    ar: "أجاب الموقع بصفحة خطأ، فقياسها لا يخبرك بشيء. افتح الرابط في متصفحك وتأكد أنه يعمل.",
    en: "The site answered with an error page, and measuring that would tell you nothing. Open the address in your browser and see that it works.",
  },
  busy: connectionFailures.busy,
  cancelled: { ar: "أُلغي هذا الاختبار.", en: "This test was cancelled." },
  expired: {
    ar: "انتهت مدة هذه النتيجة أو لا وجود لها. اختبر الموقع من جديد لتحصل على نتيجة اليوم.",
    en: "This result has expired or does not exist. Test the site again to get today's result.",
  },
  offline: connectionFailures.offline,
  internal: connectionFailures.internal,
} satisfies Record<FailureCode | "title" | "port" | "back", Localized>);
