import QRCode from "qrcode";
import { expect, test } from "vitest";
import { capacityBits, levels, versions } from "./capacity.ts";

/** What is left of a version's bits for bytes: the mode and the count come first. */
const countBytes = (version: number, bits: number): number =>
  Math.floor((bits - 4 - (version < 10 ? 8 : 16)) / 8);

test.each(levels)(
  "every version holds at level %s what npm qrcode puts into it, and not a byte more",
  (level) => {
    for (let version = 1; version <= versions; version += 1) {
      const bytes = countBytes(version, capacityBits(version, level));
      expect(QRCode.create("a".repeat(bytes), { errorCorrectionLevel: level }).version).toBe(
        version,
      );
      const oneMore = (): number =>
        QRCode.create("a".repeat(bytes + 1), { errorCorrectionLevel: level }).version;
      if (version === versions) expect(oneMore).toThrow();
      else expect(oneMore()).toBe(version + 1);
    }
  },
);
