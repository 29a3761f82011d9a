/**
 * Characters of a password that are judged, in UTF-16 code units. No site takes a longer one, and
 * all work on a password grows with its length.
 */
export const maxAnalysedChars = 256;

/** The part of a password that is judged: its beginning, without half a surrogate pair. */
export function cutToAnalysed(password: string): string {
  if (password.length <= maxAnalysedChars) return password;
  const end = /[\uD800-\uDBFF]/.test(password[maxAnalysedChars - 1]!)
    ? maxAnalysedChars - 1
    : maxAnalysedChars;
  return password.slice(0, end);
}
