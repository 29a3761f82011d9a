import { isIP } from "node:net";
import { EgressError } from "#platform/egress/egress-error.ts";
import { listOwnAddresses } from "#platform/egress/network-adapter.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import { parseTarget } from "#platform/egress/target.ts";
import { maxTargetChars, type TargetProblem } from "../contract.ts";
import type { HostBlockList } from "./block-list.ts";

interface TargetRules {
  /** The address of this site, without a slash at its end. */
  readonly siteUrl: string;
  readonly blockList: Pick<HostBlockList, "has">;
}

/**
 * Parses the target of a short link as a browser does.
 * @returns the URL in ASCII, host in punycode, so that a `Location` header can contain it; or why
 *   it cannot be a target. The host is not resolved: the server never opens it.
 */
export function parseLinkTarget(
  typed: string,
  { siteUrl, blockList }: TargetRules,
): { readonly target: string } | { readonly problem: TargetProblem } {
  const text = typed.trim();
  if (text === "") return { problem: "missing" };
  if (text.length > maxTargetChars) return { problem: "too-long" };
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text) || !/^https?:$/.test(url.protocol))
    return { problem: "not-address" };
  if (url.username !== "" || url.password !== "") return { problem: "credentials" };
  if (url.href.length > maxTargetChars) return { problem: "too-long" };
  if (isShortAddress(url, new URL(siteUrl))) return { problem: "own-link" };
  const problem = findHostProblem(url.href);
  if (problem !== undefined) return { problem };
  return blockList.has(url.hostname) ? { problem: "blocked-host" } : { target: url.href };
}

/** Applies the rules of egress to the host and the port. */
function findHostProblem(href: string): TargetProblem | undefined {
  try {
    const { host } = parseTarget(href);
    return isIP(host) !== 0 && !isPublicAddress(host, listOwnAddresses())
      ? "private-host"
      : undefined;
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return error.code === "blocked-address" ? "private-host" : "not-address";
  }
}

/**
 * Whether a URL is a short address of this site in any spelling: a chain of them could be a circle,
 * and would hide its end.
 */
function isShortAddress({ hostname, pathname }: URL, site: URL): boolean {
  if (trimDot(hostname) !== trimDot(site.hostname)) return false;
  // The server decodes a path before it resolves it.
  const decoded = decode(pathname).replace(/^[/\\]+/, "/");
  return [decoded, URL.parse(decoded, site)?.pathname ?? ""].some((path) =>
    /^[/\\]+q(?:[/\\]|$)/i.test(path),
  );
}

const trimDot = (host: string): string => host.replace(/\.$/, "");

/** A path that cannot be decoded is no short address. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
