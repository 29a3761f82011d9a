import type { Results } from "../../src/site/experiments/results.ts";

/**
 * Compares a second run with the stored one. Charts need no comparison: they name figures.
 * @returns a line for each figure that only one of the two has, and for each that differs by more
 *   than its stored spread
 */
export function compareResults(stored: Results, now: Results): readonly string[] {
  const names = new Set([...Object.keys(stored.figures), ...Object.keys(now.figures)]);
  return [...names].flatMap((name) => {
    const [before, after] = [stored.figures[name], now.figures[name]];
    if (before === undefined) return [`${name}: ${after!.value} is not stored`];
    if (after === undefined) return [`${name}: ${before.value} was not measured again`];
    // The text shows rounded values: half of the last place is no difference.
    const allowed = Math.max(before.spread * Math.abs(before.value), 0.5 / 10 ** before.decimals);
    return Math.abs(after.value - before.value) <= allowed
      ? []
      : [`${name}: stored ${before.value}, now ${after.value}, allowed ±${allowed.toFixed(2)}`];
  });
}
