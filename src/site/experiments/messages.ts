import { defineMessages } from "#i18n/messages.ts";

export const figureMessages = defineMessages({
  computed: {
    ar: "حسبناه يوم {date}: {method}.",
    en: "Computed on {date}: {method}.",
  },
  caption: {
    ar: "قسناه يوم {date} في {browser}: {method}.",
    en: "Measured on {date} in {browser}: {method}.",
  },
});

export const pageTimeMessages = defineMessages({
  title: { ar: "كم ينتظر زائر صفحتك؟", en: "How long does your visitor wait?" },
  weight: { ar: "وزن الصفحة", en: "Weight of the page" },
  kilobytes: { ar: "{n} كيلوبايت", en: "{n} KB" },
  megabits: { ar: "{n} ميجابت في الثانية", en: "{n} Mbps" },
  seconds: { ar: "{n} ثانية", en: "{n} s" },
  note: {
    ar: "حتى تصل الصفحة كلها: وزنها مقسومًا على سرعة الإنترنت، ومعه {n} مللي ثانية قبل أول رد.",
    en: "Until all of the page is there: its weight over the connection speed, and {n} ms before the first answer.",
  },
});

export const adBudgetMessages = defineMessages({
  title: { ar: "احسب شهرك", en: "Work out your month" },
  dailyBudget: { ar: "ميزانية اليوم بالجنيه", en: "Daily budget in EGP" },
  clickPrice: { ar: "ثمن النقرة بالجنيه", en: "Price of a click in EGP" },
  callsPerHundred: { ar: "المتصلون من كل مئة زائر", en: "Callers in a hundred visitors" },
  customersPerTen: { ar: "الزبائن من كل عشرة متصلين", en: "Customers in ten callers" },
  profitPerCustomer: { ar: "ربحك من الزبون بالجنيه", en: "Profit from a customer in EGP" },
  clicks: { ar: "النقرات", en: "Clicks" },
  calls: { ar: "الاتصالات", en: "Calls" },
  customers: { ar: "الزبائن", en: "Customers" },
  gain: {
    ar: "تكلفة الزبون بالجنيه: {cost}، ويبقى لك من ربحه: {left}",
    en: "Cost of a customer in EGP: {cost}. Left of the profit: {left}",
  },
  loss: {
    ar: "تكلفة الزبون بالجنيه: {cost}، وتخسر فيه: {left}",
    en: "Cost of a customer in EGP: {cost}. Lost on each: {left}",
  },
});

export const contrastMessages = defineMessages({
  title: { ar: "قِس لونين", en: "Measure two colours" },
  sample: { ar: "عسل الوادي", en: "Wadi Honey" },
  text: { ar: "الكلام", en: "Text" },
  background: { ar: "الخلفية", en: "Background" },
  any: { ar: "التباين {ratio}: يصلح لكل نص", en: "Contrast {ratio}: enough for any text" },
  large: {
    ar: "التباين {ratio}: للحروف الكبيرة وحدود الحقول فقط",
    en: "Contrast {ratio}: large letters and borders of fields only",
  },
  none: { ar: "التباين {ratio}: لا يُقرأ", en: "Contrast {ratio}: not for text" },
});

export const typeSampleMessages = defineMessages({
  title: { ar: "جرّب الحجم والسطر والتباعد", en: "Try size, line and spacing in Arabic" },
  size: { ar: "الحجم بالبكسل", en: "Size in pixels" },
  line: { ar: "ارتفاع السطر", en: "Line height" },
  spacing: { ar: "التباعد بوحدة em", en: "Letter spacing in em" },
});

export const titleWidthMessages = defineMessages({
  title: { ar: "جرّب عنوانًا في النتائج", en: "Try a title in the results" },
  example: {
    ar: "كعك وبسكويت بالسمن البلدي في طنطا | حلويات أم كريم",
    en: "Butter biscuits baked daily in Tanta | Om Karim Sweets",
  },
  width: { ar: "العرض بالبكسل: {n} من {max}", en: "Width in pixels: {n} of {max}" },
  note: {
    ar: "بخط Arial حجم 20، وسطر عرضه نحو 600: تقديرنا لشاشة الكمبيوتر.",
    en: "In 20-pixel Arial on a line of about 600: our estimate for a computer screen.",
  },
});
