/**
 * Whether the full numbers are asked for (`npm run faults`), or those for every run of the tests.
 */
const isFull = process.env["FAULTS"] === "full";

/** How often something is done: the full number, or the small one. */
export function pickCount(full: number, small: number): number {
  return isFull ? full : small;
}
