import { expect, test } from "vitest";
import { findSlowPart } from "./slow-part.ts";

const fast = {
  latencyMs: 20,
  jitterMs: 2,
  loadedLatencyMs: 40,
  downloadMbps: 50,
  uploadMbps: 10,
  isServerLimited: false,
};
const slow = { ...fast, downloadMbps: 4.9 };

test("the answer follows the labels of site and connection, at their boundaries", () => {
  expect(findSlowPart({ connection: fast, score: 70 })).toBe("neither");
  expect(findSlowPart({ connection: fast, score: 69 })).toBe("site");
  expect(findSlowPart({ connection: slow, score: 70 })).toBe("connection");
  expect(findSlowPart({ connection: slow, score: 69 })).toBe("both");
  expect(findSlowPart({ connection: { ...fast, latencyMs: 301 }, score: 90 })).toBe("connection");
});

test("without one of the two, or where our server was the slow one, there is no answer", () => {
  expect(findSlowPart({ connection: null, score: 70 })).toBeNull();
  expect(findSlowPart({ connection: fast, score: null })).toBeNull();
  expect(findSlowPart({ connection: { ...slow, isServerLimited: true }, score: 70 })).toBeNull();
});
