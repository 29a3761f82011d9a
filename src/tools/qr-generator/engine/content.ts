/** SPEC §2: the four tabs, in their order. */
export const tabs = ["url", "text", "email", "phone"] as const;
export type Tab = (typeof tabs)[number];

/** What the four tabs share: one content, and what stands in the input of the open tab. */
export interface Content {
  readonly tab: Tab;
  /** What the code holds. */
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

/** Another tab shows the same content, without its prefix; the code stays as it is. */
export function openTab(content: Content, tab: Tab): Content {
  return tab === content.tab
    ? content
    : { tab, value: content.value, typed: withoutPrefix(content.value) };
}

/** URL and Text take what is typed as it is; Email and Phone put their prefix before it, once. */
export function type(content: Content, typed: string): Content {
  const { tab } = content;
  if (prefixes[tab] === "") return { tab, value: typed.toWellFormed(), typed };
  const bare = withoutPrefix(tab === "phone" ? withLatinDigits(typed) : typed);
  return { tab, value: bare === "" ? "" : prefixes[tab] + bare.toWellFormed(), typed: bare };
}

function withoutPrefix(text: string): string {
  return text.replace(/^(?:(?:mailto|tel):)+/i, "");
}

/** A phone dials Latin digits only. */
function withLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * The form of a web address that every reader opens: with its scheme, its name in punycode, its path percent-encoded.
 * @returns undefined where the text is no web address, or is in that form already
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
