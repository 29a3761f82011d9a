import QRCode from "qrcode";
import { expect, test } from "vitest";
import { getCapacityBits, levels, versions } from "./capacity.ts";

/** The number of bytes that fit into a version's bits after the mode and the count. */
const countBytes = (version: number, bits: number): number =>
  Math.floor((bits - 4 - (version < 10 ? 8 : 16)) / 8);

test.each(levels)(
  "every version holds at level %s what npm qrcode puts into it, and not a byte more",
  (level) => {
    for (let version = 1; version <= versions; version += 1) {
      const bytes = countBytes(version, getCapacityBits(version, level));
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
