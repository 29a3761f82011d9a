import { toLatinDigits } from "#i18n/latin-digits.ts";

/** The four tabs in their order (docs/specification.md). */
export const tabs = ["url", "text", "email", "phone"] as const;
export type Tab = (typeof tabs)[number];

/** The content that the four tabs share, and the text in the input of the open tab. */
export interface Content {
  readonly tab: Tab;
  /** The content of the code. */
  readonly value: string;
  readonly typed: string;
}

const prefixes: Readonly<Record<Tab, string>> = {
  url: "",
  text: "",
  email: "mailto:",
  phone: "tel:",
};

export function createContent(url: string): Content {
  return { tab: "url", value: url, typed: url };
}

/** Opens another tab with the same content, shown without its prefix; the code does not change. */
export function openTab(content: Content, tab: Tab): Content {
  return tab === content.tab
    ? content
    : { tab, value: content.value, typed: withoutPrefix(content.value) };
}

/** URL and Text use the input as typed; Email and Phone add their prefix once. */
export function type(content: Content, typed: string): Content {
  const { tab } = content;
  if (prefixes[tab] === "") return { tab, value: typed.toWellFormed(), typed };
  const bare = withoutPrefix(tab === "phone" ? toLatinDigits(typed) : typed);
  return { tab, value: bare === "" ? "" : prefixes[tab] + bare.toWellFormed(), typed: bare };
}

function withoutPrefix(text: string): string {
  return text.replace(/^(?:(?:mailto|tel):)+/i, "");
}

/**
 * The form of a URL that every reader opens: with its scheme, host in punycode, path percent-encoded.
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
