import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { parseDifficulty, isSolution, solve } from "./proof-of-work.ts";
import { sha256 } from "./sha256.ts";

test("the hash is SHA-256 for every length", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    const hex = [...sha256(message)].map((word) => word.toString(16).padStart(8, "0")).join("");
    expect(hex).toBe(createHash("sha256").update(message).digest("hex"));
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
