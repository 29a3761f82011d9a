import { defineMessages } from "#i18n/messages.ts";

/** The texts for an opened sheet, in both languages; loaded with the first sheet. */
export const batchMessages = defineMessages({
  count: {
    ar: {
      zero: "لا رموز",
      one: "رمز واحد",
      two: "رمزان",
      few: "{n} رموز",
      many: "{n} رمزًا",
      other: "{n} رمز",
    },
    en: { one: "{n} code", other: "{n} codes" },
  },
  andMore: { ar: "وغيرها", en: "and more" },
  format: { ar: "صيغة الملفات", en: "Format" },
  make: { ar: "اصنع ملف ZIP", en: "Make the ZIP" },
  working: { ar: "نرسم الرموز ونقرؤها", en: "Drawing the codes and reading them" },
  cancel: { ar: "ألغِ", en: "Cancel" },
  done: { ar: "نُزّل ملف ZIP على جهازك", en: "The ZIP has been downloaded" },
  refused: {
    ar: "هذه لم تُقرأ بهذا الشكل، فلم نضعها في الملف:",
    en: "These could not be read in this look and are not in the file:",
  },
  noneRead: {
    ar: "لم يُقرأ أي رمز بهذا الشكل. كبّر المقاس أو غيّر اللونين.",
    en: "No code could be read in this look. Enlarge it or change the colours.",
  },
  sheetSize: { ar: "عرض الرمز على الورق", en: "Width of a code on paper" },
  perPage: {
    ar: {
      zero: "لا رموز في الصفحة",
      one: "رمز واحد في كل صفحة A4",
      two: "رمزان في كل صفحة A4",
      few: "{n} رموز في كل صفحة A4",
      many: "{n} رمزًا في كل صفحة A4",
      other: "{n} رمز في كل صفحة A4",
    },
    en: { one: "{n} code on a page of A4", other: "{n} codes on a page of A4" },
  },
  print: { ar: "اطبع على ورق A4", en: "Print on A4" },
  printHint: {
    ar: "بعلامات قص، وتحت كل رمز اسمه. اختر في نافذة الطباعة مقياس \u2066100%\u2069، ومنها تحفظ PDF أيضًا.",
    en: "With cut marks, and its name under each code. Choose a scale of 100% in the print window, which also saves a PDF.",
  },
  copies: { ar: "عدد النسخ", en: "Copies" },
  copyName: { ar: "الاسم تحت الرمز", en: "Name under the code" },
  optional: { ar: "اختياري", en: "optional" },
  refusedOnSheet: {
    ar: "هذه لم تُقرأ بهذا الشكل، فلم نضعها على الورق:",
    en: "These could not be read in this look and are not on the sheet:",
  },
  faultEmpty: {
    ar: "لم نجد في هذا الملف سطرًا نصنع منه رمزًا.",
    en: "We found no line in this file to make a code of.",
  },
  faultTooMany: {
    ar: "في الملف أكثر من 500 سطر. قسّمه ملفين أو أكثر.",
    en: "The file has more than 500 lines. Split it in two or more.",
  },
  faultTooLarge: {
    ar: "الملف أكبر من 1 ميجابايت. قسّمه ملفين أو أكثر.",
    en: "The file is larger than 1 MB. Split it in two or more.",
  },
});
