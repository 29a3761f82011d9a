import { centres, chosen, companies, foods, weighed } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/** What people type who have not decided yet. */
export const englishComparisons: readonly Pattern[] = [
  {
    group: "comparisons",
    subjects: ["goods", "person", "place", "property", "thing"],
    texts: ["best {x}"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: ["courses", "schooling", "eatery", ...centres],
    texts: ["best {x}"],
  },
  {
    group: "comparisons",
    subjects: ["skill"],
    texts: ["best {x} course", "best {x} book", "best way to learn {x}"],
  },
  {
    group: "comparisons",
    subjects: ["town"],
    texts: ["best hotels in {x}", "best restaurants in {x}", "cheap hotels in {x}"],
  },
  { group: "comparisons", texts: ["{x} vs {y}", "{x} or {y}", "difference between {x} and {y}"] },
  {
    group: "comparisons",
    subjects: ["goods"],
    texts: ["best {x} in egypt", "cheapest {x}", "best affordable {x}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: chosen,
    texts: ["types of {x}", "{x} reviews"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: weighed,
    texts: ["{x} comparison", "{x} price comparison", "{x} pros and cons", "best value {x}"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: ["beauty", "household", "building", "durables", "fashion", "accessories"],
    unless: /flower|plant|book|cat|dog|bird/,
    texts: ["best {x} brands"],
  },
  {
    group: "comparisons",
    subjects: ["goods"],
    trades: ["durables", "vehicles"],
    unless: /used|new/,
    texts: ["new vs used {x}"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: companies,
    texts: ["best {x} companies", "best {x} company in egypt", "cheapest {x} company"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: ["digital"],
    texts: ["{x} agency vs freelancer", "top {x} agencies in cairo"],
  },
  {
    group: "comparisons",
    subjects: ["work"],
    trades: ["health"],
    texts: ["{x} pros and cons", "{x} alternatives", "{x} reviews"],
  },
  {
    group: "comparisons",
    subjects: ["person", "place"],
    texts: ["best {x} in egypt", "top 10 {n}", "best rated {x}", "most popular {n}"],
  },
  {
    group: "comparisons",
    subjects: ["place"],
    trades: [...foods, ...chosen, "eatery", "salon", "sport", "travel", "events"],
    texts: ["cheapest {x}"],
  },
];
