import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { contactFieldTable } from "./contact-fields.ts";
import type { Checked } from "./field-error.ts";
import { contactPath } from "./form-paths.ts";
import { checkForm, formContext, getSchemas, listFieldNames } from "./fields.ts";

/** The fields of the contact form, in their order on the page. */
export const contactFields = listFieldNames(contactFieldTable);
export type ContactField = (typeof contactFields)[number];

const ContactInput = z.object({ ...formContext, ...getSchemas(contactFieldTable) });
export type ContactMessage = z.output<typeof ContactInput>;

/**
 * Stores a message for the agency. Answers 201, or 200 where the same message was stored before.
 * @see docs/specification.md#forms-sending
 */
export const sendContact = defineEndpoint({
  path: contactPath,
  input: ContactInput,
  output: z.object({ id: z.string() }),
});

/**
 * Checks the contact form, in the browser and on the server.
 * @param input the typed values by field name
 * @see docs/specification.md#forms-fields-and-rules
 */
export function checkContact(input: unknown): Checked<ContactMessage, ContactField> {
  return checkForm(ContactInput, contactFields, input);
}
