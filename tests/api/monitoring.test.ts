import { expect, onTestFinished, test } from "vitest";
import { openMetrics, serveMetrics } from "#platform/http/metrics.ts";
import { goodMessage } from "./forms.ts";
import { startServerProcess } from "./server-process.ts";
import { writeSite } from "./site-fixture.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

test("B-24 the server says whether it answers and whether it should be given visitors", async () => {
  let isStopping = false;
  const { app, store } = await startApp({ isStopping: () => isStopping });
  expect((await app.inject("/api/health")).json()).toEqual({ ok: true });
  expect((await app.inject("/api/ready")).json()).toEqual({ ready: true });
  isStopping = true;
  expect((await app.inject("/api/ready")).statusCode).toBe(503);
  isStopping = false;
  await store.close();
  expect((await app.inject("/api/ready")).statusCode).toBe(503);
  expect((await app.inject("/api/health")).statusCode).toBe(200);
});

test("B-23 the figures count by route and outcome, name no address that was made up, and hold nothing personal", async () => {
  const { app } = await startApp({
    limits: { maxPerIp: 2, maxBeforeChallenge: 1e9, maxTotal: 1e9 },
  });
  const metrics = openMetrics(app, [
    { name: "ro2ya_outbox_waiting", help: "Waiting.", read: () => 7 },
  ]);
  for (const message of ["a", "b", "c"])
    await app.inject({ method: "POST", url: "/api/contact", payload: { ...goodMessage, message } });
  await app.inject({ method: "POST", url: "/api/contact", payload: {} });
  await app.inject("/api/made-up-mona");
  await app.inject("/services");
  const text = await metrics.print();
  expect(text).toContain('ro2ya_forms_total{form="contact",outcome="stored"} 2\n');
  expect(text).toContain('ro2ya_forms_total{form="contact",outcome="limited"} 1\n');
  expect(text).toContain('ro2ya_forms_total{form="contact",outcome="refused"} 1\n');
  expect(text).toContain('ro2ya_requests_total{method="GET",route="/*",status="2xx"} 1\n');
  expect(text).toContain('ro2ya_request_seconds_count{route="/api/contact"} 4\n');
  expect(text).toContain("ro2ya_outbox_waiting 7\n");
  expect(text).not.toMatch(/mona|made-up|127\.0\.0\.1/);
  // The format allows empty lines between figures.
  for (const line of text.trimEnd().split(/\n+/))
    expect(line).toMatch(/^(# (HELP|TYPE) ro2ya_\w+ .+|ro2ya_\w+(\{[^}]*\})? [\d.e+-]+)$/);
});

test("B-23 the figures are on a port of their own, of this machine, and on no page of the site", async () => {
  const { app } = await startApp();
  const { url, close } = await serveMetrics(openMetrics(app), { host: "127.0.0.1", port: 0 });
  onTestFinished(async () => close());
  const answer = await fetch(url);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(await answer.text()).toContain("ro2ya_uptime_seconds");
  expect((await fetch(url.replace("/metrics", "/"))).status).toBe(404);
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("B-24 every answer carries an id, the log knows it, and no one can choose it", async () => {
  const folder = await temporaryFolder();
  await writeSite(folder);
  const { url, log, child, ended } = await startServerProcess(folder, {
    LOG_LEVEL: "info",
    METRICS_PORT: "0",
  });
  const id = (
    await fetch(`${url}/services`, { headers: { "request-id": "mine", "x-request-id": "mine" } })
  ).headers.get("x-request-id");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const line = log()
    .split("\n")
    .find((text) => text.includes(String(id)));
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    reqId: id,
    path: "/services",
    status: 200,
    msg: "answered",
  });
});
