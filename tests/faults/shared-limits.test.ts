import { randomUUID } from "node:crypto";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { solve } from "#leads/engine/proof-of-work.ts";
import { goodMessage } from "../api/forms.ts";
import { startPostgres } from "../api/postgres.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

/** Two servers on one database, and a sender who takes them in turn as a balancer would. */
async function startTwoServers(limits: string) {
  const address = await postgres.newDatabase();
  const urls: string[] = [];
  for (let i = 0; i < 2; i++) {
    const folder = await temporaryFolder();
    await writeSite(folder);
    const { url, child, ended } = await startServerProcess(folder, {
      LOG_LEVEL: "silent",
      DATABASE_URL: address,
      FORM_LIMITS: limits,
    });
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await ended;
    });
    urls.push(url);
  }
  let nextServer = 0;
  return {
    address,
    async send(headers: Record<string, string> = {}, key: string = randomUUID()) {
      const answer = await fetch(`${urls[nextServer++ % 2]}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ ...goodMessage, message: key, key }),
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get("retry-after"),
        body: (await answer.json()) as { code?: string; challenge?: string; id?: string },
      };
    },
  };
}

test("F-16 of two servers on one PostgreSQL behind one address the limit for an address is one limit, at once and in turn", async () => {
  const { send, address } = await startTwoServers("30,99999,99999");
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  const rejected = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
  expect(rejected).toHaveLength(20);
  for (const { retryAfter, body } of rejected) {
    expect(body.code).toBe("too-many");
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(600);
  }
  expect((await send()).status).toBe(429);
  expect(await postgres.query(address, "select count(*)::int as n from leads")).toEqual([
    { n: 30 },
  ]);
});

test("F-12 F-23 a challenge from one server is solved for the other, its answer is used once by both, and a retry is stored once", async () => {
  const { send, address } = await startTwoServers("99999,2,99999");
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  const challenged = await send();
  expect(challenged.status).toBe(428);
  const solution = { "x-form-proof": solve(challenged.body.challenge!) };
  const key = randomUUID();
  const first = await send(solution, key);
  expect(first.status).toBe(201);
  const again = await send(solution, key);
  expect(again.status).toBe(428);
  const retried = await send({ "x-form-proof": solve(again.body.challenge!) }, key);
  expect([retried.status, retried.body.id]).toEqual([200, first.body.id]);
  expect(await postgres.query(address, "select count(*)::int as n from leads")).toEqual([{ n: 3 }]);
  expect(await postgres.query(address, "select count(*)::int as n from secrets")).toEqual([
    { n: 1 },
  ]);
});
