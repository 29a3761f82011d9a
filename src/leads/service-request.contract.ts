import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { resolveVisitorToday } from "./engine/day.ts";
import type { Checked } from "./field-error.ts";
import {
  checkForm,
  formContext,
  getSchemas,
  listFieldNames,
  type TextFieldName,
} from "./fields.ts";
import { serviceRequestPath } from "./form-paths.ts";
import { serviceRequestFieldTable } from "./service-request-fields.ts";

/** The fields of the service request, in their order on the page. */
export const serviceRequestFields = listFieldNames(serviceRequestFieldTable);
export type ServiceRequestField = (typeof serviceRequestFields)[number];
type TypedField = TextFieldName<typeof serviceRequestFieldTable>;

const typedFields = serviceRequestFields.filter(
  (field): field is TypedField => "schema" in serviceRequestFieldTable[field],
);

/** The values besides the form that the rules depend on. */
export interface ServiceRequestRules {
  /** The ids of the services that are offered. */
  readonly serviceIds: readonly string[];
  readonly now: Date;
}

/** The request as it is sent, without the rules that depend on the day and on the services. */
const ServiceRequestInput = z.object({
  ...formContext,
  ...getSchemas(serviceRequestFieldTable),
  today: z.optional(z.string()),
});
export type ServiceRequest = Omit<z.output<typeof ServiceRequestInput>, "today">;

/**
 * Stores a request and its file. It is sent as multipart/form-data with the fields of
 * `serviceRequestFields`, `locale`, `key` and `today` (the visitor's current day). Answers 201, or
 * 200 where it was stored before.
 * @see docs/specification.md#forms-sending
 */
export const sendServiceRequest = defineEndpoint({
  path: serviceRequestPath,
  input: ServiceRequestInput,
  output: z.object({ id: z.string() }),
});

/**
 * Checks the service request, in the browser and on the server.
 * @param input the typed values by field name, and `today`, the visitor's current day (YYYY-MM-DD)
 * @see docs/specification.md#forms-fields-and-rules
 */
export function checkServiceRequest(
  input: unknown,
  { serviceIds, now }: ServiceRequestRules,
): Checked<ServiceRequest, TypedField> {
  const today = resolveVisitorToday(readClaimedToday(input), now);
  const schema = z.object({
    ...formContext,
    ...getSchemas(serviceRequestFieldTable, { serviceIds, today }),
  });
  return checkForm(schema, typedFields, input);
}

function readClaimedToday(input: unknown): string | undefined {
  const today =
    typeof input === "object" && input !== null && "today" in input ? input.today : undefined;
  return typeof today === "string" ? today : undefined;
}
