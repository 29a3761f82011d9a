import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { runLeads } from "#commands/leads.ts";
import { toReference } from "#leads/engine/reference.ts";
import { goodMessage, goodRequest, multipart } from "./forms.ts";
import { padTo, sampleFile } from "./sample-files.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

/** A server with a message and a request in its store, and the program beside it. */
async function startServerWithLeads() {
  const { app, dataDir, keptFiles: listStoredFiles } = await startApp();
  const message = await app.inject({
    method: "POST",
    url: "/api/contact",
    payload: { ...goodMessage, message: 'سطر، "اقتباس"\nوسطر', key: randomUUID() },
  });
  const body = await multipart(
    { ...goodRequest, name: "Omar", locale: "en" },
    { name: "عرض.pdf", bytes: padTo(70_000, sampleFile("pdf")) },
  );
  const request = await app.inject({ method: "POST", url: "/api/service-requests", ...body });
  return {
    app,
    dataDir,
    keptFiles: listStoredFiles,
    messageId: String(message.json().id),
    requestId: String(request.json().id),
    ...createCli(dataDir),
  };
}

function createCli(dataDir: string, env: Record<string, string> = {}) {
  return {
    async leads(...args: string[]) {
      let out = "";
      let err = "";
      const code = await runLeads(args, {
        env: { DATA_DIR: dataDir, ...env },
        write: (text) => (out += text),
        warn: (text) => (err += text),
        width: 120,
      });
      return { code, out, err };
    },
  };
}

test("B-18 the list shows who wrote, newest first, one line each", async () => {
  const { leads, messageId, requestId } = await startServerWithLeads();
  const { code, out } = await leads("list");
  expect(code).toBe(0);
  const lines = out.trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^ID +REFERENCE +RECEIVED +STATE +KIND +NAME +E-MAIL +TEXT$/);
  expect(out).toContain(messageId.slice(0, 8));
  expect(out).toContain(requestId.slice(0, 8));
  expect(out).toContain('سطر، "اقتباس" وسطر');
});

test("B-18 the list can be of one kind, shorter, and JSON", async () => {
  const { leads, requestId } = await startServerWithLeads();
  const { out } = await leads("list", "--kind", "service-request", "--json");
  expect(JSON.parse(out)).toMatchObject([{ id: requestId, kind: "service-request", name: "Omar" }]);
  expect(JSON.parse((await leads("list", "--limit", "1", "--json")).out)).toHaveLength(1);
});

test("B-18 an empty store says so", async () => {
  const { dataDir } = await startApp();
  expect(await createCli(dataDir).leads("list")).toEqual({
    code: 0,
    out: "There are no leads yet.\n",
    err: "",
  });
});

test("B-19 show tells everything of one request and where its file lies", async () => {
  const { leads, requestId, dataDir, keptFiles: listStoredFiles } = await startServerWithLeads();
  const { code, out } = await leads("show", requestId.slice(0, 8));
  expect(code).toBe(0);
  for (const text of [
    requestId,
    "Omar",
    ...Object.values(goodRequest).filter((value) => value !== goodRequest.name),
    "عرض.pdf (pdf, 70000 bytes)",
  ])
    expect(out).toContain(text);
  expect(out).toContain(join(dataDir, "attachments", (await listStoredFiles())[0]!));
  expect(JSON.parse((await leads("show", requestId, "--json")).out)).toMatchObject({
    id: requestId,
    attachment: { name: "عرض.pdf", sizeBytes: 70_000 },
  });
});

test("B-19 the file that came with a request is handed out byte for byte", async () => {
  const { leads, requestId, messageId } = await startServerWithLeads();
  const out = join(await temporaryFolder(), "copy.pdf");
  expect(await leads("attachment", requestId, "--out", out)).toMatchObject({ code: 0 });
  expect(Buffer.from(padTo(70_000, sampleFile("pdf"))).equals(await readFile(out))).toBe(true);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await leads("attachment", requestId, "--out", out)).toEqual({
    code: 1,
    out: "",
    err: `${out} exists already\n`,
  });
  expect(await leads("attachment", messageId, "--out", `${out}2`)).toEqual({
    code: 1,
    out: "",
    err: "the lead has no file\n",
  });
});

test("B-19 a file that was changed or lost on the disk is not handed out as what was sent", async () => {
  const { leads, requestId, dataDir, keptFiles: listStoredFiles } = await startServerWithLeads();
  const [file] = await listStoredFiles();
  await writeFile(join(dataDir, "attachments", file!), "something else");
  const out = join(await temporaryFolder(), "copy.pdf");
  const answer = await leads("attachment", requestId, "--out", out);
  expect(answer.code).toBe(1);
  expect(answer.err).toContain("has changed since it was sent");
});

test("B-20 the CSV export carries Arabic, commas, quotes and line breaks whole", async () => {
  const { leads } = await startServerWithLeads();
  const { code, out } = await leads("export", "--csv");
  expect(code).toBe(0);
  expect(out.startsWith("\ufeffid,kind,")).toBe(true);
  expect(out).toContain('mona@shop.example,\'+20 2 5555 0100,"سطر، ""اقتباس""\nوسطر",');
  expect(out).toContain("\r\n");
});

test("B-20 B-21 an export goes into a file that only its owner reads and that replaces no other", async () => {
  const { leads } = await startServerWithLeads();
  const file = join(await temporaryFolder(), "leads.csv");
  expect(await leads("export", "--csv", "--out", file)).toEqual({
    code: 0,
    out: "",
    err: `2 written to ${file}\n`,
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, "utf8")).toBe((await leads("export", "--csv")).out);
  expect((await leads("export", "--json", "--out", file)).code).toBe(1);
});

test("B-21 the JSON export carries every lead as it is", async () => {
  const { leads, messageId, requestId } = await startServerWithLeads();
  const all = JSON.parse((await leads("export", "--json")).out);
  expect(all).toHaveLength(2);
  expect(all).toContainEqual({
    ...goodMessage,
    message: 'سطر، "اقتباس"\nوسطر',
    id: messageId,
    kind: "contact",
    state: "new",
    locale: "ar",
    receivedAt: "2026-11-21T12:00:00.000Z",
  });
  expect(all).toContainEqual(
    expect.objectContaining({
      ...goodRequest,
      name: "Omar",
      id: requestId,
      kind: "service-request",
      locale: "en",
    }),
  );
  expect(JSON.parse((await leads("export", "--json", "--kind", "contact")).out)).toHaveLength(1);
  const { dataDir } = await startApp();
  expect(JSON.parse((await createCli(dataDir).leads("export", "--json")).out)).toEqual([]);
});

test("B-22 a lead is deleted with its file, beside the running server, and others stay", async () => {
  const {
    leads,
    app,
    requestId,
    messageId,
    keptFiles: listStoredFiles,
  } = await startServerWithLeads();
  expect(await listStoredFiles()).toHaveLength(1);
  const { code, out } = await leads("delete", requestId);
  expect(code).toBe(0);
  expect(out).toMatch(/^Deleted the lead of Omar from /);
  expect(await listStoredFiles()).toEqual([]);
  expect(JSON.parse((await leads("list", "--json")).out)).toMatchObject([{ id: messageId }]);
  expect(await leads("delete", requestId)).toEqual({
    code: 1,
    out: "",
    err: `there is no ${requestId}\n`,
  });
  expect(
    (await app.inject({ method: "POST", url: "/api/contact", payload: goodMessage })).statusCode,
  ).toBe(201);
  expect(JSON.parse((await leads("delete", messageId, "--json")).out)).toEqual({
    deleted: messageId,
  });
});

test("B-18 the list can be of one state, of a search in any letter case, and of the days since one", async () => {
  const { leads, messageId, requestId } = await startServerWithLeads();
  const listIds = async (...filters: string[]) =>
    JSON.parse((await leads("list", "--json", ...filters)).out).map(
      (lead: { id: string }) => lead.id,
    );
  expect(await listIds("--search", "oMaR")).toEqual([requestId]);
  expect(await listIds("--search", "اقتباس")).toEqual([messageId]);
  expect(await listIds("--search", "عرض.pdf")).toEqual([requestId]);
  expect(await listIds("--state", "handled")).toEqual([]);
  expect(await listIds("--since", "2026-11-22")).toEqual([]);
  expect((await listIds("--since", "2026-11-20")).length).toBe(2);
  expect(await leads("list", "--search", "nobody of this name")).toEqual({
    code: 0,
    out: "No lead matches.\n",
    err: "",
  });
  expect(JSON.parse((await leads("export", "--json", "--search", "Omar")).out)).toMatchObject([
    { id: requestId },
  ]);
});

test("B-18 a lead is marked as handled, as spam and as new again", async () => {
  const { leads, requestId } = await startServerWithLeads();
  const { code, out } = await leads("mark", requestId.slice(0, 8), "handled");
  expect(code).toBe(0);
  expect(out).toMatch(/^Marked the lead of Omar from .* as handled\.\n$/);
  expect(JSON.parse((await leads("list", "--state", "handled", "--json")).out)).toMatchObject([
    { id: requestId, state: "handled", handledAt: expect.stringMatching(/Z$/) },
  ]);
  expect((await leads("show", requestId)).out).toMatch(/^state +handled$/m);
  expect(JSON.parse((await leads("mark", requestId, "spam", "--json")).out)).toMatchObject({
    id: requestId,
    state: "spam",
  });
  expect((await leads("export", "--csv", "--state", "spam")).out).toContain(
    `${requestId},service-request,`,
  );
  expect((await leads("mark", requestId, "new")).code).toBe(0);
  expect(JSON.parse((await leads("show", requestId, "--json")).out)).not.toHaveProperty(
    "handledAt",
  );
  expect(await leads("mark", "00000000", "spam")).toEqual({
    code: 1,
    out: "",
    err: "there is no 00000000\n",
  });
});

test("B-22 what is older than was promised is purged with its files, after a look at how much that is", async () => {
  const { leads, keptFiles: listStoredFiles } = await startServerWithLeads();
  const old = await startApp({ now: () => new Date("2024-01-15T12:00:00Z") });
  const body = await multipart(
    { ...goodRequest, deadline: "2999-01-01" },
    { name: "old.pdf", bytes: sampleFile("pdf") },
  );
  await old.app.inject({ method: "POST", url: "/api/service-requests", ...body });
  const ofOld = createCli(old.dataDir);
  expect((await ofOld.leads("purge", "--months", "600")).out).toMatch(/: 0\n$/);
  expect(JSON.parse((await ofOld.leads("purge", "--dry-run", "--json")).out)).toMatchObject({
    wouldDelete: 1,
  });
  expect(await old.stored()).toHaveLength(1);
  expect(await createCli(old.dataDir).leads("purge", "--months", "900", "--json")).toMatchObject({
    code: 0,
    out: expect.stringContaining('"deleted": 0'),
  });
  expect((await ofOld.leads("purge")).out).toMatch(/^Deleted leads received before .*: 1\n$/);
  expect(await old.stored()).toEqual([]);
  expect(await old.keptFiles()).toEqual([]);
  expect((await leads("purge")).out).toMatch(/: 0\n$/);
  expect(await listStoredFiles()).toHaveLength(1);
});

test("B-18 B-19 the reference on the visitor's page finds the message, with its space or without", async () => {
  const { leads, messageId, requestId } = await startServerWithLeads();
  const reference = toReference(messageId);
  expect((await leads("list")).out).toContain(reference);
  for (const typed of [[reference], reference.split(" "), [reference.replace(" ", "")]]) {
    const { code, out } = await leads("show", ...typed);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^reference +${reference}$`, "m"));
    expect(out).toContain(messageId);
  }
  await leads("mark", ...toReference(requestId).split(" "), "handled");
  const { out } = await leads("list", "--search", toReference(requestId), "--json");
  expect(JSON.parse(out)).toMatchObject([{ id: requestId, state: "handled" }]);
});

test("B-19 where leads share a reference, the command lists the ids of all of them", async () => {
  const { leads, dataDir, messageId, requestId } = await startServerWithLeads();
  const ids = ["05f5e101", "0bebc201"].map((start) => start + messageId.slice(8));
  const database = new DatabaseSync(join(dataDir, "ro2ya.sqlite"));
  const rename = database.prepare("update leads set id = ? where id = ?");
  rename.run(ids[0]!, messageId);
  rename.run(ids[1]!, requestId);
  database.close();
  const { code, out, err } = await leads("show", "0000", "0001");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(`${ids[0]}\n${ids[1]}`);
  const listed = await leads("list", "--search", "0000 0001", "--json");
  expect(JSON.parse(listed.out)).toHaveLength(2);
  expect((await leads("show", "05f5e101")).out).toContain(ids[0]!);
});

test("B-18 without a database it says where it looked, and makes none", async () => {
  const folder = await temporaryFolder();
  const answer = await createCli(folder).leads("list");
  expect(answer.code).toBe(1);
  expect(answer.err).toContain(`there is no database at ${join(folder, "ro2ya.sqlite")}`);
  expect((await createCli(folder, { PORT: "x" }).leads("list")).err).toMatch(/^PORT must be/);
});

test.each([
  [["nothing"], "there is no command nothing"],
  [["show"], "show needs an ID"],
  [["show", "1234"], "an ID has at least 8 characters"],
  [["list", "all"], "list does not accept all"],
  [["list", "--kind", "spam"], "--kind must be contact or service-request, not spam"],
  [["list", "--state", "done"], "--state must be new, handled or spam, not done"],
  [["list", "--since", "2026-02-30"], "--since must be a day as 2026-11-21, not 2026-02-30"],
  [["mark", "12345678"], "mark ID must be new, handled or spam, not nothing"],
  [["mark", "12345678", "done"], "mark ID must be new, handled or spam, not done"],
  [["mark", "12345678", "spam", "now"], "now is one argument too many"],
  [["show", "12345678", "--limit", "3"], "show has no --limit"],
  [["purge", "all"], "purge does not accept all"],
  [["purge", "--months", "0"], "--months must be a whole number, not 0"],
  [["list", "--limit", "many"], "--limit must be a whole number, not many"],
  [["export"], "export needs --csv or --json"],
  [["export", "--csv", "--json"], "export needs --csv or --json"],
  [["attachment", "12345678"], "attachment needs --out FILE"],
  [["delete", "12345678", "87654321"], "87654321 is one argument too many"],
  [["list", "--colour"], "Unknown option '--colour'"],
])("B-18 %j is not understood: it says why, how it goes, and ends with 2", async (args, reason) => {
  const { dataDir } = await startApp();
  const { code, err, out } = await createCli(dataDir).leads(...args);
  expect(code).toBe(2);
  expect(err).toContain(reason);
  expect(err).toContain("npm run leads -- list");
  expect(out).toBe("");
});

test.each([[["--help"]], [["list", "--help"]], [[]], [["help"]]])(
  "B-18 %j explains itself",
  async (args) => {
    const { code, out } = await createCli("/nowhere").leads(...args);
    expect(code).toBe(0);
    expect(out).toContain("npm run leads -- attachment ID --out FILE");
  },
);
