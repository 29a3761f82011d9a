import { fork } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#config.ts";
import { openProductDatabase } from "#product-database.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { goodMessage } from "../api/forms.ts";
import { startPostgres } from "../api/postgres.ts";
import { startMailServer } from "../api/fake-smtp.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { pickCount } from "./counts.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const kills = pickCount(200, 8);
const leadsARound = 5;

test.each([
  ["SQLite", async () => `sqlite:${join(await temporaryFolder(), "leads.sqlite")}`],
  ["PostgreSQL", () => postgres.newDatabase()],
] as const)(
  "B-13 B-16 %s: workers that are killed and a mail server that fails one time in ten leave nothing untold, and a second copy has the first one's id",
  async (name, newPlace) => {
    let failures = 0;
    const mails = await startMailServer({
      isFailing: () => {
        const isFailing = randomInt(10) === 0;
        if (isFailing) failures++;
        return isFailing;
      },
    });
    onTestFinished(mails.close);
    const env = {
      DATABASE_URL: await newPlace(),
      SMTP_URL: mails.url,
      MAIL_FROM: "hello@ro2ya.example",
      MAIL_TO: "agency@ro2ya.example",
      SITE_URL: "https://ro2ya.example",
    };
    const database = await openProductDatabase(readConfig(env).database);
    onTestFinished(() => database.close());
    const store = createLeadStore(database, { notifications: ["agency-mail"] });
    const outbox = createOutbox(database);

    const ids: string[] = [];
    for (let round = 0; round < kills; round++) {
      for (let i = 0; i < leadsARound; i++) {
        const text = `${round}/${i}`;
        ids.push(
          (
            await store.addLead({
              content: { kind: "contact", locale: "ar", ...goodMessage, message: text },
              key: randomUUID(),
              receivedAt: new Date(),
            })
          ).id,
        );
      }
      const worker = await startWorker(env);
      const enough = mails.received.length + randomInt(1, leadsARound + 1);
      const deadline = performance.now() + 3_000;
      while (mails.received.length < enough && performance.now() < deadline) await setTimeout(1);
      await setTimeout(randomInt(0, 15));
      await worker.kill();
    }
    const last = await startWorker(env);
    onTestFinished(last.kill);
    await expect.poll(() => outbox.list(), { timeout: 60_000, interval: 100 }).toEqual([]);

    const bodies = new Map<string, Set<string>>();
    for (const { messageId = "", text = "" } of await mails.parsed())
      bodies.set(messageId, (bodies.get(messageId) ?? new Set()).add(text));
    console.log(
      JSON.stringify({
        name,
        kills,
        failures,
        reported: ids.length,
        mails: mails.received.length,
        secondCopies: mails.received.length - bodies.size,
      }),
    );
    expect(new Set(bodies.keys())).toEqual(
      new Set(ids.map((id) => `<${id}.agency-mail@ro2ya.example>`)),
    );
    for (const texts of bodies.values()) expect(texts.size).toBe(1);
    expect(failures).toBeGreaterThan(0);
  },
);

async function startWorker(env: Record<string, string>) {
  const child = fork(join(import.meta.dirname, "outbox-worker-process.ts"), {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: join(tmpdir(), "ro2ya-compile-cache"),
      ...env,
    },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  await Promise.race([
    once(child, "message"),
    ended.then(() => Promise.reject(new Error("the worker ended before it worked"))),
  ]);
  return {
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
