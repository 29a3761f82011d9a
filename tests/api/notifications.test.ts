import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLeadStore } from "./open-lead-store.ts";
import { runOutbox } from "#commands/outbox.ts";
import { goodMessage, goodRequest, multipart } from "./forms.ts";
import { padTo, sampleFile } from "./sample-files.ts";
import { startServerProcess } from "./server-process.ts";
import { writeSite } from "./site-fixture.ts";
import { startMailServer } from "./fake-smtp.ts";
import { temporaryFolder } from "./start-app.ts";

const mailTo = {
  MAIL_FROM: "Ro2ya رؤية <hello@ro2ya.example>",
  MAIL_TO: "agency@ro2ya.example, Boss <boss@ro2ya.example>",
  SITE_URL: "https://ro2ya.example",
  LOG_LEVEL: "info",
};

async function createFolderWithSite(): Promise<string> {
  const folder = await temporaryFolder();
  await writeSite(folder);
  return folder;
}

async function createFolderWithDatabase(): Promise<string> {
  const folder = await temporaryFolder();
  await (
    await openLeadStore({ kind: "sqlite", file: join(folder, "data", "ro2ya.sqlite") })
  ).close();
  return folder;
}

async function serve(folder: string, env: Record<string, string>) {
  const server = await startServerProcess(folder, env);
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
}

async function post(url: string, path: string, body: BodyInit, headers: Record<string, string>) {
  const answer = await fetch(url + path, { method: "POST", headers, body });
  return { status: answer.status, id: ((await answer.json()) as { id: string }).id };
}

const postMessage = (url: string, change: object = {}) =>
  post(url, "/api/contact", JSON.stringify({ ...goodMessage, ...change }), {
    "content-type": "application/json",
  });

async function postRequest(url: string, change: object = {}) {
  const body = await multipart(
    { ...goodRequest, deadline: "2999-01-01", ...change },
    { name: "عرض أسعار.pdf", bytes: padTo(70_000, sampleFile("pdf")) },
  );
  return post(url, "/api/service-requests", body.payload, body.headers);
}

async function runOutboxIn(folder: string, ...args: string[]) {
  let out = "";
  let err = "";
  const code = await runOutbox(args, {
    env: { DATA_DIR: join(folder, "data") },
    write: (text) => (out += text),
    warn: (text) => (err += text),
    width: 160,
  });
  return { code, out, err };
}

test("B-13 B-17 a message is reported to the agency and confirmed to the visitor, each in its language, with ids that never change", async () => {
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const folder = await createFolderWithSite();
  const { url, log } = await serve(folder, { ...mailTo, SMTP_URL: mails.url });
  const { id } = await postMessage(url, { locale: "en", message: "Hello\n.\nthere  \nFrom me" });
  await expect.poll(() => mails.received.length, { timeout: 10_000 }).toBe(2);
  const parsed = await mails.parsed();
  const agency = parsed.find(({ messageId }) => messageId === `<${id}.agency-mail@ro2ya.example>`)!;
  expect(agency).toMatchObject({
    from: { name: "Ro2ya رؤية", address: "hello@ro2ya.example" },
    to: [{ address: "agency@ro2ya.example" }, { name: "Boss", address: "boss@ro2ya.example" }],
    replyTo: [{ name: goodMessage.name, address: goodMessage.email }],
    subject: `رسالة جديدة من ${goodMessage.name}`,
  });
  expect(agency.text!.replaceAll("\r\n", "\n")).toContain("\nHello\n.\nthere  \nFrom me\n");
  const visitor = parsed.find(
    ({ messageId }) => messageId === `<${id}.visitor-mail@ro2ya.example>`,
  )!;
  expect(visitor).toMatchObject({
    from: { address: "hello@ro2ya.example" },
    to: [{ address: goodMessage.email }],
    subject: "We have your message | Ro2ya",
  });
  expect(visitor.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  await expect
    .poll(async () => (await runOutboxIn(folder)).out)
    .toBe("All notifications have been delivered.\n");
  expect(log()).not.toMatch(/mona|Hello/);
});

test("B-13 Q-46 a request's file goes with the mail byte for byte where the agency wants it so", async () => {
  const mails = await startMailServer();
  onTestFinished(mails.close);
  const folder = await createFolderWithSite();
  const { url } = await serve(folder, {
    ...mailTo,
    SMTP_URL: mails.url,
    MAIL_ATTACH: "include",
    AGENCY_LOCALE: "en",
  });
  const { id } = await postRequest(url);
  await expect.poll(() => mails.received.length, { timeout: 10_000 }).toBe(2);
  const agency = (await mails.parsed()).find(({ messageId }) =>
    messageId?.startsWith(`<${id}.agency-mail`),
  )!;
  expect(agency.subject).toBe(`New service request from ${goodRequest.name}`);
  expect(agency.attachments).toHaveLength(1);
  expect(agency.attachments[0]).toMatchObject({
    filename: "عرض أسعار.pdf",
    disposition: "attachment",
    mimeType: "application/octet-stream",
  });
  expect(
    Buffer.from(agency.attachments[0]!.content as ArrayBuffer).equals(
      Buffer.from(padTo(70_000, sampleFile("pdf"))),
    ),
  ).toBe(true);
});

test("B-15 B-16 while the mail server is down everything is stored and thanked; it is shown why it waits, and all of it is delivered after a restart", async () => {
  const gone = await startMailServer();
  await gone.close();
  const folder = await createFolderWithSite();
  const env = { ...mailTo, SMTP_URL: gone.url };
  const first = await serve(folder, env);
  const ids = [(await postMessage(first.url)).id, (await postRequest(first.url)).id];
  await expect
    .poll(async () => JSON.parse((await runOutboxIn(folder, "list", "--json")).out), {
      timeout: 10_000,
    })
    .toMatchObject(
      Array.from({ length: 4 }, () => ({
        attempts: 1,
        lastError: expect.stringContaining("ECONNREFUSED"),
      })),
    );
  const { out } = await runOutboxIn(folder);
  expect(out).toMatch(/^ID +KIND +SINCE +ATTEMPTS +NEXT ATTEMPT +REASON\n/);
  expect(out).toContain(ids[0]!.slice(0, 8));
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const mails = await startMailServer({ port: gone.port });
  onTestFinished(mails.close);
  expect(await runOutboxIn(folder, "retry", "--all")).toEqual({
    code: 0,
    out: "4 due now.\n",
    err: "",
  });
  await serve(folder, env);
  await expect.poll(() => mails.received.length, { timeout: 15_000 }).toBe(4);
  const delivered = (await mails.parsed()).map(({ messageId }) => messageId);
  expect(new Set(delivered)).toEqual(
    new Set(
      ids.flatMap((id) => [
        `<${id}.agency-mail@ro2ya.example>`,
        `<${id}.visitor-mail@ro2ya.example>`,
      ]),
    ),
  );
});

test("B-16 B-17 a visitor's address that does not exist is given up and dropped on request, and the agency's mail is not held up by it", async () => {
  const mails = await startMailServer({
    shouldReject: (address) => (address === goodMessage.email ? 550 : undefined),
  });
  onTestFinished(mails.close);
  const folder = await createFolderWithSite();
  const { url } = await serve(folder, { ...mailTo, SMTP_URL: mails.url });
  const { id } = await postMessage(url);
  await expect
    .poll(async () => JSON.parse((await runOutboxIn(folder, "--json")).out), { timeout: 10_000 })
    .toMatchObject([{ leadId: id, kind: "visitor-mail", state: "dead" }]);
  expect(mails.received.map(({ to }) => to)).toEqual([
    ["agency@ro2ya.example", "boss@ro2ya.example"],
  ]);
  expect((await runOutboxIn(folder)).out).toMatch(
    /visitor-mail +[\d-]+ [\d:]+ +1 +given up +the address is refused/,
  );
  expect(await runOutboxIn(folder, "drop", id.slice(0, 8), "visitor-mail", "--json")).toMatchObject(
    {
      code: 0,
      out: '{"dropped":1}\n',
    },
  );
  expect(await runOutboxIn(folder, "drop", id)).toEqual({
    code: 1,
    out: "",
    err: "the lead has no notification that could be changed now\n",
  });
});

test("B-14 a lead is posted to the webhook, signed over time and body, until it answers 2xx", async () => {
  const calls: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const answers = [302, 500, 204];
  const hook = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    calls.push({ headers: request.headers, body });
    response.writeHead(answers[calls.length - 1] ?? 204, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void hook.close());
  await once(hook, "listening");
  const secret = "a secret of sixteen";
  const folder = await createFolderWithSite();
  const { url } = await serve(folder, {
    ...mailTo,
    WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/leads`,
    WEBHOOK_SECRET: secret,
  });
  const { id } = await postRequest(url);
  for (let tries = 1; tries <= 3; tries++) {
    await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(tries);
    if (tries === 3) break;
    await expect
      .poll(async () => (await runOutboxIn(folder, "retry", id)).code, { timeout: 10_000 })
      .toBe(0);
  }
  await expect
    .poll(async () => (await runOutboxIn(folder)).out, { timeout: 10_000 })
    .toBe("All notifications have been delivered.\n");
  for (const { headers, body } of calls) {
    const timestamp = String(headers["x-ro2ya-timestamp"]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(headers["x-ro2ya-signature"]).toBe(
      `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
    );
    expect(headers["x-ro2ya-delivery"]).toBe(`${id}.webhook`);
    expect(JSON.parse(body)).toEqual({
      event: "lead.stored",
      lead: {
        ...goodRequest,
        deadline: "2999-01-01",
        id,
        kind: "service-request",
        state: "new",
        locale: "ar",
        receivedAt: expect.any(String),
        attachment: expect.objectContaining({ name: "عرض أسعار.pdf", sizeBytes: 70_000 }),
      },
    });
  }
});

test.each([
  [["send"], "there is no command send"],
  [["list", "now"], "list accepts only --json"],
  [["retry"], "retry needs either an ID or --dead or --all"],
  [["retry", "12345678", "--all"], "retry needs either an ID or --dead or --all"],
  [["drop", "--all"], "drop accepts an ID or --dead, not --all"],
  [["drop", "12345678", "fax"], "KIND must be agency-mail, visitor-mail, webhook, not fax"],
  [["drop", "12345678", "webhook", "now"], "now is one argument too many"],
  [["retry", "1234"], "an ID has at least 8 characters"],
  [["--colour"], "Unknown option '--colour'"],
])(
  "B-16 the outbox does not understand %j: it says why, how it goes, and ends with 2",
  async (args, reason) => {
    const { code, out, err } = await runOutboxIn(await createFolderWithDatabase(), ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(reason);
    expect(err).toContain("npm run outbox -- retry");
  },
);

test("B-16 the outbox explains itself, says where it found no database, and which lead there is not", async () => {
  const folder = await temporaryFolder();
  expect((await runOutboxIn(folder, "--help")).out).toContain("npm run outbox -- drop ID [KIND]");
  expect(await runOutboxIn(folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining("there is no database at"),
  });
  expect(await runOutboxIn(await createFolderWithDatabase(), "retry", "12345678")).toEqual({
    code: 1,
    out: "",
    err: "there is no 12345678\n",
  });
});
