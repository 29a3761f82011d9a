import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder, startApp } from "./start-app.ts";

type App = Awaited<ReturnType<typeof startApp>>["app"];
let app: App;
const cleanUps: (() => Promise<void>)[] = [];
beforeAll(async () => {
  ({ app } = await startApp({}, (cleanUp) => cleanUps.unshift(cleanUp)));
});
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

const get = (app: App, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

test.each([
  ["/", "الرئيسية"],
  ["/services", "الخدمات"],
  ["/services/seo", "السيو"],
  ["/en", "Home"],
  ["/en/services", "Services"],
  [`/tutorials/${encodeURIComponent("خطوط-عربية")}`, "خطوط"],
  ["/services?service=seo", "الخدمات"],
])("R-32 %s is answered with 200 and its page", async (url, title) => {
  const answer = await get(app, url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.body).toContain(title);
});

test.each([
  ["/no-such-page", "غير موجودة"],
  ["/services/no-such-service", "غير موجودة"],
  ["/en/no-such-page", "Not found"],
  ["/en/services/no-such-service", "Not found"],
  ["/english", "غير موجودة"],
  ["/404.html", "غير موجودة"],
  ["/404", "غير موجودة"],
  ["/en/404.html", "Not found"],
  ["/%E0%A4%A", "غير موجودة"],
  ["/services/%", "غير موجودة"],
  ["/en/%E0%A4", "Not found"],
  [`/${"x".repeat(5_000)}`, "غير موجودة"],
  [`/services/${"%D8%B3".repeat(400)}`, "غير موجودة"],
  ["/_astro/gone.css", "غير موجودة"],
  ["/.env", "غير موجودة"],
  ["/../data/ro2ya.sqlite", "غير موجودة"],
  ["/..%2fdata%2fro2ya.sqlite", "غير موجودة"],
  ["/services/..%5c..%5cdata", "غير موجودة"],
  ["/attachments", "غير موجودة"],
  ["/data/ro2ya.sqlite", "غير موجودة"],
  ["/services%00", "غير موجودة"],
  ["/services%3Fx", "غير موجودة"],
  ["/api-docs", "غير موجودة"],
])(
  "R-31 R-34 %s is answered with 404 and the not-found page of its language",
  async (url, title) => {
    const answer = await get(app, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.body).toContain(title);
  },
);

test("R-31 the not-found page is whole for a browser that has it already or asks for a part", async () => {
  for (const headers of [
    { "if-none-match": '"x"' },
    { range: "bytes=0-3" },
    { "if-modified-since": new Date(Date.now() + 1e6).toUTCString() },
  ]) {
    const answer = await get(app, "/no-such-page", headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("غير موجودة");
  }
});

test("R-31 the not-found page is compressed where the browser allows it", async () => {
  const answer = await get(app, "/no-such-page", { "accept-encoding": "br" });
  expect(answer.statusCode).toBe(404);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("غير موجودة");
});

test.each([
  ["/services/", "/services"],
  ["/services/seo/?service=seo&x=%2F", "/services/seo?service=seo&x=%2F"],
  ["/en/", "/en"],
  ["/services/index.html", "/services"],
  ["/index.html", "/"],
  ["/en/index.html?a=1", "/en?a=1"],
  [
    `/tutorials/${encodeURIComponent("خطوط-عربية")}/`,
    `/tutorials/${encodeURIComponent("خطوط-عربية")}`,
  ],
  ["/no-such-page/", "/no-such-page"],
  ["//evil.example/", "/evil.example"],
  ["/%5Cevil.example/", "/evil.example"],
  ["///evil.example//", "/evil.example"],
])("R-32 %s moves for good to %s", async (url, target) => {
  const answer = await get(app, url);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(target);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "R-32 a page is sent compressed (%s) where its compressed copy exists",
  async (encoding, decompress) => {
    const answer = await get(app, "/services", { "accept-encoding": encoding });
    expect(answer.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(decompress(answer.rawPayload).toString()).toContain("الخدمات");
    const without = await get(app, "/services/seo", { "accept-encoding": encoding });
    expect(without.headers["content-encoding"]).toBeUndefined();
    expect(without.body).toContain("السيو");
  },
);

test("R-32 pages are asked for anew each time and cost nothing when they have not changed", async () => {
  const first = await get(app, "/services", { "accept-encoding": "br" });
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await get(app, "/services", {
    "accept-encoding": "br",
    "if-none-match": String(first.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

test("R-32 what is named after its content is kept for a year", async () => {
  const answer = await get(app, "/_astro/page.BdR3x0aQ.css");
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.headers["content-type"]).toBe("text/css; charset=utf-8");
  expect((await get(app, "/robots.txt")).headers["cache-control"]).toBe("no-cache");
  expect((await get(app, "/.well-known/security.txt")).statusCode).toBe(200);
});

test("R-32 HEAD is answered like GET, without the page", async () => {
  const whole = await get(app, "/services");
  const head = await app.inject({ method: "HEAD", url: "/services" });
  expect(head.statusCode).toBe(200);
  expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  expect(head.body).toBe("");
  expect((await app.inject({ method: "HEAD", url: "/nothing" })).statusCode).toBe(404);
});

test.each([
  "/api",
  "/api/",
  "/api/nothing",
  "/api/contact/",
  "/api/leads",
  "/api/attachments/x.pdf",
])("B-23 %s is nothing, said in JSON", async (url) => {
  const answer = await get(app, url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: "not-found" });
});

test("B-23 the forms' addresses show nothing to who only looks", async () => {
  for (const url of ["/api/contact", "/api/service-requests"]) {
    const answer = await get(app, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: "not-found" });
  }
});

test("R-31 a page takes no POST", async () => {
  expect((await app.inject({ method: "POST", url: "/contact" })).statusCode).toBe(404);
  expect((await app.inject({ method: "DELETE", url: "/services" })).statusCode).toBe(404);
});

test("R-31 before the site is built the server answers all the same", async () => {
  const { app } = await startApp({ distDir: `${await temporaryFolder()}/none` });
  expect((await get(app, "/")).statusCode).toBe(404);
  expect((await get(app, "/api/health")).json()).toEqual({ ok: true });
});

test("B-24 the server says that it is well", async () => {
  const answer = await get(app, "/api/health");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
});

test.each(["/", "/no-such-page", "/api/health", "/services/", "/%E0%A4%A"])(
  "R-32 %s carries the headers that protect its visitors",
  async (url) => {
    const { headers } = await get(app, url);
    expect(headers).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  },
);

test.each([
  ["/tools/image-optimizer", "require-corp"],
  ["/en/tools/image-optimizer?from=menu", "require-corp"],
  ["/_astro/jpeg.worker-DIf31fVQ.js", "require-corp"],
  ["/", undefined],
  ["/tools/image-optimizer-2", undefined],
  ["/en/tools/qr-generator", undefined],
  ["/contact", undefined],
  ["/_astro/page.BdR3x0aQ.css", undefined],
])(
  "I-33 only the image optimizer and what it may start are set apart for threads: %s",
  async (url, policy) => {
    expect((await get(app, url)).headers["cross-origin-embedder-policy"]).toBe(policy);
  },
);

test("R-32 only a site that is reached by https insists on it", async () => {
  const { app } = await startApp({ isHttps: true });
  expect((await get(app, "/")).headers["strict-transport-security"]).toBe("max-age=31536000");
});
