import { expect, test } from "vitest";
import { listReferencedPrefixes, toReference } from "./reference.ts";

test.each([
  ["f281ddab-1111-4222-8333-444455556666", "6859 7163"],
  ["0b0a9c1e-1111-4222-8333-444455556666", "8524 4702"],
  ["00000007-1111-4222-8333-444455556666", "0000 0007"],
  ["05f5e100-1111-4222-8333-444455556666", "0000 0000"],
])("B-19 the reference of %s is %s, in digits alone", (id, reference) =>
  expect(toReference(id)).toBe(reference),
);

test.each(["f281ddab", "00000000", "ffffffff", "05f5e0ff", "0b0a9c1e"])(
  "B-19 the reference of an id that begins with %s leads back to it, and to ids that share it alone",
  (prefix) => {
    const reference = toReference(prefix);
    const prefixes = listReferencedPrefixes(reference);
    expect(prefixes).toContain(prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes.length).toBeGreaterThanOrEqual(42);
    for (const other of prefixes) {
      expect(other).toMatch(/^[0-9a-f]{8}$/);
      expect(toReference(other)).toBe(reference);
    }
  },
);

test.each(["68597163", "6859 7163", "6859-7163", " 6859\u00a07163 ", "٦٨٥٩ ٧١٦٣"])(
  "B-19 «%s» is the same reference",
  (typed) => expect(listReferencedPrefixes(typed)).toContain("f281ddab"),
);

test.each(["", "f281ddab", "685971", "685971630", "6859  7163", "68 597163", "%%%%%%%%"])(
  "B-19 «%s» is no reference",
  (typed) => expect(listReferencedPrefixes(typed)).toEqual([]),
);
