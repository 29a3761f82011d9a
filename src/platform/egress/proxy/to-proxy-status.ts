import { EgressError } from "../egress-error.ts";

/** The status that the browser gets for a connection that was not made. */
export function toProxyStatus(error: unknown): number {
  return error instanceof EgressError &&
    (error.code === "blocked-address" || error.code === "bad-address")
    ? 403
    : 502;
}
