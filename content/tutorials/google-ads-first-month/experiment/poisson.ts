/** The share of Poisson counts of a mean that are at most `count`. */
function computeShareUpTo(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let k = 1; k <= count; k++) {
    term *= mean / k;
    sum += term;
  }
  return sum;
}

/** Finds where a function that falls from above a value to below it has that value. */
function bisect(falling: (x: number) => number, value: number, high: number): number {
  let [from, to] = [0, high];
  while (to - from > 1e-9) {
    const middle = (from + to) / 2;
    if (falling(middle) > value) from = middle;
    else to = middle;
  }
  return from;
}

/**
 * The exact 95% limits of the mean of a Poisson count: means outside of them would give a count
 * this far off in less than 2.5% of cases.
 * @param count 1 or more
 * @see Garwood, "Fiducial Limits for the Poisson Distribution" (1936)
 */
export function findPoissonLimits(count: number): { readonly low: number; readonly high: number } {
  const highest = 4 * count + 20;
  return {
    low: bisect((mean) => computeShareUpTo(count - 1, mean), 0.975, highest),
    high: bisect((mean) => computeShareUpTo(count, mean), 0.025, highest),
  };
}

/**
 * How often two equal halves differ by chance at least as much as these two counts: the two-sided
 * exact binomial test.
 */
export function computeChanceOfDifference(a: number, b: number): number {
  const sum = a + b;
  let ways = 1;
  let share = 0;
  for (let k = 0; k <= sum; k++) {
    if (Math.abs(sum - 2 * k) >= Math.abs(a - b)) share += ways / 2 ** sum;
    ways = (ways * (sum - k)) / (k + 1);
  }
  return share;
}
