import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ScanCounter } from "./scan-counter.ts";

test("who reads the counts waits for the scans before him, and not for those that go on arriving", async () => {
  let written = 0;
  let isOver = false;
  const counter: ScanCounter = new ScanCounter(
    {
      store: {
        async addScans() {
          written += 1;
          // A scan arrives during each write, so that the counter never rests.
          if (!isOver) counter.count("22222222", { isRepeat: false });
          await turn();
        },
      },
      warn: (error) => expect.fail(String(error)),
      now: () => new Date("2026-11-26T10:00:00Z"),
    },
    { gatherMs: 0 },
  );
  counter.count("33333333", { isRepeat: false });
  await counter.flush();
  expect(written).toBeLessThan(4);
  isOver = true;
  await counter.flush();
  await counter.close();
});
