import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { isDay, resolveVisitorToday, type Day } from "./engine/day.ts";
import type { Checked } from "./field-error.ts";
import {
  checkForm,
  choiceField,
  emailField,
  formContext,
  longTextField,
  nameField,
  phoneField,
  textField,
} from "./fields.ts";

/** In US dollars. */
export const budgets = ["less-than-500", "500-1000", "more-than-1000"] as const;
export const projectSizes = ["small", "medium", "large"] as const;
export const managementSystems = ["email", "whatsapp", "zoom", "other"] as const;

/** The fields of the service request, in their order on the page. The file is judged by attachment.ts. */
export const serviceRequestFields = [
  "serviceType",
  "projectDescription",
  "budget",
  "projectSize",
  "deadline",
  "attachment",
  "managementSystem",
  "name",
  "email",
  "phone",
] as const;
export type ServiceRequestField = (typeof serviceRequestFields)[number];
type TypedField = Exclude<ServiceRequestField, "attachment">;

const typedFields = serviceRequestFields.filter(
  (field): field is TypedField => field !== "attachment",
);

/** What the rules depend on besides the form itself. */
export interface ServiceRequestRules {
  /** The ids of the services that are offered. */
  readonly serviceIds: readonly string[];
  readonly now: Date;
}

const shared = {
  ...formContext,
  projectDescription: longTextField,
  budget: choiceField(budgets),
  projectSize: choiceField(projectSizes),
  managementSystem: choiceField(managementSystems),
  name: nameField,
  email: emailField,
  phone: phoneField,
};

/** The request as it travels, before the rules that depend on the day and on the services. */
const ServiceRequestInput = z.object({
  ...shared,
  serviceType: z.string(),
  deadline: z.string(),
  today: z.optional(z.string()),
});
export type ServiceRequest = Omit<z.output<typeof ServiceRequestInput>, "today">;

/**
 * Stores a request and its file. Sent as multipart/form-data with the fields of serviceRequestFields and, beside
 * them, `locale`, `key` and `today` (the visitor's own day). Answers 201, or 200 where it was stored before.
 */
export const sendServiceRequest = defineEndpoint({
  path: "/api/service-requests",
  input: ServiceRequestInput,
  output: z.object({ id: z.string() }),
});

/**
 * The rules of the service request, for both ends.
 * @param input what was typed, under the fields' names, and `today`, the visitor's own day (YYYY-MM-DD)
 */
export function checkServiceRequest(
  input: unknown,
  { serviceIds, now }: ServiceRequestRules,
): Checked<ServiceRequest, TypedField> {
  const today = resolveVisitorToday(readClaimedToday(input), now);
  const schema = z.object({
    ...shared,
    serviceType: choiceField(serviceIds),
    deadline: textField((typed) => judgeDeadline(typed, today)),
  });
  return checkForm(schema, typedFields, input);
}

function judgeDeadline(typed: string, today: Day) {
  if (typed.trim() === "") return "missing";
  if (!isDay(typed)) return "malformed";
  return typed < today ? "in-the-past" : undefined;
}

function readClaimedToday(input: unknown): string | undefined {
  const today =
    typeof input === "object" && input !== null && "today" in input ? input.today : undefined;
  return typeof today === "string" ? today : undefined;
}
