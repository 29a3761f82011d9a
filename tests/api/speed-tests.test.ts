import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTest, TestEvent, TestState, type HttpResult } from "#tools/speed-test/contract.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { startSites, type LoopbackSites } from "../loopback/sites.ts";
import { startApp } from "./start-app.ts";

// A server without a browser: what can be measured without one, and what is answered before one
// would start.

const sites: LoopbackSites = await startSites();
afterAll(() => sites.close());
beforeEach(() => void (sites.requests as string[]).splice(0));

const startTestApp = async () => (await startApp({ network: mappedNetwork(sites.map) })).app;

function post(app: FastifyInstance, payload: unknown) {
  return app.inject({
    method: "POST",
    url: startTest.path,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
}

async function requestTest(app: FastifyInstance, url: string, device = "mobile") {
  const answer = await post(app, { url, device, locale: "ar" });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return startTest.output.parse(answer.json());
}

async function readEvents(app: FastifyInstance, id: string): Promise<TestEvent[]> {
  const answer = await app.inject(`${startTest.path}/${id}/events`);
  return answer.body
    .split("\n\n")
    .flatMap((frame) => /^data: (.+)$/m.exec(frame)?.[1] ?? [])
    .map((data) => TestEvent.parse(JSON.parse(data)));
}

async function readState(app: FastifyInstance, id: string, locale = "en"): Promise<TestState> {
  return TestState.parse((await app.inject(`${startTest.path}/${id}?locale=${locale}`)).json());
}

async function runTest(app: FastifyInstance, url: string) {
  const { id } = await requestTest(app, url);
  const events = await readEvents(app, id);
  const state = await readState(app, id);
  return {
    id,
    events,
    state,
    result: (state.state === "done" ? state.result : undefined) as HttpResult,
  };
}

test("V-24 without a browser there are the figures of HTTP, measured, and no score in any form", async () => {
  const app = await startTestApp();
  const { events, result } = await runTest(app, "http://good.example/old");
  expect(result).toMatchObject({
    kind: "http",
    url: "http://good.example/about",
    askedUrl: "http://good.example/old",
    device: "mobile",
    redirects: 1,
    requests: 2,
    encoding: "",
    isHttp2: null,
  });
  expect(result.testedAt).toBe("2026-11-21T12:00:00.000Z");
  expect(result.totalBytes).toBe(Buffer.byteLength("<!doctype html><title>صفحة</title>"));
  const moments = [result.dnsMs, result.connectMs, result.firstByteMs, result.wholeMs];
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(moments.every((ms) => Number.isInteger(ms) && ms >= 0)).toBe(true);
  expect(JSON.stringify(result)).not.toMatch(/"(?:score|metrics|filmStrip)"/);
  expect(events.flatMap((event) => (event.type === "progress" ? event.stage : []))).toEqual([
    "reaching",
    "reaching",
    "scoring",
  ]);
  expect(events.at(-2)).toEqual({ type: "progress", stage: "scoring", done: 100, total: 100 });
});

test("V-22 without a browser too, what the answer itself shows is recommended, in the reader's language", async () => {
  const app = await startTestApp();
  const { id, result } = await runTest(app, "http://good.example/old");
  expect(result.recommendations.map((one) => one.id)).toEqual(["http-redirects", "http-not-https"]);
  expect(result.recommendations[0]!.items).toEqual(["http://good.example/old"]);
  expect(result.recommendations[0]!.title).toBe("Redirects before the page opens");
  const arabic = await readState(app, id, "ar");
  if (arabic.state !== "done") throw new Error("not done");
  expect(arabic.result.recommendations.map(({ title }) => title)).toEqual([
    "تحويلات قبل فتح الصفحة",
    "الموقع يُفتح بلا HTTPS",
  ]);
  expect(arabic.expiresAt).toBe("2026-12-21T12:00:00.000Z");

  const plain = await runTest(app, "http://thirty.example/");
  // Too small for compression to be worth a word
  expect(plain.result.recommendations.map((one) => one.id)).toEqual(["http-not-https"]);
});

test.each([
  ["http://dead.example/", "refused"],
  ["http://unknown.example/", "does-not-exist"],
  ["http://loop.example/", "too-many-redirects"],
  ["http://huge.example/", "too-large"],
  ["http://file.example/", "not-html"],
  ["http://gone.example/", "http-error"],
  ["http://127.0.0.1/", "blocked-address"],
  ["http://[::1]:8080/", "blocked-address"],
  ["http://localhost/", "blocked-address"],
  ["http://inward.example/", "blocked-address"],
  ["http://good.example:22/", "bad-address"],
  ["https://good.example/", "refused"],
])("V-30 %s gives no result, and says why: %s", async (url, code) => {
  const { events, state } = await runTest(await startTestApp(), url);
  expect(events.at(-1)).toEqual({ type: "failed", code });
  expect(state).toEqual({ state: "failed", code });
});

test.each([
  {},
  { url: "" },
  { url: "ftp://good.example", device: "mobile", locale: "ar" },
  { url: "http://good.example", device: "watch", locale: "ar" },
  [],
  7,
])("%o is refused and nothing is fetched", async (payload) => {
  const answer = await post(await startTestApp(), payload);
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
  expect(sites.requests).toEqual([]);
});

test("the same site on the same device is the same test for some minutes; on the other it is another", async () => {
  const app = await startTestApp();
  const { id } = await runTest(app, "http://good.example/");
  expect(await requestTest(app, "HTTP://GOOD.example/#top")).toEqual({ id, isCached: true });
  const other = await requestTest(app, "http://good.example/", "desktop");
  expect(other).toMatchObject({ isCached: false });
  await readEvents(app, other.id);
});

test("a visitor's third test at once, and the twenty-first within an hour, is refused with the time to come back", async () => {
  const app = await startTestApp();
  const ids = [
    (await requestTest(app, "http://slow.example/1")).id,
    (await requestTest(app, "http://slow.example/2")).id,
  ];
  const third = await post(app, { url: "http://slow.example/3", device: "mobile", locale: "ar" });
  expect([third.statusCode, third.json(), third.headers["retry-after"]]).toEqual([
    429,
    { code: "busy" },
    "30",
  ]);
  for (const id of ids) await app.inject({ method: "DELETE", url: `${startTest.path}/${id}` });
  expect(await readState(app, ids[0]!)).toEqual({ state: "failed", code: "cancelled" });

  for (let i = 2; i < 20; i++)
    await readEvents(app, (await requestTest(app, `http://good.example/${i}`)).id);
  const last = await post(app, { url: "http://good.example/20", device: "mobile", locale: "ar" });
  expect([last.statusCode, last.json(), last.headers["retry-after"]]).toEqual([
    429,
    { code: "busy" },
    "3600",
  ]);
});
