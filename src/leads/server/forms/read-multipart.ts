import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import type { Attachments } from "../attachments/attachments.ts";
import type { ReceivedFile } from "../attachments/receive-file.ts";

/** Takes in the file of a form. */
export interface FileReceiver extends Pick<Attachments, "discard"> {
  /** @param arrived the fields that came before the file */
  receive(
    bytes: AsyncIterable<Uint8Array>,
    name: string,
    arrived: Readonly<Record<string, string>>,
  ): Promise<ReceivedFile>;
}

/** A form that came with a file, or could have. */
export interface MultipartForm {
  readonly typed: Readonly<Record<string, string>>;
  readonly file: ReceivedFile | undefined;
  /** Why a file that came could not be taken in, for a reason on the server's side. */
  readonly failure: unknown;
}

/** A form that names more than this is read no further: a file over the limit is ten times over here. */
const maxBodyBytes = 64 * 1024 * 1024;
/** Of all texts together: the longest field takes 40 KB at most, and an unfinished form holds what has come of it. */
const maxTextBytes = 128 * 1024;

/**
 * Reads a multipart form to its end, because a client that is still sending does not read the answer.
 * @param fileField the one field whose file is taken in; a chooser left empty sends a file without name and content
 * @throws AppError `too-large` where the body says that it is, `invalid-input` where it is malformed or cut short
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
  attachments: FileReceiver,
): Promise<MultipartForm> {
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes)
    throw new AppError("too-large", "the form says that it is larger than 64 MB");
  destroyBeyond(request.raw, maxBodyBytes);
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
        try {
          // Left undestroyed where taking it in fails: the fields behind it are still to come.
          file = await attachments.receive(
            part.file.iterator({ destroyOnReturn: false }),
            part.filename ?? "",
            typed,
          );
        } catch (error) {
          failure = error;
          part.file.resume();
        }
      } else {
        for await (const _ of part.file);
      }
    }
    if (file?.name !== "" || file.sizeBytes > 0) return { typed, file, failure };
    await attachments.discard(file);
    return { typed, file: undefined, failure };
  } catch (error) {
    if (file) await attachments.discard(file);
    request.raw.unpipe();
    await finished(request.raw.resume(), { writable: false }).catch(() => undefined); // a client that has disconnected needs no answer
    throw isClientError(error) && !(error instanceof AppError)
      ? new AppError("invalid-input", "the form is malformed", { cause: error })
      : error;
  }
}

/** Counts a body without a length as it arrives and destroys it beyond the limit, without an answer. */
function destroyBeyond(body: IncomingMessage, maxBytes: number): void {
  let arrivedBytes = 0;
  body.pause(); // else the listener alone would set the stream going, before the parser is there
  body.on("data", (chunk: Uint8Array) => {
    arrivedBytes += chunk.length;
    if (arrivedBytes > maxBytes)
      body.destroy(new AppError("too-large", "the form is larger than 64 MB"));
  });
}

/** The parser speaks of a bad form in plain errors and in its own codes; the system's errors name their call. */
function isClientError(error: unknown): boolean {
  return !(error instanceof Error && "syscall" in error);
}
