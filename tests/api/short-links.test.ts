import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { runBackup } from "#commands/backup.ts";
import { runQr } from "#commands/qr.ts";
import { openProductDatabase } from "#product-database.ts";
import type { LinkView } from "#tools/qr-generator/contract.ts";
import { openBlockList } from "#tools/qr-generator/server/block-list.ts";
import { createLinkLimits } from "#tools/qr-generator/server/link-limits.ts";
import { createLinkStore } from "#tools/qr-generator/server/link-store.ts";
import { ScanCounter } from "#tools/qr-generator/server/scan-counter.ts";
import { createIpHasher } from "#platform/limits/hash-ip.ts";
import { createRateLimiter } from "#platform/limits/rate-limiter.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { startPostgres } from "./postgres.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const places: readonly [name: string, newPlace: () => Promise<DatabaseAddress>][] = [
  [
    "SQLite",
    async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "data", "ro2ya.sqlite") }),
  ],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await postgres.newDatabase() })],
];

type App = FastifyInstance;

const post = (app: App, url: string, payload: object, remoteAddress = "203.0.113.1") =>
  app.inject({ method: "POST", url, payload, remoteAddress });

async function make(app: App, target = "https://shop.example/menu") {
  const response = await post(app, "/api/q", { target });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ key: string; link: LinkView }>();
}

const scan = (app: App, id: string, headers = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: `/q/${id}`, headers, remoteAddress: "203.0.113.9" });

/** Runs `npm run qr` over a database. @returns its exit code and what it writes */
function runCommand(address: DatabaseAddress) {
  const env = { DATABASE_URL: address.kind === "sqlite" ? `sqlite:${address.file}` : address.url };
  return async (...args: readonly string[]): Promise<string> => {
    let out = "";
    const write = (text: string) => void (out += text);
    const now = new Date("2026-11-21T12:00:00Z");
    const code = await runQr(args, { env, write, warn: write, width: 160 }, now);
    return `${code} ${out}`;
  };
}

describe.each(places)("%s", (_name, newPlace) => {
  async function start() {
    const address = await newPlace();
    const database = await openProductDatabase(address);
    onTestFinished(() => database.close());
    let now = new Date("2026-11-21T12:00:00Z");
    const clock = () => now;
    const store = createLinkStore(database);
    const limiter = createRateLimiter(database, clock);
    const hashIp = createIpHasher(Buffer.alloc(32, 1));
    const settings = { maxPerVisitor: 20, maxPerDay: 2_000 };
    const scans = new ScanCounter({ store, warn: () => undefined, now: clock });
    const links = {
      store,
      scans,
      blockList: await openBlockList(undefined),
      limits: createLinkLimits({ limiter, hashIp, settings, now: clock }),
    };
    const { app } = await startApp({ links, limiter, hashIp, now: clock });
    onTestFinished(() => scans.close());
    return { address, app, database, store, setNow: (moment: string) => (now = new Date(moment)) };
  }

  test("a short address leads to its target, counts its scans, and follows a change", async () => {
    const { app, setNow } = await start();
    const { key, link } = await make(app);
    expect(link).toMatchObject({
      address: `https://ro2ya.example/q/${link.id}`,
      target: "https://shop.example/menu",
      isEnded: false,
      isWarned: false,
      total: 0,
    });
    expect(link.id).toMatch(/^[2-9b-df-hjkmnp-tv-z]{8}$/);
    const response = await scan(app, link.id);
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      location: "https://shop.example/menu",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(response.headers["set-cookie"]).toBeUndefined();
    await scan(app, link.id.toUpperCase());
    setNow("2026-11-22T00:00:00Z");
    await scan(app, link.id);
    const changed = await post(app, "/api/q/change", {
      key,
      target: "https://shop.example/winter",
      isEnded: false,
    });
    expect(changed.json<LinkView>().total).toBe(3);
    expect((await scan(app, link.id)).headers.location).toBe("https://shop.example/winter");
    const { days, total } = (await post(app, "/api/q/view", { key })).json<LinkView>();
    expect(total).toBe(4);
    expect(days).toHaveLength(30);
    expect(days.slice(-3)).toEqual([
      { day: "2026-11-20", scans: 0 },
      { day: "2026-11-21", scans: 2 },
      { day: "2026-11-22", scans: 2 },
    ]);
  });

  const ahead: readonly Readonly<Record<string, string>>[] = [
    { "sec-purpose": "prefetch;prerender", "sec-fetch-dest": "document" },
    { purpose: "preview" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
  ];

  test("what is fetched in advance or looked at is no scan", async () => {
    const { app } = await start();
    const { key, link } = await make(app);
    const head = await scan(app, link.id, {}, "HEAD");
    expect([head.statusCode, head.headers.location]).toEqual([302, "https://shop.example/menu"]);
    for (const headers of ahead) expect((await scan(app, link.id, headers)).statusCode).toBe(503);
    expect((await post(app, "/api/q/view", { key })).json<LinkView>().total).toBe(0);
  });

  test("one visitor makes no counts false: what is beyond the limit of a line is counted apart", async () => {
    const { app } = await start();
    const { key, link } = await make(app);
    for (let i = 0; i < 40; i++) expect((await scan(app, link.id)).statusCode).toBe(302);
    await app.inject({ url: `/q/${link.id}`, remoteAddress: "203.0.114.1" });
    const view = (await post(app, "/api/q/view", { key })).json<LinkView>();
    expect(view).toMatchObject({ total: 31, repeats: 10 });
    expect(view.days.at(-1)).toEqual({ day: "2026-11-21", scans: 31 });
  });

  test("an ended code says so, an unknown one is not found, a deleted one leads nowhere ever again", async () => {
    const { app, store } = await start();
    const { key, link } = await make(app);
    await post(app, "/api/q/change", { key, target: link.target, isEnded: true });
    const ended = await scan(app, link.id, { "accept-language": "en" });
    expect(ended.statusCode).toBe(410);
    expect(ended.body).toContain("This code is switched off");
    expect(ended.body).toContain("هذا الرمز موقوف");
    const unknown = await scan(app, "22222222", { "accept-language": "en" });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain("There is no code with this short link");
    expect(unknown.body).toContain("لا رمز بهذا الرابط القصير");
    expect((await scan(app, "no-such")).statusCode).toBe(404);
    expect((await post(app, "/api/q/delete", { key })).json()).toEqual({});
    expect((await scan(app, link.id)).statusCode).toBe(404);
    expect((await post(app, "/api/q/view", { key })).json()).toEqual({
      code: "invalid-input",
      fields: { key: "unknown" },
    });
    const other = { secretHash: "f".repeat(64), target: "https://other.example/", at: "2026" };
    expect(await store.insert({ ...other, id: link.id })).toBe(false);
    expect(await store.find(link.id)).toMatchObject({ target: "", secretHash: "" });
  });

  test("nothing of who scans, and no secret, is stored", async () => {
    const { app, database } = await start();
    const { key, link } = await make(app);
    await scan(app, link.id, { "user-agent": "mona-secret", cookie: "mona=1" });
    await post(app, "/api/q/view", { key });
    const rows = await database.read(async (db) => [
      await db.selectFrom("short_links").selectAll().execute(),
      await db.selectFrom("short_link_scans").selectAll().execute(),
      await db.selectFrom("scan_writers").selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/mona|203\.0\.113/);
    expect(JSON.stringify(rows)).not.toContain(key.slice(8));
  });

  test("three networks that report a new code have visitors warned; the agency confirms or clears", async () => {
    const { address, app, store } = await start();
    const { link } = await make(app, "https://xn--80ak6aa92e.example/login");
    const report = (ip: string) => post(app, `/api/q/${link.id}/report`, {}, ip);
    // Two networks: a /24 and a /48.
    for (const ip of ["203.0.113.1", "203.0.113.9", "2001:db8:1:1::1", "2001:db8:1:ff::2"])
      expect((await report(ip)).statusCode).toBe(200);
    expect((await scan(app, link.id, {}, "HEAD")).statusCode).toBe(302);
    await report("198.51.100.3");
    const warned = await scan(app, link.id, { "accept-language": "ar" });
    expect(warned.statusCode).toBe(200);
    expect(warned.headers["x-robots-tag"]).toBe("noindex");
    expect(warned.body).toContain("xn--80ak6aa92e.example");
    expect(warned.body).toContain('href="https://xn--80ak6aa92e.example/login"');

    const run = runCommand(address);
    expect(await run()).toMatch(
      new RegExp(`${link.id} .* active, warned until 2026-12-05 [0-9:]+ +3 +0 +https://xn--`),
    );
    expect(await run("list", "--json")).not.toContain("secretHash");
    expect(await run("unblock", `https://ro2ya.example/q/${link.id}`)).toMatch(/^0 /);
    for (const ip of ["203.0.113.1", "192.0.2.2", "198.51.100.3"]) await report(ip);
    expect((await scan(app, link.id)).statusCode).toBe(302);
    expect(await run("block", link.id)).toMatch(/^0 /);
    expect((await scan(app, link.id)).statusCode).toBe(200);
    expect(await run("block", "22222222")).toBe("1 there is no code 22222222\n");
    expect(await run("block", "?")).toMatch(/^2 /);
    await store.deleteExpired(new Date("2027-11-21T00:00:00Z"));
    expect(await store.list("all", 9)).toMatchObject([{ id: link.id, reports: 0 }]);
    expect(await run("list", "--all")).toContain(link.id);
    expect((await scan(app, link.id)).statusCode).toBe(200);
  });

  test("a warning by reports ends after 14 days, and the same networks do not bring it back", async () => {
    const { app, store, setNow } = await start();
    const { key, link } = await make(app);
    const report = (network: number) =>
      post(app, `/api/q/${link.id}/report`, {}, `198.18.${network}.1`);
    const view = async () => (await post(app, "/api/q/view", { key })).json<LinkView>();
    const status = async () => (await scan(app, link.id, {}, "HEAD")).statusCode;
    for (const network of [1, 2, 3]) await report(network);
    expect(await view()).toMatchObject({
      reports: 3,
      isWarned: true,
      warnedUntil: "2026-12-05T12:00:00.000Z",
    });
    // Another network reports, which keeps the warning for 14 days from then.
    setNow("2026-11-25T12:00:00Z");
    await report(4);
    expect(await view()).toMatchObject({ reports: 4, warnedUntil: "2026-12-09T12:00:00.000Z" });
    setNow("2026-12-09T11:59:59Z");
    expect(await status()).toBe(200);
    setNow("2026-12-09T12:00:00Z");
    expect(await status()).toBe(302);
    for (const network of [1, 2, 3, 4, 5, 6]) await report(network);
    expect(await view()).toMatchObject({ reports: 2, isWarned: false, warnedUntil: null });
    await store.deleteExpired(new Date("2026-12-10T00:00:00Z"));
    expect(await store.find(link.id)).toMatchObject({ warnedAt: undefined });
    await report(7);
    expect(await status()).toBe(200);
  });

  test("a code that many open needs more reports, and never more than ten", async () => {
    const { app, store } = await start();
    const report = async (id: string, networks: number) => {
      for (let i = 0; i < networks; i++)
        await post(app, `/api/q/${id}/report`, {}, `198.18.${i}.1`);
      return (await scan(app, id, {}, "HEAD")).statusCode;
    };
    const used = await make(app);
    const busy = await make(app);
    const counts = [
      { id: used.link.id, day: "2026-11-01", scans: 200, repeats: 900 },
      // Too long ago to count.
      { id: used.link.id, day: "2026-10-01", scans: 9_000, repeats: 0 },
      { id: busy.link.id, day: "2026-11-20", scans: 9_000, repeats: 0 },
    ];
    await store.addScans({ writer: "one", sequence: 1, at: "2026-11-21T12:00:00Z", counts });
    expect(await report(used.link.id, 4)).toBe(302);
    expect(await report(used.link.id, 5)).toBe(200);
    expect(await report(busy.link.id, 9)).toBe(302);
    expect(await report(busy.link.id, 10)).toBe(200);
  });

  test("the owner of a reported code answers, and the agency reads it and decides", async () => {
    const { address, app, store, setNow } = await start();
    const { key, link } = await make(app);
    const answer = async (text: string, ownKey = key) =>
      (await post(app, "/api/q/answer", { key: ownKey, answer: text })).json<LinkView>();
    expect(await answer("before any report")).toMatchObject({ reports: 0, answer: null });
    await post(app, `/api/q/${link.id}/report`, {}, "198.18.1.1");
    expect(await answer(" \n ")).toMatchObject({ fields: { answer: "empty-answer" } });
    expect(await answer("a".repeat(501))).toMatchObject({ fields: { answer: "long-answer" } });
    expect(await answer("x", `22222222${key.slice(8)}`)).toMatchObject({
      fields: { key: "unknown" },
    });
    const text = "قائمة مطعمنا\u0000\u001b[2J\u202e في الدقي";
    const stored = "قائمة مطعمنا [2J\u202e في الدقي";
    expect(await answer(text)).toMatchObject({ reports: 1, isWarned: false, answer: stored });
    const run = runCommand(address);
    expect(await run()).toMatch(
      new RegExp(`\nThe owner of ${link.id} has answered on .*:\n  قائمة مطعمنا \\[2J في الدقي\n`),
    );
    await run("unblock", link.id);
    expect((await store.find(link.id))?.answer).toBeUndefined();

    // An answer that was not decided on is deleted in the end, and with the code.
    await post(app, `/api/q/${link.id}/report`, {}, "198.18.2.1");
    await answer("again");
    setNow("2027-03-01T00:00:00Z");
    await store.deleteExpired(new Date("2027-02-18T00:00:00Z"));
    expect((await store.find(link.id))?.answer).toBe("again");
    await store.deleteExpired(new Date("2027-02-20T00:00:00Z"));
    expect((await store.find(link.id))?.answer).toBeUndefined();
  });

  test("a batch that is written twice is counted once", async () => {
    const { app, store } = await start();
    const { link } = await make(app);
    const day = "2026-11-21";
    const batch = (sequence: number, scans: number) => ({
      writer: "one",
      sequence,
      at: "2026-11-21T12:00:00Z",
      counts: [{ id: link.id, day, scans, repeats: 2 * scans }],
    });
    await store.addScans(batch(1, 5));
    await store.addScans(batch(1, 5));
    await store.addScans(batch(2, 2));
    await store.addScans(batch(1, 5));
    expect(await store.readScans(link.id, day)).toEqual({
      total: 7,
      repeats: 14,
      byDay: new Map([[day, 7]]),
    });
  });
});

test("a report without scripts is answered with a page, in both languages", async () => {
  const { app } = await startApp();
  const { link } = await make(app);
  const page = await app.inject({ url: `/q/${link.id}/report` });
  expect(page.body).toContain(link.target);
  const sent = await app.inject({
    method: "POST",
    url: `/api/q/${link.id}/report`,
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  expect([sent.statusCode, sent.headers["content-type"]]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  expect(sent.body).toContain("وصل بلاغك");
  expect(sent.body).toContain("Your report has arrived");
});

test("a host in the block list is refused, and warned about where a code has it already", async () => {
  const blockListFile = join(await temporaryFolder(), "hosts.txt");
  await writeFile(blockListFile, "# none yet\n");
  const { app } = await startApp({ blockListFile });
  const { key, link } = await make(app, "https://www.evil.example/");
  await writeFile(blockListFile, "# hosts\n*.evil.example # reported\nعربي.example\n");
  for (const target of ["http://evil.example/a", "https://a.EVIL.example.", "https://عربي.example"])
    expect((await post(app, "/api/q", { target })).json()).toEqual({
      code: "invalid-input",
      fields: { target: "blocked-host" },
    });
  expect((await scan(app, link.id)).statusCode).toBe(200);
  // Its owner can end it all the same.
  const ended = await post(app, "/api/q/change", { key, target: link.target, isEnded: true });
  expect(ended.statusCode).toBe(200);
  expect((await post(app, "/api/q", { target: "https://notevil.example/" })).statusCode).toBe(201);
});

test("a block list that is not there stops the start", async () => {
  await expect(openBlockList("/no/such/list")).rejects.toThrow("QR_BLOCK_LIST");
});

test("a backup contains the codes and their scans", async () => {
  const { app, dataDir } = await startApp();
  const { link } = await make(app);
  await scan(app, link.id);
  await app.close();
  const to = await temporaryFolder();
  const folder = { env: { DATA_DIR: dataDir }, write: () => undefined, width: 80 };
  let warned = "";
  const warn = (text: string) => void (warned += text);
  expect(await runBackup(["--to", to], { ...folder, warn }), warned).toBe(0);
  const [name] = await readdir(to);
  const copy = await openProductDatabase({
    kind: "sqlite",
    file: join(to, name!, "ro2ya.sqlite"),
  });
  onTestFinished(() => copy.close());
  const store = createLinkStore(copy);
  expect(await store.find(link.id)).toMatchObject({ target: link.target });
  expect((await store.readScans(link.id, "2026-11-21")).total).toBe(1);
});
