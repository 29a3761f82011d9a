import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { maxAttachmentBytes } from "../engine/attachment.ts";
import type { FieldErrors } from "../field-error.ts";
import {
  checkServiceRequest,
  sendServiceRequest,
  type ServiceRequestField,
} from "../service-request.contract.ts";
import type { Gate } from "./abuse/gate.ts";
import type { Attachments } from "./attachments/attachments.ts";
import type { LeadStore } from "./store.ts";
import type { UploadQuota } from "./upload-quota.ts";
import type { AnswerTemplates } from "./answer-templates.ts";
import { createFormReply } from "./form-reply.ts";
import { prefersHtml } from "#platform/http/prefers-html.ts";
import { readMultipart, type MultipartForm } from "./read-multipart.ts";

interface ServiceRequestDependencies {
  readonly gate: Gate;
  readonly store: LeadStore;
  readonly attachments: Attachments;
  readonly uploads: UploadQuota;
  readonly templates: AnswerTemplates;
  readonly serviceIds: readonly string[];
  readonly now: () => Date;
}

/** Far above every rule of the form, so that the rules give the answer, in words, and not the parser. */
const limits = {
  fileSize: maxAttachmentBytes + 1,
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: 256 * 1024,
  headerPairs: 20,
};

/**
 * The parser waits for ever where a part that nobody wants fills its buffer within one piece of the body. The network
 * hands out pieces of 64 KB.
 */
const partBufferBytes = 1024 * 1024;

/** Two minutes for the body, and half a minute for the disk: what takes longer has come to nothing. */
const handlerTimeoutMs = 150_000;

/** A document was not inspected, because its form is refused without it. */
class NotInspectedError extends Error {
  override name = "NotInspectedError";
}

/** The service request: a form with one optional file, from its script or from a browser without one. */
export async function serviceRequestsRoute(
  app: FastifyInstance,
  { gate, store, attachments, uploads, templates, serviceIds, now }: ServiceRequestDependencies,
): Promise<void> {
  app.removeAllContentTypeParsers(); // a form that cannot hold a file is none of this address
  await app.register(multipart, { limits, fileHwm: partBufferBytes, throwFileSizeLimit: false });
  const { replyStored, replyFailed } = createFormReply("service-request", templates);

  const errorHandler: RouteOptions["errorHandler"] = (error, request, reply) =>
    replyFailed(request, reply, error, { typed: {} });
  app.post(
    sendServiceRequest.path,
    { errorHandler, handlerTimeout: handlerTimeoutMs },
    async (request, reply) => {
      const form = await readMultipart(request, "attachment", {
        discard: attachments.discard,
        receive: (bytes, name, arrived) =>
          uploads.receive(request.ip, () =>
            attachments.receive(bytes, name, async (path, fileName) => {
              if (isRefused(arrived)) throw new NotInspectedError();
              return uploads.inspect(request.ip, path, fileName);
            }),
          ),
      });
      try {
        return replyStored(request, reply, await storeRequest(request, form), form.typed);
      } catch (error) {
        return replyFailed(request, reply, error, {
          typed: form.typed,
          lostFile: form.file?.verdict.ok === true || form.failure instanceof NotInspectedError,
        });
      }
    },
  );

  /** Whether fields that have arrived will be refused whatever follows. The day that the visitor has may follow. */
  function isRefused(arrived: Readonly<Record<string, string>>): boolean {
    const checked = checkServiceRequest(arrived, { serviceIds, now: now() });
    return (
      !checked.ok &&
      Object.entries(checked.fields).some(
        ([field, code]) => Object.hasOwn(arrived, field) && code !== "in-the-past",
      )
    );
  }

  async function storeRequest(request: FastifyRequest, { typed, file, failure }: MultipartForm) {
    if (failure !== undefined && !(failure instanceof NotInspectedError)) throw failure;
    const receivedAt = now();
    const checked = checkServiceRequest(typed, { serviceIds, now: receivedAt });
    // A field that came twice, wrong and then right, does not bring a file in that was not inspected.
    if (checked.ok && failure !== undefined) throw new InvalidInput({ attachment: "unreadable" });
    if (!checked.ok || file?.verdict.ok === false) {
      if (file) await attachments.discard(file);
      const fieldErrors: FieldErrors<ServiceRequestField> = checked.ok ? {} : checked.fields;
      throw new InvalidInput(
        file?.verdict.ok === false
          ? { ...fieldErrors, attachment: file.verdict.code }
          : fieldErrors,
      );
    }

    // The file first: a form that is sent again without it has taken none of the places that all visitors share.
    const admit = async () => {
      if (file) await uploads.reserve(request.ip, file.sizeBytes);
      return gate.admit(request, typed, prefersHtml(request.headers.accept));
    };
    const state = await admit().catch(async (error: unknown) => {
      if (file) await attachments.discard(file);
      throw error;
    });

    // The file is durable before the row that names it. Should the row fail, the file stays behind and is swept at a
    // later start: taking it away now could take it from a row that was written after all.
    const attachment = file && (await attachments.keep(file));
    const { key, ...content } = checked.value;
    const added = await store.addLead({
      content: { kind: "service-request", ...content, attachment },
      key,
      receivedAt,
      state,
    });
    if (!added.isNew && attachment) await attachments.remove(attachment.file);
    return added;
  }
}
