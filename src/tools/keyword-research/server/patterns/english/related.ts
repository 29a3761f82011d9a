import { companies, performed, visits } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/**
 * The patterns of the five related phrases of a keyword with a place: what people of that place
 * type, the most likely first.
 */
export const englishLocal: readonly Pattern[] = [
  {
    group: "related",
    subjects: ["person", "place"],
    texts: ["best {x} in {p}", "{n} in {p}", "cheap {x} in {p}"],
  },
  {
    group: "related",
    subjects: ["goods"],
    texts: ["{x} shop in {p}", "{x} shops in {p}", "{x} price in {p}", "best {x} in {p}"],
  },
  {
    group: "related",
    subjects: ["work"],
    trades: companies,
    texts: ["{x} company in {p}", "best {x} company in {p}", "{x} companies in {p}"],
  },
  { group: "related", subjects: ["work"], texts: ["{x} prices in {p}"] },
  {
    group: "related",
    subjects: ["property"],
    texts: ["{x} price in {p}", "{x} in {p} from owner"],
  },
  { group: "related", subjects: ["thing"], texts: ["{x} in {p}"] },
];

/** The patterns of the five related phrases, the most likely first. */
export const englishRelated: readonly Pattern[] = [
  { group: "related", subjects: ["goods", "work", "property"], texts: ["{x} price"] },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["sweets", "gifts"],
    texts: ["{x} shop", "{x} delivery", "{x} shop near me", "{x} for eid", "{x} online"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["grocery"],
    texts: ["{x} shop", "{x} delivery", "{x} shop near me", "{x} wholesale"],
  },
  { group: "related", trades: ["eatery"], texts: ["{x} menu", "{x} delivery"] },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["fashion"],
    texts: ["{x} shop", "{x} online", "{x} shop near me", "{x} wholesale"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["accessories", "jewellery", "beauty"],
    texts: ["{x} shop", "{x} online", "{x} shop near me", "{x} offers"],
  },
  {
    group: "related",
    subjects: ["goods"],
    trades: ["household", "building"],
    texts: ["buy {x}", "{x} online", "{x} offers", "{x} wholesale"],
  },
  {
    group: "related",
    subjects: ["goods", "thing"],
    trades: ["durables"],
    texts: ["{x} installments", "{x} offers", "buy {x} online"],
  },
  {
    group: "related",
    subjects: ["goods", "thing"],
    trades: ["vehicles"],
    texts: ["{x} for sale", "{x} installments", "{x} offers"],
  },
  {
    group: "related",
    subjects: ["goods", "work", "thing"],
    trades: ["kitchens"],
    texts: ["{x} company", "{x} installments", "{x} company near me", "{x} ideas"],
  },
  { group: "related", trades: ["property"], texts: ["{x} installments"] },
  { group: "related", subjects: ["property"], texts: ["{x} from owner"] },
  {
    group: "related",
    subjects: ["person", "place"],
    trades: ["health"],
    texts: ["{x} prices", "book {x}"],
  },
  { group: "related", trades: ["pharmacy"], texts: ["{x} delivery", "24 hour {x}"] },
  { group: "related", subjects: ["work"], trades: ["health"], texts: ["{x} cost", "{x} clinic"] },
  {
    group: "related",
    subjects: ["person"],
    trades: ["law", "office"],
    texts: ["{x} fees", "{x} consultation"],
  },
  {
    group: "related",
    trades: ["courses"],
    texts: ["{x} online", "{x} for beginners", "{x} with certificate"],
  },
  { group: "related", subjects: ["place"], trades: ["schooling"], texts: ["{x} fees"] },
  {
    group: "related",
    subjects: ["person", "work"],
    trades: ["schooling"],
    texts: ["{x} online", "{x} price"],
  },
  {
    group: "related",
    subjects: ["person"],
    trades: visits,
    texts: ["{x} prices", "{x} services"],
  },
  {
    group: "related",
    subjects: ["place", "person"],
    trades: ["events", "salon", "travel"],
    texts: ["{x} prices", "book {x}"],
  },
  {
    group: "related",
    subjects: ["place", "person"],
    trades: ["sport"],
    texts: ["{x} prices", "{x} membership"],
  },
  {
    group: "related",
    subjects: ["work"],
    trades: ["events", "salon", "travel"],
    texts: ["{x} offers"],
  },
  { group: "related", subjects: ["work"], trades: companies, texts: ["{x} company"] },
  { group: "related", subjects: ["work"], trades: ["repair"], texts: ["{x} service"] },
  { group: "related", subjects: ["person", "place"], texts: ["{x} near me"] },
  {
    group: "related",
    subjects: ["work"],
    trades: performed,
    unless: /online/,
    texts: ["{x} near me"],
  },
  { group: "related", subjects: ["place"], texts: ["{n} near me"] },
  {
    group: "related",
    subjects: ["goods", "person", "place", "property", "thing"],
    texts: ["best {x}"],
  },
  // Whoever sells in one town finds the examples of large cities, and types the town instead.
  {
    group: "related",
    subjects: ["person", "place", "work", "property"],
    texts: ["{x} in cairo", "{x} in alexandria", "{x} in tanta", "{x} in mansoura"],
  },
  {
    group: "related",
    subjects: ["skill"],
    texts: ["{x} course", "learn {x}", "{x} for beginners", "{x} course online", "{x} classes"],
  },
  {
    group: "related",
    subjects: ["town"],
    texts: ["{x} hotels", "{x} restaurants", "{x} trips", "things to do in {x}", "{x} map"],
  },
  { group: "related", texts: ["{x} in cairo"] },
  { group: "related", subjects: ["thing"], texts: ["{x} price"] },
  {
    group: "related",
    texts: ["{x} in egypt", "{x} in alexandria", "{x} in giza", "what is {x}", "types of {x}"],
  },
];
