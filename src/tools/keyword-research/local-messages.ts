import { defineMessages } from "#i18n/messages.ts";

/** The advice for a keyword that is looked for near its searcher. */
export const localMessages = defineMessages({
  title: { ar: "زبونك يبحث عن مكان قريب منه", en: "Your customers search for a place nearby" },
  mapTitle: {
    ar: "أضف نشاطك إلى خرائط جوجل",
    en: "Add your business to Google Maps",
  },
  mapText: {
    ar: "من يكتب «{keyword}» يرى الخريطة قبل المواقع. سجّل مجانًا في «الملف التجاري على جوجل»: الاسم والعنوان والمواعيد وصور مكانك من الداخل، ثم اطلب من زبائنك أن يكتبوا رأيهم.",
    en: "People who type “{keyword}” see the map before any site. Register free of charge with Google Business Profile: name, address, hours and photos of the inside. Then ask your customers for reviews.",
  },
  pageTitle: {
    ar: "ثم اكتب صفحة تذكر مدينتك أو حيّك",
    en: "Then write a page that names your town or district",
  },
  placeLabel: { ar: "في أي مدينة أو حي تعمل؟", en: "Where are you?" },
  placeExample: { ar: "مثل: طنطا، أو مدينة نصر", en: "For example: Tanta, or Nasr City" },
  placeSearch: { ar: "ابحث في منطقتي", en: "Search in my place" },
  placeMissing: { ar: "اكتب اسم المدينة أو الحي.", en: "Type a town or a district." },
  placeOffers: { ar: "مدن", en: "Cities" },
  placedTitle: { ar: "ثم اكتب صفحة عن", en: "Then write a page for" },
  placedText: {
    ar: "اذكر في الصفحة العنوان ورقم الهاتف كما كتبتهما على الخريطة. من يكتبون اسم مدينتك أقل ممن يبحثون في مصر كلها، لكنهم قريبون منك.",
    en: "Give the address and phone number as they are on the map. One town has fewer searches than all of Egypt, but whoever types its name is near you.",
  },
});
