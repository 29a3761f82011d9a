import { defineRule, skip, warnIfAny } from "../../rule.ts";

export const altFileName = defineRule({
  id: "alt-file-name",
  category: "images",
  importance: "low",
  effort: { by: "owner", time: "minutes" },
  source: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F30",
  title: { ar: "النص البديل ليس اسم ملف", en: "Alternative text is not a file name" },
  failureTitle: { ar: "نص بديل هو اسم ملف", en: "Alternative text is a file name" },
  why: { ar: "«IMG_2041.jpg» لا تصف شيئًا.", en: "“IMG_2041.jpg” describes nothing." },
  fix: { ar: "اكتب ما في الصورة.", en: "Say what the picture shows." },
  findings: {
    names: {
      ar: "نصوص بديلة هي أسماء ملفات: {n}",
      en: "Alternative texts that are file names: {n}",
    },
  },
  check({ page }) {
    const texts = page.images.flatMap(({ alt }) => (alt?.trim() ? [alt.trim()] : []));
    if (texts.length === 0) return skip;
    const names = texts.filter(
      (alt) =>
        /\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt) ||
        /^(?:img|dsc|image|photo|screenshot|untitled|صورة)[\s_-]*\d*$/i.test(alt),
    );
    return warnIfAny("names", names);
  },
});
