import { once } from "node:events";
import { chmod, cp, mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import { waitingSites } from "../../fixtures/data-folder-1.0.0/content.ts";
import { startMailServer } from "../fake-smtp.ts";
import { startServerProcess } from "../server-process.ts";
import { writeSite } from "../site-fixture.ts";
import { temporaryFolder } from "../start-app.ts";

const fixture = join(import.meta.dirname, "../../fixtures/data-folder-1.0.0");

/**
 * How the server of the release 1.0.0 left its folder: with or without a log that is not folded
 * into the database.
 */
export type Variant = "stopped" | "killed";

/** @returns a copy of the folder, with a site for the server beside it */
export async function copyDataFolder(variant: Variant): Promise<string> {
  const folder = await temporaryFolder(afterAll);
  const data = join(folder, "data");
  await writeSite(folder);
  await mkdir(data);
  await cp(join(fixture, "attachments"), join(data, "attachments"), { recursive: true });
  await cp(join(fixture, "ro2ya.sqlite"), join(data, "ro2ya.sqlite"));
  if (variant === "killed")
    await cp(join(fixture, "killed.sqlite-wal"), join(data, "ro2ya.sqlite-wal"));
  await chmod(join(data, "ro2ya.sqlite"), 0o600);
  return folder;
}

/**
 * Every row of a table in a steady order, read without the product. Closing folds the log into the
 * database.
 */
export function readTable(folder: string, table: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, "data/ro2ya.sqlite"));
  const rows = database.prepare(`select * from ${table}`).all();
  database.close();
  return rows
    .map((row) => ({ ...row }))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/**
 * Where notifications arrive and where the sites are that jobs read, for all starts of the server.
 */
export async function startLoopbackServices() {
  const mails = await startMailServer();
  const calls: { delivery: string; body: string }[] = [];
  const hook = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    calls.push({ delivery: String(request.headers["x-ro2ya-delivery"]), body });
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  const site = createServer((request, response) => {
    const page = `<!doctype html><html lang="en"><title>${request.headers.host}</title><h1>Open again</h1>`;
    if (request.url === "/") response.writeHead(200, { "content-type": "text/html" }).end(page);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await Promise.all([once(hook, "listening"), once(site, "listening")]);
  afterAll(async () => {
    await mails.close();
    for (const server of [hook, site]) server.closeAllConnections();
    hook.close();
    site.close();
  });
  const sitePort = (site.address() as AddressInfo).port;
  return {
    mails,
    calls,
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: "Ro2ya رؤية <hello@ro2ya.example>",
      MAIL_TO: "agency@ro2ya.example",
      MAIL_ATTACH: "include",
      WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/leads`,
      WEBHOOK_SECRET: "a secret of sixteen",
      SITE_URL: "https://ro2ya.example",
      LOOPBACK_MAP: JSON.stringify(
        Object.fromEntries(waitingSites.map((url) => [new URL(url).hostname, sitePort])),
      ),
      SPEED_TESTS_AT_ONCE: "0",
      LOG_LEVEL: "warn",
    },
  };
}

/** Starts today's server over the folder, its clock at a moment. */
export async function startAt(folder: string, moment: Date, env: Record<string, string>) {
  const server = await startServerProcess(folder, {
    ...env,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "set-clock.ts")).href}`,
    CLOCK_STARTS_AT: moment.toISOString(),
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
}
