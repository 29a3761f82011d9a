import type { Advice, PlatformAdvice } from "../advice.ts";

const ssl = {
  source: "https://support.squarespace.com/",
  copy: "chandrawebdesign.com, Edit Squarespace SSL Settings, which reproduces the help article on SSL settings; the article itself was not found",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

export const squarespaceAdvice: PlatformAdvice = {
  "alt-texts": {
    text: {
      ar: "افتح محرر الصورة واكتب النص البديل في [Alt text]. اكتبه لكل صورة بنفسك، فكثير منها يبقى بلا نص إن لم تكتبه.",
      en: "Open the editor of the image and write the text in [Alt text]. Image blocks have none until you write it.",
    },
    source: "https://support.squarespace.com/hc/en-us/articles/206542357-Adding-alt-text-to-images",
    copy: "support.squarespace.com, Adding alt text to images, last updated March 24, 2025",
    asOf: "2026-11",
  },
  https: {
    text: {
      ar: "افتح لوحة SSL في إعدادات الموقع، واختر [Secure] تحت [Security preference]، ثم احفظ.",
      en: "Open the SSL panel of the site, choose [Secure] under [Security preference], and save.",
    },
    ...ssl,
  },
  "security-headers": {
    text: {
      ar: "ترويسة HSTS وحدها لها إعداد، وهو [HSTS Secure] تحت [Security preference] في لوحة SSL. ولم نجد إعدادًا لغيرها، فاسأل الدعم الفني هناك.",
      en: "Of these headers only HSTS has a setting, [HSTS Secure] under [Security preference] in the SSL panel. We found none for the others; ask its support.",
    },
    ...ssl,
  },
};
