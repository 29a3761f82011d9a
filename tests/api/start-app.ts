import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { buildApp, type AppNeeds } from "#api/app.ts";
import { openAttachments } from "#api/leads/attachments.ts";
import type { Lead } from "#api/leads/lead.ts";
import { openLeadStore } from "#api/leads/lead-store.ts";
import { readAnswerTemplates } from "#api/routes/answer-templates.ts";
import { writeSite } from "./site-fixture.ts";

/** Takes what has to be done when the test is over, or the file where several tests share an app. */
type AtEnd = (cleanUp: () => Promise<void>) => void;

/** A folder of the test's own, gone when the test is over. */
export async function temporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-test-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The whole app over a small site and an empty store, as it stands on 2026-11-21 at noon UTC. */
export async function startApp(changed: Partial<AppNeeds> = {}, atEnd: AtEnd = onTestFinished) {
  const folder = await temporaryFolder(atEnd);
  const places = await writeSite(folder);
  const dataDir = join(folder, "data");
  const store = await openLeadStore({ kind: "sqlite", file: join(dataDir, "ro2ya.sqlite") });
  const app = await buildApp({
    store,
    attachments: await openAttachments(join(dataDir, "attachments")),
    templates: await readAnswerTemplates(places.answersDir),
    serviceIds: ["seo", "web-design"],
    distDir: places.distDir,
    isHttps: false,
    logLevel: "silent",
    now: () => new Date("2026-11-21T12:00:00Z"),
    ...changed,
  });
  atEnd(async () => {
    await app.close();
    await store.close();
  });
  return {
    app,
    store,
    dataDir,
    distDir: places.distDir,
    stored: (): Promise<readonly Lead[]> => store.list({ limit: 1000 }),
    /** The files in the attachments' folder, those still arriving included. */
    async keptFiles(): Promise<readonly string[]> {
      const entries = await readdir(join(dataDir, "attachments"), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
  };
}
