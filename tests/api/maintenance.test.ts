import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { runMaintenance } from "#maintenance.ts";
import { createAttachments } from "#leads/server/attachments/attachments.ts";
import { openFolderStorage } from "#platform/storage/folder-storage.ts";
import { createLinkStore } from "#tools/qr-generator/server/link-store.ts";
import { createMonitorStore } from "#tools/seo-analyzer/server/monitor/monitor-store.ts";
import { goodMessage } from "./forms.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

test("B-22 B-23 the server itself deletes what was kept for long enough, and says how much, not what", async () => {
  let now = new Date("2024-10-01T00:00:00Z");
  const { app, store, stored, database } = await startApp({ now: () => now });
  const attachments = createAttachments(await openFolderStorage(await temporaryFolder()));
  for (const day of ["2024-10-01", "2024-11-20", "2024-11-22"]) {
    now = new Date(`${day}T00:00:00Z`);
    await app.inject({
      method: "POST",
      url: "/api/contact",
      payload: { ...goodMessage, message: day },
    });
  }
  now = new Date("2026-11-21T00:00:00Z");
  const limiter = { deleteExpired: async () => undefined };
  const keywordAnswers = { deleteExpired: async () => 0 };
  const logged: unknown[] = [];
  const log = {
    info: (...words: unknown[]) => void logged.push(words),
    error: (...words: unknown[]) => void logged.push(words),
  };
  await runMaintenance({
    store,
    limiter,
    attachments,
    keywordAnswers,
    links: createLinkStore(database),
    monitors: createMonitorStore(database),
    checkpoints: undefined,
    retentionMonths: 24,
    log,
    now: () => now,
  });
  expect((await stored()).map((lead) => lead.kind === "contact" && lead.message)).toEqual([
    "2024-11-22",
  ]);
  expect(logged).toEqual([[{ purged: 2, retentionMonths: 24 }, expect.any(String)]]);
  await store.close();
  await runMaintenance({
    store,
    limiter,
    attachments,
    keywordAnswers,
    links: createLinkStore(database),
    monitors: createMonitorStore(database),
    checkpoints: undefined,
    retentionMonths: 24,
    log,
    now: () => now,
  });
  await setTimeout(0);
  expect(logged[1]).toEqual([
    { err: expect.any(Error) },
    expect.stringContaining("maintenance failed"),
  ]);
});
