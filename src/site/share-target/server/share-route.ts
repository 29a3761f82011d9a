import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#base/app-error.ts";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { drainBody, limitBody } from "#platform/http/limit-body.ts";
import {
  shareFields,
  sharePath,
  toShareDestination,
  type SharedTexts,
} from "../engine/share-target.ts";

/** Pictures are read to their end and dropped, because a sending browser reads no response. */
const maxBodyBytes = 64 * 1024 * 1024;

const limits = {
  parts: 64,
  fields: 8,
  files: 50,
  fileSize: maxBodyBytes,
  fieldNameSize: 50,
  fieldSize: 8 * 1024,
  headerPairs: 20,
};

interface Share {
  readonly texts: SharedTexts;
  readonly hasPictures: boolean;
}

/**
 * Answers a share where no service worker takes it: on a device that has deleted the worker, or
 * before it runs. A text goes on in the address; pictures are not kept, and the tool asks for them
 * again. Nothing is stored, so a page of another site that posts here gets no further than by a
 * link.
 */
export async function shareRoute(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  for (const locale of locales)
    app.post(localePath(locale, sharePath), async (request, reply: FastifyReply) => {
      const { texts, hasPictures } = await readShare(request);
      return reply
        .header("cache-control", "no-store")
        .redirect(toShareDestination(locale, texts, hasPictures), 303);
    });
}

/**
 * @throws AppError `too-large` above the limit, `invalid-input` for a share that is cut off or
 *   malformed
 */
async function readShare(request: FastifyRequest): Promise<Share> {
  limitBody(request.raw, maxBodyBytes, "share");
  const texts: Record<string, string> = {};
  let hasPictures = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        if (typeof part.value === "string") texts[part.fieldname] = part.value;
      } else {
        for await (const chunk of part.file)
          hasPictures ||= part.fieldname === shareFields.pictures && chunk.length > 0;
      }
    }
    return { texts, hasPictures };
  } catch (error) {
    await drainBody(request.raw);
    throw toShareError(request.raw.errored, error);
  }
}

/**
 * @param bodyError why the body was destroyed, which is that the client disconnected; null where it
 *   was read to its end
 * @param cause what the parser has thrown
 */
function toShareError(bodyError: Error | null, cause: unknown): AppError {
  const text = bodyError === null ? "the share is malformed" : "the share was cut off";
  return new AppError("invalid-input", text, { cause });
}
