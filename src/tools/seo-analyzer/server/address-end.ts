import { EgressError } from "#platform/egress/egress-error.ts";
import type { BrokenLink } from "../contract.ts";
import type { PageDigest, PageDirections } from "../engine/site-audit/site-audit.ts";
import { UnrequestedError } from "./crawl-context.ts";

export interface EndPage {
  readonly kind: "page";
  readonly address: string;
  readonly directions?: PageDirections;
  /** Undefined once the page has been read, and where only its headers were asked for. */
  digest?: (() => PageDigest) | undefined;
}

/** What a URL ends as, after its redirects, refreshes and canonical. */
export type AddressEnd =
  | EndPage
  | { readonly kind: "broken"; readonly reason: BrokenLink["reason"]; readonly status: number }
  /** It opens and is no page of this site; or robots.txt denies it. */
  | { readonly kind: "other" }
  /** It leads to a site that was asked for as much as it may be. */
  | { readonly kind: "unrequested" };

const reasonByError: Readonly<Record<string, BrokenLink["reason"]>> = {
  "too-many-redirects": "loop",
  "does-not-exist": "no-name",
};

/** @throws what is no answer of a site */
export function toUnknown(error: unknown): AddressEnd {
  if (error instanceof UnrequestedError) return { kind: "unrequested" };
  if (error instanceof EgressError) return toFailure(error.code);
  throw error;
}

/** A page that is too large, or that is not asked for by our own rules, opens for others. */
export function toFailure(errorCode: string): AddressEnd {
  if (errorCode === "too-large" || errorCode === "bad-address") return { kind: "other" };
  return { kind: "broken", reason: reasonByError[errorCode] ?? "no-answer", status: 0 };
}
