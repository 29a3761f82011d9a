import { toLatinDigits } from "#i18n/latin-digits.ts";

/** The four tabs in their order. @see docs/specification.md#qr-generator */
export const tabs = ["url", "text", "email", "phone"] as const;
export type Tab = (typeof tabs)[number];

/** The content that the four tabs share, and the text in the input of the selected tab. */
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

/** The first content: a URL in the URL tab. */
export function createContent(url: string): Content {
  return { tab: "url", value: url, typed: url };
}

/**
 * Selects another tab with the same content, which is shown without its prefix; the code does not
 * change.
 */
export function openTab(content: Content, tab: Tab): Content {
  return tab === content.tab
    ? content
    : { tab, value: content.value, typed: removePrefix(content.value) };
}

/**
 * Sets the input of the selected tab: URL and Text use it as typed, Email and Phone add their
 * prefix once.
 */
export function changeInput(content: Content, typed: string): Content {
  const { tab } = content;
  if (prefixes[tab] === "") return { tab, value: typed.toWellFormed(), typed };
  const bare = removePrefix(tab === "phone" ? toLatinDigits(typed) : typed);
  return { tab, value: bare === "" ? "" : prefixes[tab] + bare.toWellFormed(), typed: bare };
}

function removePrefix(text: string): string {
  return text.replace(/^(?:(?:mailto|tel):)+/i, "");
}
