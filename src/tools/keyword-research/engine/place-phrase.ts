import { toKeywordKey } from "./keyword-key.ts";

/** The countries and cities that phrases are most often made with, in both languages. */
const places: ReadonlySet<string> = new Set(
  [
    "مصر القاهرة الجيزة الإسكندرية اسكندرية المنصورة طنطا الزقازيق أسيوط سوهاج المنيا الفيوم أسوان",
    "الأقصر الغردقة دمياط بورسعيد السويس الإسماعيلية المعادي الزمالك الدقي المهندسين الشروق العبور",
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

/**
 * Whether a phrase names a place that the searched one does not: where the visitor sells is not
 * known, so such a phrase cannot be advised.
 */
export function addsPlace(keyword: string, searched: string): boolean {
  const own = new Set(toKeywordKey(searched).split(" "));
  return toKeywordKey(keyword)
    .split(" ")
    .some((word) => !own.has(word) && places.has(toPlace(word)));
}

/** An Arabic place without the letters that are written onto it: «بالقاهرة» and «لمصر». */
const toPlace = (word: string): string =>
  places.has(word) ? word : toKeywordKey(word.replace(/^(?:وال|بال|لل|[وبل])(?=.{3})/, ""));
