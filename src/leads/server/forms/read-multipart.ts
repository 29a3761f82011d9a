import type { FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { drainBody, limitBody } from "#platform/http/limit-body.ts";
import type { Attachments } from "../attachments/attachments.ts";
import { FileStream } from "../attachments/file-stream.ts";
import type { ReceivedFile } from "../attachments/receive-file.ts";

/** Receives the file of a form. */
export interface FileReceiver extends Pick<Attachments, "discard"> {
  /**
   * Receives a file whose first byte is here, or a named one that is empty.
   * @param fieldsSoFar the fields before the file
   */
  receive(
    bytes: FileStream,
    name: string,
    fieldsSoFar: Readonly<Record<string, string>>,
  ): Promise<ReceivedFile>;
}

/** A parsed multipart form. */
export interface MultipartForm {
  readonly typed: Readonly<Record<string, string>>;
  readonly file: ReceivedFile | undefined;
  /** The error of receiving the file, if there was one. */
  readonly failure: unknown;
}

/**
 * A larger body is not read: a file over the limit can still be ten times as large, and gets a
 * proper answer.
 */
const maxBodyBytes = 64 * 1024 * 1024;
/**
 * The maximum of all texts together, which are kept in memory while a form is being received. The
 * longest field takes at most 40 KB.
 */
const maxTextBytes = 128 * 1024;

/**
 * Reads a multipart form to its end, because a client that is still sending does not read the
 * response.
 * @param fileField the one field whose file is received; an empty file chooser sends a file without
 *   name and content
 * @throws AppError `too-large` where the body or its texts are too large, `invalid-input` where it
 *   is malformed or incomplete
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
  attachments: FileReceiver,
): Promise<MultipartForm> {
  limitBody(request.raw, maxBodyBytes, "form");
  const typed: Record<string, string> = {};
  let file: ReceivedFile | undefined;
  let failure: unknown;
  let textBytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (typeof part.value !== "string") continue;
        textBytes += Buffer.byteLength(part.value);
        if (textBytes > maxTextBytes)
          throw new AppError("too-large", "the form's texts are too long");
        typed[part.fieldname] = part.value;
      } else if (part.fieldname === fileField) {
        const bytes = new FileStream(part.file);
        try {
          // An empty file chooser sends a file without name and content. What holds something for
          // a file holds nothing before its first byte, which a client may never send.
          if ((await bytes.hasBytes()) || part.filename)
            file = await attachments.receive(bytes, part.filename ?? "", typed);
        } catch (error) {
          failure = error;
        } finally {
          bytes.destroy();
        }
      } else {
        for await (const _ of part.file);
      }
    }
    return { typed, file, failure };
  } catch (error) {
    if (file) await attachments.discard(file);
    await drainBody(request.raw);
    throw isClientError(error) && !(error instanceof AppError)
      ? new AppError("invalid-input", "the form is malformed", { cause: error })
      : error;
  }
}

/**
 * Whether an error is caused by the form. Errors of the system have a `syscall`, errors of the
 * parser do not.
 */
function isClientError(error: unknown): boolean {
  return !(error instanceof Error && "syscall" in error);
}
