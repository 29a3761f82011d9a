/**
 * Fills an array with random 32-bit numbers: the platform's generator, or a deterministic one in a
 * test.
 */
export type RandomFill = (numbers: Uint32Array<ArrayBuffer>) => void;

/**
 * Fills an array from the platform's cryptographic source.
 * @see docs/specification.md#password-checker-generator
 */
export const fillRandom: RandomFill = (numbers) => void crypto.getRandomValues(numbers);

const space = 2 ** 32;

/**
 * Draws uniform whole numbers from 0 to `sides` - 1. Random numbers above the last whole multiple
 * of `sides` are rejected: their remainders would make low numbers more likely (modulo bias).
 */
export function drawMany(
  sides: number,
  count: number,
  fill: RandomFill = fillRandom,
): readonly number[] {
  const limit = space - (space % sides);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const numbers = new Uint32Array(Math.min(count - drawn.length, 16_384));
    fill(numbers);
    for (const number of numbers) if (number < limit) drawn.push(number % sides);
  }
  return drawn;
}
