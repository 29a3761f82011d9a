import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { killRounds } from "./kill-rounds.ts";

test("B-11 B-12 F-23 Q-44 Q-46 after 30 kills everything that was thanked for is there exactly once, and so is every retry", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-kill-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const report = await killRounds(folder, 30);
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({ kills: 30, lost: 0, doubled: 0, renamed: 0, spoiltFiles: 0 });
  expect(report.thanked).toBeGreaterThan(60);
  expect(report.retried).toBeGreaterThan(0);
});
