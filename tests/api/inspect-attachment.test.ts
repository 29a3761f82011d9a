import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, test } from "vitest";
import { inspectAttachment } from "#leads/server/inspect-attachment.ts";
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
  // An inspector that reads it in time may find it harmless.
  if (statusCode === 201) expect((await stored()).length).toBe(1);
  else {
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      400,
      { code: "invalid-input", fields: { attachment: "unreadable" } },
    ]);
    expect(await listStoredFiles()).toEqual([]);
  }
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
    expect(await inspectAttachment(path, "brief.docx", { ...roomy, ...limits })).toEqual({
      ok: false,
      code: "unreadable",
    });
    await writeFile(path, sampleFile("docx"));
    expect(await inspectAttachment(path, "brief.docx", roomy)).toEqual({ ok: true, type: "docx" });
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
    files.map(({ path }, i) => inspectAttachment(path, i % 2 === 0 ? "a.docx" : "a.doc", roomy)),
  );
  expect(verdicts).toEqual(
    files.map((_, i) =>
      i % 2 === 0 ? { ok: true, type: "docx" } : { ok: false, code: "wrong-type" },
    ),
  );
  await expect(
    Promise.all(
      Array.from({ length: 40 }, () => inspectAttachment(files[0]!.path, "a.docx", roomy)),
    ),
  ).rejects.toMatchObject({ code: "busy" });
  expect((await readdir(folder)).length).toBe(12);
});
