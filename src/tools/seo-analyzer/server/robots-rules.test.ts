import { expect, test } from "vitest";
import { compileRules, type PathRule } from "./robots-rules.ts";

/**
 * RFC 9309 implemented literally, one rule after the other, as the reference for the compiled
 * rules.
 */
function allowsByDefinition(rules: readonly PathRule[], path: string): boolean {
  const lengths = { allow: 0, disallow: 0 };
  for (const { allows, pattern } of rules) {
    const kind = allows ? "allow" : "disallow";
    const isWhole = pattern.endsWith("$");
    const escaped = (isWhole ? pattern.slice(0, -1) : pattern)
      .replace(/[$+?.()[\]{}|^\\]/g, "\\$&")
      .replaceAll("*", ".*");
    if (pattern !== "" && RegExp(`^${escaped}${isWhole ? "$" : ""}`, "s").test(path))
      lengths[kind] = Math.max(lengths[kind], pattern.length);
    else if (
      allows &&
      /\/index\.html?$/.test(pattern) &&
      path === pattern.slice(0, pattern.lastIndexOf("/") + 1)
    )
      lengths.allow = Math.max(lengths.allow, path.length + 1);
  }
  return lengths.disallow === 0 || lengths.allow >= lengths.disallow;
}

/** Pseudo-random numbers, the same in every run. */
function* generateNumbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state >> 8;
  }
}

test("compiled rules decide on 20,000 paths as the rules do one by one", () => {
  const random = generateNumbers(9309);
  const randomBelow = (max: number): number => random.next().value % max;
  const text = (letters: string, length: number): string =>
    Array.from({ length }, () => letters[randomBelow(letters.length)]).join("");
  const differing: string[] = [];
  for (let round = 0; round < 1_000; round++) {
    const rules = Array.from({ length: 1 + randomBelow(12) }, () => ({
      allows: randomBelow(2) === 0,
      pattern: `/${text("ab/*", randomBelow(7))}${["", "", "$", "/index.html", text("ab", 20)][randomBelow(5)]}`,
    }));
    const allows = compileRules(rules);
    for (let i = 0; i < 20; i++) {
      const path = `/${text("ab/", randomBelow(8))}${["", "", "/", "/index.html", text("ab", 25)][randomBelow(5)]}`;
      if (allows(path) !== allowsByDefinition(rules, path))
        differing.push(`${path}: ${JSON.stringify(rules)}`);
    }
  }
  expect(differing).toEqual([]);
});

test("long parts between wildcards are found at any position", () => {
  const part = `${"a".repeat(20)}b${"a".repeat(20)}`;
  const allows = compileRules([{ allows: false, pattern: `/*${part}*${part}$` }]);
  expect(allows(`/${"a".repeat(30)}${part}${"a".repeat(5)}b${part}`)).toBe(false);
  expect(allows(`/x${part}${part}x`)).toBe(true);
  expect(allows(`/x${part}${part.slice(1)}`)).toBe(true); // the second part would overlap the first
});

test("of more than a thousand rules with wildcards the first ones count, of plain rules all", () => {
  const rules = Array.from({ length: 1_001 }, (_, i) => ({ allows: false, pattern: `/*w${i}.` }));
  const allows = compileRules(rules);
  expect([allows("/w999."), allows("/w1000.")]).toEqual([false, true]);
  const plain = compileRules(
    rules.map(({ pattern }) => ({ allows: false, pattern: pattern.replace("*", "") })),
  );
  expect([plain("/w999.x"), plain("/w1000.x"), plain("/w1001.x")]).toEqual([false, false, true]);
});
