/** What can be wrong with a field; the page has a message for each. */
export type Fault =
  | "required"
  | "phone"
  | "coordinates"
  | "wifi-name"
  | "wifi-password"
  | "order"
  | "address"
  | "email"
  | "date"
  | "seller-name"
  | "vat-number"
  | "amount"
  | "vat-amount"
  | "gtin-length"
  | "gtin-check"
  | "gs1-text"
  | "domain";

/** The typed values of a form by field; a missing value counts as empty. */
export type Values<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** The content for the code, or the faults by field. */
export type Filled<Field extends string = string> =
  { readonly content: string } | { readonly faults: Readonly<Partial<Record<Field, Fault>>> };

/** A value that a form offers for one of its fields, under a label that contains it. */
export interface Offer<Field extends string = string> {
  readonly field: Field;
  readonly value: string;
  readonly label: "offerVat" | "offerGtin";
}

/** Collects the faults by field, and builds the content only where there are none. */
export function fillForm<Field extends string>(
  faults: Readonly<Partial<Record<Field, Fault | false | undefined>>>,
  content: () => string,
): Filled<Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault) as [Field, Fault][];
  return found.length > 0
    ? { faults: Object.fromEntries(found) as Partial<Record<Field, Fault>> }
    : { content: content() };
}

/** Whether a text has the form of an email address. */
export function isEmailLike(typed: string): boolean {
  const [name = "", domain = "", ...rest] = typed.split("@");
  // The domain needs a dot with at least one character on each side.
  return rest.length === 0 && name !== "" && domain.slice(1, -1).includes(".") && !/\s/.test(typed);
}

/** Whether a text is a URL with the scheme http or https. */
export function isWebAddressLike(typed: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(typed) && URL.canParse(typed);
}
