import type { Pattern } from "./pattern.ts";

/** As people type into a search field: without articles, the likeliest first. */
export const englishPatterns: readonly Pattern[] = [
  {
    group: "questions",
    texts: ["how much {does} {x} cost", "how to choose {x}", "how to find {x}", "what is the best {x}", "what to look for in {x}", "which {x} {is} best", "why {does} {x} cost so much", "when to get {x}", "how to compare {x}", "what are the types of {x}"],
  },
  { group: "questions", of: ["goods"], texts: ["where to buy {x}", "where to buy cheap {x}", "how to buy {x} online", "how much {is} {x}", "{is} {x} worth it", "what to know before buying {x}", "when to buy {x}", "what size {x} do i need", "who sells {x} near me", "why buy {x} online"] },
  { group: "questions", of: ["work"], texts: ["what is {x}", "how {does} {x} work", "how long {does} {x} take", "why {is} {x} important", "what {does} {x} include", "who offers {x}", "do i need {x}", "{is} {x} worth it", "how to start {x}", "how much to charge for {x}"] },
  { group: "questions", of: ["person"], texts: ["how much {does} {x} charge", "what {does} {x} do", "when to call {x}", "how to book {x}", "where to find {x}", "what to ask {x}", "do i need {x}", "how to hire {x}"] },
  { group: "questions", of: ["place"], texts: ["where {is} the nearest {x}", "what time {does} {x} open", "what time {does} {x} close", "which {x} {is} open now", "how to book {x}", "where to find {x}", "which {x} {is} cheapest"] },
  { group: "prepositions", texts: ["{x} with reviews", "{x} under 1000 egp", "{x} at best price", "{x} on a budget"] },
  {
    group: "prepositions",
    of: ["goods"],
    texts: ["{x} for sale", "{x} for women", "{x} for men", "{x} for kids", "{x} for home", "{x} for gifts", "{x} with free delivery", "{x} with warranty", "{x} with installments", "{x} without interest", "{x} under 500 egp", "{x} under 5000 egp", "{x} from factory", "{x} from turkey", "{x} from china", "{x} in bulk", "{x} on sale", "{x} on installments"],
  },
  {
    group: "prepositions",
    of: ["work"],
    texts: ["{x} for small business", "{x} for startups", "{x} for companies", "{x} for beginners", "{x} for restaurants", "{x} for shops", "{x} at home", "{x} by the hour", "{x} on the same day", "{x} with guarantee", "{x} with examples", "{x} without a contract", "{x} from scratch", "{x} in arabic", "{x} on demand", "{x} per month"],
  },
  { group: "prepositions", of: ["person"], texts: ["{x} for hire", "{x} for home visits", "{x} for small business", "{x} at home", "{x} on call", "{x} with experience", "{x} with good reviews", "{x} without appointment", "{x} by the hour", "{x} on weekends", "{x} on friday", "{x} in arabic"] },
  { group: "prepositions", of: ["place"], texts: ["{x} for families", "{x} for kids", "{x} for women", "{x} for couples", "{x} with delivery", "{x} with parking", "{x} with a view", "{x} without reservation", "{x} on the nile", "{x} on friday", "{x} in the mall", "{x} at night"] },
  { group: "comparisons", texts: ["best {x}", "top 10 {x}", "cheapest {x}", "{x} reviews", "best rated {x}", "{x} comparison", "{x} price comparison", "{x} pros and cons", "{x} alternatives", "types of {x}", "best affordable {x}", "{x} ranking"] },
  { group: "comparisons", texts: ["{x} vs {y}", "{x} or {y}", "difference between {x} and {y}"] },
  { group: "comparisons", of: ["goods"], texts: ["best {x} brands", "new vs used {x}", "original vs copy {x}", "best value {x}", "best {x} in egypt", "cheap vs expensive {x}"] },
  { group: "comparisons", of: ["work"], texts: ["best {x} companies", "best {x} company in egypt", "{x} agency vs freelancer", "best {x} packages", "{x} in house vs agency", "top {x} agencies in cairo"] },
  { group: "comparisons", of: ["person", "place"], texts: ["best {x} in egypt", "best {x} in cairo", "top rated {x} in cairo", "most popular {x}"] },
  { group: "places", texts: ["{x} in {p}"] },
  { group: "places", texts: ["{x} near me", "{x} nearby", "nearest {x}"] },
  { group: "places", of: ["person", "place"], texts: ["closest {x} to me", "{x} open now near me", "best {x} near me", "cheap {x} near me", "{x} near me with prices"] },
  { group: "places", of: ["work"], texts: ["{x} company near me", "{x} services in egypt", "{x} company in cairo", "{x} prices in egypt", "local {x}"] },
  { group: "places", of: ["goods"], texts: ["{x} shops near me", "{x} stores in cairo", "{x} shops in alexandria", "{x} price in egypt", "{x} delivery in cairo", "buy {x} in egypt"] },
];

export const englishRelated: readonly string[] = ["{x} price", "best {x}", "{x} near me", "{x} in cairo", "cheap {x}", "{x} in egypt", "types of {x}", "{x} reviews"];
