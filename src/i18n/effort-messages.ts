import { defineMessages } from "./messages.ts";

/** Who does what a tool advises and how long it takes, and the message to that person. */
export const effortMessages = defineMessages({
  effortLabel: { ar: "من يفعله", en: "Who does it" },
  effortOwner: { ar: "أنت، من لوحة موقعك", en: "You, in your own panel" },
  effortDeveloper: { ar: "مطوّر موقعك", en: "Your developer" },
  effortHost: { ar: "شركة الاستضافة إن طلبت", en: "Your host, if you ask" },
  effortMinutes: { ar: "في دقائق", en: "minutes" },
  effortHour: { ar: "في نحو ساعة", en: "about an hour" },
  effortDay: { ar: "في نحو يوم", en: "about a day" },
  copyForDeveloper: {
    ar: "انسخ الخطوات لمن يدير موقعك",
    en: "Copy the steps for your developer",
  },
  copiedForDeveloper: {
    ar: "رسالة فيها الخطوات، جاهزة للإرسال.",
    en: "A message with the steps, ready to send.",
  },
});
