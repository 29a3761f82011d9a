import { getPrimaryTag, getUsualScript } from "./language.ts";
import { fold } from "./text.ts";

/**
 * Link texts that do not say where the link leads, by language. Those of the languages that
 * Lighthouse 13 (`link-text`) knows are its own. The Arabic, French and Turkish ones are ours: what
 * the buttons of sites say, Arabic ones in standard Arabic and in Egyptian.
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
  ja: [
    "ここをクリック", "こちらをクリック", "リンク", "続きを読む", "続く", "全文表示"
  ],
  es: [
    "click aquí", "click aqui", "clicka aquí", "clicka aqui", "pincha aquí", "pincha aqui", "aquí",
    "aqui", "más", "mas", "más información", "más informacion", "mas información",
    "mas informacion", "este", "enlace", "este enlace", "empezar"
  ],
  pt: ["clique aqui", "ir", "mais informação", "mais informações", "mais", "veja mais"],
  ko: [
    "여기", "여기를 클릭", "클릭", "링크", "자세히", "자세히 보기", "계속", "이동", "전체 보기"
  ],
  sv: ["här", "klicka här", "läs mer", "mer", "mer info", "mer information"],
  de: ["klicke hier", "hier klicken", "hier", "mehr", "siehe", "dies", "das", "weiterlesen"],
  ta: [
    "அடுத்த பக்கம்", "மறுபக்கம்", "முந்தைய பக்கம்", "முன்பக்கம்", "மேலும் அறிக",
    "மேலும் தகவலுக்கு", "மேலும் தரவுகளுக்கு", "தயவுசெய்து இங்கே அழுத்தவும்",
    "இங்கே கிளிக் செய்யவும்"
  ],
  fr: ["cliquez ici", "ici", "en savoir plus", "lire la suite", "plus", "voir plus"],
  tr: ["buraya tıklayın", "tıklayın", "devamını oku", "daha fazla", "burada"],
} as const;

const foldedByLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(texts).map(([language, list]) => [language, new Set(list.map(fold))]),
);

/**
 * Whether a link text fits any link, such as «اقرأ المزيد» or "click here".
 * @param language the `lang` of the text. With one, only its own texts count, as "das" is a word
 *   in one language and a name in another; but Latin letters on a page in Arabic are looked up as
 *   English, and Arabic ones on a page in Latin letters as Arabic, because templates are often left
 *   untranslated. Without one, the texts of all languages count.
 */
export function isGenericLinkText(text: string, language: string): boolean {
  if (text.length > 40) return false;
  const folded = fold(text);
  if (folded === "") return false;
  if (language === "") return [...foldedByLanguage.values()].some((list) => list.has(folded));
  const own = getPrimaryTag(language.replaceAll("_", "-"));
  return (foldedByLanguage.get(own)?.has(folded) ?? false) || isGenericAbroad(folded, language);
}

/** The languages that texts in foreign letters are looked up in, and the script of each. */
const foreignLanguages = [
  { texts: foldedByLanguage.get("en")!, script: "Latn" },
  { texts: foldedByLanguage.get("ar")!, script: "Arab" },
] as const;

/** Whether a text is generic in a language whose letters are not those of the marked language. */
function isGenericAbroad(folded: string, language: string): boolean {
  const foreign = foreignLanguages.find(({ texts }) => texts.has(folded));
  if (foreign === undefined) return false;
  const script = getUsualScript(language);
  return script !== undefined && script !== foreign.script;
}
