import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../../engine/keyword-key.ts";
import { isDefinite, isFeminine } from "../arabic-grammar.ts";
import type { Entry, Lexicon } from "../lexicon.ts";
import type { ParsedKeyword, Subject } from "../parse-keyword.ts";
import type { Trade } from "../trades.ts";

/**
 * The sections of the lexicon's modifiers that suit each subject. The patterns cover the other
 * sections.
 */
const sectionsBySubject: Readonly<Record<Subject, ReadonlySet<string>>> = {
  goods: new Set(["Prices", "Buying", "Offers", "Choosing"]),
  work: new Set(["Prices", "Offers", "Choosing", "Learning"]),
  person: new Set(),
  place: new Set(),
  property: new Set(),
  skill: new Set(),
  town: new Set(),
  thing: new Set(),
};

/** Modifiers of these sections that make no sense with goods or with services. */
const unsuitableModifiers: Readonly<
  Record<Locale, Readonly<Record<"goods" | "work", ReadonlySet<string>>>>
> = {
  ar: {
    goods: toKeys(
      "سعر متر، متوسط سعر، حساب تكلفة، عرض سعر، مطلوب، حجز، احجز، إيجار، تأجير، للإيجار، بالساعة، يومي، شهري، منزلي، في المنزل، من المالك مباشرة، توصيل، مجاني، مجانًا، هدية، للمبتدئين، للأطفال، للسيدات، للرجال، للعرايس، للشركات، للمحلات، للمطاعم، هل يستحق الشراء، الفرق بين، مقارنة بين، أشطر، أفضل شركات، معتمد، معتمدة، موثوق، تفصيل",
    ),
    work: toKeys(
      "سعر متر، بسعر المصنع، بسعر الجملة، سعر اليوم، الأسعار اليوم، كود خصم، كوبون خصم، تصفية، أوكازيون، هدية، مقاسات، ألوان، أشكال، ماركات، أفضل ماركات، موديلات، أحدث موديلات، كتالوج، مواصفات، للعرايس، للأطفال، للسيدات، للرجال، للمطاعم، للمحلات، هل يستحق الشراء، مودرن، كلاسيك، فاخر، فخم، الفرق بين، مقارنة بين، أجود، أقوى، أشطر، أكبر، صور، مكونات، أضرار، أسباب، أعطال، حل مشكلة، إيه هو، ما هو، ما هي، استخدامات، متى، بي دي إف، عروض رمضان، عروض العيد، الجمعة البيضاء، مجانًا، فوائد، أفكار مشروع، مراجعة",
    ),
  },
  en: {
    goods: toKeys(
      "difference between، price per meter، price per kilo، price per hour، rates، fees، quote، free quote، cost calculator، how much does it cost to get، for rent، rent، hire، book، booking، at home، monthly، daily، emergency، same day، from owner، free، packages، certified، licensed، professional، trusted، reliable، portfolio، before and after، for beginners، for small business، vs، or، compared to، local، worth it، sell، store، shop، compare، types، delivery",
    ),
    work: toKeys(
      "difference between، price per meter، price per kilo، how much does it cost to get، clearance، black friday، sale، coupon، promo code، new، latest، modern، luxury، sizes، colors، models، catalog، specs، brands، best brands of، vs، or، compared to، for kids، for women، for men، for home، how to، what are، why، when to، how to use، how to make، how long does it take to get، how does it work، ingredients، recipe، side effects، salary، problems، troubleshooting، diy، definition، template، checklist، uses of، pictures، colours، ratings، compare، types، worth it، pdf، price per hour، required documents، features",
    ),
  },
};

/** Modifiers that suit some trades alone, in both languages. */
const tradesByModifier: readonly (readonly [ReadonlySet<string>, readonly Trade[]])[] = [
  [
    toKeys("بالضمان، with warranty"),
    ["durables", "vehicles", "kitchens", "household", "building", "repair", "fitting"],
  ],
  // Of a doctor or a lawyer, people who look for the cheapest do not type it.
  [
    toKeys("أرخص، رخيص، رخيصة، cheap، cheapest، low cost، budget"),
    [
      "sweets",
      "grocery",
      "eatery",
      "fashion",
      "accessories",
      "beauty",
      "gifts",
      "household",
      "building",
      "durables",
      "vehicles",
      "kitchens",
      "repair",
      "fitting",
      "housework",
      "transport",
      "travel",
      "events",
      "courses",
      "craft",
      "digital",
    ],
  ],
  [
    toKeys("للشركات، للمحلات، للمطاعم، for small business"),
    ["digital", "office", "law", "housework", "transport", "craft", "repair", "eatery"],
  ],
  [
    toKeys(
      "بالتقسيط، تقسيط، بدون مقدم، بدون فوائد، تقسيط بدون فوائد، كاش، installments، in installments، on installment، without interest، without down payment",
    ),
    ["durables", "vehicles", "kitchens"],
  ],
  [
    toKeys("مستعمل، مستعملة، استعمال خفيف، جديد، جديدة، used، second hand، refurbished"),
    ["durables", "vehicles", "household", "building", "fashion", "accessories", "jewellery"],
  ],
  [
    toKeys(
      "موديلات، أحدث موديلات، مواصفات، أقوى، عيوب، مراجعة، كتالوج، specs، features، models، catalog، imported",
    ),
    ["durables", "vehicles", "kitchens", "household", "building"],
  ],
  [
    toKeys(
      "ماركات، أفضل ماركات، brands، best brands of، original، أصلي، أصلية، هاي كوبي، مستورد، استيراد",
    ),
    ["durables", "vehicles", "household", "building", "beauty", "accessories", "fashion"],
  ],
  [
    toKeys(
      "مقاسات، ألوان، تركي، sizes، colors، مودرن، كلاسيك، modern، designs، أشكال، فخم، custom made",
    ),
    ["fashion", "accessories", "jewellery", "gifts", "durables", "kitchens", "fitting"],
  ],
  [
    toKeys("توصيل للمنازل، دليفري، جاهز، طلب، اطلب، home delivery، same day، order، order online"),
    ["sweets", "grocery", "eatery", "gifts"],
  ],
  [
    toKeys(
      "توصيل مجاني، شحن مجاني، الدفع عند الاستلام، free delivery، free shipping، with delivery، cash on delivery، أونلاين، online، online shopping",
    ),
    [
      "sweets",
      "grocery",
      "eatery",
      "gifts",
      "fashion",
      "accessories",
      "beauty",
      "household",
      "durables",
    ],
  ],
  [
    toKeys(
      "كورس، تعلم، تعليم، كتاب، فيديو، من الصفر، خطوة بخطوة، شرح، للمبتدئين، course، training، classes، learn، tutorial، pdf، video، for beginners، book about",
    ),
    ["courses", "schooling", "digital", "craft", "salon"],
  ],
];

/** Whether a modifier suits the trade; where that is not known, none that suits some alone does. */
const suitsTrade = (key: string, trade: Trade | undefined): boolean =>
  tradesByModifier.every(
    ([keys, trades]) => !keys.has(key) || (trade !== undefined && trades.includes(trade)),
  );

function toKeys(terms: string): ReadonlySet<string> {
  return new Set(terms.split("، ").map(toKeywordKey));
}

/** Arabic adjectives, which agree in gender with the keyword; other modifiers do not change. */
const adjectives: ReadonlySet<string> = toKeys(
  "مستعمل، جديد، أصلي، مستورد، تركي، جاهز، متوفر، رخيص، اقتصادي، ممتاز، فاخر، فخم، مضمون، موثوق، معتمد، منزلي، مجاني، مستعملة، جديدة، أصلية، رخيصة، معتمدة",
);

/** A keyword with one of the lexicon's modifiers before or after it, and that modifier. */
export interface Modified {
  readonly keyword: string;
  readonly modifier: string;
}

/** Lists a keyword with each modifier that suits it, in the order of the lexicon. */
export function listModified(
  lexicon: Lexicon,
  { core, language, subject, trade }: ParsedKeyword,
): readonly Modified[] {
  if (subject !== "goods" && subject !== "work") return [];
  const isSuitable = ({ section, key }: Entry) =>
    sectionsBySubject[subject].has(section) &&
    !unsuitableModifiers[language][subject].has(key) &&
    suitsTrade(key, trade);
  return lexicon.modifiers.filter(isSuitable).flatMap(({ term, key, position }) => {
    const modifier = language === "ar" && adjectives.has(key) ? inflectAdjective(term, core) : term;
    if (modifier === undefined) return [];
    const name = language === "en" ? core.toLowerCase() : core;
    return [
      { keyword: position === "before" ? `${modifier} ${name}` : `${name} ${modifier}`, modifier },
    ];
  });
}

/**
 * Makes an adjective agree: «مستعملة» for «غسالة», «مستعمل» for «موبايل».
 * @returns undefined for a keyword with the article, which the adjective would need too
 */
function inflectAdjective(adjective: string, core: string): string | undefined {
  if (core.split(" ").some(isDefinite)) return undefined;
  return isFeminine(core) ? adjective.replace(/(?<!ة)$/, "ة") : adjective.replace(/ة$/, "");
}
