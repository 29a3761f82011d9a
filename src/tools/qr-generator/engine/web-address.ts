/** What a phone opens by an app: another scheme with "//", or one that codes often have. */
const appUri =
  /^(?!https?:)(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|tel|sms(?:to)?|geo|wifi|mecard|begin|bitcoin|otpauth):)/i;

/**
 * Whether a phone opens something for a text: a page, whose host has a dot, is an IPv6 address or
 * this computer, with or without its scheme, or an app.
 */
export function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  if (appUri.test(trimmed)) return true;
  const [host = ""] = trimmed.replace(/^https?:\/\//i, "").split(/[/?#]/);
  if (/\s/.test(host) || !URL.canParse(`https://${host}`)) return false;
  const { hostname } = new URL(`https://${host}`);
  // A number such as "3.5" is parsed as a short form of an IPv4 address.
  if (/^[\d.]+$/.test(hostname)) return host.startsWith(hostname);
  return hostname === "localhost" || hostname.startsWith("[") || /[^.]\.[^.]/.test(hostname);
}
