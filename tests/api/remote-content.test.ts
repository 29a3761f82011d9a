import { expect, test } from "vitest";
import { loadsFromElsewhere } from "#api/leads/remote-content.ts";
import { sampleFile, zip } from "./sample-files.ts";

const kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A Word document whose settings have one relation. */
function documentWith(kind: string, target: string, part = "word/_rels/settings.xml.rels") {
  const text = `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${kinds}/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;
  return zip([{ name: "[Content_Types].xml" }, { name: "word/document.xml" }, { name: part, text }]);
}

test.each([
  ["attachedTemplate", "https://evil.example/t.dotm"],
  ["attachedTemplate", "\\\\evil.example\\share\\t.dotm"],
  ["attachedTemplate", "file://evil.example/share/t.dotm"],
  ["oleObject", "mhtml:http://evil.example/x.html!x-usc:http://evil.example/x.html"],
  ["frame", "http://evil.example/frame.html"],
])("Q-25 a Word document that fetches a %s from %s is refused by the server", (kind, target) => {
  expect(loadsFromElsewhere(documentWith(kind, target))).toBe(true);
  expect(loadsFromElsewhere(documentWith(kind, target, "word/_rels/document.xml.rels"))).toBe(true);
});

test.each([
  ["attachedTemplate", "file:///C:\\Users\\Mona\\Templates\\Normal.dotm"],
  ["attachedTemplate", "C:\\Users\\Mona\\Normal.dotm"],
  ["hyperlink", "https://ro2ya.example/"],
  ["image", "https://ro2ya.example/logo.png"],
])("Q-23 a Word document with a %s at %s is accepted", (kind, target) => {
  expect(loadsFromElsewhere(documentWith(kind, target))).toBe(false);
});

test("Q-23 a plain Word document fetches nothing", () => {
  expect(loadsFromElsewhere(sampleFile("docx"))).toBe(false);
});

test("Q-25 relations that cannot be unpacked, or unpack to megabytes, count as bad", () => {
  const broken = documentWith("hyperlink", "https://ro2ya.example/");
  const at = Buffer.from(broken).indexOf("word/_rels/settings.xml.rels") + "word/_rels/settings.xml.rels".length;
  broken.fill(0xff, at, at + 20);
  expect(loadsFromElsewhere(broken)).toBe(true);
  expect(loadsFromElsewhere(documentWith("hyperlink", `https://ro2ya.example/${"x".repeat(2_000_000)}`))).toBe(true);
});
