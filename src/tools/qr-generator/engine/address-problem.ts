import { toSafeUrl } from "./safe-url.ts";
import { isWebAddress } from "./web-address.ts";

/**
 * What keeps the content of a link's code from being opened although the code is read: the content
 * is no web address, or some readers do not open it as it is written (see `toSafeUrl`).
 */
export type AddressProblem = "not-address" | "unsafe";

/** Finds the problem of a typed link; undefined where every reader opens it. */
export function findAddressProblem(typed: string): AddressProblem | undefined {
  if (!isWebAddress(typed)) return "not-address";
  return toSafeUrl(typed) === undefined ? undefined : "unsafe";
}
