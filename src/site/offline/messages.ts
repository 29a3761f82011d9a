import { defineMessages } from "#i18n/messages.ts";

export const offlineMessages = defineMessages({
  title: { ar: "لا اتصال بالإنترنت", en: "No connection" },
  description: {
    ar: "لا يصل جهازك إلى الشبكة الآن. الصفحات التي زرتها والأدوات التي فتحتها تعمل من دونها.",
    en: "Your device cannot reach the network now. Pages you have read and tools you have opened work without it.",
  },
  head: {
    ar: "أنت غير متصل الآن، وما زرته ما زال يعمل",
    en: "You are offline; what you have opened before still works",
  },
  text: {
    ar: "هذه الصفحة لم تفتحها من قبل، فلا نسخة منها على جهازك. أما الصفحات التي قرأتها والأدوات التي فتحتها فتعمل الآن أيضًا. وما كتبته في نماذجنا محفوظ في متصفحك، ولم يُرسل منه شيء بعد.",
    en: "You have not opened this page before, so your device has no copy of it. Pages you have read and tools you have opened work even now. What you wrote in our forms is kept in your browser; none of it has been sent yet.",
  },
  again: { ar: "أعد المحاولة", en: "Try again" },
});
