import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { contactFieldTable } from "./contact-fields.ts";
import type { Checked } from "./field-error.ts";
import { checkForm, formContext, getSchemas, listFieldNames } from "./fields.ts";

/** The fields of the contact form, in their order on the page. */
export const contactFields = listFieldNames(contactFieldTable);
export type ContactField = (typeof contactFields)[number];

const ContactInput = z.object({ ...formContext, ...getSchemas(contactFieldTable) });
export type ContactMessage = z.output<typeof ContactInput>;

/** Stores a message for the agency. Answers 201, or 200 where the same message was stored before. */
export const sendContact = defineEndpoint({
  path: "/api/contact",
  input: ContactInput,
  output: z.object({ id: z.string() }),
});

/** The rules of the contact form, for both ends. @param input what was typed, under the fields' names */
export function checkContact(input: unknown): Checked<ContactMessage, ContactField> {
  return checkForm(ContactInput, contactFields, input);
}
