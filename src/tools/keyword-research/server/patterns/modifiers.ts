import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../../engine/keyword-key.ts";
import { isDefinite, isFeminine } from "../arabic-grammar.ts";
import type { Entry, Lexicon } from "../lexicon.ts";
import type { ParsedKeyword, Subject } from "../parse-keyword.ts";

/** The headings of the lexicon's modifiers that suit what a keyword names. Of the others the patterns say all. */
const sectionsBySubject: Readonly<Record<Subject, ReadonlySet<string>>> = {
  goods: new Set(["Prices", "Buying", "Offers", "Choosing"]),
  work: new Set(["Prices", "Offers", "Choosing", "Learning"]),
  person: new Set(),
  place: new Set(),
  property: new Set(),
  thing: new Set(),
};

/** Of these headings, what would be nonsense beside goods or beside work. */
const unsuited: Readonly<Record<Locale, Readonly<Record<"goods" | "work", ReadonlySet<string>>>>> =
  {
    ar: {
      goods: keys(
        "سعر متر، متوسط سعر، حساب تكلفة، عرض سعر، مطلوب، حجز، احجز، إيجار، تأجير، للإيجار، بالساعة، يومي، شهري، منزلي، في المنزل، من المالك مباشرة، توصيل، مجاني، مجانًا، هدية، للمبتدئين، للأطفال، للسيدات، للرجال، للعرايس، للشركات، للمحلات، للمطاعم، هل يستحق الشراء، الفرق بين، مقارنة بين، أشطر، أفضل شركات، معتمد، معتمدة، موثوق، تفصيل",
      ),
      work: keys(
        "سعر متر، بسعر المصنع، بسعر الجملة، سعر اليوم، الأسعار اليوم، كود خصم، كوبون خصم، تصفية، أوكازيون، هدية، مقاسات، ألوان، أشكال، ماركات، أفضل ماركات، موديلات، أحدث موديلات، كتالوج، مواصفات، للعرايس، للأطفال، للسيدات، للرجال، للمطاعم، للمحلات، هل يستحق الشراء، مودرن، كلاسيك، فاخر، فخم، الفرق بين، مقارنة بين، أجود، أقوى، أشطر، أكبر، صور، مكونات، أضرار، أسباب، أعطال، حل مشكلة، إيه هو، ما هو، ما هي، استخدامات، متى، بي دي إف، عروض رمضان، عروض العيد، الجمعة البيضاء، مجانًا، فوائد، أفكار مشروع، مراجعة",
      ),
    },
    en: {
      goods: keys(
        "difference between، price per meter، price per kilo، price per hour، rates، fees، quote، free quote، cost calculator، how much does it cost to get، for rent، rent، hire، book، booking، at home، monthly، daily، emergency، same day، from owner، free، packages، certified، licensed، professional، trusted، reliable، portfolio، before and after، for beginners، for small business، vs، or، compared to، local، worth it، sell، store، shop، compare، types، delivery",
      ),
      work: keys(
        "difference between، price per meter، price per kilo، how much does it cost to get، clearance، black friday، sale، coupon، promo code، new، latest، modern، luxury، sizes، colors، models، catalog، specs، brands، best brands of، vs، or، compared to، for kids، for women، for men، for home، how to، what are، why، when to، how to use، how to make، how long does it take to get، how does it work، ingredients، recipe، side effects، salary، problems، troubleshooting، diy، definition، template، checklist، uses of، pictures، colours، ratings، compare، types، worth it، pdf، price per hour، required documents، features",
      ),
    },
  };

function keys(terms: string): ReadonlySet<string> {
  return new Set(terms.split("، ").map(toKeywordKey));
}

/** Arabic qualities, which agree with what they are said of; the other modifiers stay as they are. */
const qualities: ReadonlySet<string> = keys(
  "مستعمل، جديد، أصلي، مستورد، تركي، جاهز، متوفر، رخيص، اقتصادي، ممتاز، فاخر، فخم، مضمون، موثوق، معتمد، منزلي، مجاني، مستعملة، جديدة، أصلية، رخيصة، معتمدة",
);

/** A keyword with one of the lexicon's wishes before or after it, and that wish. */
export interface Modified {
  readonly keyword: string;
  readonly modifier: string;
}

/** All wishes that can be added to a keyword, in the order of the lexicon. */
export function listModified(
  lexicon: Lexicon,
  { core, language, subject }: ParsedKeyword,
): readonly Modified[] {
  if (subject !== "goods" && subject !== "work") return [];
  const isSuitable = ({ section, key }: Entry) =>
    sectionsBySubject[subject].has(section) && !unsuited[language][subject].has(key);
  return lexicon.modifiers.filter(isSuitable).flatMap(({ term, key, position }) => {
    const modifier = language === "ar" && qualities.has(key) ? agree(term, core) : term;
    if (modifier === undefined) return [];
    const name = language === "en" ? core.toLowerCase() : core;
    return [
      { keyword: position === "before" ? `${modifier} ${name}` : `${name} ${modifier}`, modifier },
    ];
  });
}

/** «مستعملة» for «غسالة» and «مستعمل» for «موبايل». @returns undefined where the keyword has an article: its qualities would too */
function agree(quality: string, core: string): string | undefined {
  if (core.split(" ").some(isDefinite)) return undefined;
  return isFeminine(core) ? quality.replace(/(?<!ة)$/, "ة") : quality.replace(/ة$/, "");
}
