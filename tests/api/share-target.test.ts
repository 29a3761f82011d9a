import { EventEmitter, once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { shareRoute } from "#site/share-target/server/share-route.ts";
import { startApp } from "./start-app.ts";

// What a device shares with the installed site while no service worker is there to take it.
const { app, stored, keptFiles } = await startApp({}, afterAll);

interface ShareOptions {
  readonly picture: File;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function share(
  fields: Readonly<Record<string, string>>,
  { picture, url = "/share", headers = {} }: Partial<ShareOptions> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.append("pictures", picture);
  const request = new Request("http://form.example/", { method: "POST", body: form });
  return app.inject({
    method: "POST",
    url,
    headers: { "content-type": request.headers.get("content-type")!, ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

test("a shared address goes on to the analyzer, in the language of the installed site", async () => {
  const arabic = await share({ title: "", text: "شوف https://shop.example/bags?a=1&b=2", url: "" });
  expect(arabic.statusCode).toBe(303);
  expect(arabic.headers.location).toBe(
    "/tools/seo-analyzer?url=https%3A%2F%2Fshop.example%2Fbags%3Fa%3D1%26b%3D2",
  );
  expect(arabic.headers["cache-control"]).toBe("no-store");
  const english = await share({ url: "https://shop.example/" }, { url: "/en/share" });
  expect(english.headers.location).toBe("/en/tools/seo-analyzer?url=https%3A%2F%2Fshop.example%2F");
});

test("a shared picture is dropped, and the address of the optimizer says so", async () => {
  const bytes = new Uint8Array(9 * 1024 * 1024).fill(7);
  const picture = new File([bytes], "photo.jpg", { type: "image/jpeg" });
  const { statusCode, headers } = await share({ title: "photo" }, { picture });
  expect([statusCode, headers.location]).toEqual([303, "/tools/image-optimizer?shared"]);
  expect(await keptFiles()).toEqual([]);
});

test("an empty share leads to the list of tools", async () => {
  expect((await share({ title: "" })).headers.location).toBe("/tools");
});

test("a page of another site reaches nothing but the redirect of a link, and stores nothing", async () => {
  const { statusCode, headers, cookies } = await share(
    { url: "https://evil.example/", text: "\r\nset-cookie: a=b", title: "//evil.example" },
    { headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" } },
  );
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^\/tools\/seo-analyzer\?url=[\w%.+-]+$/);
  expect(cookies).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(await keptFiles()).toEqual([]);
});

test.each([
  ["a form that is not multipart", "application/x-www-form-urlencoded", "url=a", 415],
  ["JSON", "application/json", "{}", 415],
  ["no boundary", "multipart/form-data", "a", 400],
  ["a form that breaks off", "multipart/form-data; boundary=x", "--x\r\ncontent-", 400],
])("%s is refused", async (_what, type, payload, status) => {
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/share",
    headers: { "content-type": type },
    payload,
  });
  expect(statusCode).toBe(status);
});

test("a body declared as larger than the limit is refused before it is read", async () => {
  const { statusCode, body } = await share(
    { url: "https://shop.example" },
    { headers: { "content-length": String(65 * 1024 * 1024) } },
  );
  expect(statusCode).toBe(413);
  expect(JSON.parse(body)).toEqual({ code: "too-large" });
});

test("the log tells a client that disconnects from a malformed form", async () => {
  const failures = new EventEmitter();
  const receiver = fastify({ forceCloseConnections: true });
  receiver.setErrorHandler((error, _request, reply) => {
    failures.emit("failure", error);
    return reply.code(400).send();
  });
  await receiver.register(shareRoute);
  await receiver.listen({ port: 0, host: "127.0.0.1" });
  try {
    const arrived = once(receiver.server, "request");
    const cutOff = once(failures, "failure");
    const socket = connect((receiver.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(
      "POST /share HTTP/1.1\r\nhost: ro2ya.example\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000\r\n\r\n--x\r\n",
    );
    await arrived;
    socket.destroy();
    expect(await cutOff).toMatchObject([
      { code: "invalid-input", message: "the share was cut off" },
    ]);

    const malformed = once(failures, "failure");
    await receiver.inject({
      method: "POST",
      url: "/share",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: "--x\r\ncontent-",
    });
    expect(await malformed).toMatchObject([
      { code: "invalid-input", message: "the share is malformed" },
    ]);
  } finally {
    await receiver.close();
  }
});

test("reading it is not found: it is no page", async () => {
  for (const url of ["/share", "/en/share"])
    expect((await app.inject({ method: "GET", url })).statusCode).toBe(404);
});
