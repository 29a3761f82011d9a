import { trimEndSlashes } from "#base/trim-end-slashes.ts";
import { toLatinDigits } from "#i18n/latin-digits.ts";
import { isDate } from "./date.ts";
import { fillForm, type Fault, type Filled, type Offer, type Values } from "./form.ts";

export type ProductField = "gtin" | "batch" | "serial" | "expiry" | "domain";

/** The resolver of GS1, for products whose owner has no domain. */
const gs1Domain = "id.gs1.org";

const gtinLengths: readonly number[] = [8, 12, 13, 14];

/**
 * Computes the check digit that follows the given digits: from the right, every other one counts
 * three times. @see GS1 General Specifications, 7.9.1
 */
export function findCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * Formats the GS1 Digital Link of a product: a web address with its GTIN of 14 digits, then batch
 * and serial number in this order, and the expiry date as `YYMMDD` in the query.
 * @see GS1 Digital Link Standard: URI Syntax, 1.2, 5 (grammar): gtin-path and expiryDateParameter
 */
export function formatProduct({
  gtin = "",
  batch = "",
  serial = "",
  expiry = "",
  domain = "",
}: Values<ProductField>): Filled<ProductField> {
  const digits = readDigits(gtin);
  const stem = readStem(domain);
  return fillForm(
    {
      gtin: digits === "" ? "required" : findGtinFault(digits),
      batch: batch.trim() !== "" && !isGs1Text(batch.trim()) && "gs1-text",
      serial: serial.trim() !== "" && !isGs1Text(serial.trim()) && "gs1-text",
      expiry: expiry !== "" && !isDate(expiry) && "date",
      domain: stem === undefined && "domain",
    },
    () =>
      [
        `${stem!}/01/${digits.padStart(14, "0")}`,
        batch.trim() === "" ? "" : `/10/${encodeGs1Text(batch.trim())}`,
        serial.trim() === "" ? "" : `/21/${encodeGs1Text(serial.trim())}`,
        expiry === "" ? "" : `?17=${expiry.replaceAll("-", "").slice(2)}`,
      ].join(""),
  );
}

/** The same number with the check digit that its other digits give. */
export function offerGtin({ gtin = "" }: Values<ProductField>): Offer | undefined {
  const digits = readDigits(gtin);
  return findGtinFault(digits) === "gtin-check"
    ? {
        field: "gtin",
        value: digits.slice(0, -1) + findCheckDigit(digits.slice(0, -1)),
        label: "offerGtin",
      }
    : undefined;
}

/** Digits in groups, as under a bar code, may be apart. */
const readDigits = (typed: string): string => toLatinDigits(typed).replaceAll(/[\s-]/g, "");

function findGtinFault(digits: string): Fault | undefined {
  if (!/^\d+$/.test(digits) || !gtinLengths.includes(digits.length)) return "gtin-length";
  return digits.endsWith(findCheckDigit(digits.slice(0, -1))) ? undefined : "gtin-check";
}

/**
 * Whether a batch or serial number has 1 to 20 characters of the set that GS1 allows. One or two
 * points alone would be taken for a step in the path of the address.
 * @see GS1 General Specifications, 7.11, figure 7.11-1 (character set 82)
 */
function isGs1Text(text: string): boolean {
  return /^[!"%&'()*+,\-./\d:;<=>?A-Z_a-z]{1,20}$/.test(text) && !/^\.{1,2}$/.test(text);
}

/** Percent-encodes all but letters, digits, `-`, `.` and `_`, as the grammar has it. */
function encodeGs1Text(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Reads the domain of a link, with a path where one was typed: `shop.example/products`.
 * @returns the address without its last slash, GS1's own for an empty text, or undefined where the
 *   text is no domain
 */
function readStem(typed: string): string | undefined {
  const text = typed.trim().replace(/^https:\/\//i, "");
  if (text === "") return `https://${gs1Domain}`;
  if (/[\s?#@\\]|:\/\//.test(text) || !URL.canParse(`https://${text}`)) return undefined;
  const { host, hostname, pathname } = new URL(`https://${text}`);
  const isDomain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(hostname);
  return isDomain ? trimEndSlashes(`https://${host}${pathname}`) : undefined;
}
