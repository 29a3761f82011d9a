/** What can be wrong with a field; the page has words for each. */
export type Fault =
  | "required"
  | "phone"
  | "coordinates"
  | "wifi-name"
  | "wifi-password"
  | "order"
  | "address"
  | "email";

/** What was typed into a form, by field; what is missing is empty. */
export type Values<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** What a form comes to: a content for the code, or the fields that keep it from one. */
export type Filled<Field extends string = string> =
  { readonly content: string } | { readonly faults: Readonly<Partial<Record<Field, Fault>>> };

/** Collects the faults and makes the content only where there are none. */
export function fillForm<Field extends string>(
  faults: Readonly<Partial<Record<Field, Fault | false | undefined>>>,
  content: () => string,
): Filled<Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault) as [Field, Fault][];
  return found.length > 0
    ? { faults: Object.fromEntries(found) as Partial<Record<Field, Fault>> }
    : { content: content() };
}

/** A number that is dialled from anywhere: `+` and 8 to 15 digits (ITU-T E.164); `00` counts as `+`. */
export function readPhone(typed: string): string | undefined {
  const bare = typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s().\-‎‏‪-‮⁦-⁩]/g, "")
    .replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : undefined;
}

export function isEmailLike(typed: string): boolean {
  const [name = "", domain = "", ...rest] = typed.split("@");
  // A dot that parts the domain, with something on both of its sides.
  return rest.length === 0 && name !== "" && domain.slice(1, -1).includes(".") && !/\s/.test(typed);
}

export function isWebAddressLike(typed: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(typed) && URL.canParse(typed);
}
