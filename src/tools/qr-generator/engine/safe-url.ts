/**
 * Converts a URL to a form that every reader opens: with its scheme, host in punycode, path
 * percent-encoded.
 * @returns undefined where the text is not a URL or has that form already
 */
export function toSafeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const isHostLike = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}.-]*\.[\p{L}\p{M}]{2,}(?=[:/?#]|$)/u.test(
    trimmed,
  );
  const address = isHostLike ? `https://${trimmed}` : trimmed;
  if (/\s/.test(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address))
    return undefined;
  const isAscii = /^\p{ASCII}*$/u.test(text);
  if (isAscii) return isHostLike ? address : undefined;
  return new URL(address).href;
}
