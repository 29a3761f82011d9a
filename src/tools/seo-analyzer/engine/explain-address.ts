/** What is wrong with a text that is no address, as far as it shows. */
export type AddressProblem = "empty" | "spaces" | "email" | "scheme" | "ending" | "characters";

/** Says what is wrong with a text that `parseUrl` (`base/parse-url.ts`) does not accept. */
export function explainAddress(typed: string): AddressProblem {
  const text = typed.trim();
  if (text === "") return "empty";
  if (/\s/.test(text)) return "spaces";
  if (/^[^/@:]+@[^/@:]+$/.test(text)) return "email";
  const [, scheme = ""] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? [];
  if (scheme !== "" && !/^https?$/i.test(scheme) && !scheme.includes(".")) return "scheme";
  const host = text.replace(/^https?:\/*/i, "").split(/[/?#]/)[0]!;
  return host.includes(".") ? "characters" : "ending";
}
