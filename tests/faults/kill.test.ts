import { afterAll, expect, test } from "vitest";
import { startPostgres } from "../api/postgres.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { pickCount } from "./counts.ts";
import { killRounds, type KillReport } from "./kill-rounds.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

function expectNothingLost(report: KillReport, kills: number): void {
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({ kills, lost: 0, doubled: 0, renamed: 0, damagedFiles: 0 });
  expect(report.thanked).toBeGreaterThan(2 * kills);
}

test("B-11 B-12 F-23 Q-44 Q-46 after many kills everything that was thanked for is there exactly once, and so is every retry", async () => {
  const kills = pickCount(1000, 20);
  const report = await killRounds({ folder: await temporaryFolder(), kills });
  expectNothingLost(report, kills);
  expect(report.retried).toBeGreaterThan(0);
});

test("B-11 B-12 on PostgreSQL too, after many kills of the server everything that was thanked for is there exactly once", async () => {
  const kills = pickCount(200, 6);
  expectNothingLost(
    await killRounds({
      folder: await temporaryFolder(),
      kills,
      databaseUrl: await postgres.newDatabase(),
    }),
    kills,
  );
});

test("B-11 B-12 after kills of PostgreSQL itself, under a server that goes on, everything that was thanked for is there exactly once", async () => {
  const kills = pickCount(20, 2);
  const killDatabase = async () => {
    await postgres.kill();
    await postgres.start();
  };
  expectNothingLost(
    await killRounds({
      folder: await temporaryFolder(),
      kills,
      databaseUrl: await postgres.newDatabase(),
      killDatabase,
    }),
    kills,
  );
});
