import { padTo, program, sampleFile, zip } from "../../api/sample-files.ts";

/** A file as Playwright puts it into a chooser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** 5 MB. */
export const limitBytes = 5_242_880;

/** A true file of each type that is taken, as small as its format allows. */
export const trueFiles: readonly ChosenFile[] = [
  file("عرض السعر.pdf", "application/pdf", sampleFile("pdf")),
  file("brief.doc", "application/msword", sampleFile("doc")),
  file(
    "brief.docx",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    sampleFile("docx"),
  ),
  file("logo.jpg", "image/jpeg", sampleFile("jpg")),
  file("logo.jpeg", "image/jpeg", sampleFile("jpg")),
  file("logo.png", "image/png", sampleFile("png")),
];

export const brief = trueFiles[0]!;

/** A true PDF of this many bytes. */
export const createPdf = (sizeBytes: number): ChosenFile =>
  file("large.pdf", "application/pdf", padTo(sizeBytes, sampleFile("pdf")));

/** Files of other types, each one true. */
export const otherFiles: readonly ChosenFile[] = [
  file(
    "anim.gif",
    "image/gif",
    Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
  ),
  file("all.zip", "application/zip", zip([{ name: "notes.txt" }])),
  file("notes.txt", "text/plain", Buffer.from("Notes of the first meeting.\n")),
];

/** A Windows program under the name and the type of a document. */
export const renamedProgram = file("brief.pdf", "application/pdf", program);

function file(name: string, mimeType: string, bytes: Uint8Array): ChosenFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}
