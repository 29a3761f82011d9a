import { getLocalDay } from "../engine/day.ts";
import type { FieldErrorCode } from "../field-error.ts";
import { checkServiceRequest, serviceRequestFields } from "../service-request.contract.ts";

/**
 * Checks every field, including the file. The errors are in the order of the page, so that the
 * first one is the topmost.
 */
export async function checkRequest(
  values: Readonly<Record<string, string>>,
  element: HTMLFormElement,
  serviceIds: readonly string[],
): Promise<Record<string, FieldErrorCode>> {
  const now = new Date();
  const checked = checkServiceRequest({ ...values, today: getLocalDay(now) }, { serviceIds, now });
  const fieldErrors: Record<string, FieldErrorCode> = checked.ok ? {} : { ...checked.fields };
  const file = element.querySelector<HTMLInputElement>('[name="attachment"]')?.files?.[0];
  if (file !== undefined) {
    // Without a network, this module may fail to load; then only the server checks the file.
    const attachmentRules = await import("../engine/attachment.ts").catch(() => undefined);
    const verdict = attachmentRules?.validateAttachment(
      file.name,
      new Uint8Array(await file.arrayBuffer()),
    );
    if (verdict?.ok === false) fieldErrors.attachment = verdict.code;
  }
  return Object.fromEntries(
    serviceRequestFields.flatMap((name) =>
      fieldErrors[name] === undefined ? [] : [[name, fieldErrors[name]]],
    ),
  );
}
