import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, test } from "vitest";
import { inspectAttachment } from "#leads/server/attachments/inspect-attachment.ts";
import { createIpHasher } from "#platform/limits/hash-ip.ts";
import { getWindow } from "#platform/limits/rate-limiter.ts";
import { goodRequest, multipart, plainFormAccept } from "./forms.ts";
import { compoundFile, sampleFile, zip } from "./sample-files.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

const roomy = { maxCpuMs: 2_000, maxMemoryBytes: 256e6, timeoutMs: 20_000, maxResultBytes: 1_000 };

/** A document whose list of relations keeps whoever reads it carelessly busy for seconds. */
const tiring = zip([
  { name: "[Content_Types].xml" },
  { name: "word/document.xml" },
  { name: "word/_rels/document.xml.rels", text: "<Relationship ".repeat(70_000) },
]);
/** A document that says truly how much it unpacks to, which takes its time. */
const large = zip([
  { name: "[Content_Types].xml" },
  { name: "word/document.xml" },
  { name: "word/media/picture.bin", text: "\0".repeat(190_000_000) },
]);

test("Q-25 a document that takes too long to look into delays no one, and its sender hears what to do", async () => {
  expect(tiring.length).toBeLessThan(6_000);
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const sent = await multipart(goodRequest, { name: "brief.docx", bytes: tiring });
  delay.enable();
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/api/service-requests",
    ...sent,
  });
  delay.disable();
  // It is read in time that grows with its length, and found to be none that Word writes.
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    400,
    { code: "invalid-input", fields: { attachment: "wrong-type" } },
  ]);
  expect(await stored()).toEqual([]);
  expect(await listStoredFiles()).toEqual([]);
  expect(delay.max / 1e6).toBeLessThan(1_500);
});

test.each([
  ["processor time", { maxCpuMs: 0 }],
  ["time", { timeoutMs: 1 }],
  ["memory", { maxMemoryBytes: 1 }],
])(
  "Q-25 a document whose inspection takes too much %s is refused as unreadable, and the next one is read",
  async (_what, limits) => {
    const path = join(await temporaryFolder(), "file");
    await writeFile(path, large);
    expect(
      await inspectAttachment(path, "brief.docx", {
        visitor: "mona",
        limits: { ...roomy, ...limits },
      }),
    ).toEqual({
      ok: false,
      code: "unreadable",
    });
    await writeFile(path, sampleFile("docx"));
    expect(await inspectAttachment(path, "brief.docx", { visitor: "mona", limits: roomy })).toEqual(
      { ok: true, type: "docx" },
    );
  },
);

test("Q-25 what is typed beside a document that cannot be read is not lost, without scripts either", async () => {
  const { app } = await startApp({ attachments: await refusing() });
  const sent = await multipart(goodRequest, { name: "brief.docx", bytes: sampleFile("docx") });
  const answer = await app.inject({
    method: "POST",
    url: "/api/service-requests",
    payload: sent.payload,
    headers: { ...sent.headers, accept: plainFormAccept },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(goodRequest.name);
});

async function refusing() {
  const { createAttachments } = await import("#leads/server/attachments/attachments.ts");
  const { openFolderStorage } = await import("#platform/storage/folder-storage.ts");
  const attachments = createAttachments(await openFolderStorage(await temporaryFolder()));
  return {
    ...attachments,
    receive: async (...args: Parameters<typeof attachments.receive>) => ({
      ...(await attachments.receive(...args)),
      verdict: { ok: false, code: "unreadable" } as const,
    }),
  };
}

test("many documents at once wait for each other, and each has its own verdict", async () => {
  const folder = await temporaryFolder();
  const files = Array.from({ length: 12 }, (_, i) => ({
    path: join(folder, String(i)),
    bytes: i % 2 === 0 ? sampleFile("docx") : compoundFile(["Root Entry", "Workbook"]),
  }));
  await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)));
  const verdicts = await Promise.all(
    files.map(({ path }, i) =>
      inspectAttachment(path, i % 2 === 0 ? "a.docx" : "a.doc", {
        visitor: `v${i}`,
        limits: roomy,
      }),
    ),
  );
  expect(verdicts).toEqual(
    files.map((_, i) =>
      i % 2 === 0 ? { ok: true, type: "docx" } : { ok: false, code: "wrong-type" },
    ),
  );
  const inspectFor = (visitor: string) =>
    inspectAttachment(files[0]!.path, "a.docx", { visitor, limits: roomy });
  const ofOne = await Promise.allSettled(Array.from({ length: 6 }, () => inspectFor("one")));
  expect(ofOne.map((settled) => settled.status === "rejected" && settled.reason.code)).toEqual([
    ...Array.from({ length: 4 }, () => false),
    "too-many",
    "too-many",
  ]);
  expect((await readdir(folder)).length).toBe(12);
});

/** What comes after the fields that a form has before its file, as the page sends them. */
const { name: _name, email: _email, ...fieldsBeforeFile } = goodRequest;

async function startSender() {
  const started = await startApp();
  const send = async (
    remoteAddress: string,
    bytes: Uint8Array<ArrayBuffer>,
    { before = {}, after = {} }: Record<"before" | "after", Record<string, string>>,
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(before)) form.append(name, value);
    form.append("attachment", new Blob([bytes]), "brief.docx");
    for (const [name, value] of Object.entries(after)) form.append(name, value);
    const request = new Request("http://form.example/", { method: "POST", body: form });
    return started.app.inject({
      method: "POST",
      url: "/api/service-requests",
      headers: { "content-type": request.headers.get("content-type")!, ...headers },
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress,
    });
  };
  const readInspections = () =>
    started.database.read((db) =>
      db.selectFrom("rate_limits").select("hits").where("key", "like", "inspection:%").execute(),
    );
  const inspectionCpuMs = async () =>
    (await readInspections()).reduce((sum, { hits }) => sum + Number(hits), 0);
  const inspectedVisitors = async () =>
    (await readInspections()).filter(({ hits }) => Number(hits) > 0).length;
  return { ...started, send, inspectionCpuMs, inspectedVisitors };
}

const wrongFields = { ...goodRequest, budget: "a million" };
const honestDocument = (i: number) =>
  zip(
    ["[Content_Types].xml", "_rels/.rels", "word/document.xml", `word/${i}.xml`].map((name) => ({
      name,
    })),
  );

test.each([
  ["one address, four at once,", 1, 4, "before"],
  ["six addresses", 6, 6, "before"],
  ["one address, four at once,", 1, 4, "after"],
  ["six addresses", 6, 6, "after"],
] as const)(
  "slow documents in a loop from %s in wrong forms hardly delay another visitor's document (%i and %i, fields %s the file)",
  async (_what, addresses, atOnce, place) => {
    const { send, stored, inspectedVisitors } = await startSender();
    let attacks = 0;
    let sent = 0;
    /** How many of the slow documents are answered while an ordinary one waits. */
    const countBefore = async () => {
      const before = attacks;
      const answer = await send("203.0.113.9", honestDocument(sent), {
        before: { ...goodRequest, projectDescription: `request ${sent++}` },
        after: {},
      });
      expect(answer.statusCode).toBe(201);
      return attacks - before;
    };
    let isFinished = false;
    const [answers, answered] = [new Set<number>(), new Set<string>()];
    const loops = Array.from({ length: atOnce }, async (_, i) => {
      const address = `198.51.100.${i % addresses}`;
      while (!isFinished) {
        const fields = { before: {}, after: {}, [place]: wrongFields };
        answers.add((await send(address, large, fields)).statusCode);
        answered.add(address);
        attacks += 1;
      }
    });
    await expect.poll(() => answered.size, { timeout: 20_000 }).toBe(addresses);
    const counts: number[] = [];
    for (let i = 0; i < 5; i++) counts.push(await countBefore());
    isFinished = true;
    await Promise.all(loops);
    expect(answers).toEqual(new Set([400]));
    expect(await stored()).toHaveLength(5);
    // Before the file, wrong fields are answered at once and nothing of theirs is inspected. After
    // it, the slow documents wait for the ordinary ones as soon as their senders have used much;
    // in the order of arrival two or more would always come first.
    if (place === "before") expect(await inspectedVisitors()).toBeLessThanOrEqual(1);
    else expect(Math.min(...counts)).toBeLessThanOrEqual(1);
  },
  60_000,
);

test("a document behind fields that are refused is not inspected, and the answer names the fields alone", async () => {
  const { send, inspectionCpuMs, keptFiles } = await startSender();
  const before = { before: wrongFields, after: {} };
  expect((await send("203.0.113.7", large, before)).json()).toEqual({
    code: "invalid-input",
    fields: { budget: "not-offered" },
  });
  const page = await send("203.0.113.7", large, before, { accept: plainFormAccept });
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain(goodRequest.name);
  expect(await inspectionCpuMs()).toBe(0);
  // A field that comes again and is right then brings in nothing that was not inspected.
  const twice = { before: wrongFields, after: { budget: goodRequest.budget } };
  expect((await send("203.0.113.7", large, twice)).json()).toEqual({
    code: "invalid-input",
    fields: { attachment: "unreadable" },
  });
  expect(await inspectionCpuMs()).toBe(0);
  expect(await keptFiles()).toEqual([]);
  // Fields that are still to come are no reason.
  const { name, email } = goodRequest;
  const split = { before: fieldsBeforeFile, after: { name, email } };
  expect((await send("203.0.113.7", honestDocument(1), split)).statusCode).toBe(201);
});

test("what the inspection of a visitor's documents takes is counted, and beyond an hour's share the form is asked for without the file", async () => {
  const { send, inspectionCpuMs, limiter, keptFiles } = await startSender();
  const request = { before: goodRequest, after: {} };
  expect([201, 400]).toContain((await send("203.0.113.7", large, request)).statusCode);
  expect(await inspectionCpuMs()).toBeGreaterThan(0);
  const kept = await keptFiles();
  const noon = new Date("2026-11-21T12:00:00Z");
  const key = `inspection:${createIpHasher(Buffer.alloc(32, 1))("203.0.113.7", noon)}`;
  await limiter.consume({ key, window: getWindow(noon, 3_600_000), amount: 60_000, max: 1e9 });
  expect((await send("203.0.113.7", honestDocument(1), request)).json()).toEqual({
    code: "invalid-input",
    fields: { attachment: "too-many-today" },
  });
  expect(await keptFiles()).toEqual(kept);
  const other = { before: { ...goodRequest, projectDescription: "another" }, after: {} };
  expect((await send("203.0.113.8", honestDocument(1), other)).statusCode).toBe(201);
});
