import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openLeadStore } from "../api/open-lead-store.ts";
import { goodMessage } from "../api/forms.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { pickCount } from "./counts.ts";

const stops = pickCount(100, 4);
const visitors = 16;

/**
 * Sends one message over a visitor's connection.
 * @returns the status, or the code of what broke the connection
 */
function send(agent: Agent, url: string, message: string): Promise<number | string> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ ...goodMessage, message });
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const sending = request(`${url}/api/contact`, { method: "POST", agent, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode!));
      answer.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sending
      .once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end(body);
  });
}

test(`B-11 B-24 after ${stops} SIGTERMs under load every message that was taken was thanked for, and none was stored that was not`, async () => {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const accepted: string[] = [];
  const failures = new Map<string, number>();
  const stoppedMs: number[] = [];
  for (let round = 0; round < stops; round++) {
    const { url, child, ended } = await startServerProcess(folder, { LOG_LEVEL: "silent" });
    const agent = new Agent({ keepAlive: true, maxSockets: visitors });
    const atWork = Array.from({ length: visitors }, async (_, name) => {
      for (let i = 0; ; i++) {
        const message = `${round}/${name}/${i}`;
        const outcome = await send(agent, url, message);
        if (outcome === 201) accepted.push(message);
        else return void failures.set(String(outcome), (failures.get(String(outcome)) ?? 0) + 1);
      }
    });
    await setTimeout(150 + (round % 7) * 20);
    const start = performance.now();
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    stoppedMs.push(performance.now() - start);
    await Promise.all(atWork);
    agent.destroy();
  }
  const store = await openLeadStore({ kind: "sqlite", file: join(folder, "data", "ro2ya.sqlite") });
  const stored: string[] = [];
  for await (const lead of store.iterate({}))
    stored.push(lead.kind === "contact" ? lead.message : "");
  await store.close();
  stoppedMs.sort((a, b) => a - b);
  const [median, max] = [stoppedMs[Math.floor(stops / 2)], stoppedMs.at(-1)].map((ms) =>
    Math.round(ms ?? 0),
  );
  console.log(
    JSON.stringify({
      stops,
      thanked: accepted.length,
      stored: stored.length,
      turnedAway: Object.fromEntries(failures),
      stoppedMs: { median, max },
    }),
  );
  expect(accepted.length).toBeGreaterThan(stops * visitors);
  expect(stored.sort()).toEqual(accepted.sort());
  // Who came after the end found no server: no answer was an error.
  expect(
    [...failures.keys()].filter(
      (failure) => failure !== "ECONNREFUSED" && failure !== "ECONNRESET",
    ),
  ).toEqual([]);
});
