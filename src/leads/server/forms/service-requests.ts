import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { maxAttachmentBytes } from "../../engine/attachment.ts";
import type { FieldErrors } from "../../field-error.ts";
import {
  checkServiceRequest,
  sendServiceRequest,
  type ServiceRequestField,
} from "../../service-request.contract.ts";
import type { Gate } from "../abuse/gate.ts";
import type { Attachments } from "../attachments/attachments.ts";
import type { AddedLead, LeadStore } from "../store/store.ts";
import type { UploadQuota } from "../attachments/upload-quota.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { createFormReply } from "./form-reply.ts";
import { checkResponse } from "#platform/http/mount-endpoint.ts";
import { prefersHtml } from "#platform/http/prefers-html.ts";
import { readMultipart, type MultipartForm } from "./read-multipart.ts";

interface ServiceRequestDependencies {
  readonly gate: Gate;
  readonly store: LeadStore;
  readonly attachments: Attachments;
  readonly uploads: UploadQuota;
  readonly templates: Pick<PageTemplates, "get">;
  readonly serviceIds: readonly string[];
  readonly now: () => Date;
}

/**
 * Far above every rule of the form, so that a form is refused by its rules, with a message, and not
 * by the parser.
 */
const limits = {
  fileSize: maxAttachmentBytes + 1,
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: 64 * 1024,
  headerPairs: 20,
};

/**
 * The parser hangs when an unread part fills its buffer within one chunk of the body, so the buffer
 * is larger than the chunks from the network, which have at most 64 KB.
 */
const partBufferBytes = 1024 * 1024;

/** Two minutes for the body, and half a minute for the disk. */
const handlerTimeoutMs = 150_000;

/**
 * Adds the route of the service request: a form with one optional file, from a script or from a
 * browser without scripts.
 */
export async function registerServiceRequestsRoute(
  app: FastifyInstance,
  dependencies: ServiceRequestDependencies,
): Promise<void> {
  const { attachments, uploads, templates } = dependencies;
  app.removeAllContentTypeParsers(); // only multipart forms are accepted here
  await app.register(multipart, { limits, fileHwm: partBufferBytes, throwFileSizeLimit: false });
  const { replyStored, replyFailed } = createFormReply("service-request", templates);

  const errorHandler: RouteOptions["errorHandler"] = (error, request, reply) =>
    replyFailed(request, reply, error, { typed: {} });
  app.post(
    sendServiceRequest.path,
    {
      preSerialization: checkResponse(sendServiceRequest.output),
      errorHandler,
      handlerTimeout: handlerTimeoutMs,
    },
    async (request, reply) => {
      const form = await readMultipart(request, "attachment", {
        receive: (bytes, name, fieldsSoFar) =>
          uploads.receive(request.ip, bytes, () =>
            attachments.receive(bytes, name, async (path, fileName) => {
              if (isRefused(fieldsSoFar, dependencies)) throw new NotInspectedError();
              return uploads.inspect(request.ip, path, fileName);
            }),
          ),
        discard: (file) => attachments.discard(file),
      });
      try {
        const added = await storeRequest(request, form, dependencies);
        return replyStored(request, reply, added, form.typed);
      } catch (error) {
        return replyFailed(request, reply, error, {
          typed: form.typed,
          lostFile: form.file?.verdict.ok === true || form.failure instanceof NotInspectedError,
        });
      }
    },
  );
}

/** A document was not inspected, because other fields of its form are refused. */
class NotInspectedError extends Error {
  override name = "NotInspectedError";
}

/**
 * Whether the fields before the file are refused already. `in-the-past` does not count, because the
 * visitor's current day may follow the file.
 */
function isRefused(
  arrived: Readonly<Record<string, string>>,
  { serviceIds, now }: Pick<ServiceRequestDependencies, "serviceIds" | "now">,
): boolean {
  const checked = checkServiceRequest(arrived, { serviceIds, now: now() });
  return (
    !checked.ok &&
    Object.entries(checked.fields).some(
      ([field, code]) => Object.hasOwn(arrived, field) && code !== "in-the-past",
    )
  );
}

async function storeRequest(
  request: FastifyRequest,
  form: MultipartForm,
  { gate, store, attachments, uploads, serviceIds, now }: ServiceRequestDependencies,
): Promise<AddedLead> {
  const { typed, file, failure } = form;
  if (failure !== undefined && !(failure instanceof NotInspectedError)) throw failure;
  const receivedAt = now();
  const checked = checkServiceRequest(typed, { serviceIds, now: receivedAt });
  // A field may occur twice, first invalid and then valid: the file was not inspected then and must
  // not be accepted.
  if (checked.ok && failure !== undefined) throw new InvalidInput({ attachment: "unreadable" });
  if (!checked.ok || file?.verdict.ok === false) {
    if (file) await attachments.discard(file);
    const fieldErrors: FieldErrors<ServiceRequestField> = checked.ok ? {} : checked.fields;
    throw new InvalidInput(
      file?.verdict.ok === false ? { ...fieldErrors, attachment: file.verdict.code } : fieldErrors,
    );
  }

  // The file is counted first: if it is refused, the form must not count against the limit that all
  // visitors share.
  const admit = async () => {
    if (file) await uploads.reserve(request.ip, file.sizeBytes);
    return gate.admit(request, typed, prefersHtml(request.headers.accept));
  };
  const state = await admit().catch(async (error: unknown) => {
    if (file) await attachments.discard(file);
    throw error;
  });

  // The file is stored before the row that refers to it. If writing the row fails, the file is left
  // for a later `deleteOrphans`, because the row may have been committed despite the error.
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
