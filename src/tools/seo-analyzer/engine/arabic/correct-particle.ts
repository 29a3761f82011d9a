import type { Sentence, Word } from "./sentence.ts";

/*
 * «ان», «انه», «الا» and «اما» are never right without a hamza, and which hamza depends on the
 * sentence. They are marked only where it decides.
 */

const saying = new Set("قال قالت قالوا يقول تقول نقول قلت قلنا أقول ويقول وقال".split(" "));
/** Verbs that have «أن» a few words later, behind their subject. */
const stating = new Set(
  "أكد اكد أكدت اكدت يؤكد تؤكد أعلن اعلن أعلنت اعلنت أوضح اوضح أوضحت ذكر ذكرت يذكر تذكر أضاف اضاف أضافت علم علمت يعلم ظن يظن رأى يسر يسعد يسعدنا يسرنا يسعدني يسعدنى يشرفنا يود تود نود يريد تريد يجب يمكن ينبغي يأمل تأمل".split(
    " ",
  ),
);
/** How many words may be between such a verb, or one of saying, and «ان». */
const subjectReach = 3;
/** Words after which «أن» follows. */
const beforeAn = new Set(
  "يجب ويجب يمكن ويمكن يمكنك ويمكنك يمكننا يمكنكم ينبغي نريد يريد تريد أريد نحب يحب تحب أحب يستطيع تستطيع نستطيع قبل بعد منذ دون بدون بد قرر قررنا نعرف يعرف تعرف اعرف نعلم تعلم اعلم نرى ترى يرى نعتقد نؤمن نضمن نؤكد تأكد من على إلى إلا غير رغم مع بما كما بشرط لنا لك يسعدنا يسرنا نأمل أتمنى نتمنى حاول نحاول يحاول تحاول اخترنا المهم الضروري الأفضل الممكن مجرد خاصة لدرجة حتى عن في وجدنا لاحظنا لاحظ تذكر يعني علمنا سبق".split(
    " ",
  ),
);
/** «ان» with what may come before it and the pronouns that may follow it. */
const withHamza: ReadonlyMap<string, { readonly prefix: string; readonly pronoun: string }> =
  new Map(
    ["", "و", "ف"].flatMap((prefix) =>
      ["", "ه", "ها", "هم", "نا", "ني", "ك", "كم"].map(
        (pronoun) => [`${prefix}ان${pronoun}`, { prefix, pronoun }] as const,
      ),
    ),
  );
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
  const particle = withHamza.get(word.bare);
  if (particle === undefined || word.bare === "وان" || word.bare === "فان") return undefined;
  const { prefix, pronoun } = particle;
  const next = words[i + 1]?.bare;
  if (pronoun === "" && (next === "شاء" || next === "شاءالله")) return "إن";
  const before = words[i - 1];
  // A sentence begins with «إن», and so does what someone says.
  const isFirst = i === 0 && text.slice(0, word.start).trim() === "";
  if ((isFirst && pronoun !== "") || (before && saying.has(before.bare)))
    return `${prefix}إن${pronoun}`;
  if (!before || prefix !== "" || !/^\s+$/u.test(text.slice(before.end, word.start)))
    return undefined;
  if (beforeAn.has(before.bare) || isImperfect(pronoun === "" ? next : undefined))
    return `أن${pronoun}`;
  return correctReported(words, i, pronoun);
}

/** The verb behind whose subject «ان» comes: «قال المتحدث ان …», «أكد الوزير ان …». */
function correctReported(words: readonly Word[], i: number, pronoun: string): string | undefined {
  for (let at = i - 2; at >= Math.max(0, i - 1 - subjectReach); at--) {
    const { bare } = words[at]!;
    if (saying.has(bare)) return `إن${pronoun}`;
    if (stating.has(bare)) return `أن${pronoun}`;
  }
  return undefined;
}

/** Words that look like a verb of the present and are none. */
const noVerbs = new Set(
  "نحن تلك نفس يوم تحت نحو نصف نوع يد تمام تجاه ترك نجاح نظام نتائج تطبيق توصيل تصميم".split(" "),
);

/** Whether a word may be a verb of the present, before which «ان» is «أن» within a sentence. */
const isImperfect = (bare: string | undefined): boolean =>
  bare !== undefined && /^ي[\u0621-\u064A]{2,}$/u.test(bare) && !noVerbs.has(bare);

const correctIlla = (words: readonly Word[], i: number): string | undefined =>
  words.slice(Math.max(0, i - negationReach), i).some(({ bare }) => negations.has(bare))
    ? "إلا"
    : undefined;
