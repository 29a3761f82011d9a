import { afterAll, expect, test } from "vitest";
import { goodMessage, plainFormAccept } from "./forms.ts";
import { startApp } from "./start-app.ts";

// The site is https://ro2ya.example; light-my-request asks localhost:80, as a browser on this
// machine would.
const { app, stored } = await startApp({}, afterAll);

async function post(headers: Record<string, string>, message = JSON.stringify(headers)) {
  const answer = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers,
    payload: { ...goodMessage, message },
  });
  return answer.statusCode === 403
    ? answer.json<{ readonly code: string }>().code
    : answer.statusCode;
}

test.each([
  ["a program, or a browser from before 2020, which says nothing", {}],
  ["our own script or form", { "sec-fetch-site": "same-origin", origin: "https://ro2ya.example" }],
  [
    "our own form where a privacy setting hides the origin",
    { "sec-fetch-site": "same-origin", origin: "null" },
  ],
  ["a person who restores a page", { "sec-fetch-site": "none" }],
  [
    "our own form over plain HTTP, at the address that was asked",
    { origin: "http://localhost:3000", host: "localhost:3000" },
  ],
  ["our own form in an old Safari", { origin: "https://ro2ya.example" }],
  [
    "our own form behind a proxy that names another host",
    { origin: "https://ro2ya.example", host: "127.0.0.1:3000" },
  ],
])("a post of %s is taken", async (_who, headers) => expect(await post(headers)).toBe(201));

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  [
    "another site that looks like ours by its origin",
    { "sec-fetch-site": "cross-site", origin: "https://ro2ya.example" },
  ],
  [
    "another site under our domain",
    { "sec-fetch-site": "same-site", origin: "https://blog.ro2ya.example" },
  ],
  ["another site in an old browser", { origin: "https://evil.example" }],
  ["another port of the same machine", { origin: "http://localhost:4000", host: "localhost:3000" }],
  ["a frame without an origin in an old browser", { origin: "null" }],
  ["a file that somebody opened", { origin: "file://" }],
  ["somebody who names two origins", { origin: "https://ro2ya.example, https://evil.example" }],
  ["a verdict that no browser gives", { "sec-fetch-site": "same-origin, cross-site" }],
])("a post of %s is refused and nothing is stored", async (_who, headers) => {
  const before = (await stored()).length;
  expect(await post(headers)).toBe("cross-site");
  expect(await stored()).toHaveLength(before);
});

test("every address under /api that changes something refuses another site", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  for (const url of [
    "/api/service-requests",
    "/api/seo-analyses",
    "/api/speed-tests",
    "/api/keyword-searches",
    "/api/keyword-expansions",
    "/api/line/up",
  ]) {
    expect((await app.inject({ method: "POST", url, headers })).statusCode).toBe(403);
  }
  expect(
    (await app.inject({ method: "DELETE", url: "/api/seo-analyses/1", headers })).statusCode,
  ).toBe(403);
});

test("a plain form that another site sends is answered with a page in the words of its language", async () => {
  for (const [locale, words] of [
    ["ar", "لم يُرسل هذا النموذج من صفحة في موقعنا"],
    ["en", "This form was not sent from a page of our site"],
  ] as const) {
    const headers = {
      "sec-fetch-site": "cross-site",
      accept: plainFormAccept,
      referer: `https://ro2ya.example${locale === "en" ? "/en" : ""}/contact`,
    };
    const answer = await app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      payload: "name=x",
    });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      403,
      "text/html; charset=utf-8",
    ]);
    expect(answer.body).toContain(words);
  }
});

test("another site's scripts read nothing under /api, and links to it and pages are open to all", async () => {
  const read = async (url: string, mode: string) =>
    (await app.inject({ url, headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": mode } }))
      .statusCode;
  for (const url of [
    "/api/health",
    "/api/form-token",
    "/api/seo-analyses/1",
    "/api/seo-analyses/1/events",
    "/api/line/down?bytes=10",
  ]) {
    for (const mode of ["cors", "no-cors"]) expect(await read(url, mode)).toBe(403);
  }
  expect(await read("/api/health", "navigate")).toBe(200);
  expect(await read("/services", "navigate")).toBe(200);
  expect(await read("/services", "no-cors")).toBe(200);
});

test("every answer says that other sites may not load it", async () => {
  for (const url of ["/services", "/api/health", "/nowhere", "/_astro/page.BdR3x0aQ.css"]) {
    expect((await app.inject(url)).headers["cross-origin-resource-policy"]).toBe("same-origin");
  }
});
