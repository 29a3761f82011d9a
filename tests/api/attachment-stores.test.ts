import { createHash } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAttachments } from "#leads/server/attachments/attachments.ts";
import { openFolderStorage } from "#platform/storage/folder-storage.ts";
import { openS3Storage } from "#platform/storage/s3-storage.ts";
import { goodRequest, multipart, plainFormAccept } from "./forms.ts";
import { padTo, program, sampleFile } from "./sample-files.ts";
import { startFakeS3 } from "./fake-s3.ts";
import { startApp, temporaryFolder } from "./start-app.ts";

const pdf = padTo(300_000, sampleFile("pdf"));
const toStream = async function* (bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
};

async function openFolder() {
  const folder = await temporaryFolder();
  const path = (file: string) => join(folder, file);
  return {
    attachments: createAttachments(await openFolderStorage(folder)),
    listStored: async () => (await readdir(folder)).filter((name) => name !== "incoming"),
    arrived: () => readdir(join(folder, "incoming")),
    async putOrphan(file: string, age: Date) {
      await writeFile(path(file), "x");
      await utimes(path(file), age, age);
    },
  };
}

async function openBucket() {
  const folder = await temporaryFolder();
  const s3 = await startFakeS3();
  onTestFinished(() => s3.close());
  return {
    s3,
    attachments: createAttachments(await openS3Storage(s3.settings, folder)),
    listStored: async () => [...s3.objects.keys()].map((key) => key.replace("requests/", "")),
    arrived: () => readdir(folder),
    async putOrphan(file: string, changed: Date) {
      s3.objects.set(`requests/${file}`, { content: Buffer.from("x"), changed, headers: {} });
    },
  };
}

describe.each([
  ["a folder", openFolder],
  ["a bucket", openBucket],
])("in %s", (_where, open) => {
  test("Q-46 a file is kept byte for byte under a random name, given back and removed", async () => {
    const { attachments, listStored, arrived } = await open();
    const file = await attachments.receive(toStream(pdf), "../عرض.pdf");
    expect(file.verdict).toEqual({ ok: true, type: "pdf" });
    expect(await listStored()).toEqual([]);
    const stored = await attachments.keep(file);
    expect(stored).toEqual({
      file: stored.file,
      name: "../عرض.pdf",
      type: "pdf",
      sizeBytes: 300_000,
      sha256: createHash("sha256").update(pdf).digest("hex"),
    });
    expect(stored.file).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(await listStored()).toEqual([stored.file]);
    expect(await arrived()).toEqual([]);
    expect(Buffer.from(await attachments.read(stored.file)).equals(pdf)).toBe(true);
    expect(attachments.getLocation(stored.file)).toContain(stored.file);
    await attachments.remove(stored.file);
    await attachments.remove(stored.file);
    expect(await listStored()).toEqual([]);
    await expect(attachments.read(stored.file)).rejects.toThrow();
  });

  test("Q-25 Q-30 what is refused, or breaks off, leaves nothing behind", async () => {
    const { attachments, listStored, arrived } = await open();
    const rejected = await attachments.receive(toStream(program), "brief.pdf");
    expect(rejected.verdict).toEqual({ ok: false, code: "wrong-type" });
    await expect(attachments.keep(rejected)).rejects.toThrow("refused");
    await attachments.discard(rejected);
    const broken = async function* () {
      yield pdf.subarray(0, 1000);
      throw new Error("the sender left");
    };
    await expect(attachments.receive(broken(), "brief.pdf")).rejects.toThrow("the sender left");
    expect([...(await listStored()), ...(await arrived())]).toEqual([]);
  });

  test("B-12 files that no lead holds are cleared away when they are old, on every page of the list, and no others", async () => {
    const { attachments, listStored, putOrphan } = await open();
    const now = new Date();
    const old = new Date(now.getTime() - 11 * 60_000);
    for (const name of ["a.pdf", "b.pdf", "c.png", "d.doc", "held.pdf"]) await putOrphan(name, old);
    await putOrphan("young.pdf", now);
    expect(await attachments.deleteOrphans(new Set(["held.pdf"]), now)).toBe(4);
    expect((await listStored()).sort()).toEqual(["held.pdf", "young.pdf"]);
  });
});

test("Q-46 B-23 a bucket is instructed to hand a file out as a download of no known type", async () => {
  const { attachments, s3 } = await openBucket();
  const { file } = await attachments.keep(await attachments.receive(toStream(pdf), "brief.pdf"));
  expect(s3.objects.get(`requests/${file}`)?.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": "attachment",
  });
});

test.each(["500", "503", "reset", "lost", "slow"] as const)(
  "Q-32 Q-44 a bucket that once answers with «%s» costs no request and doubles no file",
  async (fault) => {
    const { attachments, s3, listStored } = await openBucket();
    const file = await attachments.receive(toStream(pdf), "brief.pdf");
    s3.faults.push(fault);
    const stored = await attachments.keep(file);
    expect(await listStored()).toEqual([stored.file]);
  },
);

test("Q-32 Q-39 Q-40 while the bucket is away requests with a file are refused as busy and kept in the page, others are stored, and then all goes on", async () => {
  const { attachments, s3, arrived } = await openBucket();
  const { app, stored } = await startApp({ attachments });
  const post = async (
    name: string,
    accept = "application/json",
    file?: { name: string; bytes: Uint8Array },
  ) => {
    const { headers, payload } = await multipart({ ...goodRequest, name, locale: "en" }, file);
    return app.inject({
      method: "POST",
      url: "/api/service-requests",
      headers: { ...headers, accept },
      payload,
    });
  };
  const briefFile = { name: "brief.pdf", bytes: pdf };
  s3.faults.push("500", "reset", "503", "503");
  const rejected = await post("A", undefined, briefFile);
  expect([rejected.statusCode, rejected.json(), rejected.headers["retry-after"]]).toEqual([
    503,
    { code: "busy" },
    "1",
  ]);
  const page = await post("Mona in a page", plainFormAccept, briefFile);
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain("Mona in a page");
  s3.faults.push("500");
  expect((await post("B")).statusCode).toBe(201);
  s3.faults.length = 0;
  expect((await post("C", undefined, briefFile)).statusCode).toBe(201);
  expect((await stored()).map(({ name }) => name).sort()).toEqual(["B", "C"]);
  expect(await arrived()).toEqual([]);
});

test("B-24 wrong keys are reported as what they are, without the keys", async () => {
  const { s3, attachments } = await openBucket();
  const folder = await temporaryFolder();
  const wrong = createAttachments(
    await openS3Storage({ ...s3.settings, secretKey: "something else" }, join(folder, "incoming")),
  );
  await expect(wrong.keep(await wrong.receive(toStream(pdf), "brief.pdf"))).rejects.toThrow(
    "the storage for attachments answered 403: check the bucket and the keys",
  );
  await expect(wrong.deleteOrphans(new Set(), new Date())).rejects.toThrow("403");
  await expect(attachments.read("none.pdf")).rejects.toThrow("404");
});

test("Q-32 a disk that takes no more refuses a file as busy", async () => {
  const folder = await temporaryFolder();
  const attachments = createAttachments(await openFolderStorage(folder));
  const full = async function* (): AsyncGenerator<Uint8Array> {
    yield pdf.subarray(0, 100);
    throw Object.assign(new Error("write"), { code: "ENOSPC", syscall: "write" });
  };
  await expect(attachments.receive(full(), "brief.pdf")).rejects.toMatchObject({ code: "busy" });
  expect(await readdir(folder, { recursive: true })).toEqual(["incoming"]);
});
