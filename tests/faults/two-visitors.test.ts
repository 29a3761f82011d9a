import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { goodMessage, goodRequest, multipart } from "../api/forms.ts";
import { zip } from "../api/sample-files.ts";
import { sendHtml, startSite } from "../attacks/hostile-site.ts";
import { newVisitor, startProduct } from "../attacks/product.ts";
import { startHonestShop } from "../loopback/honest-shop.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { pickCount } from "./counts.ts";

/*
 * Two visitors beside each other: one does the worst that the limits allow, the other opens a page,
 * sends a form, has a page analysed and measures the bandwidth, and may take twice as long as
 * alone, plus what two cores need to take turns.
 */

const rounds = pickCount(9, 3);
const roundsMs = 150;
const maxAttempts = 3;
const hasBrowser = findChromium() !== undefined;

type Work = "page" | "form" | "analysis" | "line";
type Times = Readonly<Record<Work, number>>;
/** Goes on until it is asked to stop. */
type Attack = (visitor: string) => Promise<() => Promise<void>>;

const shop = await startHonestShop();
afterAll(() => shop.close());
const busyScript = "<script>for(let end=Date.now()+20000;Date.now()<end;);</script>";
const hostile = await startSite((path, response, { headers: { host = "" } }) => {
  if (path === "/robots.txt" || path.startsWith("/sitemap")) return response.writeHead(404).end();
  if (host === "endless.example")
    return sendHtml(
      response,
      `<title>${path}</title>${Array.from({ length: 60 }, (_, i) => `<a href="${path.split("?")[0]}${i}/">further</a>`).join("")}`,
    );
  if (host === "busy.example")
    return sendHtml(
      response,
      `<!doctype html><html lang=en><title>Busy</title><h1>Busy</h1>${busyScript}`,
    );
  if (host === "heavy.example")
    return sendHtml(
      response,
      `<!doctype html><html lang=en><title>Heavy</title>${"<p><b>x</b>".repeat(800_000)}`,
    );
  response.writeHead(200, { "content-type": "text/html" }).write("<!doctype html><title>");
  const drip = setInterval(() => response.write("x"), 2_000);
  response.once("close", () => clearInterval(drip));
}, afterAll);
const map = {
  "shop.example": shop.port,
  ...Object.fromEntries(
    ["slow", "endless", "busy", "heavy"].map((name) => [`${name}.example`, hostile.port]),
  ),
};
const product = await startProduct(
  { map, env: { FORM_LIMITS: "20,1000000,1000000", LOG_LEVEL: "fatal" } },
  afterAll,
);

async function post(path: string, body: object, visitor: string): Promise<Response> {
  return product.ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ locale: "en", ...body }),
    visitor,
  });
}

const works: Readonly<Record<Work, (visitor: string) => Promise<void>>> = {
  async page(visitor) {
    const answer = await product.ask("/services", { visitor });
    expect(answer.status).toBe(200);
    await answer.text();
  },
  async form(visitor) {
    const answer = await post(
      "/api/contact",
      {
        ...goodMessage,
        email: `${randomUUID()}@shop.example`,
        message: randomUUID(),
        key: randomUUID(),
      },
      visitor,
    );
    expect(answer.status).toBe(201);
    await answer.text();
  },
  async analysis(visitor) {
    const id = await product.startJob(
      "seo-analyses",
      { url: `http://shop.example/?${randomUUID()}` },
      visitor,
    );
    expect((await product.toOutcome("seo-analyses", id, 60_000)).state).toBe("done");
  },
  async line(visitor) {
    const down = await product.ask("/api/line/down?bytes=3000000", { visitor });
    expect(down.status).toBe(200);
    await down.arrayBuffer();
    const up = await product.ask("/api/line/up", {
      method: "POST",
      body: "0".repeat(1_000_000),
      visitor,
    });
    expect(up.status).toBe(200);
    await up.text();
  },
};

/**
 * The middle of several times for each work, by a visitor of its own, for whom no limit has been
 * reached.
 */
async function measure(): Promise<Times> {
  const visitor = newVisitor();
  const medians: Partial<Record<Work, number>> = {};
  for (const [work, run] of Object.entries(works) as [Work, (visitor: string) => Promise<void>][]) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run(visitor);
      took.push(performance.now() - start);
    }
    medians[work] = Math.round(took.sort((a, b) => a - b)[rounds >> 1]!);
  }
  return medians as Times;
}

/**
 * The same again and again, so many at once. What it is answered is the server's business; that it
 * breaks is not awaited.
 */
async function repeat(atOnce: number, work: () => Promise<unknown>): Promise<() => Promise<void>> {
  let isStopped = false;
  const loops = Array.from({ length: atOnce }, async () => {
    while (!isStopped) {
      await work().catch(() => undefined);
      await wait(1); // also where it is refused at once
    }
  });
  await wait(300);
  return async () => {
    isStopped = true;
    await Promise.race([Promise.all(loops), wait(3_000)]);
  };
}

/** As many jobs as are let in, again and again; those that have begun are cancelled at the end. */
function jobs(tool: "seo-analyses" | "speed-tests", getBody: (number: number) => object): Attack {
  return async (visitor) => {
    const ids = new Set<string>();
    let number = 0;
    const stop = await repeat(4, async () => {
      const answer = await post(`/api/${tool}`, getBody(number++), visitor);
      const reply = (await answer.json()) as { id?: string };
      if (reply.id !== undefined) ids.add(reply.id);
      // A client watches, so that tests go on; who is refused comes again soon.
      await Promise.all(
        [...ids].map((id) =>
          product.ask(`/api/${tool}/${id}`, { visitor }).then((state) => state.text()),
        ),
      );
      await wait(200);
    });
    await wait(700);
    return async () => {
      await stop();
      for (const id of ids) await product.ask(`/api/${tool}/${id}`, { method: "DELETE", visitor });
      await wait(500); // for what has been cancelled to end
    };
  };
}

function openSocket(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), "127.0.0.1");
  socket.on("error", () => undefined).write(text);
  return once(socket, "connect").then(() => socket);
}

const bomb = zip([
  { name: "[Content_Types].xml" },
  { name: "word/document.xml" },
  { name: "_rels/.rels", text: "<Relationship ".repeat(4_000) },
  ...Array.from({ length: 40 }, (_, i) => ({
    name: `word/_rels/${i}.rels`,
    text: "<r> ".repeat(200_000),
  })),
]);

const attacks: Readonly<Record<string, Attack>> = {
  "slow pages": jobs("seo-analyses", (i) => ({ url: `http://slow.example/?${i}` })),
  "heavy pages": jobs("seo-analyses", (i) => ({ url: `http://heavy.example/?${i}` })),
  crawls: jobs("seo-analyses", (i) => ({ url: `http://endless.example/?${i}`, scope: "site" })),
  "crawls of a heavy site": jobs("seo-analyses", (i) => ({
    url: `http://heavy.example/?site${i}`,
    scope: "site",
  })),
  ...(hasBrowser
    ? {
        "rendered pages that compute": jobs("seo-analyses", (i) => ({
          url: `http://busy.example/?${i}`,
          rendered: true,
        })),
        "speed tests of pages that compute": jobs("speed-tests", (i) => ({
          url: `http://busy.example/?speed${i}`,
          device: "mobile",
        })),
      }
    : {}),
  async "500 event streams"(visitor) {
    const id = await product.startJob(
      "seo-analyses",
      { url: `http://slow.example/?streams${randomUUID()}` },
      visitor,
    );
    const streams = Array.from({ length: 500 }, () =>
      get(`${product.url}/api/seo-analyses/${id}/events`, {
        headers: { "x-forwarded-for": visitor },
        agent: false,
      }).on("error", () => undefined),
    );
    await wait(1_500);
    return async () => {
      for (const stream of streams) stream.destroy();
      await product.ask(`/api/seo-analyses/${id}`, { method: "DELETE", visitor });
      await wait(500);
    };
  },
  async "downloads that nobody reads"(visitor) {
    const sockets = await Promise.all(
      Array.from({ length: 12 }, () =>
        openSocket(
          `GET /api/line/down?bytes=80000000 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\n\r\n`,
        ),
      ),
    );
    for (const socket of sockets) socket.pause();
    await wait(300);
    return async () => sockets.forEach((socket) => socket.destroy());
  },
  "downloads at full speed": (visitor) =>
    repeat(4, async () =>
      (await product.ask("/api/line/down?bytes=20000000", { visitor })).arrayBuffer(),
    ),
  async "uploads a letter at a time"(visitor) {
    const heads = [
      `POST /api/line/up HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\ncontent-length: 9000000\r\n\r\n`,
      `POST /api/service-requests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachment"; filename="a.docx"\r\n\r\n`,
    ];
    const sockets = await Promise.all(
      Array.from({ length: 200 }, (_, i) => openSocket(heads[i % 2]!)),
    );
    const dribble = setInterval(
      () => sockets.forEach((socket) => socket.destroyed || socket.write("x")),
      250,
    );
    await wait(300);
    return async () => {
      clearInterval(dribble);
      for (const socket of sockets) socket.destroy();
    };
  },
  "a flood of messages": (visitor) =>
    repeat(20, async () =>
      (
        await post(
          "/api/contact",
          { ...goodMessage, message: randomUUID(), key: randomUUID() },
          visitor,
        )
      ).text(),
    ),
  "a flood of hostile documents": (visitor) =>
    repeat(6, async () => {
      const form = await multipart(
        { ...goodRequest, deadline: "2999-01-01", key: randomUUID() },
        { name: "brief.docx", bytes: bomb },
      );
      await (
        await product.ask("/api/service-requests", {
          method: "POST",
          headers: form.headers,
          body: form.payload,
          visitor,
        })
      ).text();
    }),
  "a flood of keywords": (visitor) =>
    repeat(20, async () =>
      (
        await post(
          "/api/keyword-expansions",
          { keyword: `leather bags ${randomUUID().slice(0, 4)}` },
          visitor,
        )
      ).text(),
    ),
  "a flood of searches": (visitor) =>
    repeat(20, async () =>
      (await product.ask(`/search?q=${"bags ".repeat(30)}${randomUUID()}`, { visitor })).text(),
    ),
};

/** With the small numbers those of one kind are enough, and no browser is opened. */
const isSmall = pickCount(0, 1) === 1;
const leftOut = new Set([
  "heavy pages",
  "crawls",
  "rendered pages that compute",
  "speed tests of pages that compute",
  "downloads at full speed",
  "a flood of searches",
]);
const chosen = Object.entries(attacks).filter(([name]) => !isSmall || !leftOut.has(name));

await measure(); // what is loaded at the first use costs no visitor anything later
let alone = await measure();

test.each(chosen)(
  "beside a visitor with %s another one takes at most twice as long",
  async (name, attack) => {
    for (let attempt = 1; ; attempt++) {
      if (attempt > 1) alone = await measure(); // the machine may have become slower since
      const stop = await attack(newVisitor());
      const beside = await measure().finally(stop);
      const slower = (Object.keys(works) as Work[]).filter(
        (work) => beside[work] > 2 * alone[work] + roundsMs,
      );
      console.log(
        `${name.padEnd(34)} ${(Object.keys(works) as Work[]).map((work) => `${work} ${alone[work]} → ${beside[work]} ms`).join(", ")}${slower.length > 0 ? `  SLOWER: ${slower.join(", ")}` : ""}`,
      );
      if (slower.length === 0) return;
      if (attempt === maxAttempts)
        expect.fail(
          `${name}: ${slower.map((work) => `${work} took ${beside[work]} ms beside it and ${alone[work]} ms alone`).join(", ")}`,
        );
    }
  },
);
