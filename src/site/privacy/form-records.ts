import { retention } from "#base/inventory/retention.ts";
import type { Localized } from "#i18n/messages.ts";
import { formatPeriod } from "./format-period.ts";
import { nameColumns, type ServerRecord } from "./record.ts";

const leadMonths = formatPeriod("months", retention.leadMonths);
const retryDays = formatPeriod("days", retention.notificationRetryDays);
const backups = formatPeriod("backups", retention.backups);

const leadPeriod: Localized = {
  ar: `${leadMonths.ar} من يوم وصولها، أو حتى تطلب حذفها`,
  en: `${leadMonths.en} from the day it arrives, or until you ask us to delete it`,
};
const withMessage: Localized = { ar: "مع الرسالة، ويُحذف معها", en: "With the message" };
const staff: Localized = { ar: "من يتولّى رسائلنا", en: "Those of us who answer" };

/** What the two forms store, and what is copied from there. */
export const formRecords: readonly ServerRecord[] = [
  {
    columns: nameColumns(
      "leads",
      "name email phone message service_type budget deadline project_size management_system",
    ),
    what: { ar: "ما تكتبه في النموذج", en: "What you write in a form" },
    why: {
      ar: "لنرد عليك، ونعدّ عرض السعر، وننفّذ ما نتفق عليه",
      en: "To answer, prepare a quote and do the work we agree on",
    },
    period: leadPeriod,
    receivers: staff,
  },
  {
    columns: nameColumns(
      "leads",
      "attachment_file attachment_name attachment_type attachment_size_bytes attachment_sha256",
    ),
    what: {
      ar: "الملف المرفق، واسمه كما سمّيته، ونوعه وحجمه وبصمته",
      en: "The attached file, the name you gave it, its type, size and fingerprint (SHA-256)",
    },
    why: {
      ar: "لنفهم المطلوب؛ والبصمة تثبت أن الملف لم يتغيّر",
      en: "To understand the job; the fingerprint shows that the file has not changed",
    },
    period: withMessage,
    receivers: staff,
  },
  {
    columns: nameColumns("leads", "id kind received_at locale state handled_at confirmation"),
    what: {
      ar: "رقم الرسالة ونوعها ولغتها ووقت وصولها، وهل رددنا عليها، وهل عددناها مزعجة",
      en: "The message’s number, kind, language and time, and whether it was answered or looks like spam",
    },
    why: { ar: "لنجدها ونرتّبها", en: "To find it and keep order" },
    period: withMessage,
    receivers: staff,
  },
  {
    columns: nameColumns("leads", "idempotency_key content_hash"),
    what: {
      ar: "رقم عشوائي للنموذج، وبصمة ما كتبته",
      en: "A random number of the form, and a fingerprint of what you wrote",
    },
    why: { ar: "حتى لا تُحفظ الرسالة مرتين", en: "So that no message is stored twice" },
    period: withMessage,
    receivers: { ar: "لا أحد", en: "No one" },
  },
  {
    columns: nameColumns(
      "outbox",
      "lead_id kind state created_at attempts due_at leased_until last_error",
    ),
    what: {
      ar: "إشعار ينتظر الإرسال: رقم الرسالة ونوعه ومحاولاته وآخر خطأ",
      en: "A notification that waits: number of the message, kind, attempts and last error",
    },
    why: { ar: "ليصلنا خبر كل رسالة", en: "So that we hear of every message" },
    period: {
      ar: `حتى يصل؛ نعيد المحاولة ${retryDays.ar}، ثم يبقى حتى نبتّ فيه، ولا يتجاوز الرسالة`,
      en: `Until it arrives; we try for ${retryDays.en}, then decide, at most as long as the message`,
    },
    receivers: {
      ar: "خدمة البريد، والبرنامج الذي يتلقى الإشعارات",
      en: "Mail service and webhook",
    },
  },
  {
    columns: [],
    what: {
      ar: "نسخة من الرسالة، وأحيانًا من ملفها، في بريدنا أو في البرنامج الذي يتلقى إشعاراتنا",
      en: "A copy of the message, sometimes with its file, in our mailbox or the program that receives our notifications",
    },
    why: { ar: "لنعلم بها ونرد عليها", en: "To hear of it and answer" },
    period: {
      ar: `لا يحذفها الخادم؛ نحذفها بأيدينا في المدة نفسها: ${leadMonths.ar}`,
      en: `The server does not delete it; we do by hand, within the same ${leadMonths.en}`,
    },
    receivers: {
      ar: "من يتولّى رسائلنا، وشركة البريد",
      en: "Those of us who answer, and the mail company",
    },
  },
  {
    columns: [],
    what: {
      ar: "نسخ احتياطية من كل ما في هذا الجدول، دون عدّادات الحدود والسر الذي تُصنع به",
      en: "Backups of all in this table, without the counts of limits and their secret",
    },
    why: { ar: "لنستعيد الموقع بعد عطل", en: "To restore the site after a failure" },
    period: {
      ar: `آخر ${backups.ar}؛ فما حُذف يبقى حتى تُمحى آخر نسخة فيها`,
      en: `The newest ${backups.en}; what was deleted remains until the last one with it is gone`,
    },
    receivers: { ar: "من يدير الخادم", en: "Those who run the server" },
  },
];
