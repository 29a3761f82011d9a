import { defineMessages } from "#i18n/messages.ts";

/** The words on the drawn map of the street. */
export const streetMapMessages = defineMessages({
  title: {
    ar: "خريطة مرسومة لشارع المعز لدين الله، من باب الفتوح شمالًا إلى باب زويلة جنوبًا. رؤية في منتصفه.",
    en: "A drawn map of Al-Muizz Street, from Bab al-Futuh in the north to Bab Zuweila in the south. Ro2ya is halfway along it.",
  },
  street: { ar: "شارع المعز", en: "Al-Muizz Street" },
  azharStreet: { ar: "شارع الأزهر", en: "Al-Azhar Street" },
  portSaidStreet: { ar: "شارع بورسعيد", en: "Port Said Street" },
  park: { ar: "حديقة الأزهر", en: "Al-Azhar Park" },
  north: { ar: "ش", en: "N" },
  scale: { ar: "200 متر", en: "200 m" },
  futuh: { ar: "باب الفتوح", en: "Bab al-Futuh" },
  nasr: { ar: "باب النصر", en: "Bab al-Nasr" },
  hakim: { ar: "جامع الحاكم", en: "Al-Hakim Mosque" },
  aqmar: { ar: "الجامع الأقمر", en: "Al-Aqmar Mosque" },
  khan: { ar: "خان الخليلي", en: "Khan el-Khalili" },
  hussein: { ar: "مسجد الحسين", en: "Al-Hussein Mosque" },
  azhar: { ar: "الجامع الأزهر", en: "Al-Azhar Mosque" },
  ghuri: { ar: "مجموعة الغوري", en: "Al-Ghuri Complex" },
  zuweila: { ar: "باب زويلة", en: "Bab Zuweila" },
  metro: { ar: "مترو باب الشعرية", en: "Bab El Shaaria metro" },
});
