import type { Sentence, Word } from "./sentence.ts";

/*
 * «ان», «انه», «الا» and «اما» are never right without a hamza, and which hamza depends on the
 * sentence. They are marked only where it decides.
 */

const saying = new Set("قال قالت قالوا يقول تقول نقول قلت قلنا أقول ويقول وقال".split(" "));
/** Words after which «أن» follows. */
const beforeAn = new Set(
  "يجب ويجب يمكن ويمكن يمكنك ويمكنك يمكننا يمكنكم ينبغي نريد يريد تريد أريد نحب يحب تحب أحب يستطيع تستطيع نستطيع قبل بعد منذ دون بدون بد قرر قررنا نعرف يعرف تعرف اعرف نعلم تعلم اعلم نرى ترى يرى نعتقد نؤمن نضمن نؤكد تأكد من على إلى إلا غير رغم مع بما كما بشرط لنا لك يسعدنا يسرنا نأمل أتمنى نتمنى حاول نحاول يحاول تحاول اخترنا المهم الضروري الأفضل الممكن مجرد خاصة لدرجة حتى عن في وجدنا لاحظنا لاحظ تذكر يعني علمنا سبق".split(
    " ",
  ),
);
/** «ان» with the pronouns that may follow it. */
const withHamza = /^([وف]?)ان(ه|ها|هم|نا|ني|ك|كم|)$/u;
const negations = new Set("لا لن لم ليس ليست ما وما ولا ولن ولم".split(" "));
/** How many words before «إلا» a negation may be. */
const negationReach = 8;

interface Correction {
  readonly reason: "hamza";
  readonly right: string;
}

/** @returns the spelling that the sentence decides; undefined where it does not */
export function correctParticle({ text, words }: Sentence, i: number): Correction | undefined {
  const { bare } = words[i]!;
  const right = correctAn(text, words, i) ?? (bare === "الا" ? correctIlla(words, i) : undefined);
  return right === undefined ? undefined : { reason: "hamza", right };
}

function correctAn(text: string, words: readonly Word[], i: number): string | undefined {
  const word = words[i]!;
  const [, prefix = "", pronoun = ""] = withHamza.exec(word.bare) ?? [];
  if (!withHamza.test(word.bare) || word.bare === "وان" || word.bare === "فان") return undefined;
  const next = words[i + 1]?.bare;
  if (pronoun === "" && (next === "شاء" || next === "شاءالله")) return "إن";
  const before = words[i - 1];
  // A sentence begins with «إن», and so does what someone says.
  const isFirst = i === 0 && text.slice(0, word.start).trim() === "";
  if ((isFirst && pronoun !== "") || (before && saying.has(before.bare)))
    return `${prefix}إن${pronoun}`;
  const isJoined = before && prefix === "" && /^\s+$/u.test(text.slice(before.end, word.start));
  return isJoined && beforeAn.has(before.bare) ? `أن${pronoun}` : undefined;
}

const correctIlla = (words: readonly Word[], i: number): string | undefined =>
  words.slice(Math.max(0, i - negationReach), i).some(({ bare }) => negations.has(bare))
    ? "إلا"
    : undefined;
