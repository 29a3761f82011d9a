import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { goodRequest, multipart, plainFormAccept } from "../forms.ts";
import { padTo, sampleFile } from "../sample-files.ts";
import { startApp } from "../start-app.ts";

type App = Awaited<ReturnType<typeof startApp>>["app"];

const wide = { maxTotalBytes: 1e12, maxVisitorBytes: 1e12, minFreeBytes: 0 };

async function send(
  app: App,
  { sizeBytes = 10_000, remoteAddress = "203.0.113.7", fields = {}, headers: more = {} }: Sent = {},
) {
  const file =
    sizeBytes === 0 ? undefined : { name: "brief.pdf", bytes: padTo(sizeBytes, sampleFile("pdf")) };
  const { headers, payload } = await multipart(
    { ...goodRequest, key: randomUUID(), projectDescription: randomUUID(), ...fields },
    file,
  );
  return app.inject({
    method: "POST",
    url: "/api/service-requests",
    headers: { ...headers, ...more },
    payload,
    remoteAddress,
  });
}

interface Sent {
  readonly sizeBytes?: number;
  readonly remoteAddress?: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

test("attachments take no more room in all than they may: the file is refused in words, and the same request is taken without it", async () => {
  const {
    app,
    stored,
    keptFiles: listStoredFiles,
    database,
  } = await startApp({
    attachmentLimits: { ...wide, maxTotalBytes: 25_000 },
  });
  for (let i = 0; i < 2; i++) expect((await send(app)).statusCode).toBe(201);
  const refused = await send(app, { remoteAddress: "203.0.113.8" });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { code: "invalid-input", fields: { attachment: "no-room" } },
  ]);
  expect(await listStoredFiles()).toHaveLength(2);
  expect((await send(app, { sizeBytes: 0, remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
  expect(await stored()).toHaveLength(3);
  // The refused form took none of the places of others.
  expect(
    await database.read((db) =>
      db.selectFrom("rate_limits").select("hits").where("key", "=", "form:all").execute(),
    ),
  ).toEqual([{ hits: 3 }]);
});

test("without scripts the form comes back with all that was typed and says what to do, in its own language", async () => {
  const { app } = await startApp({ attachmentLimits: { ...wide, maxTotalBytes: 0 } });
  const sent = { fields: { name: "Mona <b>", locale: "en" }, headers: { accept: plainFormAccept } };
  const english = await send(app, sent);
  expect(english.statusCode).toBe(400);
  expect(english.body).toContain(
    "Send the request without the file, then send the file by WhatsApp or email.",
  );
  expect(english.body).toContain('value="Mona &#60;b&#62;"');
  expect((await send(app, { ...sent, fields: { locale: "ar" } })).body).toContain(
    "أرسل الطلب دون الملف",
  );
});

test("one address may send so many bytes of files in a day, and others theirs; the next day it may again", async () => {
  let now = new Date("2026-11-21T23:00:00Z");
  const { app } = await startApp({
    attachmentLimits: { ...wide, maxVisitorBytes: 25_000 },
    now: () => now,
  });
  for (let i = 0; i < 2; i++) expect((await send(app)).statusCode).toBe(201);
  expect((await send(app)).json()).toEqual({
    code: "invalid-input",
    fields: { attachment: "too-many-today" },
  });
  expect((await send(app, { sizeBytes: 4_000 })).statusCode).toBe(201);
  expect((await send(app, { remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
  now = new Date("2026-11-22T00:00:00Z");
  expect((await send(app)).statusCode).toBe(201);
});

test("a disk that is nearly full takes no files, and still takes requests", async () => {
  const { app, keptFiles: listStoredFiles } = await startApp({
    attachmentLimits: { ...wide, minFreeBytes: 1e18 },
  });
  expect((await send(app)).json()).toMatchObject({ fields: { attachment: "no-room" } });
  expect((await send(app, { sizeBytes: 0 })).statusCode).toBe(201);
  expect(await listStoredFiles()).toEqual([]);
});

/** For what takes a moment, on a busy machine too. */
const patient = { timeout: 5_000 };

/** Of a form with a file. */
const declaredBytes = 1_000;
const pdf = { name: "a.pdf", content: "%PDF-1.7 " };

function startPart({ name, content }: typeof pdf): string {
  return `--b\r\ncontent-disposition: form-data; name="attachment"; filename="${name}"\r\n\r\n${content}`;
}

/** Starts to send a service request with a file, and goes no further. */
function startFile(url: string, visitor: string, file = pdf): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const type = "multipart/form-data; boundary=b";
  socket.write(
    `POST /api/service-requests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${visitor}\r\ncontent-type: ${type}\r\ncontent-length: ${declaredBytes}\r\n\r\n`,
  );
  socket.write(startPart(file));
  return socket;
}

/** The file part of a form whose file chooser was left empty. */
const emptyFile = { name: "", bytes: new Uint8Array() };

test("while ten addresses have four files each on their way and send no more, a request is stored, without a file and with one", async () => {
  const { app, keptFiles, stored } = await startApp({ trustedProxies: ["127.0.0.1"] });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  for (let i = 0; i < 40; i++) startFile(url, `198.51.100.${i % 10}`);
  await expect.poll(async () => (await keptFiles()).length, patient).toBe(40);
  const { headers, payload } = await multipart({ ...goodRequest, key: randomUUID() }, emptyFile);
  const empty = { method: "POST", url: "/api/service-requests", headers, payload } as const;
  expect((await app.inject({ ...empty, remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
  expect((await send(app, { remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
  expect(await stored()).toHaveLength(2);
});

test("file parts without a byte hold nothing", async () => {
  const { app, keptFiles } = await startApp({ trustedProxies: ["127.0.0.1"] });
  let requests = 0;
  app.addHook("preHandler", async () => void requests++);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  // The beginning of the line that ends the part: the parser passes on no byte before it.
  const nothing = { name: "", content: "\r\n-" };
  for (let i = 0; i < 40; i++) startFile(url, "203.0.113.8", nothing);
  await expect.poll(() => requests, patient).toBe(40);
  // A request that comes later is answered after all that has arrived before it was parsed.
  await fetch(`${url}/api/health`);
  expect((await send(app, { remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
  expect(await keptFiles()).toHaveLength(1);
});

test("a file that arrives too slowly makes room for the next one, and its form is answered", async () => {
  let now = new Date("2026-11-21T12:00:00Z");
  const { app, keptFiles } = await startApp({
    trustedProxies: ["127.0.0.1"],
    now: () => now,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const slow = startFile(url, "198.51.100.0");
  await expect.poll(async () => (await keptFiles()).length, patient).toBe(1);
  now = new Date(now.getTime() + 2_000);
  for (let i = 1; i < 40; i++) startFile(url, `198.51.100.${i}`);
  await expect.poll(async () => (await keptFiles()).length, patient).toBe(40);
  expect((await send(app)).statusCode).toBe(201);
  // The others are young, and each is the only one of its address.
  startFile(url, "198.51.100.40");
  await expect.poll(async () => (await keptFiles()).length, patient).toBe(41);
  expect((await send(app)).statusCode).toBe(503);

  const end = "\r\n--b--\r\n";
  slow.end("the rest".padEnd(declaredBytes - startPart(pdf).length - end.length) + end);
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 503 [^]*\{"code":"busy"\}$/);
});

test("one address has four files on their way at once, and while it sends them slowly others' arrive", async () => {
  const { app, keptFiles: listStoredFiles } = await startApp({ trustedProxies: ["127.0.0.1"] });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  for (let i = 0; i < 8; i++) startFile(url, "203.0.113.7");
  await expect.poll(async () => (await listStoredFiles()).length, patient).toBe(4);
  const refused = await send(app, { fields: { name: "Mona" } });
  expect([refused.statusCode, refused.json(), refused.headers["retry-after"]]).toEqual([
    429,
    { code: "too-many" },
    "30",
  ]);
  expect((await send(app, { remoteAddress: "203.0.113.8" })).statusCode).toBe(201);
  expect(await listStoredFiles()).toHaveLength(5);
});
