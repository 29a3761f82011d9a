import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startApp } from "../api/start-app.ts";
import type { LinkView } from "#tools/qr-generator/contract.ts";

const start = (changed: Parameters<typeof startApp>[0] = {}): ReturnType<typeof startApp> =>
  startApp(changed);
type App = Awaited<ReturnType<typeof startApp>>["app"];

const post = (app: App, url: string, payload: object, remoteAddress = "203.0.113.1") =>
  app.inject({ method: "POST", url, payload, remoteAddress });

async function make(app: App) {
  const response = await post(app, "/api/q", { target: "https://shop.example/" });
  return response.json<{ key: string; link: LinkView }>();
}

/** Has addresses make codes. @returns how many were made */
async function createMany(app: App, count: number, ip: (i: number) => string): Promise<number> {
  let made = 0;
  for (let i = 0; i < count; i++) {
    const { statusCode } = await post(app, "/api/q", { target: "https://shop.example/" }, ip(i));
    if (statusCode === 201) made++;
    else expect(statusCode).toBe(429);
  }
  return made;
}

test.each([
  ["//evil.example", "not-address"],
  ["/\\evil.example", "not-address"],
  ["https:evil.example", "not-address"],
  ["javascript:alert(1)", "not-address"],
  ["java\nscript:alert(1)", "not-address"],
  ["data:text/html,<script>alert(1)</script>", "not-address"],
  ["file:///etc/passwd", "not-address"],
  ["ftp://evil.example/", "not-address"],
  ["https://evil.example:22/", "not-address"],
  ["", "missing"],
  [`https://shop.example/${"a".repeat(2048)}`, "too-long"],
  [`https://shop.example/${"ع".repeat(500)}`, "too-long"],
  ["https://bank.example@evil.example/", "credentials"],
  ["http://localhost/", "private-host"],
  ["http://intranet/", "private-host"],
  ["http://printer.local/", "private-host"],
  ["http://127.0.0.1/", "private-host"],
  ["http://127.1/", "private-host"],
  ["http://0x7f000001/", "private-host"],
  ["http://2130706433/", "private-host"],
  ["http://[::1]/", "private-host"],
  ["http://[::ffff:10.0.0.1]/", "private-host"],
  ["http://169.254.169.254/latest/meta-data/", "private-host"],
  ["http://192.168.1.1/", "private-host"],
  ["https://ro2ya.example/q/22222222", "own-link"],
  ["https://RO2YA.example./Q/22222222", "own-link"],
  ["http://ro2ya.example:8080//q/22222222", "own-link"],
  ["https://ro2ya.example/%71/22222222", "own-link"],
  ["https://ro2ya.example/x/../q/22222222", "own-link"],
  ["https://ro2ya.example/x/..%2fq/22222222/", "own-link"],
  ["https://ro2ya.example/.%2fq/22222222/", "own-link"],
  ["https://ro2ya.example/..%2fq%2f22222222/", "own-link"],
])("a code does not lead to %s", async (target, problem) => {
  const { app } = await start();
  expect((await post(app, "/api/q", { target })).json()).toEqual({
    code: "invalid-input",
    fields: { target: problem },
  });
});

test("a page that shows codes as pictures counts no scan, and has none of its visitors refused", async () => {
  const { app } = await start();
  const { key, link } = await make(app);
  const asPicture = { "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" };
  for (let i = 0; i < 70; i++)
    expect((await app.inject({ url: "/q/zzzz2222", headers: asPicture })).statusCode).toBe(404);
  expect((await app.inject({ url: `/q/${link.id}`, headers: asPicture })).statusCode).toBe(404);
  for (let i = 0; i < 70; i++) await app.inject({ url: "/q/not-an-id" });
  expect((await app.inject({ url: `/q/${link.id}` })).statusCode).toBe(302);
  expect((await post(app, "/api/q/view", { key })).json<LinkView>().total).toBe(1);
});

test("a path that a browser would resolve to a short address leads nowhere", async () => {
  const { app } = await start();
  for (const url of ["/x/..%2fq/22222222/", "/..%2fq%2f22222222/", "/.%2fq/22222222/"])
    expect((await app.inject({ url })).statusCode).toBe(404);
});

test("line breaks in a target reach no header", async () => {
  const { app } = await start();
  const target = "https://shop.example/a\r\nSet-Cookie: x=1\r\n\r\n<script>";
  const { link } = (await post(app, "/api/q", { target })).json<{ link: LinkView }>();
  const { headers } = await app.inject({ url: `/q/${link.id}` });
  expect(headers.location).toMatch(/^https:\/\/shop\.example\/aSet-Cookie:%20x=1%3Cscript%3E$/);
  expect(headers["set-cookie"]).toBeUndefined();
});

test("letters that look alike are shown in punycode where visitors are warned", async () => {
  const { app } = await start();
  // The first letter of the host is Cyrillic.
  const target = 'https://\u0430pple.example/"><script>alert(1)</script>';
  const { link } = (await post(app, "/api/q", { target })).json<{ link: LinkView }>();
  for (const ip of ["203.0.113.1", "198.51.100.2", "192.0.2.3"])
    await post(app, `/api/q/${link.id}/report`, {}, ip);
  const { body } = await app.inject({ url: `/q/${link.id}` });
  expect(body).toContain("xn--pple-43d.example");
  expect(body).not.toContain("\u0430pple");
  expect(body).not.toContain("<script>alert");
});

test("an address that walks the ids is refused, the real ones included, and others are not", async () => {
  let now = new Date("2026-11-21T12:00:00Z");
  const { app } = await start({ now: () => now });
  const { link } = await make(app);
  const open = (id: string, remoteAddress: string) =>
    app.inject({ url: `/q/${id}`, remoteAddress });
  const walker = "2001:db8:1:1::1";
  const statuses = new Map<number, number>();
  for (let i = 0; i < 100; i++) {
    const id = `2345678${"23456789bcdfghjkmnpqrstvwxyz"[i % 28]}`;
    const { statusCode } = await open(id, walker);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 60, 429: 40 });
  // Another address of the same subscriber.
  const refused = await open(link.id, "2001:db8:1:1:ffff::2");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("لم نستطع أن نفتح الرمز الآن");
  expect((await open(link.id, "203.0.113.2")).statusCode).toBe(302);
  now = new Date("2026-11-21T12:10:00Z");
  expect((await open(link.id, walker)).statusCode).toBe(302);
});

test("a network that walks the ids with many addresses is refused, and its neighbour is not", async () => {
  const { app } = await start();
  const { link } = await make(app);
  const open = (id: string, remoteAddress: string) =>
    app.inject({ url: `/q/${id}`, remoteAddress });
  const statuses = new Map<number, number>();
  for (let i = 0; i < 400; i++) {
    const { statusCode } = await open("22222222", `2001:db8:1:${(i % 255).toString(16)}00::1`);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 300, 429: 100 });
  expect((await open(link.id, "2001:db8:1:ff00::2")).statusCode).toBe(429);
  expect((await open(link.id, "2001:db8:2::1")).statusCode).toBe(302);
});

test("a page that has its visitor fetch unknown ids in advance does not lock out its codes", async () => {
  const { app } = await start();
  const { link } = await make(app);
  for (let i = 0; i < 100; i++) {
    const { statusCode } = await app.inject({
      url: "/q/22222222",
      headers: { "sec-purpose": "prefetch", "sec-fetch-dest": "document" },
    });
    expect(statusCode).toBe(503);
  }
  expect((await app.inject({ url: `/q/${link.id}` })).statusCode).toBe(302);
});

test("one address makes so many codes a day, a network more", async () => {
  const { app } = await start({ linkLimits: { maxPerVisitor: 3, maxPerDay: 1_000 } });
  expect(await createMany(app, 9, () => "203.0.113.1")).toBe(3);
  // The /24 has 15 in all.
  expect(await createMany(app, 30, (i) => `203.0.113.${i + 2}`)).toBe(12);
  expect(await createMany(app, 1, () => "203.0.114.1")).toBe(1);
  // 30 subscribers of one /48
  expect(await createMany(app, 30, (i) => `2001:db8:1:${(i * 256).toString(16)}::1`)).toBe(15);
});

test("a hundred networks cannot use up the day: a quarter is for those that have made no code", async () => {
  const { app } = await start({ linkLimits: { maxPerVisitor: 20, maxPerDay: 400 } });
  // 300 are for everybody: a hundred networks take three each, and none of the reserve.
  const greedy = (i: number) => `198.18.${i % 100}.1`;
  expect(await createMany(app, 1_000, greedy)).toBe(300);
  expect(await createMany(app, 100, (i) => `198.19.${Math.floor(i / 2)}.${i % 2}`)).toBe(50);
  const make = (ip: string) => post(app, "/api/q", { target: "https://shop.example/" }, ip);
  expect((await make("203.0.113.1")).statusCode).toBe(201);
  expect((await make("203.0.113.2")).statusCode).toBe(429);
  expect(await createMany(app, 100, (i) => `198.20.${i}.1`)).toBe(49);
  const refused = await make("203.0.115.1");
  expect(refused.json()).toEqual({ code: "too-many" });
  expect(Number(refused.headers["retry-after"])).toBe(12 * 3600);
});

test("a wrong secret opens nothing, and answers alike for an id that exists and one that does not", async () => {
  const { app } = await start();
  const { key, link } = await make(app);
  const wrong = [
    `${link.id}${"A".repeat(32)}`,
    `22222222${key.slice(8)}`,
    key.slice(0, -1),
    `${key}x`,
    link.id,
    "",
    key.toUpperCase(),
    `${link.id}' or 1=1 --aaaaaaaaaaaaaaaaaaaa`,
  ];
  for (const guess of wrong)
    for (const [url, more] of [
      ["/api/q/view", {}],
      ["/api/q/change", { target: "https://evil.example/", isEnded: true }],
      ["/api/q/delete", {}],
    ] as const) {
      const response = await post(app, url, { key: guess, ...more });
      expect([url, response.statusCode, response.json()]).toEqual([
        url,
        400,
        { code: "invalid-input", fields: { key: "unknown" } },
      ]);
    }
  expect((await app.inject({ url: `/q/${link.id}` })).headers.location).toBe(
    "https://shop.example/",
  );
});

test("guesses of keys are limited for one address", async () => {
  const { app } = await start();
  const { key } = await make(app);
  let refused = 0;
  for (let i = 0; i < 700; i++)
    if ((await post(app, "/api/q/view", { key: "x" })).statusCode === 429) refused++;
  expect(refused).toBe(100);
  expect((await post(app, "/api/q/view", { key }, "203.0.113.2")).statusCode).toBe(200);
});

test("a body that is no input names what is missing", async () => {
  const { app } = await start();
  const { key } = await make(app);
  for (const payload of [{}, { key: 1 }, []])
    expect((await post(app, "/api/q/view", payload)).statusCode).toBe(400);
  expect((await post(app, "/api/q/change", { key, target: "x" })).json()).toEqual({
    code: "invalid-input",
    fields: { isEnded: "missing" },
  });
});

/** Sends a request over a socket of its own, from an address of loopback. */
function sendFrom(localAddress: string, port: number, path: string, method: "GET" | "POST") {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request({ localAddress, host: "127.0.0.1", port, path, method, agent: false }, (response) => {
    response.resume();
    response.once("end", () => resolve(response.statusCode));
  })
    .on("error", reject)
    .end();
  return promise;
}

test("over sockets, a visitor who opens a code again and again is counted thirty times, and its neighbours report once", async () => {
  const { app } = await start();
  const { key, link } = await make(app);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (let i = 0; i < 100; i++)
    expect(await sendFrom("127.0.1.1", port, `/q/${link.id}`, "GET")).toBe(302);
  for (let i = 1; i < 40; i++)
    await sendFrom(`127.0.2.${i}`, port, `/api/q/${link.id}/report`, "POST");
  const view = async () => (await post(app, "/api/q/view", { key })).json<LinkView>();
  expect(await view()).toMatchObject({ total: 30, repeats: 70, reports: 1, isWarned: false });
  await sendFrom("127.0.3.1", port, `/api/q/${link.id}/report`, "POST");
  await sendFrom("127.0.4.1", port, `/api/q/${link.id}/report`, "POST");
  expect(await view()).toMatchObject({ reports: 3, isWarned: true });
  expect(await sendFrom("127.0.1.1", port, `/q/${link.id}`, "GET")).toBe(200);
});
