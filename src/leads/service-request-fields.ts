import * as z from "zod/mini";
import { isDay, type Day } from "./engine/day.ts";
import {
  createChoice,
  createChoiceSchema,
  emailField,
  createLongText,
  nameField,
  phoneField,
  createTextSchema,
  type FieldDefinition,
} from "./fields.ts";
import {
  budgets,
  managementLabels,
  managementSystems,
  projectSizes,
} from "./service-request-options.ts";

/** The values besides the form that the rules of a request depend on. */
interface RequestRules {
  readonly serviceIds: readonly string[];
  /** The visitor's current day. */
  readonly today: Day;
}

/**
 * Every field of the service request, in the order of the page. engine/attachment.ts validates the
 * file.
 */
export const serviceRequestFieldTable = {
  serviceType: {
    schema: z.string(),
    createSchema: ({ serviceIds }) => createChoiceSchema(serviceIds),
    isRequired: true,
    isFreeText: false,
    column: "service_type",
    csvTitle: "serviceType",
    mail: { label: "serviceType", dir: "auto", format: "service-title" },
    hashPosition: 3,
    exportPosition: 4,
  },
  projectDescription: {
    ...createLongText(),
    column: "message",
    csvTitle: "message",
    mail: "body",
    hashPosition: 4,
    exportPosition: 3,
  },
  budget: {
    ...createChoice(budgets, {
      "less-than-500": "less-than-500",
      "500-1000": "500-1000",
      "more-than-1000": "more-than-1000",
    }),
    column: "budget",
    csvTitle: "budget",
    mail: { label: "budgetTitle", dir: "auto", format: "budget" },
    hashPosition: 5,
    exportPosition: 5,
  },
  projectSize: {
    ...createChoice(projectSizes, { small: "small", medium: "medium", large: "large" }),
    column: "project_size",
    csvTitle: "projectSize",
    mail: { label: "projectSize", dir: "auto" },
    hashPosition: 7,
    exportPosition: 7,
  },
  deadline: {
    schema: z.string(),
    createSchema: ({ today }) => createTextSchema((typed) => validateDeadline(typed, today)),
    isRequired: true,
    isFreeText: false,
    column: "deadline",
    csvTitle: "deadline",
    mail: { label: "deadline", dir: "ltr" },
    hashPosition: 6,
    exportPosition: 6,
  },
  attachment: {
    parts: {
      file: { column: "attachment_file" },
      name: { column: "attachment_name", csvTitle: "attachmentName", isFreeText: true },
      type: { column: "attachment_type", csvTitle: "attachmentType" },
      sizeBytes: { column: "attachment_size_bytes", csvTitle: "attachmentSizeBytes" },
      sha256: { column: "attachment_sha256", csvTitle: "attachmentSha256" },
    },
    mail: { label: "attachment", dir: "auto" },
    hashPosition: 9,
    exportPosition: 9,
  },
  managementSystem: {
    ...createChoice(managementSystems, managementLabels),
    column: "management_system",
    csvTitle: "managementSystem",
    mail: { label: "keepInTouch", dir: "auto" },
    hashPosition: 8,
    exportPosition: 8,
  },
  name: nameField,
  email: emailField,
  phone: phoneField,
} as const satisfies Readonly<Record<string, FieldDefinition<RequestRules>>>;

function validateDeadline(typed: string, today: Day) {
  if (typed.trim() === "") return "missing";
  if (!isDay(typed)) return "malformed";
  return typed < today ? "in-the-past" : undefined;
}
