import { companies, performed, visits, weighed } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/** Sold in showrooms, and not in shops. */
const vehicle = /^(?:سيار|عربي|موتوسيكل|سكوتر)/;

/** Where a thing is sold or done, or a person or a shop is found. */
export const arabicPlaces: readonly Pattern[] = [
  {
    group: "places",
    subjects: ["person", "place", "property", "thing"],
    texts: ["{x} في {p}"],
  },
  {
    group: "places",
    subjects: ["work"],
    trades: companies,
    texts: ["شركة {i} في {p}"],
  },
  {
    group: "places",
    subjects: ["work"],
    trades: performed,
    unless: /اونلاين|عن بعد/,
    texts: ["{x} في {p}"],
  },
  {
    group: "places",
    subjects: ["goods"],
    unless: vehicle,
    texts: ["محلات {n} في {p}|محل {i} في {p}"],
  },
  {
    group: "places",
    subjects: ["goods"],
    trades: ["vehicles"],
    texts: ["معارض {n} في {p}|{x} في {p}"],
  },
  {
    group: "places",
    subjects: ["person", "place"],
    texts: ["{i} {near} مني", "أقرب {i}", "{i} جنبي", "{i} بالقرب مني"],
  },
  { group: "places", subjects: ["skill"], texts: ["كورس {x} في {p}", "مركز تعليم {x} قريب مني"] },
  {
    group: "places",
    subjects: ["town"],
    texts: ["مطاعم في {x}", "كافيهات في {x}", "محلات في {x}", "مستشفيات {x}"],
  },
  { group: "places", subjects: ["place"], texts: ["عناوين {m}", "أرقام {m}"] },
  {
    group: "places",
    subjects: ["person"],
    trades: [...visits, "health", "law", "schooling"],
    texts: ["رقم {x}"],
  },
  {
    group: "places",
    // A company is near someone; what it does is not.
    subjects: ["work"],
    trades: companies,
    texts: [
      "شركة {i} قريبة مني",
      "أقرب شركة {i}",
      "شركات {x} في مصر",
      "أسعار {m} في مصر",
      "عناوين شركات {x}",
      "رقم شركة {i}",
    ],
  },
  {
    group: "places",
    subjects: ["goods"],
    unless: vehicle,
    texts: [
      "محلات {n} قريبة مني",
      "محل {i} قريب مني",
      "أقرب محل {i}",
      "أرخص محلات {n}",
      "أسعار {m} في مصر",
    ],
  },
  {
    group: "places",
    subjects: ["goods"],
    trades: ["grocery", "building", "jewellery", ...weighed],
    texts: ["سعر {x} في مصر اليوم"],
  },
];
