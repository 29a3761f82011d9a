import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { isPlural, pluralizeHead } from "./arabic-grammar.ts";
import { getHead, type Lexicon } from "./lexicon.ts";
import { getStem } from "./stem.ts";
import { findTrade, type Trade } from "./trades.ts";

/**
 * What a keyword names: goods, a service, a person who provides it, a place of business, real
 * estate, a skill that is learned, a town or country, or anything else.
 */
export type Subject =
  "goods" | "work" | "person" | "place" | "property" | "skill" | "town" | "thing";

/** A keyword, parsed. */
export interface ParsedKeyword {
  /** As typed. */
  readonly text: string;
  readonly language: Locale;
  /** Without question words, qualifiers and the place. Patterns are applied to it. */
  readonly core: string;
  readonly key: string;
  readonly subject: Subject;
  /** Undefined where the lists do not know it: only neutral patterns suit such a keyword. */
  readonly trade: Trade | undefined;
  /** The place that was typed with it, as it was typed. */
  readonly place: string | undefined;
  /**
   * The plural of the core where it is known; an Arabic service, which has no plural, keeps its
   * core.
   */
  readonly plural: string | undefined;
}

const people: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "دكتور دكتورة طبيب طبيبة دكاترة أطباء محامي محامية محامين مهندس مهندسة فني سباك كهربائي نجار نقاش حداد ميكانيكي مدرس مدرسة_خصوصي معلم مدرب مدربة محاسب مصور مصمم مبرمج مترجم مقاول كوافير حلاق خياط ترزي طباخ شيف سائق جليسة مربية ممرض ممرضة ميكب مأذون سمسار استشاري أخصائي مسوق كاتب",
  ),
  en: toKeys(
    "doctor dentist dermatologist lawyer attorney engineer technician plumber electrician carpenter painter mechanic teacher tutor trainer coach accountant photographer videographer designer developer programmer translator contractor barber hairdresser tailor chef cook driver nanny babysitter nurse broker consultant specialist marketer copywriter writer psychologist psychiatrist pediatrician gynecologist physiotherapist nutritionist freelancer surgeon vet florist handyman",
  ),
};

const places: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "مطعم مطاعم كافيه كافيهات مقهى عيادة عيادات مركز مراكز شركة شركات محل محلات صيدلية صيدليات مكتب مكاتب مصنع مصانع جيم صالون معمل معامل مستشفى مستشفيات مدرسة مدارس حضانة حضانات فندق فنادق قاعة قاعات معرض معارض ورشة متجر بنك نادي أكاديمية سنتر مول سوبر_ماركت مخبز حلواني وكالة بيوتي_سنتر",
  ),
  en: toKeys(
    "restaurant restaurants cafe cafes clinic clinics center centre company companies shop shops pharmacy office offices factory gym gyms salon salons lab hospital hospitals school schools nursery hotel hotels hall halls showroom store stores bank club academy mall supermarket bakery agency agencies studio",
  ),
};

const property: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "شقة شقق فيلا فيلات عقار عقارات أرض أراضي شاليه شاليهات دوبلكس استوديو روف بنتهاوس عمارة",
  ),
  en: toKeys(
    "apartment apartments flat flats villa villas land chalet chalets duplex penthouse studio property properties house houses",
  ),
};

/** What is learned rather than ordered, as the whole keyword. */
const skills: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "برمجة فوتوشوب إليستريتور جرافيك جرافيك_ديزاين إكسل اكسيل وورد بوربوينت مونتاج تسويق خياطة تفصيل تطريز طبخ تصوير رسم كروشيه بايثون أوتوكاد لغة_إنجليزية إنجليزي ألماني فرنسي إيطالي تعلم_الإنجليزية تداول محاسبة سباحة سواقة ووردبريس كتابة_محتوى",
  ),
  en: toKeys(
    "programming coding photoshop illustrator excel word powerpoint python java javascript autocad wordpress sewing cooking knitting crochet drawing painting photography accounting trading english german french italian swimming driving copywriting montage video_editing ui_ux data_analysis",
  ),
};

function toKeys(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map((word) => toKeywordKey(word.replaceAll("_", " "))));
}

/** Words before a keyword that its core omits. */
const questionWords: Readonly<Record<Locale, readonly string[]>> = {
  ar: [
    "ما هو",
    "ما هي",
    "كم سعر",
    "كم",
    "كيف",
    "هل",
    "أين",
    "فين",
    "بكام",
    "أفضل",
    "أحسن",
    "أرخص",
    "أقرب",
    "سعر",
    "أسعار",
    "شراء",
  ],
  en: [
    "what is",
    "what are",
    "how to",
    "how much is",
    "how much are",
    "where to buy",
    "where to find",
    "best",
    "cheap",
    "cheapest",
    "top",
    "buy",
  ],
};
const trailingWords: Readonly<Record<Locale, readonly string[]>> = {
  ar: ["قريب مني", "قريبة مني", "بالقرب مني", "بكام", "للبيع", "أونلاين", "اون لاين"],
  en: ["near me", "for sale", "online", "price", "prices", "cost", "nearby"],
};
const placePrepositions: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: new Set(["في", "ب"]),
  en: new Set(["in", "at"]),
};

/** Parses a keyword. @param text normalized, with single spaces */
export function parseKeyword(text: string, lexicon: Lexicon): ParsedKeyword {
  const { language } = lexicon;
  let words = text.split(" ");
  let place: string | undefined;
  for (let isShorter = true; isShorter;) {
    const count = words.length;
    const end = removeEnd(words, language, lexicon);
    words = end.words;
    place ??= end.place;
    words = removeBeginning(words, language);
    isShorter = words.length < count;
  }
  const core = words.join(" ");
  const key = toKeywordKey(core);
  const subject = classifySubject(key, lexicon);
  return {
    text,
    language,
    core,
    key,
    subject,
    trade: findTrade(key, lexicon, subject === "property" ? "property" : undefined),
    place,
    plural:
      language === "ar"
        ? findPlural(core, key, subject, lexicon)
        : subject === "person" || subject === "place"
          ? toEnglishPlural(core)
          : undefined,
  };
}

/** Shops on the internet, and companies that work for customers anywhere. */
const distant = /الكترون|اونلاين|\bonline\b|e ?commerce/;
const distantTrades: ReadonlySet<Trade | undefined> = new Set<Trade>(["digital", "courses"]);

/**
 * Whether a keyword is looked for near its searcher, so that a map is shown before any page: one
 * that names a person or a place of business, unless it works for customers anywhere.
 */
export const isLocal = ({ text, subject, trade }: ParsedKeyword): boolean =>
  (subject === "person" || subject === "place") &&
  !distantTrades.has(trade) &&
  !distant.test(toKeywordKey(text));

function removeBeginning(words: readonly string[], language: Locale): string[] {
  const dropped = questionWords[language].find(
    (phrase) =>
      words.length > countWords(phrase) &&
      toKeywordKey(words.slice(0, countWords(phrase)).join(" ")) === toKeywordKey(phrase),
  );
  return words.slice(dropped === undefined ? 0 : countWords(dropped));
}

interface Shortened {
  readonly words: string[];
  /** The place that was removed. */
  readonly place?: string;
}

/** Removes a qualifier, or a place with its preposition, from the end. */
function removeEnd(words: readonly string[], language: Locale, lexicon: Lexicon): Shortened {
  // «فول مدمس إسكندراني» is a dish
  if (lexicon.find(toKeywordKey(words.join(" ")))) return { words: [...words] };
  const dropped = trailingWords[language].find(
    (phrase) =>
      words.length > countWords(phrase) &&
      toKeywordKey(words.slice(-countWords(phrase)).join(" ")) === toKeywordKey(phrase),
  );
  if (dropped !== undefined) return { words: words.slice(0, -countWords(dropped)) };
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const place = findPlace(words.slice(-count).join(" "), lexicon);
    if (place === undefined) continue;
    const rest = words.slice(0, -count);
    const last = toKeywordKey(rest.at(-1)!);
    const hasPreposition = rest.length > 1 && placePrepositions[language].has(last);
    return { words: hasPreposition ? rest.slice(0, -1) : rest, place };
  }
  return { words: [...words] };
}

/** The place that a text is; «بطنطا» is «طنطا» with its preposition. */
function findPlace(text: string, lexicon: Lexicon): string | undefined {
  const names = lexicon.language === "ar" && text.startsWith("ب") ? [text, text.slice(1)] : [text];
  return names.find((name) => lexicon.find(toKeywordKey(name))?.kind === "places");
}

/** The plural of an English phrase by the letters of its last word. */
function toEnglishPlural(phrase: string): string {
  if (/(?:[^s]s|people)$/i.test(phrase)) return phrase;
  if (/(?:ch|sh|x|ss|z)$/i.test(phrase)) return `${phrase}es`;
  return /[^aeiou]y$/i.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
}

const countWords = (phrase: string): number => phrase.split(" ").length;

function classifySubject(key: string, lexicon: Lexicon): Subject {
  const { language } = lexicon;
  const head = getHead(key.split(" "), language);
  // In English, "for sale" follows the noun: "apartment for sale".
  if (
    property[language].has(head) ||
    (language === "en" &&
      key.split(" ").some((word) => property.en.has(word) && /for (?:sale|rent)$/.test(key)))
  )
    return "property";
  if (people[language].has(head)) return "person";
  if (places[language].has(head)) return "place";
  if (skills[language].has(key)) return "skill";
  if (lexicon.find(key)?.kind === "places") return "town";
  const entry =
    lexicon.find(key) ??
    lexicon.findSimilar(key) ??
    lexicon.goodsAndServices.find((one) => getHead(one.words, language) === head);
  return entry?.kind === "goods" ? "goods" : entry?.kind === "services" ? "work" : "thing";
}

/** Finds the plural among the terms and synonyms that share the keyword's consonants. */
function findPlural(
  core: string,
  key: string,
  subject: Subject,
  lexicon: Lexicon,
): string | undefined {
  const [head = "", ...rest] = core.split(" ");
  if (isPlural(head)) return core;
  const common = pluralizeHead(core);
  if (common !== undefined) return common;
  const stem = getStem(key, "ar");
  const known = [lexicon.findSimilar(key)?.term, ...lexicon.getSynonyms(key)].find(
    (term) =>
      term !== undefined &&
      isPlural(term.split(" ")[0]!) &&
      getStem(toKeywordKey(term), "ar") === stem,
  );
  if (known !== undefined && stem !== "") return known;
  const headKey = toKeywordKey(head);
  const heads = [lexicon.findSimilar(headKey)?.term, ...lexicon.getSynonyms(headKey)];
  const pluralHead = heads.find(
    (term) =>
      term !== undefined &&
      isPlural(term) &&
      getStem(toKeywordKey(term), "ar") === getStem(headKey, "ar"),
  );
  if (pluralHead !== undefined && getStem(headKey, "ar") !== "")
    return [pluralHead, ...rest].join(" ");
  return subject === "work" ? core : undefined;
}
