import { defineMessages } from "#i18n/messages.ts";

/** The visitor's connection: its figures, what it is good for, and why it was not measured. */
export const bandwidthMessages = defineMessages({
  bandwidthTitle: { ar: "سرعة الإنترنت عندك", en: "Your internet connection" },
  latency: { ar: "زمن الاستجابة", en: "Latency" },
  jitter: { ar: "تذبذب الاستجابة", en: "Jitter" },
  loadedLatency: { ar: "الاستجابة والإنترنت مشغول", en: "Latency under load" },
  loadedLatencyUnknown: {
    ar: "لم تُقَس: انتهى النقل سريعًا",
    en: "Not measured: the transfers were over too soon",
  },
  download: { ar: "التنزيل", en: "Download" },
  upload: { ar: "الرفع", en: "Upload" },
  unitMs: { ar: "مللي ثانية", en: "ms" },
  unitMbps: { ar: "ميجابت في الثانية", en: "Mbps" },
  serverLocation: { ar: "موقع الخادم", en: "Server location" },
  gaugeLabel: {
    ar: "التنزيل {download} والرفع {upload} ميجابت في الثانية، على مقياس ينتهي عند 1,000",
    en: "Download {download} and upload {upload} Mbps, on a scale that ends at 1,000",
  },
  serverLimited: {
    ar: "قد يكون خادمنا هو الأبطأ هنا وليس إنترنتك: كان يخدم غيرك في اللحظة نفسها، أو أن سرعتك تفوق سرعته. فسرعتك لا تقل عن هذه.",
    en: "Our server may be what is slow here, not your connection: it was busy with others, or yours is as fast as its own. Your connection is at least this fast.",
  },

  // Why there are no figures
  bandwidthShared: {
    ar: "هذه نتيجة مشاركة: فيها الموقع وحده. أما سرعة الإنترنت فكانت عند من أرسلها، ولا تدخل في الرابط. لتقيس سرعتك أنت ابدأ اختبارًا جديدًا.",
    en: "This is a shared result: it covers the site only. The connection was the sender's and is not part of the link. To measure yours, start a new test.",
  },
  bandwidthReloaded: {
    ar: "أُعيد تحميل الصفحة أثناء الاختبار فتوقف قياس الإنترنت، أما الموقع فتابع خادمنا قياسه. لتقيس سرعتك ابدأ اختبارًا جديدًا.",
    en: "The page was reloaded during the test, so measuring your connection stopped; our server went on measuring the site. To measure your connection, start a new test.",
  },
  bandwidthSkipped: {
    ar: "لم نقس سرعة الإنترنت كما طلبت، فلم تُستهلك باقتك.",
    en: "We did not measure your connection, as you asked, so it used none of your data.",
  },
  bandwidthOffer: {
    ar: "لم نقس إنترنتك بعد، فلم يُستهلك شيء من باقتك. قياسه وحده يستهلك من {least} إلى {most} ميجابايت.",
    en: "Not measured yet, so none of your data was used. Measuring it alone takes {least} to {most} MB.",
  },
  bandwidthAlone: { ar: "قِس الإنترنت وحده", en: "Measure my connection only" },
  bandwidthFailedTitle: {
    ar: "لم يكتمل قياس الإنترنت",
    en: "Your connection could not be measured",
  },
  bandwidthFailed: {
    ar: "انقطع الاتصال أثناء القياس. تأكد من اتصالك ثم أعد المحاولة.",
    en: "The connection broke while we were measuring. Check that you are online and try again.",
  },
  bandwidthOffline: {
    ar: "لم نصل إلى خادمنا. تأكد من اتصالك بالإنترنت ثم أعد المحاولة.",
    en: "We could not reach our server. Check your connection and try again.",
  },
  bandwidthTooMany: {
    ar: {
      zero: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد قليل.",
      one: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد دقيقة.",
      two: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد دقيقتين.",
      few: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد {n} دقائق.",
      many: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد {n} دقيقة.",
      other: "بلغت القياسات من شبكتك حدّ هذه الساعة. أعد المحاولة بعد {n} دقيقة.",
    },
    en: {
      one: "Your network has reached this hour's limit of measurements. Try again in {n} minute.",
      other:
        "Your network has reached this hour's limit of measurements. Try again in {n} minutes.",
    },
  },
});
