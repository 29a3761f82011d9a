import { centres, chosen, companies, sent, visits, weighed } from "../trade-groups.ts";
import type { Pattern } from "../pattern.ts";

/** Questions, as people type them into a search field: without articles. */
export const englishQuestions: readonly Pattern[] = [
  {
    group: "questions",
    subjects: ["goods", "thing"],
    texts: ["which {x} {is} best", "what {is} the best {x}", "how much {does} {x} cost"],
  },
  {
    group: "questions",
    subjects: ["goods"],
    texts: ["where to buy {x}", "how much {is} {x}", "who sells {x} near me"],
  },
  {
    group: "questions",
    subjects: ["goods"],
    trades: chosen,
    texts: ["how to choose {x}", "what to look for in {x}", "where to buy cheap {x}"],
  },
  {
    group: "questions",
    subjects: ["goods"],
    trades: sent,
    texts: ["how to buy {x} online"],
  },
  {
    group: "questions",
    subjects: ["goods"],
    trades: weighed,
    texts: ["what to know before buying {x}", "{is} {x} worth it", "when to buy {x}"],
  },
  { group: "questions", subjects: ["work"], texts: ["how much {does} {x} cost"] },
  {
    group: "questions",
    subjects: ["work"],
    trades: companies,
    texts: ["how to choose {x} company", "who offers {x}", "which {x} company is best"],
  },
  {
    group: "questions",
    subjects: ["work"],
    trades: ["digital"],
    texts: [
      "what is {x}",
      "how {does} {x} work",
      "how long {does} {x} take",
      "why {is} {x} important",
      "what {does} {x} include",
      "how to learn {x}",
    ],
  },
  {
    group: "questions",
    subjects: ["work"],
    trades: ["health"],
    texts: [
      "how long {does} {x} take",
      "{is} {x} painful",
      "{is} {x} safe",
      "how long {does} {x} last",
    ],
  },
  {
    group: "questions",
    subjects: ["work"],
    trades: ["fitting", "kitchens"],
    texts: ["how long {does} {x} take"],
  },
  {
    group: "questions",
    subjects: ["work"],
    trades: centres,
    texts: ["where to get {x}"],
  },
  {
    group: "questions",
    subjects: ["work"],
    trades: ["courses", "schooling"],
    texts: [
      "which {x} {is} best",
      "what {is} the best {x}",
      "how to choose {x}",
      "where to find {x}",
      "how long {does} {x} take",
    ],
  },
  {
    group: "questions",
    subjects: ["person"],
    texts: [
      "how to choose {x}",
      "how to find {x}",
      "where to find {x}",
      "how much {does} {x} charge",
      "what to ask {x}",
      "who is the best {x}",
    ],
  },
  {
    group: "questions",
    subjects: ["person"],
    trades: ["law", "health", "office"],
    texts: ["what {does} {x} do", "when to see {x}", "do i need {x}"],
  },
  {
    group: "questions",
    subjects: ["person"],
    trades: visits,
    texts: ["when to call {x}"],
  },
  {
    group: "questions",
    subjects: ["person"],
    trades: ["events", "digital", "sport", "schooling"],
    texts: ["how to hire {x}"],
  },
  {
    group: "questions",
    subjects: ["place"],
    texts: [
      "where {is} the nearest {x}",
      "which {x} {is} open now",
      "which {x} {is} best",
      "what {is} the best {x}",
      "where to find {x}",
    ],
  },
  {
    group: "questions",
    subjects: ["place"],
    trades: ["schooling", ...companies],
    texts: ["how to choose {x}"],
  },
  {
    group: "questions",
    subjects: ["place"],
    trades: ["sport"],
    texts: ["how much {does} {x} membership cost"],
  },
  {
    group: "questions",
    subjects: ["skill"],
    texts: [
      "how to learn {x}",
      "where to learn {x}",
      "how long does it take to learn {x}",
      "how much is {x} course",
      "what is {x} used for",
    ],
  },
  {
    group: "questions",
    subjects: ["town"],
    texts: ["what to do in {x}", "where to stay in {x}", "where to eat in {x}"],
  },
  {
    group: "questions",
    subjects: ["property"],
    texts: ["how much {does} {x} cost", "where to find {x}", "how to choose {x}"],
  },
];
