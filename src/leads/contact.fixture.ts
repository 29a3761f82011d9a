import { contactFieldTable } from "./contact-fields.ts";
import type { ContactField, ContactMessage } from "./contact.contract.ts";
import type { FieldDefinition, TextFieldDefinition } from "./fields.ts";

/** What a visitor types into the contact form. */
export type ContactValues = Readonly<Pick<ContactMessage, ContactField>>;

/**
 * Samples in the words of a visitor. A field that is added later gets one that its rule accepts.
 */
const samples: Readonly<Record<string, string>> = {
  name: "منى الشريف",
  email: "mona@shop.example",
  phone: "+20 2 5555 0100",
  message: "مرحبًا،\nأريد متجرًا صغيرًا.",
};
const otherSamples = [
  "https://shop.example/",
  "2999-12-31",
  "5",
  samples["email"]!,
  "0100 555 0100",
];

/** The text fields of the contact form by name. */
const fields = Object.entries<FieldDefinition>(contactFieldTable).filter(
  (entry): entry is [string, TextFieldDefinition] => "schema" in entry[1],
);

/** The fields that the form got after the first release: earlier leads do not have them. */
export const laterContactFields = fields
  .filter(([, { hashPosition }]) => hashPosition === undefined)
  .map(([name, { column, csvTitle }]) => ({ name, column, csvTitle }));

/** @returns a contact message with every field of the form filled in, each as its rule allows */
export function createContact(changes: Partial<ContactValues> = {}): ContactValues {
  const typed = fields.map(([name, field]) => [name, findSample(name, field)]);
  return { ...(Object.fromEntries(typed) as ContactValues), ...changes };
}

/** @returns a contact message in which the optional fields are empty but those that are given */
export function createBareContact(changes: Partial<ContactValues> = {}): ContactValues {
  const optional = fields.filter(([, { isRequired }]) => !isRequired).map(([name]) => [name, ""]);
  return createContact({ ...Object.fromEntries(optional), ...changes });
}

/** @throws Error where a rule accepts none of the samples */
function findSample(name: string, { schema, optionLabels }: TextFieldDefinition): string {
  const candidates = [
    samples[name] ?? `Sample ${name}`,
    ...Object.keys(optionLabels ?? {}),
    ...otherSamples,
  ];
  const sample = candidates.find((text) => schema.safeParse(text).data === text);
  if (sample === undefined) throw new Error(`contact.fixture.ts needs a sample of ${name}`);
  return sample;
}
