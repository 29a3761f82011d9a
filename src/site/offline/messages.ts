import { defineMessages } from "#i18n/messages.ts";

export const offlineMessages = defineMessages({
  title: { ar: "لا اتصال بالإنترنت", en: "No connection" },
  description: {
    ar: "لا يصل جهازك إلى الشبكة الآن. الصفحات التي قرأتها تُفتح من دونها، والأدوات التي تعمل داخل متصفحك كذلك.",
    en: "Your device cannot reach the network now. Pages you have read still open, and so do the tools that run in your browser.",
  },
  head: {
    ar: "أنت غير متصل الآن، وما قرأته ما زال يُفتح",
    en: "You are offline; what you have read still opens",
  },
  text: {
    ar: "الصفحات التي قرأتها تُفتح الآن، والأدوات التي تعمل داخل متصفحك كذلك. أما الفحص والبحث فيحتاجان إلى الإنترنت. وإن تركت نموذجًا لم تُرسله فهو باقٍ على جهازك.",
    en: "Pages you have read still open, and so do the tools that run in your browser; checks and keyword search need a connection. A form you have not sent is still on this device.",
  },
  again: { ar: "أعد المحاولة", en: "Try again" },
});
