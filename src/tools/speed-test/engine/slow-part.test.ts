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
  expect(findSlowPart({ connection: fast, score: 90 })).toBe("neither");
  expect(findSlowPart({ connection: fast, score: 69 })).toBe("site");
  expect(findSlowPart({ connection: slow, score: 90 })).toBe("connection");
  expect(findSlowPart({ connection: slow, score: 69 })).toBe("both");
  expect(findSlowPart({ connection: { ...fast, latencyMs: 301 }, score: 90 })).toBe("connection");
});

test("a site that is good and has a list of what slows it down is never called free of it", () => {
  for (const score of [70, 89]) {
    expect(findSlowPart({ connection: fast, score })).toBe("neitherSiteGood");
    expect(findSlowPart({ connection: slow, score })).toBe("connectionSiteGood");
    expect(findSlowPart({ connection: null, score })).toBe("siteGood");
    expect(findSlowPart({ connection: { ...slow, isServerLimited: true }, score })).toBe(
      "siteGoodServerBusy",
    );
  }
});

test("without one of the two, the answer is about the other, and says what is not known", () => {
  expect(findSlowPart({ connection: null, score: 90 })).toBe("siteFast");
  expect(findSlowPart({ connection: null, score: 69 })).toBe("siteSlow");
  expect(findSlowPart({ connection: fast, score: null })).toBe("connectionFast");
  expect(findSlowPart({ connection: slow, score: null })).toBe("connectionSlow");
  expect(findSlowPart({ connection: null, score: null })).toBe("unknown");
});

test("a connection that our server may have slowed down is not called slow", () => {
  const limited = { ...slow, isServerLimited: true };
  expect(findSlowPart({ connection: limited, score: 90 })).toBe("siteFastServerBusy");
  expect(findSlowPart({ connection: limited, score: 69 })).toBe("siteSlowServerBusy");
  expect(findSlowPart({ connection: limited, score: null })).toBe("unknown");
  expect(findSlowPart({ connection: { ...fast, isServerLimited: true }, score: 69 })).toBe("site");
});
