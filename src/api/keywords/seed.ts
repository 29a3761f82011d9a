import type { Locale } from "#i18n/messages.ts";
import { keywordKey } from "#tools/keyword-research/keyword-key.ts";
import type { Entry, Lexicon } from "./lexicon.ts";

/** What a keyword names: things, work that is done, somebody who does it or a place where it is done. */
export type Subject = "goods" | "work" | "person" | "place";

/** A keyword, taken apart. */
export interface Seed {
  /** As it was typed. */
  readonly text: string;
  readonly language: Locale;
  /** Without the words that ask or qualify, and without the place: what everything else is added to. */
  readonly core: string;
  readonly key: string;
  readonly subject: Subject | undefined;
}

const people: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: keys(
    "دكتور دكتورة طبيب طبيبة دكاترة أطباء محامي محامية محامين مهندس مهندسة فني سباك كهربائي نجار نقاش حداد ميكانيكي مدرس مدرسة_خصوصي معلم مدرب مدربة محاسب مصور مصمم مبرمج مترجم مقاول كوافير حلاق خياط ترزي طباخ شيف سائق جليسة مربية ممرض ممرضة ميكب مأذون سمسار استشاري أخصائي مسوق كاتب",
  ),
  en: keys(
    "doctor dentist dermatologist lawyer attorney engineer technician plumber electrician carpenter painter mechanic teacher tutor trainer coach accountant photographer videographer designer developer programmer translator contractor barber hairdresser tailor chef cook driver nanny babysitter nurse broker consultant specialist marketer copywriter writer psychologist psychiatrist pediatrician gynecologist physiotherapist nutritionist freelancer surgeon vet florist handyman",
  ),
};

const places: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: keys(
    "مطعم مطاعم كافيه كافيهات مقهى عيادة عيادات مركز مراكز شركة شركات محل محلات صيدلية صيدليات مكتب مكاتب مصنع مصانع جيم صالون معمل معامل مستشفى مستشفيات مدرسة مدارس حضانة حضانات فندق فنادق قاعة قاعات معرض معارض ورشة متجر بنك نادي أكاديمية سنتر مول سوبر_ماركت مخبز حلواني وكالة بيوتي_سنتر",
  ),
  en: keys(
    "restaurant restaurants cafe cafes clinic clinics center centre company companies shop shops pharmacy office offices factory gym gyms salon salons lab hospital hospitals school schools nursery hotel hotels hall halls showroom store stores bank club academy mall supermarket bakery agency agencies studio",
  ),
};

function keys(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map((word) => keywordKey(word.replaceAll("_", " "))));
}

/** Words before a keyword that its core does without, beside the modifiers of the lexicon. */
const asking: Readonly<Record<Locale, readonly string[]>> = {
  ar: ["ما هو", "ما هي", "كم سعر", "كم", "كيف", "هل", "أين", "فين", "بكام", "أفضل", "أحسن", "أرخص", "أقرب", "سعر", "أسعار", "شراء"],
  en: ["what is", "what are", "how to", "how much is", "how much are", "where to buy", "where to find", "best", "cheap", "cheapest", "top", "buy"],
};
const trailing: Readonly<Record<Locale, readonly string[]>> = {
  ar: ["قريب مني", "قريبة مني", "بالقرب مني", "بكام", "للبيع", "أونلاين", "اون لاين"],
  en: ["near me", "for sale", "online", "price", "prices", "cost", "nearby"],
};
const placePrepositions: Readonly<Record<Locale, ReadonlySet<string>>> = { ar: new Set(["في", "ب"]), en: new Set(["in", "at"]) };

/** Takes a keyword apart. @param text tidied, with single spaces */
export function seedOf(text: string, lexicon: Lexicon): Seed {
  const { language } = lexicon;
  let words = text.split(" ");
  for (let shorter = true; shorter;) {
    const count = words.length;
    words = withoutEnd(words, language, lexicon);
    words = withoutBeginning(words, language);
    shorter = words.length < count;
  }
  const core = words.join(" ");
  const key = keywordKey(core);
  return { text, language, core, key, subject: subjectOf(key, lexicon) };
}

function withoutBeginning(words: readonly string[], language: Locale): string[] {
  const dropped = asking[language].find((phrase) => words.length > wordCount(phrase) && keywordKey(words.slice(0, wordCount(phrase)).join(" ")) === keywordKey(phrase));
  return words.slice(dropped === undefined ? 0 : wordCount(dropped));
}

/** Drops what qualifies, and a place with its preposition. */
function withoutEnd(words: readonly string[], language: Locale, lexicon: Lexicon): string[] {
  if (lexicon.find(keywordKey(words.join(" ")))) return [...words]; // «فول مدمس إسكندراني» is a dish
  const dropped = trailing[language].find((phrase) => words.length > wordCount(phrase) && keywordKey(words.slice(-wordCount(phrase)).join(" ")) === keywordKey(phrase));
  if (dropped !== undefined) return words.slice(0, -wordCount(dropped));
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    if (lexicon.find(keywordKey(words.slice(-count).join(" ")))?.kind !== "places") continue;
    const rest = words.slice(0, -count);
    const last = keywordKey(rest.at(-1)!);
    return rest.length > 1 && placePrepositions[language].has(last) ? rest.slice(0, -1) : rest;
  }
  return [...words];
}

const wordCount = (phrase: string): number => phrase.split(" ").length;

/** In Arabic the first word says what something is, in English the last. */
function subjectOf(key: string, lexicon: Lexicon): Subject | undefined {
  const words = key.split(" ");
  const head = lexicon.language === "ar" ? words[0]! : words.at(-1)!;
  if (people[lexicon.language].has(head)) return "person";
  if (places[lexicon.language].has(head)) return "place";
  const entry: Entry | undefined = lexicon.find(key) ?? lexicon.entries.find((one) => one.key.split(" ").at(lexicon.language === "ar" ? 0 : -1) === head);
  return entry?.kind === "goods" ? "goods" : entry?.kind === "services" ? "work" : undefined;
}
