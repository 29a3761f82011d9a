import { readPhone } from "../phone-number.ts";
import { fillForm, isEmailLike, isWebAddressLike, type Filled, type Values } from "./form.ts";

export type ContactField =
  "given" | "family" | "organization" | "role" | "phone" | "email" | "site" | "street" | "version";

/** Escapes backslash, comma, semicolon and line end. @see RFC 2426 §5 and RFC 6350 §3.4 */
const escape = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** Formats a contact card as vCard 3.0, which all phones read, or 4.0. */
export function formatContact(values: Values<ContactField>): Filled<ContactField> {
  const {
    given: givenName = "",
    family = "",
    organization = "",
    role = "",
    phone = "",
    email = "",
    site = "",
    street = "",
    version = "3.0",
  } = values;
  const phoneNumber = readPhone(phone);
  const name = [givenName, family].filter((part) => part !== "").join(" ");
  return fillForm(
    {
      given: name === "" && organization === "" && "required",
      phone: phone !== "" && phoneNumber === undefined && "phone",
      email: email !== "" && !isEmailLike(email) && "email",
      site: site !== "" && !isWebAddressLike(site) && "address",
    },
    () =>
      [
        "BEGIN:VCARD",
        `VERSION:${version}`,
        `N:${escape(family)};${escape(givenName)};;;`,
        `FN:${escape(name === "" ? organization : name)}`,
        organization === "" ? "" : `ORG:${escape(organization)}`,
        role === "" ? "" : `TITLE:${escape(role)}`,
        phoneNumber === undefined
          ? ""
          : version === "4.0"
            ? `TEL;VALUE=uri;TYPE=cell:tel:${phoneNumber}`
            : `TEL;TYPE=CELL:${phoneNumber}`,
        email === "" ? "" : `EMAIL:${escape(email)}`,
        site === "" ? "" : `URL:${site}`,
        street === "" ? "" : `ADR:;;${escape(street)};;;;`,
        "END:VCARD",
      ]
        .filter((line) => line !== "")
        .join("\r\n"),
  );
}
