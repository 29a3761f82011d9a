import type { PlatformAdvice } from "../advice.ts";

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
};
