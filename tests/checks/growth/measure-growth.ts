import vm from "node:vm";

/**
 * A function that reads text which a stranger chose, and the worst text of a given size that is
 * known for it.
 */
export interface GrowthCase<Input = unknown> {
  readonly name: string;
  readonly run: (input: Input) => unknown;
  readonly attack: (size: number) => Input;
  /** The largest size that is tried, 100,000 unless the function limits its input. */
  readonly maxSize?: number;
}

/** What one case measured: CPU time in ms by size. */
export interface Growth {
  readonly timesMs: ReadonlyMap<number, number>;
  /** Undefined where ten times the input took less than twenty times the time, at every size. */
  readonly problem: string | undefined;
}

const maxFactor = 20;
/** A doubling may be measured so much too short. */
const tolerance = 0.8;
/** Shorter times say more about the clock and the compiler than about the function. */
const minMeasuredMs = 8;
/** An exponential expression would never come back by itself. */
const timeoutMs = 4_000;
const samples = 3;
/** So often two sizes are compared again before one counts as a problem. */
const maxRounds = 5;
/** A doubling is compared with its own figure, so single rounds fall on either side of it. */
const majority = 3;
/** A first look measures so long; the clock of some kernels moves in steps of 4 ms. */
const firstLookMs = 1;
/** Ten of those steps, so that none of them decides. */
const comparedMs = 40;

/** Lets a case of its own type into a table of all. */
export function growthCase<Input>(one: GrowthCase<Input>): GrowthCase {
  return one as GrowthCase;
}

/**
 * Measures how a function's time grows: ten times the input, from 100 on, must take less than
 * twenty times the time. Linear is 10, n log n about 13, quadratic 100. CPU time is measured, not
 * the clock, and the best of several runs is taken, so that neighbours on the machine do not
 * matter.
 *
 * What a function allocates costs up to ten times as much a byte once it outgrows the processor's
 * caches and V8's pages of 128 KB, in a step that may reach over several sizes. So a problem counts
 * only where each of the two doublings before the size takes what it would of a time of an + bn²
 * that grows as much for ten times the input.
 */
export function measureGrowth({ run, attack, maxSize = 100_000 }: GrowthCase): Growth {
  const timesMs = new Map<number, number>();
  for (let size = 100; size <= maxSize; size *= 10) {
    const input = attack(size);
    const time = bestTimeMs(() => run(input), firstLookMs);
    timesMs.set(size, time);
    if (time >= timeoutMs) return { timesMs, problem: `${size}: over ${timeoutMs} ms` };
    const smaller = timesMs.get(size / 10);
    if (smaller === undefined || time < minMeasuredMs || time < maxFactor * smaller) continue;
    const half = attack(size / 2);
    const factor = time / smaller;
    const isProblem =
      isSlower(run, [attack(size / 10), input], maxFactor, maxRounds) &&
      isSlower(run, [half, input], tolerance * computeDoubling(factor, 10), majority) &&
      isSlower(run, [attack(size / 4), half], tolerance * computeDoubling(factor, 5), majority);
    if (!isProblem) continue;
    return {
      timesMs,
      problem: `${size / 10}: ${smaller.toFixed(3)} ms, ${size}: ${time.toFixed(1)} ms`,
    };
  }
  return { timesMs, problem: undefined };
}

/**
 * How often longer a time of an + bn² becomes by a doubling, which is between 2 and 4.
 * @param factor how often longer it becomes from a size to ten times that size
 * @param end where the doubling ends, in that size
 */
function computeDoubling(factor: number, end: number): number {
  const square = (Math.min(factor, 99) - 10) / (100 - Math.min(factor, 99));
  const grow = (size: number): number => size + square * size ** 2;
  return grow(end) / grow(end / 2);
}

/**
 * Measures two sizes again, one right after the other, since a neighbour that came between them
 * shares the caches of the processor with one of them alone.
 * @returns whether the larger took at least `factor` times the time in so many of the rounds
 */
function isSlower(
  run: (input: unknown) => unknown,
  [small, large]: readonly [unknown, unknown],
  factor: number,
  neededRounds: number,
): boolean {
  let slower = 0;
  for (let round = 1; round <= maxRounds && slower < neededRounds; round++) {
    const smallMs = bestTimeMs(() => run(small), comparedMs);
    if (bestTimeMs(() => run(large), comparedMs) >= factor * smallMs) slower += 1;
    else if (round - slower > maxRounds - neededRounds) return false;
  }
  return true;
}

/** The time of one run: the least of several samples, whose runs take `enoughMs` together. */
function bestTimeMs(run: () => unknown, enoughMs: number): number {
  let best = Infinity;
  for (let sample = 0, repeats = 1; sample < samples; sample++) {
    let time = cpuTimeMs(run, repeats);
    while (time < enoughMs && repeats < 10_000) time = cpuTimeMs(run, (repeats *= 4));
    best = Math.min(best, time / repeats);
    if (best >= timeoutMs / 4) break; // one sample of a slow run is enough
  }
  return best;
}

const repeat = new vm.Script("for (let i = 0; i < growth.repeats; i++) growth.run();");
/**
 * Where the script finds what it runs. Its only use is that vm can interrupt it, in the middle of
 * an expression too.
 */
const context = globalThis as {
  growth?: { readonly run: () => unknown; readonly repeats: number };
};

function cpuTimeMs(run: () => unknown, repeats: number): number {
  context.growth = { run, repeats };
  const before = process.threadCpuUsage();
  try {
    repeat.runInThisContext({ timeout: timeoutMs });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      return timeoutMs * repeats;
    throw error;
  } finally {
    delete context.growth;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
