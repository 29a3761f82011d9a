import { centres, chosen, companies, foods, weighed } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/** What people type who have not decided yet. */
export const arabicComparisons: readonly Pattern[] = [
  {
    group: "comparisons",
    subjects: ["goods", "person", "place", "property", "thing"],
    texts: ["أفضل {i}", "أحسن {i}"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: ["courses", "schooling", "eatery"],
    texts: ["أفضل {i}", "أحسن {i}"],
  },
  {
    group: "comparisons",
    subjects: ["skill"],
    texts: ["أفضل كورس {x}", "أحسن كورس {x}", "أفضل كتاب {x}", "أفضل مدرس {x}"],
  },
  {
    group: "comparisons",
    subjects: ["town"],
    texts: ["أفضل فنادق {x}", "أفضل مطاعم {x}", "أرخص فنادق {x}", "أحسن كافيه في {x}"],
  },
  {
    group: "comparisons",
    texts: ["الفرق بين {x} و{y}", "{x} أم {y}", "{x} ولا {y}", "مقارنة بين {x} و{y}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    texts: ["أفضل أنواع {m}", "أرخص {i}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: chosen,
    texts: ["الفرق بين أنواع {m}", "أرخص أسعار {m}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: weighed,
    texts: ["مقارنة أسعار {m}", "مميزات وعيوب {d}", "تجربتي مع {d}", "آراء الناس في {d}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: ["beauty", "household", "building", "durables", "fashion", "accessories"],
    unless: /ورد|نبات|شتل|كتب|كتاب|قطط|كلاب|عصافير|اسماك/,
    texts: ["أفضل ماركات {m}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: ["fashion", "accessories", "jewellery"],
    texts: ["أحدث موديلات {m}"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: companies,
    texts: ["أفضل شركات {x}", "أفضل شركة {i}", "أحسن شركة {i}", "أرخص شركة {i}"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: ["digital"],
    texts: ["شركة {i} ولا فريلانسر"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: centres,
    unless: /^(?:مركز|مراكز)/,
    texts: ["أفضل مركز {i}", "أحسن مركز {i}"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: ["health"],
    texts: ["تجربتي مع {d}", "مميزات وعيوب {d}", "أفضل دكتور {i}"],
  },
  {
    group: "comparisons",
    subjects: ["person", "place"],
    texts: ["أشهر {m}|أشهر {i}", "أفضل 10 {n}"],
  },
  {
    group: "comparisons",
    subjects: ["place"],
    trades: [...foods, ...chosen, "eatery", "salon", "sport", "travel", "events"],
    texts: ["أرخص {i}"],
  },
];
