import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../../engine/keyword-key.ts";
import { isDefinite, isFeminine } from "../arabic-grammar.ts";
import type { Entry, Lexicon } from "../lexicon.ts";
import type { ParsedKeyword, Subject } from "../parse-keyword.ts";

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
  { core, language, subject }: ParsedKeyword,
): readonly Modified[] {
  if (subject !== "goods" && subject !== "work") return [];
  const isSuitable = ({ section, key }: Entry) =>
    sectionsBySubject[subject].has(section) && !unsuitableModifiers[language][subject].has(key);
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
