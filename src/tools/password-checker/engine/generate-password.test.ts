import { expect, test } from "vitest";
import {
  alphabets,
  allClasses,
  clampLength,
  classNames,
  defaultOptions,
  generatePassword,
  getMinLength,
  lengths,
  getPasswordBits,
  forceLowercase,
  type ClassName,
  type Classes,
} from "./generate-password.ts";

const only = (...names: readonly ClassName[]): Classes => ({
  uppercase: false,
  lowercase: false,
  numbers: false,
  symbols: false,
  ...Object.fromEntries(names.map((name) => [name, true])),
});

/** Every combination of classes except the empty one: fifteen. */
const settings: readonly (readonly ClassName[])[] = Array.from({ length: 15 }, (_, i) =>
  classNames.filter((_name, bit) => (i + 1) & (1 << bit)),
);

test("W-44 W-45 lengths range from 6 to 32, start at 16 and are clamped", () => {
  expect(lengths).toEqual({ min: 6, max: 32, default: 16 });
  expect([5, 33, -1, 6, 32].map(clampLength)).toEqual([6, 32, 6, 6, 32]);
  expect(generatePassword(5, allClasses)).toHaveLength(6);
  expect(generatePassword(33, allClasses)).toHaveLength(32);
});

test("W-47 a new password has the chosen length", () => {
  for (const length of [6, 16, 32])
    expect(generatePassword(length, allClasses)).toHaveLength(length);
});

test("W-48 W-49 a password contains every chosen class and no other, in every setting at every length", () => {
  for (const names of settings)
    for (let length = 6; length <= 32; length += 1) {
      const password = generatePassword(length, only(...names));
      for (const name of classNames)
        expect([...password].some((character) => alphabets[name].includes(character))).toBe(
          names.includes(name),
        );
    }
});

test("W-50 the symbols are the thirty of the specification", () => {
  expect(alphabets.symbols).toBe("!@#$%^&*()_+~`|}{[]\\:;?><,./-=");
  expect(new Set(alphabets.symbols).size).toBe(30);
});

test("W-51 with all four switches off lowercase is forced on", () => {
  expect(forceLowercase(only())).toEqual(only("lowercase"));
  expect(generatePassword(32, only())).toMatch(/^[a-z]{32}$/);
});

/**
 * Measures how far the counts differ from those of a uniform draw within each class, in standard
 * deviations of the normal distribution: the chi-squared sum of all classes, converted by the
 * Wilson-Hilferty transformation.
 */
function deviation(counts: ReadonlyMap<string, number>, names: readonly ClassName[]): number {
  let chi = 0;
  let freedom = 0;
  for (const alphabet of names.map((name) => [...alphabets[name]])) {
    const expected =
      alphabet.reduce((sum, character) => sum + (counts.get(character) ?? 0), 0) / alphabet.length;
    for (const character of alphabet)
      chi += ((counts.get(character) ?? 0) - expected) ** 2 / expected;
    freedom += alphabet.length - 1;
  }
  return (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}

/**
 * Returns a generator of the same numbers in every run (xorshift128), so that the test never fails
 * by chance.
 */
function fixedStream(): (numbers: Uint32Array) => void {
  let [x, y, z, w] = [123_456_789, 362_436_069, 521_288_629, 88_675_123];
  return (numbers) => {
    for (let i = 0; i < numbers.length; i += 1) {
      const t = x ^ (x << 11);
      [x, y, z] = [y, z, w];
      w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      numbers[i] = w >>> 0;
    }
  };
}

test("W-50 W-58 a million characters of each setting of classes pass a chi-square test, at p above 0.01", () => {
  const fill = fixedStream();
  const worst = settings.map((names) => {
    const counts = new Map<string, number>();
    for (let drawn = 0; drawn < 1_000_000; drawn += 32)
      for (const character of generatePassword(32, only(...names), fill))
        counts.set(character, (counts.get(character) ?? 0) + 1);
    return deviation(counts, names);
  });
  // One in a hundred values is more than 2.326 standard deviations above the mean.
  expect(Math.max(...worst)).toBeLessThan(2.326);
}, 60_000);

test("the chi-square test detects modulo bias", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 1_000_000; i += 1) {
    const character = alphabets.lowercase[((i * 97) % 256) % 26]!;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(deviation(counts, ["lowercase"])).toBeGreaterThan(2.326);
});

test("the entropy is the exact logarithm of the number of possible passwords", () => {
  expect(getPasswordBits(16, only("lowercase"))).toBeCloseTo(16 * Math.log2(26), 9);
  // 36^6 - 26^6 - 10^6 strings of six letters and digits contain both.
  expect(getPasswordBits(6, only("lowercase", "numbers"))).toBeCloseTo(
    Math.log2(36 ** 6 - 26 ** 6 - 10 ** 6),
    9,
  );
  expect(getPasswordBits(32, allClasses)).toBeGreaterThan(208);
  expect(getPasswordBits(32, allClasses)).toBeLessThan(32 * Math.log2(92));
});

test("without look-alikes a password has none of them, and its entropy is that of the smaller alphabet", () => {
  const options = { ...defaultOptions, avoidLookAlikes: true };
  for (let i = 0; i < 200; i += 1)
    expect(generatePassword(32, allClasses, undefined, options)).not.toMatch(/[Il1|O0o]/);
  expect(getPasswordBits(16, only("lowercase"), options)).toBeCloseTo(16 * Math.log2(24), 9);
});

test("a password has at least the digits and symbols that are required, and room for them", () => {
  const options = { ...defaultOptions, minNumbers: 4, minSymbols: 3 };
  expect(getMinLength(allClasses, options)).toBe(9);
  expect(getMinLength(only("lowercase"), options)).toBe(6);
  for (let i = 0; i < 20; i += 1) {
    const password = generatePassword(6, allClasses, undefined, options);
    expect(password).toHaveLength(9);
    expect(password.match(/\d/g)!.length).toBeGreaterThanOrEqual(4);
    expect(password.match(/[^a-z\d]/gi)!.length).toBeGreaterThanOrEqual(3);
  }
  // Two digits of six characters or more, the others lowercase: 36^6 - 26^6 - 6 * 10 * 26^5.
  expect(
    getPasswordBits(6, only("lowercase", "numbers"), { ...defaultOptions, minNumbers: 2 }),
  ).toBeCloseTo(Math.log2(36 ** 6 - 26 ** 6 - 60 * 26 ** 5 - 10 ** 6), 9);
});
