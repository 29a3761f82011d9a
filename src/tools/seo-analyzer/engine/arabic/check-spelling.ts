import { ambiguousTaa, definiteInAh, pluralsOfThings, rightHaa } from "./lists/taa-words.ts";
import { beforeOn, beforeTo } from "./lists/yaa-words.ts";
import { spelledLetters } from "./lists/protecting-words.ts";
import { findAtWords } from "./find-at-words.ts";
import { correctParticle } from "./correct-particle.ts";
import type { Sentence, Word } from "./sentence.ts";
import type { ArabicReason, Slip } from "./slip.ts";
import {
  connectingTable,
  haaTable,
  hamzaTable,
  maqsuraTable,
  taaAdjectiveTable,
  taaNounTable,
  yaaTable,
} from "./spelling-tables.ts";

/** A word and what is wrong with it: the first reason, and everything corrected. */
interface Correction {
  readonly reason: ArabicReason;
  readonly right: string;
}

/**
 * Finds slips of the hamza, of taa marbuta and haa, and of yaa and alif maqsura. Of a sentence in a
 * dialect, whose writing is not settled, only «فى» and its like are read.
 */
export function checkSpelling(sentence: Sentence): Slip[] {
  return findAtWords(sentence, (word, i) => {
    if (word.isProtected) return undefined;
    const correction = sentence.isDialect
      ? correctDialectWord(word)
      : (correctWord(sentence, i) ?? correctParticle(sentence, i));
    if (correction === undefined || correction.right === word.bare) return undefined;
    return { sentence, start: word.start, end: word.end, ...correction };
  });
}

/** «فى» and «الذى» are written alike in the dialect and in standard Arabic. */
function correctDialectWord({ bare }: Word): Correction | undefined {
  const right = yaaTable.get(bare);
  return right === undefined ? undefined : { reason: "undotted", right };
}

function correctWord({ text, words }: Sentence, i: number): Correction | undefined {
  const { bare } = words[i]!;
  if (isSpelledOut(words, i)) return undefined;
  const reasons: ArabicReason[] = [];
  let right = bare;
  const apply = (reason: ArabicReason, corrected: string | undefined): void => {
    if (corrected === undefined || corrected === right) return;
    reasons.push(reason);
    right = corrected;
  };
  apply("taa", correctTaa(text, words, i) ?? correctHaa(text, words, i));
  apply("in-shaa", correctInShaa(words, i));
  const hamza = correctPhrase(words, i) ?? hamzaTable.get(right) ?? correctFinalHamza(right);
  if (hamza !== undefined) apply(hasSameHamzas(right, hamza) ? "hamza-form" : "hamza", hamza);
  apply("wasl", connectingTable.get(right));
  apply("undotted", yaaTable.get(right));
  apply("maqsura", maqsuraTable.get(right) ?? correctPreposition(text, words, i));
  const [reason] = reasons;
  return reason && { reason, right };
}

/** Whether a correction writes a hamza in another way, as «شيء» for «شئ», and adds none. */
const hasSameHamzas = (wrong: string, right: string): boolean =>
  wrong.replace(/[^ءأإؤئآ]/gu, "").length >= right.replace(/[^ءأإؤئآ]/gu, "").length;

/** Names of a coin and of high society that are words in «ة» too. */
function correctHaa(text: string, words: readonly Word[], i: number): string | undefined {
  const { bare, start } = words[i]!;
  // «جنية» is a female spirit, but not behind a number.
  if (bare === "جنية" && /[0-9٠-٩]\s?$/u.test(text.slice(Math.max(0, start - 2), start)))
    return "جنيه";
  // «علية القوم», and an attic («علية كبيرة»).
  if (bare === "علية") {
    const next = words[i + 1]?.bare ?? "";
    return next === "القوم" || next.endsWith("ة") ? undefined : "عليه";
  }
  return haaTable.get(bare);
}

/** Verbs in the dual, such as «جاءا», which are no accusative. */
const duals = new Set(["جاءا", "شاءا", "ساءا", "باءا", "أساءا", "أضاءا"]);

/** «مبادىء», «قرائة» and «مساءا», whatever the word. */
function correctFinalHamza(bare: string): string | undefined {
  if (bare.endsWith("ىء")) return `${bare.slice(0, -2)}ئ`;
  if (bare.endsWith("ائة") && !bare.endsWith("مائة")) return `${bare.slice(0, -3)}اءة`;
  if (bare.length > 4 && bare.endsWith("اءا") && !duals.has(bare.replace(/^[وف]/u, "")))
    return `${bare.slice(0, -1)}\u064B`;
  return undefined;
}

const praised = new Set(["الله", "ربك", "ربنا", "ربي", "لله", "إلهك"]);

/** Words that the next one decides: «القران الكريم», «بأذن الله». */
function correctPhrase(words: readonly Word[], i: number): string | undefined {
  const [{ bare }, next] = [words[i]!, words[i + 1]?.bare];
  if (bare === "القران" && next === "الكريم") return "القرآن";
  // «احمد الله» is "praise God".
  if (bare === "احمد") return next !== undefined && praised.has(next) ? undefined : "أحمد";
  if ((bare === "بأذن" || bare === "باذن") && next === "الله") return "بإذن";
  return undefined;
}

const inShaa = new Set(["انشاء", "إنشاء", "أنشاء"]);

/** «إنشاء الله», with any hamza. */
const correctInShaa = (words: readonly Word[], i: number): string | undefined =>
  inShaa.has(words[i]!.bare) && words[i + 1]?.bare === "الله" ? "إن شاء" : undefined;

/** Whether «اي» is a part of a name that is spelled in letters, such as «اي فون». */
function isSpelledOut(words: readonly Word[], i: number): boolean {
  if (words[i]!.bare !== "اي") return false;
  return [words[i - 1], words[i + 1]].some((word) => word && spelledLetters.has(word.bare));
}

const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=[\u0621-\u064A])/u;
/** After a particle and the article, a shorter rest may be a word without one («والده»). */
const minStemChars = { plain: 2, prefixed: 3 } as const;

function correctTaa(text: string, words: readonly Word[], i: number): string | undefined {
  const { bare } = words[i]!;
  if (!bare.endsWith("ه") || ambiguousTaa.has(bare)) return undefined;
  const noun =
    taaNounTable.get(bare) ?? correctAfterOf(words, i) ?? correctByNeighbours(text, words, i);
  if (noun !== undefined) return noun;
  const adjective = taaAdjectiveTable.get(bare);
  if (adjective !== undefined && isAfterFeminine(text, words, i)) return adjective;
  return isDefiniteSlip(bare) ? `${bare.slice(0, -1)}ة` : undefined;
}

const beforeTime = new Set(["كل", "أول", "اول", "لأول", "لاول", "آخر", "اخر"]);
const afterTime = new Set(["واحدة", "واحده", "أخرى", "اخرى", "ثانية", "ثانيه"]);
/** Feminine adjectives, which do not agree with «طريق» and «فكر». */
const adjectives = new Set(taaAdjectiveTable.values());
const afterWay = new Set(["التحضير", "الاستخدام", "الإستخدام", "الإعداد", "الاعداد", "الدفع"]);

const withOf = new Set(["ذات", "ذو", "ذوي", "ذي"]);

/** After «ذات», a noun is indefinite and has no pronoun: «ذات خبره». */
function correctAfterOf(words: readonly Word[], i: number): string | undefined {
  const [before, { bare }] = [words[i - 1], words[i]!];
  if (before === undefined || !withOf.has(before.bare) || bare.length < 4) return undefined;
  if (rightHaa.has(`ال${bare}`) || bare.startsWith("ال") || bare.endsWith("اه")) return undefined;
  return `${bare.slice(0, -1)}ة`;
}

/** Whether only white space is between a word and the one after it. */
const isNext = (text: string, word: Word | undefined, after: Word | undefined): boolean =>
  word !== undefined && after !== undefined && /^\s+$/u.test(text.slice(word.end, after.start));

/** «مره», «طريقه» and «فكره» are words with a pronoun too, unless a word beside them decides. */
function correctByNeighbours(text: string, words: readonly Word[], i: number): string | undefined {
  const [before, word, after] = [words[i - 1], words[i]!, words[i + 1]];
  const { bare } = word;
  const previous = isNext(text, before, word) ? before!.bare : "";
  const next = isNext(text, word, after) ? after!.bare : "";
  const isSlip =
    (/^[ول]?مره$/u.test(bare) && (beforeTime.has(previous) || afterTime.has(next))) ||
    (/^[وبل]?(?:طريق|فكر)ه$/u.test(bare) &&
      (taaAdjectiveTable.has(next) || adjectives.has(next))) ||
    (/^[وبل]?طريقه$/u.test(bare) && afterWay.has(next));
  return isSlip ? `${bare.slice(0, -1)}ة` : undefined;
}

/** Whether a word has the article, and a final haa that is neither a pronoun nor of its root. */
export function isDefiniteSlip(bare: string): boolean {
  if (!bare.endsWith("ه")) return false;
  const prefix = article.exec(bare)?.[0];
  if (prefix === undefined) return false;
  const rest = bare.slice(prefix.length);
  const definite = `ال${rest}`;
  const isPlain = prefix === "ال" || prefix === "لل";
  if (rest.length - 1 < (isPlain ? minStemChars.plain : minStemChars.prefixed)) return false;
  if (rightHaa.has(definite) || rightHaa.has(bare)) return false;
  // «بالوناته» (his balloons) has no article.
  if (rest.endsWith("اته")) return false;
  return !definite.endsWith("اه") || definiteInAh.has(definite);
}

/** Whether the word before is an indefinite noun in «ة», or one whose «ه» is such a slip. */
function isAfterFeminine(text: string, words: readonly Word[], i: number): boolean {
  const before = words[i - 1];
  if (before === undefined || !/^\s+$/u.test(text.slice(before.end, words[i]!.start))) return false;
  return (
    /(?:ة|ات|ته|تها|تنا|تكم)$/u.test(before.bare) ||
    pluralsOfThings.has(before.bare) ||
    taaNounTable.has(before.bare) ||
    isKnownAdjective(words, i)
  );
}

const isKnownAdjective = (words: readonly Word[], i: number): boolean =>
  taaAdjectiveTable.has(words[i - 1]!.bare);

const on = { right: "على", wordsBefore: beforeOn };
const to = { right: "إلى", wordsBefore: beforeTo };
const prepositions = new Map([
  ["علي", on],
  ["الي", to],
  ["إلي", to],
  ["ألي", to],
]);

/** «علي» and «الي» after a word that takes the preposition, where a word follows. */
function correctPreposition(text: string, words: readonly Word[], i: number): string | undefined {
  const preposition = prepositions.get(words[i]!.bare);
  if (preposition === undefined || !isNext(text, words[i], words[i + 1])) return undefined;
  return preposition.wordsBefore.has(words[i - 1]?.bare ?? "") ? preposition.right : undefined;
}
