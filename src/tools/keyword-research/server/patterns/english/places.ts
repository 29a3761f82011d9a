import { companies, performed } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/** Sold in showrooms, and not in shops. */
const vehicle = /\b(?:cars?|suvs?|motorcycles?|scooters?)$/;

/** Where a thing is sold or done, or a person or a shop is found. */
export const englishPlaces: readonly Pattern[] = [
  {
    group: "places",
    subjects: ["person", "place", "property", "thing"],
    texts: ["{x} in {p}"],
  },
  { group: "places", subjects: ["work"], trades: companies, texts: ["{x} company in {p}"] },
  {
    group: "places",
    subjects: ["work"],
    trades: performed,
    unless: /online/,
    texts: ["{x} in {p}", "{x} near me"],
  },
  { group: "places", subjects: ["skill"], texts: ["{x} course in {p}", "{x} classes near me"] },
  {
    group: "places",
    subjects: ["town"],
    texts: ["restaurants in {x}", "cafes in {x}", "shops in {x}", "hospitals in {x}"],
  },
  { group: "places", subjects: ["goods"], unless: vehicle, texts: ["{x} shop in {p}"] },
  { group: "places", subjects: ["goods"], trades: ["vehicles"], texts: ["{x} in {p}"] },
  { group: "places", subjects: ["person", "place"], texts: ["{x} near me"] },
  {
    group: "places",
    subjects: ["person", "place"],
    texts: [
      "{n} near me",
      "{x} nearby",
      "nearest {x}",
      "closest {x} to me",
      "{x} open now near me",
      "best {x} near me",
    ],
  },
  {
    group: "places",
    subjects: ["work"],
    trades: companies,
    texts: [
      "{x} company near me",
      "{x} services in egypt",
      "{x} prices in egypt",
      "{x} companies in egypt",
    ],
  },
  {
    group: "places",
    subjects: ["goods"],
    unless: vehicle,
    texts: [
      "{x} shops near me",
      "{x} stores in cairo",
      "{x} shops in alexandria",
      "{x} price in egypt",
      "buy {x} in egypt",
    ],
  },
];
