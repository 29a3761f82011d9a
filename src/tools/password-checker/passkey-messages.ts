import { defineMessages } from "#i18n/messages.ts";

/** Advice on passkeys, with the place where each company offers them. */
export const passkeyMessages = defineMessages({
  title: {
    ar: "أكثر أمانًا من أي كلمة مرور: مفتاح المرور",
    en: "Safer than any password: a passkey",
  },
  intro: {
    ar: "مفتاح المرور يُدخلك إلى حسابك ببصمتك أو بوجهك أو برمز قفل جهازك. لا تكتب شيئًا، فلا شيء يُخمَّن ولا شيء يأخذه منك موقع مزيّف. وهنا تجده في حساباتك:",
    en: "A passkey signs you in with your fingerprint, your face or your screen lock. You type nothing, so there is nothing to guess and nothing for a fake site to take. This is where your accounts offer one:",
  },
  google: { ar: "جوجل", en: "Google" },
  googlePlace: { ar: "صفحة مفاتيح المرور في حسابك", en: "the passkeys page of your account" },
  apple: { ar: "أبل", en: "Apple" },
  applePlace: {
    ar: "دليل أبل لإنشائها وحفظها على الآيفون",
    en: "Apple's guide to making and keeping them on an iPhone",
  },
  microsoft: { ar: "مايكروسوفت", en: "Microsoft" },
  microsoftPlace: {
    ar: "صفحة الأمان، ثم طرق تسجيل الدخول",
    en: "the security page, then “Manage how I sign in”",
  },
  facebook: { ar: "فيسبوك", en: "Facebook" },
  facebookPlace: {
    ar: "مركز الحسابات، ثم كلمة المرور والأمان",
    en: "Accounts Center, then password and security",
  },
  whatsapp: { ar: "واتساب", en: "WhatsApp" },
  whatsappPlace: {
    ar: "في التطبيق: الإعدادات، ثم الحساب، ثم مفاتيح المرور",
    en: "in the app: Settings, Account, Passkeys",
  },
  amazon: { ar: "أمازون", en: "Amazon" },
  amazonPlace: {
    ar: "حسابك، ثم تسجيل الدخول والأمان",
    en: "Your Account, then “Login & security”",
  },
  note: {
    ar: "كل رابط يفتح موقع الشركة نفسها. تأكد من الرابط قبل أن تسجّل الدخول.",
    en: "Each link opens the company's own site. Check the address before you sign in.",
  },
});
