import { findAtWords } from "./find-at-words.ts";
import { findGender, type Gender } from "./find-gender.ts";
import { otherMasdars, passiveByMasdar } from "./lists/masdars.ts";
import type { Sentence, Word } from "./sentence.ts";
import type { Slip } from "./slip.ts";

/** Longer sentences are hard to follow on a phone. Our own advice. */
const maxSentenceWords = 40;
/** How many sentences in a row are too many that begin alike. */
const minOpenings = 3;

/** Finds long sentences, «تم» with a verbal noun, and «من قبل» for who does something. */
export function checkStyle(sentence: Sentence): Slip[] {
  return [...findLong(sentence), ...findPassives(sentence), ...findAgents(sentence)];
}

function findLong(sentence: Sentence): Slip[] {
  const { words, text } = sentence;
  if (words.length <= maxSentenceWords) return [];
  return [
    { sentence, reason: "long", start: 0, end: text.length, right: null, count: words.length },
  ];
}

const present = new Set(["يتم", "ويتم", "تتم", "وتتم", "سيتم", "ستتم", "وسيتم", "فيتم"]);
const past = new Set(["تم", "وتم", "تمت", "وتمت", "فتم"]);
const isAux = ({ bare }: Word): boolean => present.has(bare) || past.has(bare);

function findPassives(sentence: Sentence): Slip[] {
  const { words } = sentence;
  return findAtWords(sentence, (word, i) => {
    const masdar = words[i + 1];
    if (masdar === undefined || word.isProtected || !isAux(word)) return undefined;
    if (!isMasdarLike(masdar.bare)) return undefined;
    const right =
      words[i - 1]?.bare === "لم"
        ? null
        : toPlainForm(word.bare, masdar.bare, findGender(sentence, i + 2));
    return { sentence, reason: "passive", start: word.start, end: masdar.end, right };
  });
}

/** A verbal noun of the list, also with a pronoun, or one of the pattern of «تفعيل». */
function isMasdarLike(bare: string): boolean {
  const stem = bare.replace(/(?:ها|هم|ه)$/u, "");
  return (
    passiveByMasdar.has(bare) ||
    otherMasdars.has(bare) ||
    passiveByMasdar.has(stem) ||
    passiveByMasdar.has(stem.replace(/ت$/u, "ة")) ||
    /^ت[\u0621-\u064A]{2}ي[\u0621-\u064A](?:ها|هم|ه)?$/u.test(bare)
  );
}

/**
 * The passive verb in place of «تم» and its noun.
 * @returns null where the list has no verb, or the gender of what follows is not certain
 */
function toPlainForm(aux: string, masdar: string, gender: Gender | null): string | null {
  const verb = passiveByMasdar.get(masdar);
  if (verb === undefined || gender === null) return null;
  const isFeminine = gender === "feminine";
  const conjunction = /^[وف]/u.exec(aux)?.[0] ?? "";
  if (!past.has(aux)) {
    const future = aux.startsWith("س", conjunction.length) ? "س" : "";
    const present = isFeminine ? verb.present.replace(/^ي/u, "ت") : verb.present;
    return `${conjunction}${future}${present}`;
  }
  // «بُني» and «أُلغي» change before the «ت»; the writer knows how.
  if (isFeminine && verb.past.endsWith("ي")) return null;
  return `${conjunction}${verb.past}${isFeminine ? "ت" : ""}`;
}

const beforeNoAgent = new Set([
  "أن",
  "ان",
  "ذلك",
  "هذا",
  "هذه",
  "في",
  "لم",
  "كان",
  "كانت",
  "كما",
  "قد",
  "ولم",
  "وقد",
  "و",
  "هل",
  "ثم",
  "لكن",
  "ولكن",
]);
const passiveParticiple = /^(?:ال|وال|بال)?م[\u0621-\u064A]{2}و[\u0621-\u064A](?:ة|ات|ين|ون)?$/u;

/** «من قبل» before who does it, after a passive; «من قبل» alone means "before". */
function findAgents(sentence: Sentence): Slip[] {
  const { words, text } = sentence;
  return findAtWords(sentence, (word, i) => {
    if (word.bare !== "من" || word.isProtected) return undefined;
    const [next, agent] = [words[i + 1], words[i + 2]];
    if (next?.bare !== "قبل" || agent === undefined || beforeNoAgent.has(agent.bare))
      return undefined;
    if (!/^\s+$/u.test(text.slice(next.end, agent.start))) return undefined;
    if (!words.slice(0, i).some(isPassive)) return undefined;
    return { sentence, reason: "agent", start: word.start, end: agent.end, right: null };
  });
}

const isPassive = (word: Word): boolean =>
  isAux(word) ||
  passiveParticiple.test(word.bare) ||
  /^[وفس]?[يتن]?\u064F|^[يتأ]\u064F/u.test(word.raw);

/**
 * Finds three or more sentences of one paragraph, one after the other, that begin with the same
 * word.
 */
export function findSameOpenings(sentences: readonly Sentence[]): Slip[] {
  const slips: Slip[] = [];
  let run: Sentence[] = [];
  const close = (): void => {
    const first = run[0];
    const word = first?.words[0];
    if (first && word && run.length >= minOpenings)
      slips.push({
        sentence: first,
        reason: "openings",
        start: word.start,
        end: word.end,
        right: null,
        count: run.length,
      });
    run = [];
  };
  for (const sentence of sentences) {
    if (run[0] !== undefined && run[0].words[0]?.bare !== sentence.words[0]?.bare) close();
    run.push(sentence);
  }
  close();
  return slips;
}
