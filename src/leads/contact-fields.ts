import {
  emailField,
  createLongText,
  nameField,
  optionalPhoneField,
  type FieldDefinition,
} from "./fields.ts";

/** Every field of the contact form, in the order of the page. */
export const contactFieldTable = {
  name: nameField,
  email: emailField,
  phone: optionalPhoneField,
  message: {
    ...createLongText(),
    column: "message",
    csvTitle: "message",
    mail: "body",
    hashPosition: 3,
    exportPosition: 3,
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>;
