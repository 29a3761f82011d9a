import { getLocalDay } from "../engine/day.ts";
import type { FieldErrorCode } from "../field-error.ts";
import { checkServiceRequest, serviceRequestFields } from "../service-request.contract.ts";

type Values = Readonly<Record<string, string>>;
type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

/**
 * Checks every field, including the file. The errors are in the order of the page, so that the
 * first one is the topmost.
 */
export async function checkRequest(
  values: Values,
  element: HTMLFormElement,
  serviceIds: readonly string[],
): Promise<FieldErrors> {
  const fieldErrors: Record<string, FieldErrorCode> = { ...checkTyped(values, serviceIds) };
  const attachment = await checkAttachment(element);
  if (attachment !== undefined) fieldErrors.attachment = attachment;
  return Object.fromEntries(
    serviceRequestFields.flatMap((name) =>
      fieldErrors[name] === undefined ? [] : [[name, fieldErrors[name]]],
    ),
  );
}

/** Checks one field. The file is read only if it is the one. */
export function checkRequestField(
  name: string,
  values: Values,
  element: HTMLFormElement,
  serviceIds: readonly string[],
): Promise<FieldErrorCode | undefined> | FieldErrorCode | undefined {
  return name === "attachment" ? checkAttachment(element) : checkTyped(values, serviceIds)[name];
}

function checkTyped(values: Values, serviceIds: readonly string[]): FieldErrors {
  const now = new Date();
  const checked = checkServiceRequest({ ...values, today: getLocalDay(now) }, { serviceIds, now });
  return checked.ok ? {} : checked.fields;
}

/** Checks the chosen file by its size, name and content, as the server does. */
async function checkAttachment(element: HTMLFormElement): Promise<FieldErrorCode | undefined> {
  const file = element.querySelector<HTMLInputElement>('[name="attachment"]')?.files?.[0];
  if (file === undefined) return undefined;
  // Without a network, this module may fail to load; then only the server checks the file.
  const rules = await import("../engine/attachment.ts").catch(() => undefined);
  if (rules === undefined) return undefined;
  const start = file.slice(0, rules.maxAttachmentBytes + 1);
  // The file may have been moved or deleted since it was chosen.
  const content = await start.arrayBuffer().catch(() => undefined);
  if (content === undefined) return "unreadable";
  const verdict = rules.validateAttachment(file.name, new Uint8Array(content));
  return verdict.ok ? undefined : verdict.code;
}
