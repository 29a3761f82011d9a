import type { Trade } from "../trades.ts";

/** Trades that share what people add to a keyword of theirs. */

/** Work that companies offer. */
export const companies = [
  "digital",
  "office",
  "housework",
  "transport",
  "fitting",
  "kitchens",
] as const satisfies readonly Trade[];

/** Goods that are eaten. */
export const foods = ["sweets", "grocery"] as const satisfies readonly Trade[];

/** Goods that are worn or used and of which there are many kinds to choose from. */
export const chosen = [
  "fashion",
  "accessories",
  "jewellery",
  "beauty",
  "gifts",
  "household",
  "building",
  "durables",
  "vehicles",
] as const satisfies readonly Trade[];

/** Goods that are ordered on the internet and sent. */
export const sent = [
  "fashion",
  "accessories",
  "beauty",
  "gifts",
  "household",
  "durables",
] as const satisfies readonly Trade[];

/** Goods that are bought after weighing one kind against another. */
export const weighed = ["durables", "vehicles", "kitchens"] as const satisfies readonly Trade[];

/** Work that is done in a centre. */
export const centres = ["health", "salon", "repair"] as const satisfies readonly Trade[];

/** Work that is not named with the word of a company. */
export const performed = [
  "eatery",
  "health",
  "law",
  "courses",
  "schooling",
  "repair",
  "travel",
  "events",
  "salon",
  "sport",
  "craft",
] as const satisfies readonly Trade[];

/** Work that a person comes to a home for. */
export const visits = ["repair", "fitting", "housework"] as const satisfies readonly Trade[];

/** What is booked ahead. */
export const booked = ["health", "salon", "events", "travel"] as const satisfies readonly Trade[];
