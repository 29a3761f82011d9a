import { parseTarget, type Target } from "../target.ts";

/** Checks the origin only: path and query of a page's own URLs may have any length and form. */
export function parseProxyTarget(
  address: string,
  protocol: "http:" | "https:",
): Target | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== protocol || url.username !== "" || url.password !== "") return undefined;
  try {
    return parseTarget(url.origin);
  } catch {
    return undefined;
  }
}
