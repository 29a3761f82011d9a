import { retention } from "#base/inventory/retention.ts";
import type { Localized } from "#i18n/messages.ts";
import { formatPeriod } from "./format-period.ts";
import { nameColumns, type ServerRecord } from "./record.ts";

const reportDays = formatPeriod("days", retention.reportDays);
const visitorHours = formatPeriod("hours", retention.jobVisitorHours);
const crawlHours = formatPeriod(
  "hours",
  retention.crawlCheckpointHours + retention.maintenanceHours,
);
const freeDays = formatPeriod("days", retention.freeAnswerDays);
const paidDays = formatPeriod("days", retention.paidAnswerDays);
const reporterDays = formatPeriod("days", retention.linkReporterDays);
const answerDays = formatPeriod("days", retention.linkAnswerDays);
const requestHours = formatPeriod("hours", retention.monitorRequestHours);
const scanMinutes = formatPeriod("minutes", retention.scanMemoryMinutes);
const hashHours = formatPeriod("hours", retention.limitWindowHours + retention.maintenanceHours);

const noOne: Localized = { ar: "لا أحد", en: "No one" };
const noEnd: Localized = { ar: "بلا نهاية محددة", en: "Without an end" };

/** What the tools, their limits and the counts of pages store. */
export const toolRecords: readonly ServerRecord[] = [
  {
    columns: nameColumns(
      "jobs",
      "id kind state created_at input question owner leased_until attempts code result finished_at watched_at expires_at lane turn_at result_bytes extra extra_bytes",
    ),
    what: {
      ar: "تقرير السيو أو السرعة: الرابط والكلمة والخيارات التي أرسلتها، والنتيجة وصور الشاشة وأوقات العمل",
      en: "A report of the SEO analyzer or the speed test: the address, keyword and options you sent, the result, screenshots and times",
    },
    why: { ar: "لتعود إليه وتشاركه", en: "So that you can return to it and share it" },
    period: { ar: reportDays.ar, en: reportDays.en },
    receivers: { ar: "كل من عنده رابط التقرير", en: "Whoever has the report’s address" },
  },
  {
    columns: [],
    what: {
      ar: "فحص موقع كله وهو يجري: روابط صفحاته وعناوينها وأول نصها وآخره",
      en: "While a whole site is checked: its pages’ addresses, titles, and the beginning and end of their text",
    },
    why: {
      ar: "ليكمل الفحص إن أُعيد تشغيل الخادم",
      en: "So that the check goes on when the server restarts",
    },
    period: {
      ar: `حتى ينتهي الفحص؛ وإن انقطع فنحو ${crawlHours.ar}`,
      en: `Until the check ends; about ${crawlHours.en} if it is cut off`,
    },
    receivers: noOne,
  },
  {
    columns: nameColumns("jobs", "visitor"),
    what: {
      ar: "بصمة عنوان شبكتك مع التقرير",
      en: "A fingerprint of your network address beside the report",
    },
    why: {
      ar: "حتى لا يشغل زائر واحد الأداة عن غيره",
      en: "So that one visitor leaves room for others",
    },
    period: { ar: `نحو ${visitorHours.ar}`, en: `About ${visitorHours.en}` },
    receivers: noOne,
  },
  {
    columns: nameColumns("keyword_answers", "key body expires_at"),
    what: {
      ar: "أجوبة المصادر عن كلمة، تحت بصمة الكلمة، وقد تضم عبارات فيها الكلمة",
      en: "The sources’ answers about a word, under its fingerprint; they may contain phrases with the word",
    },
    why: { ar: "حتى لا نسأل السؤال نفسه مرتين", en: "So as not to ask the same question twice" },
    period: {
      ar: `${freeDays.ar} للمصادر المجانية، و${paidDays.ar} للمصدر المدفوع`,
      en: `${freeDays.en} for free sources, ${paidDays.en} for the paid one`,
    },
    receivers: { ar: "من يبحث عن الكلمة نفسها", en: "Whoever searches for the same word" },
  },
  {
    columns: nameColumns(
      "short_links",
      "id secret_hash target state warned_at warned_until reviewed_target created_at changed_at",
    ),
    what: {
      ar: "رمز QR الذي يُعدَّل لاحقًا: الصفحة التي يفتحها، وبصمة رابط التعديل، وحاله، ووقت صنعه وتغييره ومراجعتنا له",
      en: "A QR code that can be changed later: the page it opens, a fingerprint of its edit link, its state, when it was made, changed and reviewed",
    },
    why: { ar: "ليعمل الرمز المطبوع", en: "So that the printed code works" },
    period: {
      ar: "حتى تحذفه؛ ثم يبقى رقمه وحاله وأوقاته وحدها كي لا يأخذ الرقم غيرك",
      en: "Until you delete it; then only its id, state and times remain, so that no one else gets the id",
    },
    receivers: { ar: "من يمسح الرمز يرى الصفحة", en: "Whoever scans it sees the page" },
  },
  {
    columns: [
      ...nameColumns("short_link_scans", "link_id day scans repeats"),
      ...nameColumns("scan_writers", "writer sequence written_at"),
    ],
    what: {
      ar: "عدد مرات مسح الرمز في كل يوم، وعدد المتلاحق منها من اتصال واحد، ولا شيء عمّن مسحه",
      en: "How often a code is scanned on each day, how often too fast from one line, and nothing of who scans it",
    },
    why: { ar: "ليعرف صاحب الرمز كم استُعمل", en: "So that its owner knows how much it is used" },
    period: { ar: "حتى يحذف صاحبه الرمز", en: "Until its owner deletes the code" },
    receivers: { ar: "من عنده رابط التعديل", en: "Whoever has the edit link" },
  },
  {
    columns: [],
    what: {
      ar: "بصمة عنوان من مسح رمزًا، في ذاكرة الخادم وحدها ولا تُكتب على القرص",
      en: "A fingerprint of the address that scans a code, in the server’s memory alone and never on its disk",
    },
    why: {
      ar: "حتى لا يزيّف زائر واحد عدد مرات المسح",
      en: "So that one visitor cannot make the count false",
    },
    period: {
      ar: `${scanMinutes.ar} على الأكثر بعد آخر مسح`,
      en: `At most ${scanMinutes.en} after the last scan`,
    },
    receivers: noOne,
  },
  {
    columns: nameColumns("short_links", "owner_answer answered_at"),
    what: {
      ar: "ردّ صاحب الرمز على بلاغات وصلتنا عنه، ووقته",
      en: "What the owner of a code answers to reports about it, and when",
    },
    why: { ar: "لنراجع البلاغات بإنصاف", en: "To review the reports fairly" },
    period: {
      ar: `حتى نحكم في البلاغات، و${answerDays.ar} على الأكثر`,
      en: `Until we have decided, at most ${answerDays.en}`,
    },
    receivers: { ar: "فريقنا", en: "Our staff" },
  },
  {
    columns: nameColumns("short_link_reports", "link_id reporter reported_at"),
    what: {
      ar: "من أبلغ عن رمز: بصمة عنوان شبكته ووقت البلاغ",
      en: "Who reports a code: a fingerprint of the network address, and the time",
    },
    why: { ar: "لنفرّق بين مبلّغ وآخر", en: "To tell one reporter from another" },
    period: { ar: reporterDays.ar, en: reporterDays.en },
    receivers: noOne,
  },
  {
    columns: [
      ...nameColumns(
        "seo_monitors",
        "id email mailbox url host scope locale may_contact created_at confirmed_at next_look_at look_id leased_until failures interruptions looks next_summary_at baseline",
      ),
      ...nameColumns("seo_monitor_tokens", "hash monitor_id purpose created_at"),
      ...nameColumns(
        "seo_monitor_mails",
        "id monitor_id kind content attempts due_at leased_until created_at",
      ),
    ],
    what: {
      ar: "متابعة صفحة بالبريد: بريدك ولغتك ورابط الصفحة، وهل تقبل أن نراسلك، ورموز آخر فحص، وأوقات العمل، وبصمات الروابط التي أرسلناها",
      en: "A page monitored by email: your address and language, the page, whether we may write to you, the codes of the last check, times, and fingerprints of the links we sent",
    },
    why: {
      ar: "لنكتب إليك حين يتغير شيء، بعد أن تؤكد",
      en: "To write to you when something changes, once you have confirmed",
    },
    period: {
      ar: `حتى توقفها بضغطة؛ وما لم تؤكده ${requestHours.ar}. ولا تدخل النسخ الاحتياطية`,
      en: `Until one click ends it; ${requestHours.en} where you do not confirm. Backups leave it out`,
    },
    receivers: {
      ar: "لا أحد، إلا فريقنا إن وافقت على أن نراسلك",
      en: "No one; our staff where you agreed to hear from us",
    },
  },
  {
    columns: nameColumns("rate_limits", "key window_start hits expires_at"),
    what: {
      ar: "عدّادات الحدود، تحت بصمة عنوان شبكتك أو بريدك، بمفتاح يتغيّر كل يوم",
      en: "Counts of limits, under a fingerprint of your network address or mailbox, with a key that changes every day",
    },
    why: { ar: "للحدّ من إساءة الاستعمال", en: "To limit abuse" },
    period: { ar: `${hashHours.ar} على الأكثر`, en: `At most ${hashHours.en}` },
    receivers: noOne,
  },
  {
    columns: nameColumns("secrets", "name value"),
    what: {
      ar: "السر الذي تُصنع به هذه البصمات، على الخادم نفسه؛ فمن ملكه مع بصمة استطاع أن يجرّب العناوين حتى يجد صاحبها",
      en: "The secret behind these fingerprints, on the same server; whoever has it and a fingerprint could find the address by trying all",
    },
    why: { ar: "ليبقى العدّ صحيحًا بعد إعادة التشغيل", en: "So that counts survive a restart" },
    period: { ar: "ما دام الموقع يعمل", en: "As long as the site runs" },
    receivers: { ar: "من يدير الخادم", en: "Those who run the server" },
  },
  {
    columns: nameColumns("page_counts", "day path locale source views"),
    what: {
      ar: "عدد مرات فتح كل صفحة: اليوم واللغة ونوع الموقع الذي جاء منه القارئ",
      en: "How often a page is opened: day, language and kind of site the reader came from",
    },
    why: { ar: "لنعرف ما يُقرأ", en: "To know what is read" },
    period: noEnd,
    receivers: { ar: "فريقنا", en: "Our staff" },
  },
  {
    columns: nameColumns("source_turns", "source paid_until closed_until closed_for"),
    what: {
      ar: "متى سألنا كل مصدر للكلمات آخر مرة، ولا شيء عنك",
      en: "When each keyword source was last used, and nothing of you",
    },
    why: { ar: "لنلتزم حدود تلك المصادر", en: "To respect the sources’ limits" },
    period: noEnd,
    receivers: noOne,
  },
  {
    columns: [],
    what: {
      ar: "سجل الخادم: الصفحة ووقتها ونتيجتها، دون عنوان شبكتك ودون ما كتبته",
      en: "The server’s log: page, time and outcome, without your address or what you wrote",
    },
    why: { ar: "لنكتشف الأعطال", en: "To find faults" },
    period: { ar: "حتى يدور سجل النظام", en: "Until the system rotates its log" },
    receivers: { ar: "من يدير الخادم", en: "Those who run the server" },
  },
];
