import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createIpHasher } from "#platform/limits/hash-ip.ts";
import { getWindow } from "#platform/limits/rate-limiter.ts";
import { createVisitorLimit } from "#platform/limits/visitor-limit.ts";
import { consumeForVisitor } from "#platform/limits/visitor-use.ts";
import { goodMessage, goodRequest, multipart } from "../forms.ts";
import { padTo, sampleFile } from "../sample-files.ts";
import { startApp } from "../start-app.ts";

// One hand rents an IPv6 /48 for nothing: 256 networks of 56 bits, each of which is one visitor.

type App = Awaited<ReturnType<typeof startApp>>["app"];

const attackers = Array.from(
  { length: 256 },
  (_, i) => `2001:470:1f00:${(i << 8).toString(16)}::1`,
);
const near = "2001:470:1f00:ff99::2";
const elsewhere = "2001:470:1f01:100::1";
const noon = new Date("2026-11-21T12:00:00Z");

const sendMessage = (app: App, remoteAddress: string) =>
  app.inject({
    method: "POST",
    url: "/api/contact",
    payload: { ...goodMessage, key: randomUUID(), message: randomUUID() },
    remoteAddress,
  });

async function sendFile(
  app: App,
  remoteAddress: string,
  file = { name: "brief.pdf", bytes: padTo(10_000, sampleFile("pdf")) },
) {
  const fields = { ...goodRequest, key: randomUUID(), projectDescription: randomUUID() };
  const { headers, payload } = await multipart(fields, file);
  return app.inject({
    method: "POST",
    url: "/api/service-requests",
    headers,
    payload,
    remoteAddress,
  });
}

function countStatuses(statuses: readonly number[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("F-16 256 visitors of one IPv6 /48 send as many forms as five, and another network's forms still pass", async () => {
  const { app } = await startApp({
    limits: { maxPerIp: 2, maxBeforeChallenge: 60, maxTotal: 60 },
  });
  const statuses = [];
  for (const ip of attackers) statuses.push((await sendMessage(app, ip)).statusCode);
  expect(countStatuses(statuses)).toEqual({ 201: 10, 429: 246 });
  expect((await sendFile(app, near)).statusCode).toBe(429);
  for (const ip of [elsewhere, "203.0.113.7"]) {
    expect((await sendMessage(app, ip)).statusCode).toBe(201);
    expect((await sendFile(app, ip)).statusCode).toBe(201);
  }
});

test("256 visitors of one IPv6 /48 store as many bytes of files as five, and another network's file still passes", async () => {
  const { app } = await startApp({
    attachmentLimits: { maxVisitorBytes: 15_000, maxTotalBytes: 200_000, minFreeBytes: 0 },
  });
  const statuses = [];
  for (const ip of attackers) statuses.push((await sendFile(app, ip)).statusCode);
  expect(countStatuses(statuses)).toEqual({ 201: 7, 400: 249 });
  expect((await sendFile(app, near)).json()).toEqual({
    code: "invalid-input",
    fields: { attachment: "too-many-today" },
  });
  for (const ip of [elsewhere, "203.0.113.7"])
    expect((await sendFile(app, ip)).statusCode).toBe(201);
});

test("the processor time for documents of one IPv6 /48 is that of five visitors", async () => {
  const { app, limiter } = await startApp();
  const hashIp = createIpHasher(Buffer.alloc(32, 1));
  const use = { name: "inspection", window: getWindow(noon, 3_600_000), amount: 50_000, max: 1e9 };
  for (const ip of attackers.slice(0, 6))
    await consumeForVisitor({ limiter, hashIp }, { ...use, ip });
  const document = { name: "brief.docx", bytes: sampleFile("docx") };
  expect((await sendFile(app, near, document)).json()).toEqual({
    code: "invalid-input",
    fields: { attachment: "too-many-today" },
  });
  expect((await sendFile(app, elsewhere, document)).statusCode).toBe(201);
});

test("the hourly limit of a tool holds for a network too, and a use that was refused or given back counts for neither", async () => {
  const { limiter } = await startApp();
  const limit = createVisitorLimit({
    limiter,
    hashIp: createIpHasher(Buffer.alloc(32, 1)),
    name: "keywords",
    maxPerHour: 2,
    now: () => noon,
  });
  const [first, ...others] = attackers;
  const isCounted = (ip: string) =>
    limit.count(ip).then(
      () => true,
      () => false,
    );
  const giveBack = await limit.count(first!);
  const counted = [];
  for (const ip of others) counted.push(await isCounted(ip));
  expect(counted.filter(Boolean)).toHaveLength(9);
  await giveBack();
  // The last one was refused before, which has cost it nothing.
  const last = others.at(-1)!;
  expect([await isCounted(last), await isCounted(last)]).toEqual([true, false]);
  expect(await isCounted(elsewhere)).toBe(true);
  // An IPv4 address is its own network, and has no more than itself.
  expect([await isCounted("203.0.113.7"), await isCounted("203.0.113.7")]).toEqual([true, true]);
  expect(await isCounted("203.0.113.7")).toBe(false);
});
