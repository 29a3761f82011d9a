import { locales, type Locale, type Localized } from "#i18n/messages.ts";

/** Cities with data centres that an agency in the region is likely to use. */
const cities: readonly Localized[] = [
  { en: "Cairo", ar: "القاهرة" },
  { en: "Alexandria", ar: "الإسكندرية" },
  { en: "Giza", ar: "الجيزة" },
  { en: "Riyadh", ar: "الرياض" },
  { en: "Jeddah", ar: "جدة" },
  { en: "Dammam", ar: "الدمام" },
  { en: "Dubai", ar: "دبي" },
  { en: "Abu Dhabi", ar: "أبوظبي" },
  { en: "Doha", ar: "الدوحة" },
  { en: "Kuwait City", ar: "مدينة الكويت" },
  { en: "Manama", ar: "المنامة" },
  { en: "Muscat", ar: "مسقط" },
  { en: "Amman", ar: "عمّان" },
  { en: "Beirut", ar: "بيروت" },
  { en: "Baghdad", ar: "بغداد" },
  { en: "Casablanca", ar: "الدار البيضاء" },
  { en: "Tunis", ar: "تونس" },
  { en: "Algiers", ar: "الجزائر" },
  { en: "Istanbul", ar: "إسطنبول" },
  { en: "Frankfurt", ar: "فرانكفورت" },
  { en: "Nuremberg", ar: "نورنبرج" },
  { en: "Falkenstein", ar: "فالكنشتاين" },
  { en: "Helsinki", ar: "هلسنكي" },
  { en: "Amsterdam", ar: "أمستردام" },
  { en: "London", ar: "لندن" },
  { en: "Paris", ar: "باريس" },
  { en: "Marseille", ar: "مرسيليا" },
  { en: "Milan", ar: "ميلانو" },
  { en: "Madrid", ar: "مدريد" },
  { en: "Warsaw", ar: "وارسو" },
  { en: "Stockholm", ar: "ستوكهولم" },
  { en: "Mumbai", ar: "مومباي" },
  { en: "Singapore", ar: "سنغافورة" },
  { en: "New York", ar: "نيويورك" },
  { en: "Ashburn", ar: "آشبرن" },
];

/**
 * Translates the city of `SERVER_LOCATION` from either language into the page's; an unknown city is
 * returned as it is.
 */
export function localizeLocation(locale: Locale, setting: string): string {
  const written = setting.trim();
  const city = cities.find((names) =>
    locales.some((candidate) => names[candidate].toLowerCase() === written.toLowerCase()),
  );
  return city?.[locale] ?? written;
}
