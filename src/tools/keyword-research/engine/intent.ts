import type { Locale } from "#i18n/messages.ts";
import type { Intent } from "../contract.ts";
import { toKeywordKey } from "./keyword-key.ts";

type IntentWords = readonly (readonly [Intent, readonly string[]])[];

/**
 * Words that say what somebody wants, the strongest wish first: who asks what a thing costs wants to buy, even when it
 * is asked as a question.
 */
const intentWords: Readonly<Record<Locale, IntentWords>> = {
  ar: [
    [
      "compare",
      [
        "الفرق بين",
        "مقارنة",
        "أفضل",
        "أحسن",
        "ولا",
        "أم",
        "أيهما",
        "بديل",
        "بدائل",
        "تقييم",
        "آراء",
        "تجارب",
        "تجربتي",
        "مميزات",
        "عيوب",
        "ترتيب",
        "أنواع",
        "ماركات",
      ],
    ],
    [
      "buy",
      [
        "سعر",
        "أسعار",
        "بكام",
        "تكلفة",
        "شراء",
        "اشتري",
        "أشتري",
        "للبيع",
        "بيع",
        "تقسيط",
        "بالتقسيط",
        "بالجملة",
        "جملة",
        "عروض",
        "خصم",
        "خصومات",
        "أرخص",
        "رخيص",
        "رخيصة",
        "حجز",
        "احجز",
        "أطلب",
        "اطلب",
        "طلب",
        "إيجار",
        "للإيجار",
        "توصيل",
        "كاش",
        "أقل سعر",
        "سعر المصنع",
        "متجر",
        "بخصم",
      ],
    ],
    [
      "find",
      [
        "قريب",
        "قريبة",
        "بالقرب",
        "أقرب",
        "جنبي",
        "عنوان",
        "عناوين",
        "رقم",
        "أرقام",
        "مواعيد",
        "فروع",
        "فرع",
        "موقع على الخريطة",
        "فين",
        "أين",
        "محلات",
        "معارض",
        "دليل",
      ],
    ],
    [
      "learn",
      [
        "كيف",
        "كيفية",
        "ازاي",
        "إزاي",
        "ما",
        "ماذا",
        "لماذا",
        "ليه",
        "متى",
        "هل",
        "من",
        "معنى",
        "تعريف",
        "شرح",
        "طريقة",
        "خطوات",
        "تعلم",
        "إيه",
        "نصائح",
        "فوائد",
        "كتاب",
        "وصفة",
      ],
    ],
  ],
  en: [
    [
      "compare",
      [
        "vs",
        "versus",
        "or",
        "best",
        "top",
        "compare",
        "comparison",
        "difference",
        "alternative",
        "alternatives",
        "review",
        "reviews",
        "rated",
        "pros",
        "cons",
        "better",
        "which",
        "types",
        "brands",
      ],
    ],
    [
      "buy",
      [
        "price",
        "prices",
        "cost",
        "costs",
        "cheap",
        "cheapest",
        "buy",
        "buying",
        "sale",
        "discount",
        "deal",
        "deals",
        "offer",
        "offers",
        "order",
        "book",
        "booking",
        "hire",
        "rent",
        "rental",
        "quote",
        "wholesale",
        "installments",
        "instalments",
        "delivery",
        "shop",
        "affordable",
        "packages",
        "coupon",
        "how much",
      ],
    ],
    [
      "find",
      [
        "near",
        "nearby",
        "nearest",
        "closest",
        "address",
        "phone",
        "number",
        "hours",
        "open",
        "where",
        "location",
        "directions",
        "branches",
      ],
    ],
    [
      "learn",
      [
        "how",
        "what",
        "why",
        "when",
        "who",
        "can",
        "does",
        "do",
        "is",
        "are",
        "should",
        "guide",
        "tutorial",
        "meaning",
        "definition",
        "learn",
        "tips",
        "ideas",
        "examples",
        "diy",
        "benefits",
        "course",
        "recipe",
      ],
    ],
  ],
};

const keyed: Readonly<Record<Locale, readonly (readonly [Intent, ReadonlySet<string>])[]>> = {
  ar: intentWords.ar.map(([intent, words]) => [intent, new Set(words.map(toKeywordKey))] as const),
  en: intentWords.en.map(([intent, words]) => [intent, new Set(words.map(toKeywordKey))] as const),
};

/**
 * What who types a keyword most likely wants.
 * @param otherwise for a keyword that does not say, as the bare name of a thing
 */
export function classifyIntent(keyword: string, language: Locale, otherwise: Intent): Intent {
  return classifyIntentOfKey(toKeywordKey(keyword), language, otherwise);
}

/** The same of a keyword that has been folded. */
export function classifyIntentOfKey(key: string, language: Locale, otherwise: Intent): Intent {
  const words = key.split(" ");
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const [first = ""] = words;
  // A question is known by its beginning: «من» further on is a preposition, and "do" no question.
  const hasWordOf = ([intent, known]: (typeof keyed)[Locale][number]) =>
    (intent === "learn" ? [first] : [...words, ...pairs]).some((part) => known.has(part));
  return keyed[language].find(hasWordOf)?.[0] ?? otherwise;
}
