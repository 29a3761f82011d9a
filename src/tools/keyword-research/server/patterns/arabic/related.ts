import { companies, visits } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/**
 * The patterns of the five related phrases of a keyword with a place: what people of that place
 * type, the most likely first.
 */
export const arabicLocal: readonly Pattern[] = [
  {
    group: "related",
    subjects: ["place"],
    texts: ["{n} في {p}", "أفضل {i} في {p}", "عناوين {m} في {p}", "أشهر {m} في {p}"],
  },
  {
    group: "related",
    subjects: ["person"],
    texts: ["أفضل {i} في {p}", "{i} {good} في {p}", "رقم {x} في {p}"],
  },
  {
    group: "related",
    subjects: ["goods"],
    texts: [
      "محلات {n} في {p}",
      "محل {i} في {p}",
      "أسعار {m} في {p}|سعر {x} في {p}",
      "أفضل محل {i} في {p}",
    ],
  },
  {
    group: "related",
    subjects: ["work"],
    trades: companies,
    texts: ["شركة {i} في {p}", "أفضل شركة {i} في {p}", "شركات {x} في {p}"],
  },
  { group: "related", subjects: ["work"], texts: ["أسعار {x} في {p}"] },
  {
    group: "related",
    subjects: ["property"],
    texts: ["أسعار {m} في {p}|سعر {x} في {p}", "{x} في {p} من المالك مباشرة"],
  },
  { group: "related", subjects: ["thing"], texts: ["{x} في {p}"] },
];

/** The patterns of the five related phrases, the most likely first. */
export const arabicRelated: readonly Pattern[] = [
  {
    group: "related",
    subjects: ["goods", "property"],
    texts: ["أسعار {m}|سعر {d}"],
  },
  {
    group: "related",
    subjects: ["work"],
    texts: ["أسعار {x}"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["sweets", "gifts"],
    texts: ["محل {i}", "{x} توصيل", "محل {i} قريب مني", "{x} للمناسبات", "{x} للعيد"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["grocery"],
    texts: ["محل {i}", "{x} توصيل", "محل {i} قريب مني", "{x} بالجملة"],
  },
  { group: "related", trades: ["eatery"], texts: ["منيو {x}", "{x} توصيل"] },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["fashion"],
    texts: ["محلات {n}|محل {i}", "{x} أونلاين", "محل {i} قريب مني", "{x} بالجملة"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["accessories", "beauty"],
    texts: ["محلات {n}|محل {i}", "{x} أونلاين", "محل {i} قريب مني", "عروض {m}"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["jewellery"],
    texts: ["أشكال {m}", "{x} أونلاين", "محلات {n}|محل {i}"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["household"],
    texts: ["محلات {n}|محل {i}", "عروض {m}", "{x} أونلاين", "{x} بالجملة"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["building"],
    texts: ["محلات {n}|محل {i}", "{x} بالجملة", "محل {i} قريب مني"],
  },
  {
    group: "related",
    subjects: ["goods", "thing"],
    trades: ["durables"],
    texts: ["{x} بالتقسيط", "عروض {m}", "محلات {n}", "{x} أونلاين"],
  },
  {
    group: "related",
    subjects: ["goods", "thing"],
    trades: ["vehicles"],
    texts: ["{x} بالتقسيط", "معارض {n}|معرض {i}", "{x} للبيع"],
  },
  {
    group: "related",
    subjects: ["goods", "work", "thing"],
    trades: ["kitchens"],
    texts: ["شركة {i}", "{x} بالتقسيط", "شركة {i} قريبة مني", "أشكال {m}"],
  },
  {
    group: "related",
    subjects: ["property"],
    texts: ["{x} من المالك مباشرة"],
  },
  { group: "related", subjects: ["property"], trades: ["property"], texts: ["{x} بالتقسيط"] },
  {
    group: "related",
    subjects: ["person"],
    trades: ["health"],
    texts: ["سعر كشف {x}", "حجز {i}"],
  },
  {
    group: "related",
    subjects: ["place"],
    trades: ["health"],
    unless: /^(?:معمل|معامل|شركه|شركات|مصنع|محل|محلات)/,
    texts: ["أسعار {x}", "حجز {i}"],
  },
  { group: "related", trades: ["pharmacy"], texts: ["{x} توصيل", "{x} 24 ساعة"] },
  { group: "related", subjects: ["work"], trades: ["health"], texts: ["تكلفة {x}", "مركز {i}"] },
  {
    group: "related",
    subjects: ["person"],
    trades: ["law", "office"],
    texts: ["استشارة {i}", "أتعاب {i}"],
  },
  { group: "related", trades: ["courses"], texts: ["{x} أونلاين", "{x} للمبتدئين", "{x} بشهادة"] },
  { group: "related", subjects: ["place"], trades: ["schooling"], texts: ["مصاريف {x}"] },
  {
    group: "related",
    subjects: ["person", "work"],
    trades: ["schooling"],
    texts: ["{x} أونلاين", "سعر حصة {x}"],
  },
  {
    group: "related",
    subjects: ["work"],
    trades: ["repair"],
    texts: ["مركز {i}"],
  },
  {
    group: "related",
    subjects: ["person"],
    trades: visits,
    texts: ["سعر {x}", "{x} 24 ساعة"],
  },
  {
    group: "related",
    subjects: ["place"],
    trades: ["events", "salon", "travel"],
    unless: /^(?:محل|محلات|شركه|شركات)/,
    texts: ["أسعار {m}|سعر {x}", "حجز {i}"],
  },
  {
    group: "related",
    subjects: ["person"],
    trades: ["events", "salon", "travel"],
    texts: ["سعر {x}", "حجز {i}"],
  },
  {
    group: "related",
    subjects: ["place"],
    trades: ["sport"],
    texts: ["سعر اشتراك {x}", "اشتراك {i}"],
  },
  { group: "related", subjects: ["person"], trades: ["sport"], texts: ["سعر {x}"] },
  {
    group: "related",
    subjects: ["work"],
    trades: ["events", "salon", "travel"],
    texts: ["عروض {x}"],
  },
  { group: "related", subjects: ["work"], trades: companies, texts: ["شركة {i}", "شركات {x}"] },
  {
    group: "related",
    subjects: ["work"],
    trades: ["digital", "office"],
    texts: ["{x} للشركات"],
  },
  { group: "related", subjects: ["person", "place"], texts: ["{i} {near} مني"] },
  { group: "related", subjects: ["place"], texts: ["{n}"] },
  {
    group: "related",
    subjects: ["goods", "person", "place", "property", "thing"],
    texts: ["أفضل {i}"],
  },
  {
    group: "related",
    subjects: ["person"],
    trades: [...visits, "health", "law", "schooling"],
    texts: ["رقم {x}"],
  },
  // Whoever sells in one town finds the examples of large cities, and types the town instead.
  {
    group: "related",
    subjects: ["person", "place", "work", "property"],
    texts: ["{x} في القاهرة", "{x} في الإسكندرية", "{x} في طنطا", "{x} في المنصورة"],
  },
  {
    group: "related",
    subjects: ["skill"],
    texts: ["كورس {x}", "تعلم {d}", "كورس {x} أونلاين", "كورسات {x}", "{x} للمبتدئين"],
  },
  {
    group: "related",
    subjects: ["town"],
    texts: ["فنادق {x}", "مطاعم {x}", "رحلات {x}", "شقق للبيع في {x}", "أماكن خروج في {x}"],
  },
  { group: "related", subjects: ["thing"], texts: ["سعر {x}"] },
  {
    group: "related",
    texts: [
      "{x} في مصر",
      "{x} في القاهرة",
      "{x} في الإسكندرية",
      "{x} في الجيزة",
      "معنى {d}",
      "أنواع {x}",
      "شرح {x}",
    ],
  },
];
