import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openLeadStore } from "../api/open-lead-store.ts";
import { goodMessage, plainFormAccept, urlencoded } from "../api/forms.ts";
import { startPostgres } from "../api/postgres.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { pickCount } from "./counts.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

async function serve(env: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const server = await startServerProcess(folder, { LOG_LEVEL: "silent", ...env });
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return { ...server, folder };
}

async function send(url: string, change: object = {}) {
  const answer = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...goodMessage, key: randomUUID(), ...change }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    body: (await answer.json()) as { id?: string; code?: string },
  };
}

async function sendPlainly(url: string, message: string) {
  const { headers, payload } = urlencoded({ ...goodMessage, message });
  const answer = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { ...headers, accept: plainFormAccept },
    body: payload,
  });
  return { status: answer.status, page: await answer.text() };
}

const busy = { status: 503, retryAfter: "1", body: { code: "busy" } };

test("F-16 F-17 F-26 while PostgreSQL is gone a message is answered with busy, without scripts with all that was typed, and when it is back all is well by itself", async () => {
  const { url } = await serve({ DATABASE_URL: await postgres.newDatabase() });
  expect(await send(url)).toMatchObject({ status: 201 });
  await postgres.kill();
  onTestFinished(postgres.start);
  const key = randomUUID();
  const [rejected, plain, health] = await Promise.all([
    send(url, { key }),
    sendPlainly(url, "كل ما كتبتُه هنا"),
    fetch(`${url}/api/health`),
  ]);
  expect(rejected).toEqual(busy);
  expect(plain.status).toBe(503);
  expect(plain.page).toContain("كل ما كتبتُه هنا");
  expect(health.status).toBe(200);
  await postgres.start();
  expect(await send(url, { key })).toMatchObject({ status: 201 });
  expect(await send(url, { key })).toMatchObject({ status: 200 });
});

test("F-16 F-17 F-26 while another program holds the SQLite file a message is answered with busy, and stored once it lets go", async () => {
  const { url, folder } = await serve();
  const other = new DatabaseSync(join(folder, "data", "ro2ya.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const key = randomUUID();
  const [rejected, plain] = await Promise.all([
    send(url, { key }),
    sendPlainly(url, "كل ما كتبتُه هنا"),
  ]);
  expect(rejected).toEqual(busy);
  expect(plain.page).toContain("كل ما كتبتُه هنا");
  other.exec("commit");
  expect(await send(url, { key })).toMatchObject({ status: 201 });
});

const isLinux = process.platform === "linux";

test.runIf(isLinux)(
  "F-16 F-17 F-26 a disk that takes no more is answered with busy at once, nothing half-written is left, and with room again all is well by itself",
  async () => {
    const { url, folder, child } = await serve();
    expect(await send(url, { message: "before" })).toMatchObject({ status: 201 });
    // What may be written to any file ends where the write-ahead log ends now: as on a full disk,
    // the kernel refuses.
    const { size } = await stat(join(folder, "data", "ro2ya.sqlite-wal"));
    const limitFiles = (limit: string) =>
      promisify(execFile)("prlimit", ["--pid", String(child.pid), `--fsize=${limit}:unlimited`]);
    await limitFiles(String(size));
    const key = randomUUID();
    expect(await send(url, { key, message: "kept in the page" })).toEqual(busy);
    const plain = await sendPlainly(url, "كل ما كتبتُه هنا");
    expect(plain).toMatchObject({ status: 503, page: expect.stringContaining("كل ما كتبتُه هنا") });
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await limitFiles("unlimited");
    expect(await send(url, { key, message: "kept in the page" })).toMatchObject({ status: 201 });
    const store = await openLeadStore({
      kind: "sqlite",
      file: join(folder, "data", "ro2ya.sqlite"),
    });
    onTestFinished(() => store.close());
    expect(
      (await store.list({ limit: 10 })).map((lead) => lead.kind === "contact" && lead.message),
    ).toEqual(["kept in the page", "before"]);
  },
);

test("F-22 F-23 B-11 of two servers on one PostgreSQL, one killed under load, every message that reached either or both is stored once and under one id", async () => {
  const address = await postgres.newDatabase();
  const servers = [
    await serve({ DATABASE_URL: address }),
    await serve({ DATABASE_URL: address }),
  ] as const;
  const count = pickCount(2000, 150);
  const claimedIds = new Map<string, Set<string>>();
  let next = 0;
  const sender = async () => {
    for (let i = next++; i < count; i = next++) {
      const form = { key: randomUUID(), message: `m${i}` };
      // Pressed twice, and the balancer sends each press somewhere else.
      const answers = await Promise.allSettled(servers.map(({ url }) => send(url, form)));
      const ids = answers.flatMap((answer) =>
        answer.status === "fulfilled" ? [answer.value.body.id!] : [],
      );
      expect(ids.length).toBeGreaterThan(0);
      claimedIds.set(form.message, new Set(ids));
      if (i === Math.floor(count / 2)) servers[0].child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  const rows = await postgres.query(address, "select id, message from leads");
  console.log(JSON.stringify({ sentTwice: count, stored: rows.length }));
  expect(rows).toHaveLength(count);
  for (const { id, message } of rows)
    expect(claimedIds.get(String(message))).toEqual(new Set([String(id)]));
});
