import { fold } from "./text.ts";

/**
 * Link texts that do not say where the link leads. The English and Persian ones are those of
 * Lighthouse 13 (`link-text`). The Arabic ones are our own, because no other checker has any: what
 * the buttons of Arabic sites say, in standard Arabic and in Egyptian.
 */
// prettier-ignore
const texts = {
  ar: [
    "هنا", "من هنا", "اضغط هنا", "انقر هنا", "إضغط هنا", "أنقر هنا", "اضغط", "انقر",
    "اضغط على الرابط", "انقر على الرابط", "الرابط", "رابط",
    "المزيد", "اقرأ المزيد", "إقرأ المزيد", "اقرا المزيد", "قراءة المزيد", "لقراءة المزيد",
    "اعرف المزيد", "إعرف المزيد", "تعرف على المزيد",
    "لمعرفة المزيد", "معرفة المزيد", "عرض المزيد", "شاهد المزيد", "مشاهدة المزيد", "رؤية المزيد",
    "اكتشف المزيد", "المزيد من المعلومات", "مزيد من المعلومات",
    "معلومات", "معلومات أكثر", "تفاصيل", "التفاصيل", "المزيد من التفاصيل", "اقرأ أكثر",
    "أكمل القراءة", "إكمال القراءة", "تابع القراءة", "متابعة القراءة",
    "تابع", "ابدأ", "اذهب", "انتقل", "هذا", "هذه", "هذا الرابط", "شوف المزيد", "اعرف أكتر",
    "اعرف أكثر", "دوس هنا", "كليك هنا",
  ],
  en: [
    "click here", "click this", "go", "here", "information", "learn more", "more", "more info",
    "more information", "right here", "read more", "see more", "start", "this"
  ],
  fa: [
    "اطلاعات بیشتر", "اطلاعات", "این", "اینجا بزنید", "اینجا کلیک کنید", "اینجا", "برو",
    "بیشتر بخوانید", "بیشتر بدانید", "بیشتر", "شروع"
  ],
  fr: ["cliquez ici", "ici", "en savoir plus", "lire la suite", "plus", "voir plus"],
  tr: ["buraya tıklayın", "tıklayın", "devamını oku", "daha fazla", "burada"],
} as const;

const folded = new Set(Object.values(texts).flatMap((list) => list.map(fold)));

/** Whether a link text fits any link, such as «اقرأ المزيد» or "click here". */
export function isGenericLinkText(text: string): boolean {
  return text.length <= 40 && folded.has(fold(text));
}
