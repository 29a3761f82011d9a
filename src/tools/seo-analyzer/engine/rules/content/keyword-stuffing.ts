import { fillerWords } from "../../text/filler-words.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";
import { fold, splitWords } from "../../text/text.ts";

/** In a shorter text, a word may be frequent by chance. */
const minWords = 150;
/**
 * How many characters are read: a page that repeats a word to excess does so from the beginning.
 */
const sampleChars = 4000;
const maxShare = 0.06;
const minOccurrences = 15;

/** The units of prices, which every product of a list has. */
const currency =
  /^(?:ر\.س|ج\.م|د\.إ|د\.ك|د\.ب|ر\.ق|ر\.ع|د\.أ|د\.ا|ريال|جنيه|درهم|دينار|egp|sar|aed|kwd|usd|eur|gbp)\.?$/i;

function countWords(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) if (word.length > 2) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

export const keywordStuffing = defineRule({
  id: "keyword-stuffing",
  category: "content",
  importance: "medium",
  effort: { by: "owner", time: "hour" },
  source: "https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing",
  title: { ar: "لا كلمة مكررة بإفراط", en: "No word repeated to excess" },
  failureTitle: { ar: "كلمة مكررة بإفراط", en: "A word is repeated to excess" },
  why: {
    ar: "حشو الكلمات يُنفّر القارئ، وجوجل تعدّه غشًا.",
    en: "Stuffing puts readers off, and Google calls it spam.",
  },
  fix: {
    ar: "اكتب كما تتكلم، واستعمل المرادفات والضمائر.",
    en: "Write as you speak; use synonyms and pronouns.",
  },
  findings: {
    stuffed: {
      ar: "تكررت الكلمة «{word}» خارج الروابط. عدد المرات: {n}، وعدد كلمات النص: {total}.",
      en: "Outside links, the word “{word}” comes up {n} times in a text of {total} words.",
    },
  },
  check({ page }) {
    if (page.wordCount < minWords) return skip;
    const words = splitWords(page.text.slice(0, sampleChars));
    const total = words.length;
    const times = countWords(words);
    // The names of products and pages in a list repeat what they have in common, as they should.
    const inLinks = countWords(
      splitWords(
        page.anchors
          .map(({ text }) => text)
          .join(" ")
          .slice(0, sampleChars),
      ),
    );
    for (const [word, n] of inLinks) times.set(word, (times.get(word) ?? 0) - n);
    let mostFrequent = { word: "", n: 0 };
    for (const [word, n] of times)
      if (
        n > mostFrequent.n &&
        n >= minOccurrences &&
        !fillerWords.has(fold(word)) &&
        !/^\d+$/.test(word) &&
        !currency.test(word)
      )
        mostFrequent = { word, n };
    return mostFrequent.n > total * maxShare ? warn("stuffed", { ...mostFrequent, total }) : passed;
  },
});
