import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { goodRequest, multipart, type FormFile } from "../api/forms.ts";
import { sampleFile, zip } from "../api/sample-files.ts";
import { expectUnharmed, newVisitor, shareProduct, type Product } from "./product.ts";

/*
 * Documents that are made to be expensive. Each is refused with an error at its field, and never
 * with a 500; what was typed is not lost, because the form's page keeps it.
 */

const parts = [{ name: "[Content_Types].xml" }, { name: "word/document.xml" }];

async function send(product: Product, file: FormFile) {
  const body = await multipart({ ...goodRequest, deadline: "2999-01-01", key: randomUUID() }, file);
  const start = performance.now();
  const answer = await product.ask("/api/service-requests", {
    method: "POST",
    headers: body.headers,
    body: body.payload,
    visitor: newVisitor(),
  });
  const reply = (await answer.json()) as {
    code?: string;
    fields?: Readonly<Record<string, string>>;
  };
  return {
    status: answer.status,
    attachment: reply.fields?.["attachment"],
    bytes: file.bytes.length,
    durationMs: Math.round(performance.now() - start),
  };
}

/**
 * Relations that begin and never end: an expression that tries every beginning reads to the end
 * from each.
 */
const unended = "<Relationship ".repeat(25_000);

const bombs: readonly (readonly [what: string, bytes: () => Uint8Array])[] = [
  [
    "relations that never end",
    () => zip([...parts, { name: "word/_rels/document.xml.rels", text: unended }]),
  ],
  [
    "relations with quotes that never end",
    () => zip([...parts, { name: "_rels/.rels", text: `<Relationship Target="`.repeat(20_000) }]),
  ],
  [
    "attributes of nothing but blanks",
    () =>
      zip([...parts, { name: "_rels/.rels", text: `<Relationship ${"Type ".repeat(60_000)}>` }]),
  ],
  [
    "60 lists of a megabyte each",
    () =>
      zip([
        ...parts,
        ...Array.from({ length: 60 }, (_, i) => ({
          name: `word/_rels/${i}.xml.rels`,
          text: "<r> ".repeat(250_000),
          unpackedBytes: 10,
        })),
      ]),
  ],
  [
    "references of characters, a megabyte of them",
    () =>
      zip([
        { name: "[Content_Types].xml", text: "&#x41;".repeat(170_000) },
        { name: "word/document.xml" },
      ]),
  ],
  [
    "a part that unpacks to 100 MB",
    () => zip([...parts, { name: "word/media/a.bin", text: "\0".repeat(100_000_000) }]),
  ],
  [
    "30,000 empty parts",
    () =>
      zip([
        ...parts,
        ...Array.from({ length: 30_000 }, (_, i) => ({ name: `word/_rels/${i}.rels` })),
      ]),
  ],
];

const sharedProduct = shareProduct({});

test.each(bombs)("a .docx of %s does not freeze the server", async (what, bytes) => {
  const product = await sharedProduct();
  const file = { name: "brief.docx", bytes: bytes() };
  const outcome = await expectUnharmed(product, `a .docx of ${what}`, () => send(product, file));
  // An empty list is harmless; the rest is no document that Word writes.
  expect([200, 201, 400]).toContain(outcome.status);
  if (outcome.status === 400) expect(outcome.attachment).toBeDefined();
  expect(outcome.durationMs).toBeLessThan(20_000);
  expect((await send(product, { name: "brief.docx", bytes: sampleFile("docx") })).status).toBe(201);
});

test("ten such documents at once delay no other request, and an honest one beside them is stored", async () => {
  const product = await sharedProduct();
  const file = {
    name: "brief.docx",
    bytes: zip([...parts, { name: "word/_rels/document.xml.rels", text: unended }]),
  };
  const outcome = await expectUnharmed(product, "ten bombs at once", async () => {
    const [honest, ...sent] = await Promise.all([
      send(product, { name: "brief.pdf", bytes: sampleFile("pdf") }),
      ...Array.from({ length: 10 }, () => send(product, file)),
    ]);
    return {
      statuses: [...new Set(sent.map(({ status }) => status))],
      honest: honest.status,
      honestMs: honest.durationMs,
    };
  });
  expect(outcome.honest).toBe(201);
  expect(outcome.honestMs).toBeLessThan(10_000);
  for (const status of outcome.statuses) expect([200, 201, 400, 429, 503]).toContain(status);
});
