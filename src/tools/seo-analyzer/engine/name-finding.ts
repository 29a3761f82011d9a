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
  const [statement = "", ...values] = found.split(": ");
  const known = listWords(title);
  const stated = listWords(statement);
  const value = values.join(": ");
  const repeated = stated.filter((word) => known.includes(word)).length;
  if (repeated === stated.length) return value === "" ? title : `${title}: ${value}`;
  if (repeated * 2 > known.length) return found;
  return value === "" ? `${title}: ${found}` : `${title}. ${found}`;
}

/** Lists the words of a text that say something, each once. */
function listWords(text: string): readonly string[] {
  const words = splitStems(text);
  return words.filter((word, i) => !emptyWords.has(word) && words.indexOf(word) === i);
}

function splitStems(text: string): readonly string[] {
  return splitFolded(foldLetters(text)).map((word) => listForms(word).at(-1)!);
}
