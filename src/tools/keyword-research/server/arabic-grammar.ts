import { fold } from "#i18n/fold-arabic.ts";
import { hasArticle, toKeywordKey } from "../engine/keyword-key.ts";

/*
 * The Arabic grammar that is needed to put a keyword into a sentence: simple rules over letters,
 * made for names of goods, services and trades, which leave a phrase unchanged where they cannot
 * decide.
 */

export function isDefinite(word: string): boolean {
  return word.startsWith("ال") && hasArticle(fold(word));
}

function removeArticle(word: string): string {
  return isDefinite(word) ? word.slice(2) : word;
}

/**
 * A phrase as it is written after «أفضل»: «المطاعم» as «مطاعم», «تصميم المواقع» as «تصميم مواقع».
 */
export function toIndefinite(phrase: string): string {
  return phrase.split(" ").map(removeArticle).join(" ");
}

const adjectives = new Set(
  "مودرن كلاسيك فاخر فاخرة حديث حديثة سمارت أونلاين تركي تركية مستورد مستوردة أبيض أسود أحمر أزرق أخضر أصفر ذهبي فضي بني رمادي بيضاء سوداء حمراء زرقاء خضراء صفراء جديد جديدة مستعمل مستعملة رخيص رخيصة كبير كبيرة صغير صغيرة رياضي رياضية طبي طبية خاص خاصة خصوصي خصوصية منزلي منزلية عربي عربية إنجليزي إنجليزية إلكتروني إلكترونية كهربائي كهربائية ذكي ذكية طبيعي طبيعية جلدي جلدية خشبي خشبية صناعي صناعية بصرية قانوني قانونية مختص متخصص محمص مطحون مثلج معطر مجفف مجمد مطرز مقلم مبطن مضمون ممتاز مميز منخفض مسطح مدمج مصنوع مدبوغ مزخرف مقاوم".split(
    " ",
  ),
);

/**
 * Whether a word is an adjective. Letters alone do not show it: «مختصة» of «قهوة مختصة» is one, and
 * «معيشة» of «غرفة معيشة» is not.
 */
const isAdjective = (word: string): boolean =>
  adjectives.has(word) || adjectives.has(word.replace(/ة$/, "")) || /.{3}ية$/.test(word);

/**
 * The phrase with the article where it has none, or without it where it has one. «تصميم مواقع»
 * takes it on its last word and «هوية بصرية» on both. Longer phrases give undefined, because the
 * letters do not show which words belong together.
 */
export function switchDefiniteness(phrase: string): string | undefined {
  const words = phrase.split(" ");
  if (words.some(isDefinite)) return toIndefinite(phrase);
  const [head, tail] = words;
  if (words.length === 1 && isNoun(head!)) return `ال${head}`;
  if (words.length !== 2 || !isNoun(head!) || !isNoun(tail!)) return undefined;
  if (isAdjective(tail!)) return `ال${head} ال${tail}`;
  // «كراسي» is a noun and «رياضي» an adjective
  return tail!.endsWith("ي") ? undefined : `${head} ال${tail}`;
}

/**
 * A phrase in its definite form, as after «أهمية» in «أهمية الترجمة»; unchanged where the rules
 * cannot decide.
 */
export function toDefinite(phrase: string): string {
  return phrase.split(" ").some(isDefinite) ? phrase : (switchDefiniteness(phrase) ?? phrase);
}

/**
 * Whether a word can take the article: digits, Latin letters and words with a prefixed preposition
 * cannot.
 */
function isNoun(word: string): boolean {
  return /^[ء-ي]{3,}$/.test(word) && !/^(?:لل|بال|وال|من$|في$|على$|عن$|مع$)/.test(word);
}

/** Names of trades that have the pattern of a broken plural. */
const singularParticiple = /^(?:محامي|محاسب|مقاول|مساعد|مدافع|مسافر|مراقب|محارب|مصارع)$/;
/** Broken plurals with the pattern of مطاعم or فساتين; ساعات is recognized by its ending. */
const brokenPlural = /^[ا-ي]{2}ا[ا-ي]ي?[ا-ي](?<!ة)$/;

/** Broken plurals whose letters could be those of a singular. */
const otherPlurals = new Set(
  "عطور ورود زهور زيوت تمور كتب شنط جزم طرح لعب شقق أراضي ورش سنترات دبل غرف أوض هدايا أحذية ستائر ستاير فرش كروت كور جلود قمصان بدل خواتم سلاسل أطباء دكاترة محامين مدرسين مهندسين مصورين مدربين بنوك فنادق نوادي".split(
    " ",
  ),
);

/** Whether a word is a plural: one of those above, or by the pattern of its letters. */
export function isPlural(word: string): boolean {
  const bare = removeArticle(word);
  if (otherPlurals.has(bare)) return true;
  return /.{3}ات$/.test(bare) || (brokenPlural.test(bare) && !singularParticiple.test(bare));
}

const pluralByHead: Readonly<Record<string, string>> = {
  محل: "محلات",
  مطعم: "مطاعم",
  كافيه: "كافيهات",
  عيادة: "عيادات",
  مركز: "مراكز",
  شركة: "شركات",
  صيدلية: "صيدليات",
  مكتب: "مكاتب",
  مصنع: "مصانع",
  جيم: "جيمات",
  صالون: "صالونات",
  معمل: "معامل",
  مستشفى: "مستشفيات",
  مدرسة: "مدارس",
  حضانة: "حضانات",
  فندق: "فنادق",
  قاعة: "قاعات",
  معرض: "معارض",
  ورشة: "ورش",
  سنتر: "سنترات",
  نادي: "نوادي",
  أكاديمية: "أكاديميات",
  مخبز: "مخابز",
  دكتور: "دكاترة",
  طبيب: "أطباء",
  محامي: "محامين",
  مهندس: "مهندسين",
  مدرس: "مدرسين",
  مدرب: "مدربين",
  مصور: "مصورين",
  شقة: "شقق",
  فيلا: "فيلات",
  أرض: "أراضي",
  شاليه: "شاليهات",
  عقار: "عقارات",
  غسالة: "غسالات",
  ثلاجة: "ثلاجات",
  بوتاجاز: "بوتاجازات",
  تكييف: "تكييفات",
  سخان: "سخانات",
  شاشة: "شاشات",
  موبايل: "موبايلات",
  سيارة: "سيارات",
  عربية: "عربيات",
  عباية: "عبايات",
  فستان: "فساتين",
  شنطة: "شنط",
  دبلة: "دبل",
  تورتة: "تورتات",
  مرتبة: "مراتب",
  ترابيزة: "ترابيزات",
  كرسي: "كراسي",
};

/** The plural of a phrase that begins with a common word for a shop, a person, a home or goods. */
export function pluralizeHead(phrase: string): string | undefined {
  const [head = "", ...rest] = phrase.split(" ");
  const plural = pluralByHead[removeArticle(head)];
  if (plural === undefined) return undefined;
  return [isDefinite(head) ? `ال${plural}` : plural, ...rest].join(" ");
}

const singularByHead: ReadonlyMap<string, string> = new Map(
  Object.entries(pluralByHead).map(([one, many]) => [toKeywordKey(many), toKeywordKey(one)]),
);

/**
 * The singular of a key whose first word is one of these plurals: «مطاعم مشويات» is searched for as
 * often as «مطعم مشويات» is.
 */
export function singularizeHead(key: string): string | undefined {
  const [head = "", ...rest] = key.split(" ");
  const singular = singularByHead.get(head);
  return singular === undefined ? undefined : [singular, ...rest].join(" ");
}

/** Loanwords whose letters look feminine or plural. */
const masculineLoanword = /^(?:ال)?(?:كافيه|كوافير)$/;

/**
 * Whether a phrase agrees with «قريبة» rather than «قريب»: its first word is feminine, or a plural
 * of things, which agrees like one.
 */
export function isFeminine(phrase: string): boolean {
  const head = phrase.split(" ")[0]!;
  if (masculineLoanword.test(head)) return false;
  return /(?:[ةه]|اء)$/.test(head) || isPlural(head);
}
