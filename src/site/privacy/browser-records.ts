import { retention } from "#base/inventory/retention.ts";
import type { Localized } from "#i18n/messages.ts";
import { formatPeriod } from "./format-period.ts";
import type { BrowserRecord } from "./record.ts";

const reportDays = formatPeriod("days", retention.reportDays);
const connectionDays = formatPeriod("days", retention.connectionHistoryDays);
const fileHours = formatPeriod("hours", retention.browserFileHours);

const untilDeleted: Localized = { ar: "حتى تمحوه", en: "Until you delete it" };
const untilClosed: Localized = { ar: "حتى تغلق التبويب", en: "Until you close the tab" };
const untilNextOpening: Localized = {
  ar: `حتى يُرسل أو يُزال، وإلا فأول مرة تفتح فيها الصفحة بعد ${fileHours.ar}`,
  en: `Until sent or removed, or the next time the page is opened after ${fileHours.en}`,
};

/** Everything that the site stores in a visitor's browser. */
export const browserRecords: readonly BrowserRecord[] = [
  {
    local: ["language", "theme"],
    what: { ar: "لغتك، والمظهر الفاتح أو الداكن", en: "Your language, and light or dark" },
    why: { ar: "لتجد الموقع كما اخترته", en: "To find the site as you chose it" },
    period: untilDeleted,
  },
  {
    local: ["searches", "ro2ya-recent-keywords"],
    what: {
      ar: "آخر ما بحثت عنه في الموقع وفي أداة الكلمات",
      en: "Your latest searches, on the site and for keywords",
    },
    why: { ar: "لتعيد البحث بلمسة", en: "To repeat them" },
    period: untilDeleted,
  },
  {
    local: ["draft:contact", "draft:service-request"],
    what: { ar: "نموذج بدأته ولم ترسله", en: "A form you began and did not send" },
    why: { ar: "حتى لا يضيع ما كتبته", en: "So that nothing typed is lost" },
    period: { ar: "حتى ترسله أو تمحوه", en: "Until you send or delete it" },
  },
  {
    indexedDb: ["ro2ya-attachments"],
    what: {
      ar: "الملف الذي اخترته للنموذج، باسمه",
      en: "The file you chose for a form, with its name",
    },
    why: { ar: "حتى لا تختاره من جديد", en: "So that you need not choose it again" },
    period: untilNextOpening,
  },
  {
    session: ["ro2ya:request-handover"],
    what: {
      ar: "ما وجدته أداة، إن أردت أن نصلحه لك",
      en: "What a tool found, if you want us to fix it",
    },
    why: { ar: "ليمتلئ به طلب الخدمة", en: "To fill in the service request" },
    period: untilClosed,
  },
  {
    session: [
      "tab:color-palette",
      "tab:image-optimizer",
      "tab:keyword-research",
      "tab:password-checker",
      "tab:qr-generator",
      "tab:qr-generator:logo",
      "tab:seo-analyzer",
      "tab:seo-analyzer:platforms",
      "tab:speed-test",
    ],
    what: {
      ar: "ما تكتبه وتختاره في الأدوات، ومنه محتوى رمز QR وكلمة مرور الشبكة فيه وشعاره؛ ومن فاحص كلمة المرور إعداداته وحدها",
      en: "What you type and set in the tools, including a QR code’s content, Wi-Fi password and logo; of the password checker its settings alone",
    },
    why: {
      ar: "ليبقى بعد إعادة التحميل وتغيير اللغة",
      en: "To survive a reload or a change of language",
    },
    period: untilClosed,
  },
  {
    local: ["ro2ya:seo-history", "ro2ya:speed-history", "ro2ya:speed-lines"],
    what: {
      ar: "آخر عشرة تقارير لكل أداة: الرابط والدرجة والوقت، وسرعة اتصالك عندها",
      en: "The last ten reports of each tool: address, score, time, and your connection’s speed with them",
    },
    why: { ar: "لتعود إليها وتقارن", en: "To return to them and compare" },
    period: {
      ar: `لا تُعرض بعد ${reportDays.ar}، وتُمحى مع أول تقرير جديد`,
      en: `Not shown after ${reportDays.en}; deleted with the next report`,
    },
  },
  {
    local: ["ro2ya:line-history"],
    what: { ar: "سرعة اتصالك في كل قياس", en: "Your connection’s speed at each measurement" },
    why: { ar: "لترى كيف تتغيّر", en: "To see how it changes" },
    period: {
      ar: `${connectionDays.ar}، وتحت الرسم زر يمحوها`,
      en: `${connectionDays.en}; a button below the chart deletes them`,
    },
  },
  {
    local: ["color-palette:saved", "qr-generator:codes"],
    what: {
      ar: "لوحات الألوان المحفوظة، وروابط تعديل رموز QR",
      en: "Saved palettes, and the edit links of QR codes",
    },
    why: { ar: "لأنك حفظتها", en: "Because you saved them" },
    period: { ar: "حتى تزيلها", en: "Until you remove them" },
  },
  {
    indexedDb: ["ro2ya-keywords"],
    what: {
      ar: "ملف Keyword Planner الذي طلبت الاحتفاظ به",
      en: "The Keyword Planner file you asked to keep",
    },
    why: { ar: "لتظهر أرقامه في كل بحث", en: "To show its figures in each search" },
    period: { ar: "حتى تزيله", en: "Until you remove it" },
  },
  {
    indexedDb: ["ro2ya-pictures"],
    cache: ["shared-pictures"],
    what: {
      ar: "صورك في أداة تحسين الصور، ونتائجها، بأسمائها",
      en: "Your pictures in the image optimizer and their results, with their names",
    },
    why: { ar: "لتبقى بعد إعادة التحميل", en: "To survive a reload" },
    period: untilNextOpening,
  },
  {
    cache: ["pages", "parts", "index", "offline-page"],
    indexedDb: ["workbox-expiration"],
    what: {
      ar: "نسخ من صفحات قرأتها وأدوات فتحتها، ومتى استُعملت",
      en: "Copies of pages you read and tools you opened, and when they were used",
    },
    why: { ar: "ليعمل الموقع بلا اتصال", en: "So that the site works without a connection" },
    period: {
      ar: "حتى تحلّ محلها نسخ أحدث أو تمحوها",
      en: "Until newer ones replace them, or you delete them",
    },
  },
];
