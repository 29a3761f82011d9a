import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { expectUnharmed, shareProduct, type JobOutcome, type Product } from "./product.ts";
import { rawAnswer, sendHtml, startRawSite, startSites } from "./hostile-site.ts";

/*
 * A stranger's site that is analysed or tested. The report of such a site may be a failure, as long
 * as it says so honestly: what counts is that the server lives, answers everybody else at once and
 * stores little.
 */

const maxRowBytes = 1024 * 1024;
const page = (body: string, title = "A small shop in Cairo") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>Shop</h1>${body}</body></html>`;

function expectEnded({ state, code }: JobOutcome): void {
  expect(["done", "failed"]).toContain(state);
  expect(code).not.toBe("expired");
}

async function analyse(product: Product, url: string, options: object = {}): Promise<JobOutcome> {
  return product.toOutcome(
    "seo-analyses",
    await product.startJob("seo-analyses", { url, ...options }),
    90_000,
  );
}

/** Answers that parsers take and writers refuse, as the pictures of one page. */
const oddAnswers: readonly string[] = [
  rawAnswer("HTTP/1.1 099 x", []),
  rawAnswer("HTTP/1.1 000 x", []),
  rawAnswer("HTTP/1.1 600 x", []),
  rawAnswer("HTTP/1.1 999 x", []),
  rawAnswer("HTTP/1.1 200 a\x01b", []),
  rawAnswer("HTTP/1.1 200 a\x7fb", []),
  rawAnswer(`HTTP/1.1 200 ${"r".repeat(10_000)}`, []),
  rawAnswer("HTTP/1.1 200 \u00e9\u00ff", []),
  rawAnswer("HTTP/1.1 404 \x1b[2J", []),
  rawAnswer("HTTP/1.1 200 OK", ["x-odd: a\x01b", "x-odd: a\x80b"]),
  rawAnswer("HTTP/1.1 200 OK", ["set-cookie: a=b\x02"]),
  rawAnswer("HTTP/1.1 200 OK", ["(x): y"]),
  rawAnswer("HTTP/1.1 200 OK", [": y"]),
  rawAnswer("HTTP/1.1 200 OK", ["x-folded: a\r\n b"]),
  rawAnswer(
    "HTTP/1.1 200 OK",
    Array.from({ length: 3_000 }, (_, i) => `x-${i}: y`),
  ),
  rawAnswer("HTTP/1.1 200 OK", [`x-long: ${"y".repeat(60_000)}`]),
  rawAnswer("HTTP/1.1 200 OK", ["connection: x-a, content-type, close", "x-a: b"]),
  "HTTP/1.1 100 Continue\r\n\r\n".repeat(2_000) + rawAnswer("HTTP/1.1 200 OK", []),
  `HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n${rawAnswer("HTTP/1.1 099 x", [])}`,
  "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\x81\x05hello",
  "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ntrailer: x\r\n\r\n1\r\na\r\n0\r\nx: y\x01\r\n\r\n",
  "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n1\r\na\r\n0\r\n\r\n",
  "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nmore than that",
  "HTTP/1.1 200 OK\r\ncontent-length: 3, 4\r\n\r\nabc",
  "HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nabcde",
  "HTTP/1.1 200",
  "HTTP/9.9 200 OK\r\n\r\n",
  "ICY 200 OK\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01",
  "\0".repeat(1_000),
];

function startOddSite() {
  return startRawSite((path, socket) => {
    const odd = /^\/odd\/(\d+)/.exec(path)?.[1];
    if (odd !== undefined) return void socket.end(oddAnswers[Number(odd)]!, "latin1");
    const pictures = oddAnswers
      .map((_, i) => `<img src="/odd/${i}" alt="" width="9" height="9">`)
      .join("");
    socket.end(
      path.startsWith("/?")
        ? rawAnswer("HTTP/1.1 200 OK", ["content-type: text/html"], page(pictures))
        : rawAnswer("HTTP/1.1 404 Not Found", []),
    );
  }, afterAll);
}

const [odd, sites] = [await startOddSite(), await startSites(10)];
const sharedProduct = shareProduct({ map: { ...sites.map, "odd.example": odd.port } });

test(`a rendered page with ${oddAnswers.length} pictures whose answers are no HTTP, such as the status 099, does not end the process`, async () => {
  const product = await sharedProduct();
  const before = odd.requested.length;
  const outcome = await expectUnharmed(product, "odd pictures in a rendered page", (attempt) =>
    analyse(product, `http://odd.example/?${attempt}`, { rendered: true }),
  );
  expectEnded(outcome);
  expect(
    new Set(odd.requested.slice(before).flatMap((path) => /^\/odd\/\d+/.exec(path) ?? [])).size,
  ).toBe(oddAnswers.length);
});

test("a speed test of a page with such pictures does not end the process", async () => {
  const product = await sharedProduct();
  const before = odd.requested.length;
  const countPictures = () =>
    odd.requested.slice(before).filter((path) => path.startsWith("/odd/")).length;
  // A browser that does not start on a busy machine leaves a test by HTTP, which loads no picture.
  const outcomes: JobOutcome[] = [];
  while (countPictures() === 0 && outcomes.length < 3) {
    const outcome = await expectUnharmed(
      product,
      "odd pictures in a speed test",
      async (attempt) => {
        const id = await product.startJob("speed-tests", {
          url: `http://odd.example/?${outcomes.length}-${attempt}`,
          device: "desktop",
        });
        return product.toOutcome("speed-tests", id, 60_000);
      },
    );
    expectEnded(outcome);
    outcomes.push(outcome);
  }
  const seen = `${JSON.stringify(outcomes)}\n${product.log().slice(-2_000)}`;
  expect(countPictures(), seen).toBeGreaterThan(0);
});

test("a sitemap with 150 blanks in a tag does not freeze the server", async () => {
  const sitemap = `<?xml version="1.0"?><urlset><url><loc>${" ".repeat(150)}`;
  const { url, requested } = sites.serve((path, response) =>
    path.startsWith("/?")
      ? sendHtml(response, page(""))
      : path === "/sitemap.xml"
        ? response.end(sitemap)
        : response.writeHead(404).end(),
  );
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "blanks in a sitemap", (attempt) =>
    analyse(product, `${url}/?${attempt}`, { scope: "site" }),
  );
  expectEnded(outcome);
  // Once for its head, once for its addresses
  expect(requested.filter((path) => path === "/sitemap.xml").length).toBeGreaterThan(1);
});

test("46,000 rules in robots.txt against 300 links do not freeze the server", async () => {
  const rules = Array.from({ length: 46_000 }, (_, i) => `allow:/*${i % 10}z`).join("\n");
  const robots = `user-agent: *\ndisallow: /p\n${rules}\n`;
  const links = Array.from(
    { length: 300 },
    (_, i) => `<a href="/p${i}/${"a".repeat(40)}">Page ${i}</a>`,
  ).join("");
  const { url, requested } = sites.serve((path, response) =>
    path === "/robots.txt"
      ? response.end(robots)
      : path.startsWith("/?")
        ? sendHtml(response, page(links))
        : response.writeHead(404).end(),
  );
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "46,000 robots rules", (attempt) =>
    analyse(product, `${url}/?${attempt}`, { scope: "site" }),
  );
  expect(outcome.state).toBe("done");
  // disallow: /p is the longest rule that fits
  expect(requested.filter((path) => path.startsWith("/p"))).toEqual([]);
});

test("a title of a!!!…a does not freeze the server that compares titles", async () => {
  const { url } = sites.serve((path, response) =>
    path.startsWith("/?")
      ? sendHtml(response, gzipPage(page("", `a${"!".repeat(60_000)}a`)), {
          "content-encoding": "gzip",
        })
      : response.writeHead(404).end(),
  );
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "a title of a!!!…a", (attempt) =>
    analyse(product, `${url}/?${attempt}`, { scope: "site" }),
  );
  expectEnded(outcome);
});

test("31,000 blanks after charset= do not freeze the server that decodes the page", async () => {
  const { url } = sites.serve((path, response) =>
    path.startsWith("/?")
      ? sendHtml(response, page(""), {
          "content-type": `text/html; charset=${" ".repeat(31_000)}!`,
        })
      : response.writeHead(404).end(),
  );
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "blanks after charset=", (attempt) =>
    analyse(product, `${url}/?${attempt}`),
  );
  expectEnded(outcome);
});

test("50 pages with titles and links of megabytes become a small row and a small answer, without much memory", async () => {
  const bodies = new Map(Array.from({ length: 51 }, (_, i) => [i, gzipPage(hugePage(i))]));
  const { url } = sites.serve((path, response) => {
    const number = path.startsWith("/?") ? 0 : Number(/^\/(\d+)/.exec(path)?.[1] ?? NaN);
    return bodies.has(number)
      ? sendHtml(response, bodies.get(number)!, { "content-encoding": "gzip" })
      : response.writeHead(404).end();
  });
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "50 pages of 800 KB titles", async (attempt) => {
    const job = await analyse(product, `${url}/?${attempt}`, { scope: "site" });
    return { ...job, rowBytes: product.rowBytes(job.id) };
  });
  expectEnded(outcome);
  expect(outcome.rowBytes).toBeLessThanOrEqual(maxRowBytes);
  expect(outcome.answerBytes).toBeLessThanOrEqual(2 * maxRowBytes);
  expect(outcome.health.peakRssMb).toBeLessThan(450);
});

test("a single page of long titles, addresses and texts becomes a small row and a small answer", async () => {
  const long = "y".repeat(1_900);
  const things = Array.from(
    { length: 700 },
    (_, i) =>
      `<a href="/${i}/${long}">${long}</a><img src="/${i}.png?${long}" alt="${long}"><h2 id="${long}">${long}</h2><meta property="og:x${i}" content="${long}">`,
  );
  const { url } = sites.serve((path, response) =>
    path.startsWith("/?")
      ? sendHtml(response, gzipPage(page(things.join(""), "t".repeat(1_000_000))), {
          "content-encoding": "gzip",
        })
      : response.writeHead(404).end(),
  );
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "a page of long texts", async (attempt) => {
    const job = await analyse(product, `${url}/?${attempt}`);
    return { ...job, rowBytes: product.rowBytes(job.id) };
  });
  expectEnded(outcome);
  expect(outcome.rowBytes).toBeLessThanOrEqual(maxRowBytes);
  expect(outcome.answerBytes).toBeLessThanOrEqual(2 * maxRowBytes);
});

test("a body of empty gzip blocks is left long before it has sent 400 MB for 64 KB", async () => {
  const empty = Buffer.concat(
    Array.from({ length: 20_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])),
  ); // stored blocks of no bytes
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  let sentBytes = 0;
  const { url } = sites.serve((path, response) => {
    if (path.startsWith("/?")) return sendHtml(response, page(""));
    if (path !== "/sitemap.xml") return response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": "application/xml", "content-encoding": "gzip" })
      .write(head);
    const send = () => {
      while (!response.destroyed && sentBytes < 400e6) {
        sentBytes += empty.length;
        if (!response.write(empty)) return void response.once("drain", send);
      }
      response.end();
    };
    send();
  });
  const product = await sharedProduct();
  const outcome = await expectUnharmed(product, "empty gzip blocks", async (attempt) => {
    sentBytes = 0;
    return {
      ...(await analyse(product, `${url}/?${attempt}`)),
      sentMb: Math.round(sentBytes / 1e6),
    };
  });
  expectEnded(outcome);
  expect(outcome.sentMb).toBeLessThan(32); // the limit, and what the kernels of both ends hold
});

function gzipPage(html: string): Buffer {
  return gzipSync(html);
}

function hugePage(number: number): string {
  const links = Array.from(
    { length: 50 },
    (_, i) => `<a href="/${i + 1}?${"q".repeat(1_900)}">page</a>`,
  ).join("");
  return page(links, `${number} ${"x".repeat(800_000)}`);
}
