import { expect, test } from "vitest";
import { validateAttachment, type AttachmentType } from "#leads/engine/attachment.ts";
import { compoundFile, padTo, program, sampleFile, zip } from "./sample-files.ts";

const rejected = { ok: false, code: "wrong-type" };

test.each<[string, AttachmentType]>([
  ["brief.pdf", "pdf"],
  ["brief.doc", "doc"],
  ["brief.docx", "docx"],
  ["photo.jpg", "jpg"],
  ["photo.jpeg", "jpg"],
  ["شعار الشركة.PNG", "png"],
])("Q-23 a true %s is accepted", (name, type) => {
  expect(validateAttachment(name, sampleFile(type))).toEqual({ ok: true, type });
});

test.each(["anim.gif", "all.zip", "notes.txt", "brief", "pdf", ""])(
  "Q-24 a file named «%s» is refused, whatever it holds",
  (name) => {
    expect(validateAttachment(name, sampleFile("pdf"))).toEqual(rejected);
  },
);

test("Q-25 a program named brief.pdf is refused", () => {
  expect(validateAttachment("brief.pdf", program)).toEqual(rejected);
});

test("Q-25 a document of one type under the name of another is refused", () => {
  expect(validateAttachment("brief.doc", sampleFile("docx"))).toEqual(rejected);
  expect(validateAttachment("brief.docx", sampleFile("doc"))).toEqual(rejected);
  expect(validateAttachment("photo.png", sampleFile("jpg"))).toEqual(rejected);
});

test("Q-25 what a PDF says further on does not make a file one", () => {
  expect(validateAttachment("brief.pdf", Buffer.concat([program, sampleFile("pdf")]))).toEqual(
    rejected,
  );
});

test("Q-25 an archive that is no Word document is refused under that name", () => {
  expect(validateAttachment("brief.docx", zip([{ name: "word/document.xml" }]))).toEqual(rejected);
  expect(
    validateAttachment(
      "brief.docx",
      zip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]),
    ),
  ).toEqual(rejected);
  expect(validateAttachment("brief.docx", sampleFile("docx").slice(0, 60))).toEqual(rejected);
});

test("Q-25 an archive with something else behind its end is refused", () => {
  expect(validateAttachment("brief.docx", Buffer.concat([sampleFile("docx"), program]))).toEqual(
    rejected,
  );
});

test("Q-25 an Office file that is no Word document is refused as .doc", () => {
  expect(validateAttachment("prices.doc", compoundFile(["Root Entry", "Workbook"]))).toEqual(
    rejected,
  );
});

test("Q-23 a .doc whose names run over several sectors is read to its end", () => {
  const names = [
    "Root Entry",
    "1Table",
    "Data",
    "\u0005SummaryInformation",
    "\u0001CompObj",
    "ObjectPool",
    "WordDocument",
  ];
  expect(validateAttachment("old.doc", compoundFile(names))).toEqual({ ok: true, type: "doc" });
});

test("Q-25 what is a picture or a PDF at its beginning and an archive at its end is refused", () => {
  for (const [name, type] of [
    ["brief.pdf", "pdf"],
    ["photo.jpg", "jpg"],
    ["photo.png", "png"],
  ] as const) {
    expect(validateAttachment(name, Buffer.concat([sampleFile(type), sampleFile("docx")]))).toEqual(
      rejected,
    );
  }
});

test("Q-25 an archive that ends twice, so that two programs read two of them, is refused", () => {
  const inner = sampleFile("docx");
  const outer = Buffer.from(inner);
  outer.writeUInt16LE(inner.length, outer.length - 2); // the comment of the first holds the second
  expect(validateAttachment("brief.docx", Buffer.concat([outer, inner]))).toEqual(rejected);
});

test("Q-25 a picture's first bytes alone make no picture", () => {
  expect(
    validateAttachment(
      "photo.png",
      Uint8Array.from([...sampleFile("png").slice(0, 8), ...program]),
    ),
  ).toEqual(rejected);
  expect(
    validateAttachment("photo.jpg", Uint8Array.from([0xff, 0xd8, 0xff, 0x00, ...program])),
  ).toEqual(rejected);
});

test("Q-25 an archive whose files share their bytes, or are locked, is refused", () => {
  const shared = Buffer.from(
    zip([{ name: "[Content_Types].xml" }, { name: "word/document.xml", text: "x".repeat(5_000) }]),
  );
  shared.writeUInt32LE(shared.length, shared.lastIndexOf("word/document.xml") - 46 + 20);
  expect(validateAttachment("bomb.docx", shared)).toEqual(rejected);
  const locked = Buffer.from(sampleFile("docx"));
  locked.writeUInt16LE(1, locked.lastIndexOf("word/document.xml") - 46 + 8);
  expect(validateAttachment("locked.docx", locked)).toEqual(rejected);
});

test("Q-25 macros are found whatever the case of their name, and where the list of names is broken the file is refused", () => {
  expect(
    validateAttachment("m.doc", compoundFile(["Root Entry", "WordDocument", "_vba_PROJECT"])),
  ).toEqual(rejected);
  const broken = compoundFile(["Root Entry", "WordDocument", "a", "b", "c"]);
  // The second sector of names lies outside of the file
  new DataView(broken.buffer).setUint32(512 + 4, 77, true);
  expect(validateAttachment("broken.doc", broken)).toEqual(rejected);
});

test("Q-25 documents with macros are refused", () => {
  expect(
    validateAttachment(
      "m.docx",
      zip([
        { name: "[Content_Types].xml" },
        { name: "word/document.xml" },
        { name: "word/vbaProject.bin" },
      ]),
    ),
  ).toEqual(rejected);
  expect(
    validateAttachment(
      "m.doc",
      compoundFile(["Root Entry", "WordDocument", "Macros", "VBA", "_VBA_PROJECT"]),
    ),
  ).toEqual(rejected);
});

test("Q-25 a document that would unpack to gigabytes is refused", () => {
  expect(
    validateAttachment(
      "bomb.docx",
      zip([
        { name: "[Content_Types].xml" },
        { name: "word/document.xml", unpackedBytes: 4_000_000_000 },
      ]),
    ),
  ).toEqual(rejected);
});

test("Q-25 broken files of every kind are refused and break nothing", () => {
  for (const type of ["pdf", "doc", "docx", "jpg", "png"] as const) {
    expect(validateAttachment(`empty.${type}`, new Uint8Array())).toEqual(rejected);
    const whole = sampleFile(type);
    for (let length = 1; length < whole.length; length += 7)
      expect(() => validateAttachment(`cut.${type}`, whole.slice(0, length))).not.toThrow();
  }
  const loopingFile = compoundFile(["Root Entry", "Workbook"]);
  // The directory's sector says that it follows itself
  new DataView(loopingFile.buffer).setUint32(512 + 4, 1, true);
  expect(validateAttachment("loop.doc", loopingFile)).toEqual(rejected);
});

test("Q-27 a file of exactly 5,242,880 bytes is accepted", () => {
  expect(validateAttachment("big.pdf", padTo(5_242_880, sampleFile("pdf")))).toEqual({
    ok: true,
    type: "pdf",
  });
});

test("Q-28 a file of 5,242,881 bytes is refused", () => {
  expect(validateAttachment("big.pdf", padTo(5_242_881, sampleFile("pdf")))).toEqual({
    ok: false,
    code: "too-large",
  });
});
