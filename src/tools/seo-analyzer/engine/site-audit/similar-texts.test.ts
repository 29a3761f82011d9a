import { expect, test } from "vitest";
import { compareSketches, groupSimilar, sketchText } from "./similar-texts.ts";

/** A text of so many different words. */
const write = (n: number, prefix = "word"): string =>
  Array.from({ length: n }, (_, i) => `${prefix}${i}`).join(" ");
/** The same text with every nth word replaced, which changes three shingles each. */
const change = (text: string, every: number): string =>
  text
    .split(" ")
    .map((word, i) => (i % every === 1 ? `other${i}` : word))
    .join(" ");
const arabic = Array.from({ length: 150 }, (_, i) => `كلمة${"ابتثجحخدذر"[i % 10]}${i}`).join(" ");

test("equal texts are equal, and texts without a common phrase have nothing in common", () => {
  const [one, other] = [sketchText(write(2_000)), sketchText(write(2_000, "term"))];
  expect(compareSketches(one, one)).toBe(1);
  expect(compareSketches(one, other)).toBe(0);
});

test("of short texts the share is exact, of long ones it is near", () => {
  // 102 words have 100 phrases; another last word changes one of them in each text.
  const short = write(102);
  const changed = short.replace("word101", "last");
  expect(compareSketches(sketchText(short), sketchText(changed))).toBeCloseTo(99 / 101, 5);
  // Of 6,000 phrases 180 differ in each text: 5,820 of 6,180 are shared.
  const long = write(6_002);
  const share = compareSketches(sketchText(long), sketchText(change(long, 100)));
  expect(Math.abs(share - 5_820 / 6_180)).toBeLessThan(0.06);
});

test("a text with fewer than a hundred phrases is compared with nothing", () => {
  expect(sketchText(write(101))).toEqual([]);
  expect(sketchText(write(102))).toHaveLength(100);
  expect(sketchText("word ".repeat(5_000))).toEqual([]);
});

test("texts are grouped that have nine of ten phrases in common, in any language", () => {
  const texts = [
    write(500),
    arabic,
    change(write(500), 100),
    write(500, "term"),
    change(write(500), 12),
    change(arabic, 75),
  ];
  expect(groupSimilar(texts.map(sketchText))).toEqual([
    [0, 2],
    [1, 5],
  ]);
  expect(groupSimilar([[], []])).toEqual([]);
});

test("the comparisons grow with the number of texts and not with its square", () => {
  const countReads = (n: number): number => {
    let reads = 0;
    const sketches = Array.from({ length: n }, (_, i) => {
      const sketch = sketchText(write(300, `t${i % 2 === 0 ? 0 : i}x`));
      return new Proxy([...sketch], {
        get(target, name) {
          if (typeof name === "string" && /^\d+$/.test(name)) reads++;
          return Reflect.get(target, name);
        },
      });
    });
    groupSimilar(sketches);
    return reads;
  };
  const [few, many] = [countReads(50), countReads(400)];
  expect(many / few).toBeLessThan(10);
});
