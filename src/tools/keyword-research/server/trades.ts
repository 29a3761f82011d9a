import type { Locale } from "#i18n/messages.ts";
import { toKeywordKey } from "../engine/keyword-key.ts";
import { getHead, type Entry, type Lexicon } from "./lexicon.ts";

/**
 * The trade that a keyword belongs to, which decides what people add to it: a delivery to sweets,
 * sizes to clothes, instalments to what is dear.
 */
export type Trade =
  | "sweets"
  | "grocery"
  | "eatery"
  | "fashion"
  | "accessories"
  | "jewellery"
  | "beauty"
  | "gifts"
  | "household"
  | "building"
  /** Furniture, appliances and devices that are paid off. */
  | "durables"
  | "vehicles"
  | "kitchens"
  | "property"
  /** A home to let. */
  | "rental"
  | "health"
  | "pharmacy"
  | "law"
  | "office"
  | "digital"
  | "courses"
  | "schooling"
  | "repair"
  | "fitting"
  | "housework"
  | "transport"
  | "travel"
  | "events"
  | "salon"
  | "sport"
  | "craft";

/** The trade of each section of the lists of goods and services; null where it has several. */
export const tradeBySection: Readonly<Record<string, Trade | null>> = {
  "Women's clothing": "fashion",
  "Men's and children's clothing": "fashion",
  "Shoes, bags and watches": "accessories",
  "Gold and jewellery": "jewellery",
  "Furniture and home": "household",
  Kitchenware: "household",
  "Home appliances": "household",
  "Phones, computers and games": "household",
  "Supermarket and food": "grocery",
  "Sweets, bakery and nuts": "sweets",
  "Spices and herbs": "grocery",
  "Perfumes and incense": "beauty",
  "Cosmetics and care": "beauty",
  "Gifts and flowers": "gifts",
  "Toys and babies": "household",
  "Building materials and sanitary ware": "building",
  "Tools and machines": "building",
  "Cars, motorcycles and parts": "household",
  "Plants, farming and animals": "household",
  "Books, stationery and school": "household",
  "Medical supplies and supplements": "household",
  "Sport and outdoors": "household",
  "Fabrics and sewing": "building",
  "Cleaning and packing supplies": "building",
  "Fabrics, cleaning and packing supplies": "building",
  "Shops and stalls": null,
  Shops: null,
  "Doctors and clinics": "health",
  "Veterinary and pets": "health",
  Law: "law",
  "Accounting, money and insurance": "office",
  "Web, software and marketing": "digital",
  "Tutoring and nurseries": "schooling",
  "Tutoring, nurseries and schools": "schooling",
  Courses: "courses",
  "Home repairs: plumbing and electricity": "repair",
  "Air conditioning": "repair",
  "Maintenance centres of appliances": "repair",
  "Maintenance of appliances and phones": "repair",
  "Carpentry, kitchens, aluminium and metal": "fitting",
  "Finishing, decoration and building": "fitting",
  "Cleaning and pests": "housework",
  "Cleaning, household staff and security": "housework",
  "Moving and storage": "transport",
  "Shipping and customs": "transport",
  Cars: "repair",
  "Real estate": "property",
  "Travel, visas, hajj and umrah": "travel",
  "Weddings, events and photography": "events",
  "Beauty and salons": "salon",
  Sports: "sport",
  "Food services": "eatery",
  "Printing and signs": "craft",
  "Tailoring and crafts": "craft",
  "Work and staffing": "office",
  "Work and consulting": "office",
  "Telecoms and bills": "office",
  Telecoms: "office",
};

/** Words of goods that are dear enough to be paid off, unless a small part of one is meant. */
const dear: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "أثاث موبيليا غرف غرفة سفرة أنتريه أنتريهات ركنة صالون صالونات كنب كنبة مرتبة مراتب دولاب سرير أجهزة تكييف تكييفات مكيف مكيفات غسالة غسالات ثلاجة ثلاجات فريزر بوتاجاز بوتاجازات شاشة شاشات تلفزيون تلفزيونات سخان سخانات موبايل موبايلات آيفون سامسونج شاومي أوبو ريلمي إنفينكس هواوي هونر تابلت آيباد لابتوب كمبيوتر كاميرا بلايستيشن",
  ),
  en: toKeys(
    "furniture bedroom bedrooms sofa sofas couch mattress mattresses bed beds wardrobe wardrobes appliances conditioner conditioners ac fridge fridges refrigerator refrigerators freezer dishwasher washer machine machines cooker oven tv tvs heater mobile mobiles phone phones iphone samsung xiaomi oppo realme tablet tablets ipad laptop laptops macbook computer computers pc camera playstation",
  ),
};
const vehicles: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "سيارة سيارات عربية عربيات تويوتا هيونداي نيسان كيا شيفروليه فيات لادا مرسيدس موتوسيكل موتوسيكلات سكوتر تروسيكل توك ميكروباص نارية",
  ),
  en: toKeys(
    "car cars suv toyota hyundai nissan kia mg byd bmw mercedes motorcycle motorcycles scooter scooters truck trucks",
  ),
};
const smallParts: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "جراب شاحن كابل سماعة سماعات حامل إكسسوارات قطع غيار بطارية بطاريات فرش كاوتش إطارات كفرات جنوط زيت زيوت فلتر غطاء مفرش مفارش مخدة ستارة ستائر حبر كارت هارد فلاشة كيبورد ماوس إزازة طفاية سجاد ملاية لحاف خلاط مكواة لعبة مستلزمات كشاف كشافات مرايات دواسات معطر",
  ),
  en: toKeys(
    "case charger chargers cable headphones earbuds earphones holder accessories parts part battery tires tyres rims oil filter cover covers screen protector pillow sheets mat mats curtain curtains toy toys toner cartridge ram mouse keyboard card plug plugs pads stereo lamp coffee sewing waffle helmet pad headset ring",
  ),
};
const kitchens: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys("مطبخ مطابخ"),
  en: toKeys("kitchen kitchens"),
};
/** What comes after the kitchen word in goods that are used in one, and in work on one. */
const notKitchens: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys("أدوات سكينة صيانة تصليح تنظيف تسليك شفاط نقاشة معدات تجهيز مطعم سنتر"),
  en: toKeys("tools knife knives cleaning repair hood scale utensils towel appliances faucet"),
};

/** Words that settle the trade wherever the lists have the others. */
const settling: Readonly<Record<Locale, readonly (readonly [Trade, ReadonlySet<string>])[]>> = {
  ar: [
    ["repair", toKeys("تصليح صيانة إصلاح")],
    ["pharmacy", toKeys("صيدلية صيدليات أجزخانة")],
    ["travel", toKeys("فندق فنادق أوتيل")],
  ],
  en: [
    ["repair", toKeys("repair repairs maintenance")],
    ["pharmacy", toKeys("pharmacy pharmacies drugstore")],
  ],
};
const toLet: ReadonlySet<string> = toKeys(
  "إيجار للإيجار تأجير مفروش مفروشة مشترك طالبات طلبة rent rental furnished shared",
);

/** Heads that name a business of any trade: what follows them says which. */
const businesses: Readonly<Record<Locale, ReadonlySet<string>>> = {
  ar: toKeys(
    "محل محلات متجر شركة شركات مركز مراكز سنتر مكتب مكاتب مصنع مصانع معرض معارض مول سوق ورشة",
  ),
  en: toKeys(
    "shop shops store stores company companies center centre office factory showroom market agency",
  ),
};

function toKeys(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(toKeywordKey));
}

/**
 * Finds the trade of a keyword from the section of the longest term of the lists that it contains,
 * those with its head first.
 * @param key as `toKeywordKey` returns it
 * @param known what its head has said already
 * @returns undefined where the lists know none of its words, or only the kind of business
 */
export function findTrade(key: string, lexicon: Lexicon, known?: Trade): Trade | undefined {
  const { language } = lexicon;
  const words = key.split(" ");
  if (known !== undefined) return refineTrade(known, words, language);
  const settled = settling[language].find(([, ones]) => words.some((word) => ones.has(word)));
  if (settled !== undefined) return settled[0];
  const whole = refineTrade(getTrade(findThing(key, lexicon)), words, language);
  if (whole !== undefined) return whole;
  const named = words.filter((word) => !businesses[language].has(word));
  for (const span of listSpans(named, language)) {
    const trade =
      getTrade(findThing(span.join(" "), lexicon)) ??
      (span.length === 1 ? findHeadTrade(span[0]!, lexicon) : undefined);
    if (trade !== undefined) return refineTrade(trade, words, language);
  }
  return refineTrade(undefined, words, language);
}

function findThing(key: string, lexicon: Lexicon): Entry | undefined {
  const known = [key, ...lexicon.getSynonyms(key).map(toKeywordKey)].flatMap(
    (one) => lexicon.find(one) ?? lexicon.findSimilar(one) ?? [],
  );
  return known.find(({ kind }) => kind === "goods" || kind === "services");
}

const getTrade = (entry: Entry | undefined): Trade | undefined =>
  (entry && tradeBySection[entry.section]) ?? undefined;

/** All runs of words, the longest first, and of one length those with the head first. */
function listSpans(words: readonly string[], language: Locale): readonly (readonly string[])[] {
  return words.flatMap((_, i) => {
    const count = words.length - i;
    const runs = Array.from({ length: i + 1 }, (__, from) => words.slice(from, from + count));
    return language === "ar" ? runs : runs.toReversed();
  });
}

/** The trade of the most searched terms with this head; of any others only what all agree on. */
function findHeadTrade(word: string, lexicon: Lexicon): Trade | undefined {
  const weights = new Map<Trade, number>();
  const others: Trade[] = [];
  for (const entry of lexicon.goodsAndServices) {
    const trade = getTrade(entry);
    if (trade === undefined || !entry.words.includes(word)) continue;
    if (getHead(entry.words, lexicon.language) === word)
      weights.set(trade, (weights.get(trade) ?? 0) + 10 ** entry.tier);
    else others.push(trade);
  }
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a);
  if (best !== undefined) return best[0];
  return others.length > 1 && new Set(others).size === 1 ? others[0] : undefined;
}

/** Goods of one section are dear or small, and of the fitters only kitchens are paid off. */
function refineTrade(
  trade: Trade | undefined,
  words: readonly string[],
  language: Locale,
): Trade | undefined {
  const has = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word));
  if (
    (trade === undefined || trade === "household" || trade === "fitting") &&
    has(kitchens[language]) &&
    !has(notKitchens[language])
  )
    return "kitchens";
  if (trade === "property" && has(toLet)) return "rental";
  if (trade !== "household" || has(smallParts[language])) return trade;
  if (has(vehicles[language])) return "vehicles";
  return has(dear[language]) ? "durables" : trade;
}
