import type { Group } from "../contract.ts";
import { toKeywordKey } from "./keyword-key.ts";

/** The countries and cities that phrases are most often made with, in both languages. */
const places: ReadonlySet<string> = new Set(
  [
    "مصر القاهرة الجيزة الإسكندرية اسكندرية المنصورة طنطا الزقازيق أسيوط سوهاج المنيا الفيوم أسوان",
    "الأقصر الغردقة دمياط بورسعيد السويس الإسماعيلية المعادي الزمالك الدقي المهندسين الشروق العبور",
    "التجمع أكتوبر حلوان شبرا هليوبوليس الرحاب مدينتي",
    "المحلة بنها دمنهور قنا مطروح العريش بلبيس المنوفية الشرقية الدقهلية الغربية القليوبية البحيرة",
    "السعودية الرياض جدة مكة الدمام الكويت قطر الدوحة البحرين عمان الإمارات دبي أبوظبي الشارقة",
    "egypt cairo giza alexandria mansoura tanta zagazig assiut aswan luxor hurghada maadi zamalek",
    "mahalla banha damanhour damietta ismailia suez fayoum minya sohag qena matrouh",
    "saudi ksa riyadh jeddah dammam kuwait qatar doha bahrain oman uae dubai sharjah",
  ]
    .join(" ")
    .split(" ")
    .map(toKeywordKey),
);

/** Places of two words, neither of which is one by itself. */
const pairs = ["مدينة نصر", "كفر الشيخ", "شرم الشيخ", "شبين الكوم", "nasr city"].map(toKeywordKey);

/**
 * Whether a phrase names a place that the searched one does not: where the visitor sells is not
 * known, so such a phrase cannot be advised.
 */
export function addsPlace(keyword: string, searched: string): boolean {
  const [key, searchedKey] = [toKeywordKey(keyword), toKeywordKey(searched)];
  const own = new Set(searchedKey.split(" "));
  const isAdded = (word: string): boolean => !own.has(word) && !own.has(toPlace(word));
  return (
    key.split(" ").some((word) => isAdded(word) && places.has(toPlace(word))) ||
    pairs.some((pair) => key.includes(pair) && !searchedKey.includes(pair))
  );
}

/** An Arabic place without the letters that are written onto it: «بالقاهرة» and «لمصر». */
const toPlace = (word: string): string =>
  places.has(word) ? word : toKeywordKey(word.replace(/^(?:وال|بال|لل|[وبل])(?=.{3})/, ""));

/**
 * Whether a phrase is about another place than the one that was chosen: it names one, or it is one
 * of the phrases of places and does not name the chosen one.
 * @param place as it was typed; null where none was, and no phrase is then about another
 */
export function isElsewhere(
  { keyword, group }: { readonly keyword: string; readonly group: Group },
  searched: string,
  place: string | null,
): boolean {
  if (place === null) return false;
  const words = new Set(toKeywordKey(keyword).split(" ").map(toPlace));
  const isThere = toKeywordKey(place)
    .split(" ")
    .every((word) => words.has(toPlace(word)));
  return addsPlace(keyword, searched) || (group === "places" && !isThere);
}
