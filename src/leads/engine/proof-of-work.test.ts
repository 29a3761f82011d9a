import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { parseDifficulty, isSolution, solve } from "./proof-of-work.ts";

test("counts the zero bits of the SHA-256 that everybody computes, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const text = String.fromCharCode(...Array.from({ length }, (_, i) => 32 + ((i * 37) % 2_000)));
    const zeros = Math.clz32(createHash("sha256").update(text).digest().readUInt32BE());
    expect(isSolution(text, zeros)).toBe(true);
    expect(isSolution(text, zeros + 1)).toBe(false);
  }
});

test("a challenge is solved by a number that hashes to enough zeros", () => {
  const challenge = "1795263600000.12.c29tZXRoaW5n.bWFj";
  expect(parseDifficulty(challenge)).toBe(12);
  const proof = solve(challenge);
  expect(proof.startsWith(`${challenge}:`)).toBe(true);
  expect(isSolution(proof, 12)).toBe(true);
  expect(createHash("sha256").update(proof).digest("hex").startsWith("000")).toBe(true);
});

test("a text that is not a challenge is rejected", () => {
  for (const text of ["", "1.99.a.b", "1.x.a.b"]) expect(() => solve(text)).toThrow(RangeError);
});
