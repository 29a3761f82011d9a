import { foldLetters, listForms, splitFolded } from "#i18n/word-forms.ts";

/**
 * Words that say nothing about a fault. They are few, and not those of `stop-words.ts`: a list that
 * this tool shares with the search is a file of its own, which every page's script has to name.
 */
const emptyWords = new Set(
  splitStems(
    "في من على إلى عن هذا هذه أو هو لا بلا غير عدد الصفحة " +
      "a an the of in on for to it that is are or has no not this there page",
  ),
);

/**
 * Names a finding in one line: what is wrong, and what was found. Where the sentence about what was
 * found says the same as the title, it is said once.
 */
export function nameFinding(title: string, found: string | null): string {
  if (found === null) return title;
  const { isRepeated, isMostlyRepeated, value } = compareWords(title, found);
  if (isRepeated) return value === "" ? title : `${title}: ${value}`;
  if (isMostlyRepeated) return found;
  return value === "" ? `${title}: ${found}` : `${title}. ${found}`;
}

/**
 * Says what was found next to a title that is shown: only the value where the sentence says the
 * same as the title. Null where it adds nothing, neither a value nor a figure or a name.
 */
export function findDetail(title: string, found: string | null): string | null {
  if (found === null) return null;
  const { isRepeated, isMostlyRepeated, value } = compareWords(title, found);
  if (isRepeated) return value || null;
  const addsNothing = isMostlyRepeated && value === "" && !/[\d%]|https?:/.test(found);
  return addsNothing ? null : found;
}

/** Compares a title with what is said before the value of a sentence about what was found. */
function compareWords(title: string, found: string) {
  const [statement = "", ...values] = found.split(": ");
  const known = listWords(title);
  const stated = listWords(statement);
  const repeated = stated.filter((word) => known.includes(word)).length;
  return {
    isRepeated: repeated === stated.length,
    isMostlyRepeated: repeated * 2 > known.length,
    value: values.join(": "),
  };
}

/** Lists the words of a text that say something, each once. */
function listWords(text: string): readonly string[] {
  const words = splitStems(text);
  return words.filter((word, i) => !emptyWords.has(word) && words.indexOf(word) === i);
}

function splitStems(text: string): readonly string[] {
  return splitFolded(foldLetters(text)).map((word) => listForms(word).at(-1)!);
}
