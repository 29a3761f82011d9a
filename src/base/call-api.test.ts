import * as z from "zod/mini";
import { afterEach, expect, test, vi } from "vitest";
import { callApi } from "./call-api.ts";
import { defineEndpoint } from "./endpoint.ts";

const greet = defineEndpoint({
  path: "/api/greet",
  input: z.object({ name: z.string() }),
  output: z.object({ id: z.string() }),
});
const requests: { path: string; init: RequestInit }[] = [];

function stubFetch(respond: () => Response | Promise<Response>): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push({ path, init });
    return respond();
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  requests.length = 0;
});

test("F-12 a valid response is returned", async () => {
  stubFetch(() => Response.json({ id: "1", more: true }, { status: 201 }));
  expect(await callApi(greet, { name: "منى" })).toEqual({ id: "1" });
  expect(requests).toMatchObject([
    {
      path: "/api/greet",
      init: {
        method: "POST",
        body: '{"name":"منى"}',
        headers: { "content-type": "application/json", accept: "application/json" },
      },
    },
  ]);
});

test("Q-32 a form is sent as the browser builds it", async () => {
  stubFetch(() => Response.json({ id: "1" }));
  const form = new FormData();
  await callApi(greet, form);
  expect(requests[0]!.init.body).toBe(form);
  expect(requests[0]!.init.headers).toEqual({ accept: "application/json" });
});

test("F-16 rejected fields are reported by name", async () => {
  stubFetch(() =>
    Response.json({ code: "invalid-input", fields: { email: "malformed" } }, { status: 400 }),
  );
  await expect(callApi(greet, { name: "" })).rejects.toMatchObject({
    name: "InvalidInput",
    code: "invalid-input",
    fields: { email: "malformed" },
  });
});

test.each([
  [Response.json({ code: "busy" }, { status: 503 }), "busy"],
  [Response.json({ code: "too-large" }, { status: 413 }), "too-large"],
  [Response.json({ code: "unknown-code" }, { status: 500 }), "internal"],
  [new Response("<h1>Bad Gateway</h1>", { status: 502 }), "busy"],
  [new Response("", { status: 429 }), "too-many"],
  [new Response("", { status: 413 }), "too-large"],
  [new Response("<p>welcome to the hotel's wifi</p>", { status: 200 }), "internal"],
  [Response.json({ wrong: true }), "internal"],
])("F-16 %o is reported as %s", async (response, code) => {
  stubFetch(() => response);
  await expect(callApi(greet, { name: "x" })).rejects.toMatchObject({ name: "AppError", code });
});

test("F-16 F-23 without a network the code is offline", async () => {
  stubFetch(() => Promise.reject(new TypeError("fetch failed")));
  await expect(callApi(greet, { name: "x" })).rejects.toMatchObject({ code: "offline" });
});

test("F-23 a response that breaks off is reported as offline", async () => {
  stubFetch(
    () =>
      new Response(
        new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) }),
        { status: 201 },
      ),
  );
  await expect(callApi(greet, { name: "x" })).rejects.toMatchObject({ code: "offline" });
});

test("an aborted call rejects with the reason of the signal", async () => {
  const leaving = new AbortController();
  stubFetch(() => {
    leaving.abort(new Error("left the page"));
    return Promise.reject(new TypeError("fetch failed"));
  });
  await expect(callApi(greet, { name: "x" }, { signal: leaving.signal })).rejects.toThrow(
    "left the page",
  );
});
