import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { MonitorSettings } from "#tools/seo-analyzer/server/monitor/settings.ts";
import type { MonitorWorker } from "#tools/seo-analyzer/server/monitor/monitor-worker.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { startMailServer } from "./fake-smtp.ts";
import { openTestMonitors } from "./open-test-monitors.ts";
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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date("2026-11-21T12:00:00Z");

/** A shop whose page the test changes, and which counts who asks for it. */
async function startShop() {
  const shop = { title: "<title>A shop for tea in Cairo</title>", isDown: false, requests: 0 };
  const server = createServer((_request, response) => {
    shop.requests++;
    if (shop.isDown) return void response.writeHead(503).end("down");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en">${shop.title}<h1>Tea</h1><p>Tea</p></html>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(shop, { port: (server.address() as AddressInfo).port });
}

async function open(address: DatabaseAddress, settings?: MonitorSettings) {
  const shop = await startShop();
  const mailServer = { isFailing: false as boolean | (() => Promise<boolean>) };
  const mails = await startMailServer({
    isFailing: () =>
      typeof mailServer.isFailing === "function" ? mailServer.isFailing() : mailServer.isFailing,
  });
  onTestFinished(() => mails.close());
  const clock = { now: start };
  const now = () => clock.now;
  let worker: MonitorWorker | undefined;
  const connected: string[] = [];
  const mapped = mappedNetwork({ "shop.example": shop.port });
  const network: NetworkAdapter = {
    resolve: (name, signal) => mapped.resolve(name, signal),
    connect(to, port, signal) {
      connected.push(to);
      return mapped.connect(to, port, signal);
    },
  };
  const { app, database } = await startApp({
    address,
    now,
    network,
    openMonitors: (opened) =>
      openTestMonitors(opened, {
        smtpUrl: mails.url,
        now,
        ...(settings && { settings }),
        onWorker: (made) => (worker = made),
      }),
  });
  const request = (changed: object = {}, remoteAddress = "203.0.113.1") =>
    app.inject({
      method: "POST",
      url: "/api/seo-monitors",
      remoteAddress,
      payload: {
        url: "http://shop.example/",
        scope: "page",
        email: "owner@shop.example",
        locale: "en",
        mayContact: false,
        ...changed,
      },
    });
  const read = (table: "seo_monitors" | "seo_monitor_tokens" | "seo_monitor_mails") =>
    database.read((db) => db.selectFrom(table).selectAll().execute());
  /** Does what is due now. */
  async function work(): Promise<void> {
    while (await worker!.lookOnce("page"));
    while (await worker!.sendOnce());
  }
  /** Lets time pass in steps of six hours. */
  async function pass(days: number): Promise<void> {
    for (let step = 0; step < days * 4; step++) {
      clock.now = new Date(clock.now.getTime() + 6 * hourMs);
      await work();
    }
  }
  const subjects = async () => (await mails.parsed()).map(({ subject = "" }) => subject);
  const last = async () => (await mails.parsed()).at(-1)!;
  return {
    app,
    shop,
    mails,
    mailServer,
    clock,
    connected,
    request,
    read,
    work,
    pass,
    subjects,
    last,
    worker: worker!,
  };
}

/** The path of a link in a mail. */
function findLink({ text = "" }: Email, link: "confirm" | "end"): string {
  const path = new RegExp(`/api/seo-monitors/${link}/[\\w-]{32}`).exec(text)?.[0];
  expect(path, text).toBeDefined();
  return path!;
}

/** The links of a mail's HTML: their path, their words, and whether they look like a button. */
function listLinks({ html = "" }: Email): unknown[] {
  const links = html.matchAll(/<a href="([^"]+)" style="([^"]+)">(.+?)<\/a>/g);
  return [...links].map(([, url = "", style = "", words]) => {
    return [new URL(url).pathname, words, style.includes("inline-block")];
  });
}

const getHeader = ({ headers }: Email, key: string) =>
  headers.find((header) => header.key === key)?.value;

describe.each(places)("%s", (_name, newPlace) => {
  test("O-54 O-55 O-56 O-57 a page is monitored for weeks: each change is in one mail, through failing mail and a kill, and none follows the end", async () => {
    const address = await newPlace();
    const product = await open(address);
    const { app, shop, mails, mailServer, clock, work, pass, subjects, last } = product;
    expect((await product.request()).statusCode).toBe(202);
    await work();
    expect(await subjects()).toEqual(["Confirm the weekly check of shop.example | Ro2ya"]);
    const confirm = findLink(await last(), "confirm");
    // A mail scanner opens links: nothing is confirmed or ended by it.
    for (const path of [confirm, findLink(await last(), "end")]) {
      const page = await app.inject(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        "referrer-policy": "strict-origin",
      });
    }
    await pass(1);
    expect([shop.requests, mails.received.length]).toEqual([0, 1]);
    expect((await app.inject({ method: "POST", url: confirm })).statusCode).toBe(200);
    await work();
    expect(shop.requests).toBeGreaterThan(0);
    await pass(8);
    expect(mails.received).toHaveLength(1);

    // The mail server fails from before the look that finds a change until after it.
    shop.title = "";
    mailServer.isFailing = true;
    await pass(9);
    expect(mails.received).toHaveLength(1);
    mailServer.isFailing = false;
    await pass(1);
    expect(await subjects()).toEqual([
      "Confirm the weekly check of shop.example | Ro2ya",
      "Something changed on shop.example | Ro2ya",
    ]);
    const changed = await last();
    expect(changed.text).toContain("New problems\n");
    expect(changed.text).toContain("http://shop.example/");
    const end = findLink(changed, "end");
    expect(getHeader(changed, "list-unsubscribe")).toBe(`<https://ro2ya.example${end}>`);
    expect(getHeader(changed, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    // The page is there again; the process that sends the mail is killed while it does.
    shop.title = "<title>A shop for tea in Cairo</title>";
    while ((await product.read("seo_monitor_mails")).length === 0) {
      clock.now = new Date(clock.now.getTime() + 6 * hourMs);
      while (await product.worker.lookOnce("page"));
    }
    await killWhileSending(address, product);
    await pass(1);
    expect((await subjects()).slice(2)).toEqual(["Something changed on shop.example | Ro2ya"]);
    expect((await last()).text).toContain("Fixed\n");

    // One look that finds no page is repeated an hour later, and says nothing.
    shop.isDown = true;
    const before = shop.requests;
    while (shop.requests === before) {
      clock.now = new Date(clock.now.getTime() + 6 * hourMs);
      await work();
    }
    shop.isDown = false;
    while ((await subjects()).length < 4) await pass(1);
    expect(clock.now.getTime() - start.getTime()).toBeGreaterThan(30 * dayMs);
    expect((await subjects()).slice(3)).toEqual(["The month's summary of shop.example | Ro2ya"]);

    // One click of a mail program, while a change is already waiting to be sent.
    shop.title = "";
    while ((await product.read("seo_monitor_mails")).length === 0) {
      clock.now = new Date(clock.now.getTime() + 6 * hourMs);
      while (await product.worker.lookOnce("page"));
    }
    const oneClick = { method: "POST", url: end, payload: "List-Unsubscribe=One-Click" } as const;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await app.inject({ ...oneClick, headers })).statusCode).toBe(200);
    const requests = shop.requests;
    await pass(15);
    expect([mails.received.length, shop.requests]).toEqual([4, requests]);
    for (const table of ["seo_monitors", "seo_monitor_tokens", "seo_monitor_mails"] as const)
      expect(await product.read(table)).toEqual([]);
    // A program that repeats its request succeeds, and the page says that the link has ended.
    expect((await app.inject({ ...oneClick, headers })).statusCode).toBe(200);
    expect((await app.inject(end)).statusCode).toBe(404);
    expect(product.connected.filter((to) => !isPublicAddress(to))).toEqual([]);
    expect(new Set((await mails.parsed()).map(({ messageId }) => messageId)).size).toBe(4);
  }, 240_000);

  test("O-58 a page that three looks do not find is reported once, and once when it is back", async () => {
    const { app, request, shop, work, pass, last, mails } = await open(await newPlace());
    await request();
    await work();
    await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    await work();
    shop.isDown = true;
    await pass(20);
    expect(mails.received).toHaveLength(2);
    expect((await last()).text).toContain("can no longer be opened");
    expect((await last()).text).not.toContain("Fixed");
    shop.isDown = false;
    await pass(8);
    expect(mails.received).toHaveLength(3);
    expect((await last()).text).toContain("can be opened again");
  }, 240_000);

  test("O-59 what the response says does not depend on the mailbox, and limits hold", async () => {
    const settings = { maxPerMailbox: 2, maxPerVisitor: 4, maxTotal: 8 };
    const { request, read, work, mails } = await open(await newPlace(), settings);
    const first = await request();
    const second = await request({ email: "OWNER+tea@shop.example" });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    // The second request replaced the first, which was not confirmed.
    expect(await read("seo_monitors")).toHaveLength(1);
    await request({ url: "http://shop.example/b" });
    // Three confirmations in a day are as many as one mailbox gets.
    expect((await request({ url: "http://shop.example/c" })).statusCode).toBe(202);
    expect((await request({ url: "http://shop.example/d" })).statusCode).toBe(429);
    await request({ email: "a@other.example" }, "203.0.113.2");
    await request({ email: "a@other.example" }, "203.0.113.2");
    // The last quarter of a day's requests is for networks that have sent none.
    expect((await request({ email: "b@other.example" }, "203.0.113.2")).statusCode).toBe(429);
    await work();
    expect(mails.received.map(({ to }) => to[0])).toEqual([
      "OWNER+tea@shop.example",
      "owner@shop.example",
      "a@other.example",
    ]);
  });

  test("O-59 a stranger's requests neither use up a mailbox's confirmations nor its places", async () => {
    const settings = { maxPerMailbox: 3, maxPerVisitor: 10, maxTotal: 90 };
    const { app, request, read, work, mails, last } = await open(await newPlace(), settings);
    for (let i = 0; i < 6; i++)
      expect((await request({ url: `http://shop.example/${i}` }, "198.51.100.7")).statusCode).toBe(
        202,
      );
    await work();
    expect(mails.received).toHaveLength(3);
    const own = { url: "http://shop.example/own" };
    await request(own);
    await work();
    expect(mails.received).toHaveLength(4);
    await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    // Many networks together fill a mailbox with twelve mails in a day at most.
    for (let i = 0; i < 20; i++) {
      await request({ url: `http://shop.example/x${i}` }, `198.51.${i}.1`);
      await work();
    }
    expect(mails.received).toHaveLength(12);
    const rows = (await read("seo_monitors")) as readonly { readonly url: string }[];
    expect(rows).toHaveLength(3);
    expect(rows.map(({ url }) => url)).toContain(own.url);
  });

  test("O-59 one network of addresses does not take the places of all", async () => {
    const settings = { maxPerMailbox: 2, maxPerVisitor: 1, maxTotal: 90 };
    const { request } = await open(await newPlace(), settings);
    const statuses = new Set<number>();
    for (let i = 0; i < 9; i++) {
      const email = `owner@shop${i}.example`;
      statuses.add((await request({ email }, `2001:db8:1:${i}00::1`)).statusCode);
    }
    expect([...statuses]).toEqual([202, 429]);
    expect((await request({}, "203.0.113.9")).statusCode).toBe(202);
  });

  test("O-59 networks that use up a day's requests leave one to each other network", async () => {
    const settings = { maxPerMailbox: 5, maxPerVisitor: 5, maxTotal: 40 };
    const { app, request, work, read, last, clock } = await open(await newPlace(), settings);
    const statuses: number[] = [];
    for (let network = 0; network < 8; network++)
      for (let i = 0; i < 5; i++) {
        const email = `x${network}-${i}@stranger.example`;
        const url = `http://stranger${network}.example/${i}`;
        statuses.push((await request({ email, url }, `198.51.${network}.1`)).statusCode);
      }
    // Thirty are for everybody; then the seventh and eighth network have one each.
    expect(statuses.filter((status) => status === 202)).toHaveLength(32);
    expect((await request()).statusCode).toBe(202);
    expect((await request({ email: "b@shop.example" }, "203.0.113.200")).statusCode).toBe(429);
    await work();
    await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    expect(await read("seo_monitors")).toContainEqual(
      expect.objectContaining({ email: "owner@shop.example", confirmed_at: start.toISOString() }),
    );
    // Requests of one day that are never confirmed take no place from those of the next.
    clock.now = new Date(start.getTime() + dayMs);
    for (let i = 0; i < 5; i++) {
      const url = `http://bakery.example/${i}`;
      expect((await request({ url, email: `b${i}@bakery.example` })).statusCode).toBe(202);
    }
  }, 120_000);

  test("O-59 one host has twenty monitors, where the oldest request gives way", async () => {
    const { app, request, work, read, last } = await open(await newPlace());
    const urls = async () =>
      (await read("seo_monitors")).map((row) => ("url" in row ? row.url : undefined));
    const ask = (i: number) =>
      request({ url: `http://shop.example/${i}`, email: `o${i}@shop.example` }, `198.51.${i}.1`);
    for (let i = 0; i < 20; i++) {
      await ask(i);
      await work();
      if (i > 0) await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    }
    expect(await urls()).toHaveLength(20);
    expect((await ask(20)).statusCode).toBe(202);
    expect(await urls()).toHaveLength(20);
    expect(await urls()).not.toContain("http://shop.example/0");
    await work();
    await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    // Whether a mailbox monitors the same makes no difference.
    expect((await ask(21)).statusCode).toBe(429);
    expect((await ask(20)).statusCode).toBe(429);
    expect((await request({ url: "http://other.example/" })).statusCode).toBe(202);
  }, 120_000);

  test("O-61 a mail to confirm has no words of the address, and says what was agreed to", async () => {
    const { app, request, work, last, mails } = await open(await newPlace());
    const url = "http://shop.example/%0A%0ACall%20us%0Ahttp://evil.example/login";
    await request({ url, mayContact: true, email: "a@shop.example" });
    await work();
    expect((await last()).text).not.toMatch(/Call|evil/);
    expect((await last()).text).toContain("our team may write to you");
    const host = `call-us.now-at.evil.${"very-".repeat(10)}long.${"shop-".repeat(10)}tea.example`;
    await request({ url: `http://${host}/`, email: "b@shop.example" });
    await work();
    for (const part of ["subject", "text", "html"] as const) {
      expect((await last())[part]).not.toMatch(/call|now-at|evil|very-very-very/);
      expect((await last())[part]).toContain("shop-tea.example");
    }
    // A stranger repeats a request of the visitor with a consent in it.
    await request();
    await request({ mayContact: true }, "203.0.113.2");
    await work();
    expect((await last()).text).not.toContain("our team may write to you");
    await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    await work();
    expect(mails.received.filter(({ to }) => to.includes("agency@ro2ya.example"))).toEqual([]);
  });

  test("O-55 mail programs end with one click in either kind of form, or without a body", async () => {
    const { app, request, work, last, read } = await open(await newPlace());
    const boundary = "--x\r\ncontent-disposition: form-data; name=List-Unsubscribe\r\n\r\n";
    const bodies: readonly [type: string | undefined, payload: string | undefined][] = [
      ["multipart/form-data; boundary=x", `${boundary}One-Click\r\n--x--\r\n`],
      ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
      ["text/plain", "List-Unsubscribe=One-Click"],
      ["application/json", ""],
      [undefined, undefined],
    ];
    for (const [i, [type, payload]] of bodies.entries()) {
      await request({ email: `owner${i}@shop.example` });
      await work();
      const end = await app.inject({
        method: "POST",
        url: findLink(await last(), "end"),
        ...(payload !== undefined && { payload }),
        ...(type !== undefined && { headers: { "content-type": type } }),
      });
      expect([type, end.statusCode]).toEqual([type, 200]);
      expect(await read("seo_monitors")).toEqual([]);
    }
    const tooLarge = await app.inject({
      method: "POST",
      url: findLink(await last(), "end"),
      payload: "x".repeat(2_000_000),
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(tooLarge.statusCode).toBe(413);
  });

  test("O-54 the links of a mail are a button and words, in both languages", async () => {
    const { app, request, work, last, shop, clock, pass } = await open(await newPlace());
    for (const [locale, subject, confirmWords, endWords] of [
      ["en", "Confirm the weekly check of shop.example | Ro2ya", "Confirm", "Delete the request"],
      ["ar", "أكّد المتابعة الأسبوعية لموقع shop.example | رؤية", "أكّد المتابعة", "احذف الطلب"],
    ] as const) {
      await request({ locale, email: `${locale}@shop.example` });
      await work();
      const mail = await last();
      expect(mail.subject).toBe(subject);
      expect(listLinks(mail)).toEqual([
        [findLink(mail, "confirm"), confirmWords, true],
        [findLink(mail, "end"), endWords, false],
      ]);
    }
    await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    await work();
    shop.title = "";
    clock.now = new Date(start.getTime() + 7 * dayMs);
    await pass(7);
    const changed = await last();
    expect(changed.subject).toBe("تغيّر شيء في shop.example | رؤية");
    expect(listLinks(changed).at(-1)).toEqual([
      findLink(changed, "end"),
      "أوقف المتابعة واحذف بريدي",
      false,
    ]);
    expect(changed.html?.replaceAll(/<[^>]*>/g, "")).not.toContain("/api/");
  }, 120_000);

  test("O-60 a request that is not confirmed within 48 hours is deleted", async () => {
    const { app, clock, request, read, work, last, shop } = await open(await newPlace());
    await request();
    await work();
    const confirm = findLink(await last(), "confirm");
    clock.now = new Date(start.getTime() + 48 * hourMs);
    expect((await app.inject({ method: "POST", url: confirm })).statusCode).toBe(404);
    await work();
    expect(await read("seo_monitors")).toEqual([]);
    expect(await read("seo_monitor_tokens")).toEqual([]);
    expect(shop.requests).toBe(0);
  });

  test("O-61 the agency hears of a visitor who agreed, and of no other", async () => {
    const { app, request, work, mails, last } = await open(await newPlace());
    for (const mayContact of [false, true]) {
      const email = `${mayContact ? "yes" : "no"}@shop.example`;
      await request({ email, mayContact, locale: "ar" });
      await work();
      await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
      await work();
    }
    const toAgency = mails.received.filter(({ to }) => to.includes("agency@ro2ya.example"));
    expect(toAgency).toHaveLength(1);
    expect((await last()).text).toContain("yes@shop.example");
    expect((await last()).subject).toBe("زائر يتابع صفحته ويقبل أن نراسله | رؤية");
  });

  test("O-62 a look that this server fails to do is tried three times a week, and not each hour", async () => {
    const address = await newPlace();
    const product = await open(address);
    await product.request();
    await product.worker.sendOnce();
    await product.app.inject({ method: "POST", url: findLink(await product.last(), "confirm") });
    const { openProductDatabase } = await import("#product-database.ts");
    const database = await openProductDatabase(address);
    onTestFinished(() => database.close());
    const now = () => product.clock.now;
    const { openWorker } = openTestMonitors(database, { smtpUrl: "smtp://127.0.0.1", now });
    const looks: number[] = [];
    const worker = openWorker(async () => {
      looks.push((now().getTime() - start.getTime()) / hourMs);
      return undefined;
    });
    for (let hour = 0; hour < 14 * 24; hour++) {
      while (await worker.lookOnce("page"));
      product.clock.now = new Date(product.clock.now.getTime() + hourMs);
    }
    expect(looks.slice(0, 4)).toEqual([0, 1, 2, expect.any(Number)]);
    expect(looks[3]! - looks[2]!).toBeGreaterThan(3 * 24);
    expect(looks.length).toBeGreaterThan(3);
    expect(looks.length).toBeLessThanOrEqual(9);
  });

  test("O-62 two looks at one host never run at once", async () => {
    const address = await newPlace();
    const { app, request, work, last, read, worker } = await open(address);
    for (const path of ["", "b"]) {
      await request({ url: `http://shop.example/${path}` });
      await worker.sendOnce();
      await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
    }
    const { openProductDatabase } = await import("#product-database.ts");
    const database = await openProductDatabase(address);
    onTestFinished(() => database.close());
    const { store } = openTestMonitors(database, { smtpUrl: "smtp://127.0.0.1", now: () => start });
    const claims = await Promise.all(
      ["1", "2", "3"].map((lookId) => store.claimLook(lookId, "page", start, hourMs)),
    );
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    await work();
    expect((await read("seo_monitors")).every((row) => "looks" in row && row.looks === 0)).toBe(
      true,
    );
  });
});

/** Has another process send the waiting mail, and kills it when the mail server has the mail. */
async function killWhileSending(
  address: DatabaseAddress,
  { mails, mailServer, clock }: Awaited<ReturnType<typeof open>>,
): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  mailServer.isFailing = async () => {
    arrived.resolve();
    await killed.promise;
    return true;
  };
  const task = JSON.stringify({ address, smtpUrl: mails.url, at: clock.now.toISOString() });
  const file = join(import.meta.dirname, "monitor-mail-process.ts");
  const child = spawn(process.execPath, [file, task], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  await arrived.promise;
  child.kill("SIGKILL");
  await ended;
  killed.resolve();
  mailServer.isFailing = false;
}

test("O-63 an address that cannot be written to is rejected beside its field, and what is not public is not connected to", async () => {
  const address = { kind: "sqlite", file: join(await temporaryFolder(), "m.sqlite") } as const;
  const { app, request, work, last, connected, read } = await open(address);
  for (const email of ["owner", "a@b", "Buy now <a@shop.example>", "a@shop.example,b@x.example"])
    expect((await request({ email }, "203.0.113.7")).json()).toMatchObject({
      fields: { email: "malformed" },
    });
  expect((await request({ url: "no address" })).json()).toMatchObject({
    fields: { url: "malformed" },
  });
  for (const host of ["127.0.0.1", "[::1]", "10.0.0.8", "2130706433", "router.local", "localhost"])
    expect((await request({ url: `http://${host}/` })).json()).toMatchObject({
      fields: { url: "blocked-address" },
    });
  expect((await request({ url: "http://shop.example:22/" })).json()).toMatchObject({
    fields: { url: "bad-address" },
  });
  expect(await read("seo_monitors")).toEqual([]);
  // A name that leads to a private address is refused when it is connected to.
  await request({ url: "http://metadata.example/latest" });
  await work();
  await app.inject({ method: "POST", url: findLink(await last(), "confirm") });
  await work();
  expect(connected).toEqual([]);
  expect(await read("seo_monitors")).toMatchObject([{ failures: 1 }]);
});

test("O-64 where no mails are sent the offer is not made, and a request is not accepted", async () => {
  const { app } = await startApp();
  expect((await app.inject("/api/seo-monitors")).json()).toEqual({ isAvailable: false });
  const response = await app.inject({ method: "POST", url: "/api/seo-monitors", payload: {} });
  expect(response.statusCode).toBe(404);
});
