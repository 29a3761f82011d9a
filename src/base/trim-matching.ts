/**
 * Removes the characters that match a pattern from both ends of a text. `text.replace(/[…]+$/, "")`
 * does the same, but takes quadratic time on a text that consists of such characters.
 * @param character matches one character, without the flags g and y
 */
export function trimMatching(text: string, character: RegExp): string {
  let start = 0;
  let end = text.length;
  for (
    let next = getCharacterAt(text, start);
    start < end && character.test(next);
    next = getCharacterAt(text, start)
  )
    start += next.length;
  for (
    let last = getCharacterBefore(text, end);
    end > start && character.test(last);
    last = getCharacterBefore(text, end)
  )
    end -= last.length;
  return text.slice(start, end);
}

function getCharacterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function getCharacterBefore(text: string, end: number): string {
  const isPair =
    /[\ud800-\udbff]/.test(text[end - 2] ?? "") && /[\udc00-\udfff]/.test(text[end - 1] ?? "");
  return text.slice(isPair ? end - 2 : end - 1, end);
}
