import {
  filled,
  looksLikeEmail,
  looksLikeWebAddress,
  readPhone,
  type Filled,
  type Values,
} from "./form.ts";

export type ContactField =
  "given" | "family" | "organization" | "role" | "phone" | "email" | "site" | "street" | "version";

/** Backslash, comma, semicolon and line end carry meaning in a card. @see RFC 2426 §5 and RFC 6350 §3.4 */
const escape = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** A contact card that a phone saves, as vCard 3.0 (read by all) or 4.0. */
export function contactContent(values: Values<ContactField>): Filled<ContactField> {
  const {
    given = "",
    family = "",
    organization = "",
    role = "",
    phone = "",
    email = "",
    site = "",
    street = "",
    version = "3.0",
  } = values;
  const dialled = readPhone(phone);
  const name = [given, family].filter((part) => part !== "").join(" ");
  return filled(
    {
      given: name === "" && organization === "" && "required",
      phone: phone !== "" && dialled === undefined && "phone",
      email: email !== "" && !looksLikeEmail(email) && "email",
      site: site !== "" && !looksLikeWebAddress(site) && "address",
    },
    () =>
      [
        "BEGIN:VCARD",
        `VERSION:${version}`,
        `N:${escape(family)};${escape(given)};;;`,
        `FN:${escape(name === "" ? organization : name)}`,
        organization === "" ? "" : `ORG:${escape(organization)}`,
        role === "" ? "" : `TITLE:${escape(role)}`,
        dialled === undefined
          ? ""
          : version === "4.0"
            ? `TEL;VALUE=uri;TYPE=cell:tel:${dialled}`
            : `TEL;TYPE=CELL:${dialled}`,
        email === "" ? "" : `EMAIL:${escape(email)}`,
        site === "" ? "" : `URL:${site}`,
        street === "" ? "" : `ADR:;;${escape(street)};;;;`,
        "END:VCARD",
      ]
        .filter((line) => line !== "")
        .join("\r\n"),
  );
}
