import { toKeywordKey } from "../keyword-key.ts";

/**
 * Words that mean one thing to searchers. The first is the word for a title in Egypt: of questions
 * the standard one, of things the one that most people there type. Only
 * words whose exchange leaves the phrase the same search are listed. A Gulf «كفر», which is a tyre
 * and a phone case, is not.
 */
const wordGroups: readonly (readonly string[])[] = [
  // Questions
  ["كيف", "إزاي", "ازاى", "كيفاش"],
  ["ما", "إيه", "ما هو", "ما هي", "ايش"],
  ["أين", "فين", "وين"],
  ["من أين", "منين", "من فين", "من وين"],
  ["لماذا", "ليه", "ليش"],
  ["متى", "إمتى"],
  ["بكم", "بكام", "كم سعر"],
  ["أجد", "ألاقي"],
  ["أريد", "عايز", "عاوز", "أبغى", "أبي"],
  ["أفضل", "أحسن"],
  ["الآن", "دلوقتي", "دلوقت"],
  // Things
  ["سيارة", "عربية"],
  ["سيارات", "عربيات"],
  ["موبايل", "هاتف", "جوال", "تليفون"],
  ["موبايلات", "هواتف", "جوالات", "تليفونات"],
  ["كمبيوتر", "حاسوب"],
  ["لابتوب", "لاب توب"],
  ["أثاث", "عفش", "موبيليا"],
  ["غرفة", "أوضة"],
  ["غرف", "أوض"],
  ["شباك", "نافذة"],
  ["شبابيك", "نوافذ"],
  ["أسانسير", "مصعد"],
  ["تكييف", "مكيف"],
  ["تكييفات", "مكيفات"],
  ["ترزي", "خياط"],
  ["حذاء", "جزمة"],
  ["أحذية", "جزم"],
  ["ترابيزة", "طاولة"],
  ["مرآة", "مراية"],
  ["وسادة", "مخدة"],
  ["منزل", "بيت"],
  ["دكتور", "طبيب"],
  ["دكتورة", "طبيبة"],
  ["سائق", "سواق"],
  ["قيادة", "سواقة"],
  ["لوجو", "شعار"],
  ["إنترنت", "نت"],
];

const standardByWord: ReadonlyMap<string, string> = new Map(
  wordGroups.flatMap(([standard, ...others]) =>
    others.map((other) => [toKeywordKey(other), toKeywordKey(standard!)] as const),
  ),
);
const maxWords = 2;

/** A phrase in standard words, and how many words of it were not. */
export interface StandardPhrase {
  readonly key: string;
  readonly dialectWords: number;
}

/**
 * Replaces the words of the spoken language by the standard ones.
 * @param key as `toKeywordKey` returns it
 */
export function toStandardWords(key: string): StandardPhrase {
  const words = key.split(" ");
  const standard: string[] = [];
  let dialectWords = 0;
  for (let from = 0; from < words.length;) {
    let length = Math.min(maxWords, words.length - from);
    let found: string | undefined;
    for (; length > 0; length--) {
      found = standardByWord.get(words.slice(from, from + length).join(" "));
      if (found !== undefined) break;
    }
    if (found !== undefined) dialectWords++;
    standard.push(found ?? words[from]!);
    from += Math.max(1, length);
  }
  return { key: standard.join(" "), dialectWords };
}
