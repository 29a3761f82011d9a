import { toLatinDigits } from "#i18n/latin-digits.ts";
import { formatAmount, parseAmount } from "./amount.ts";
import { isDate } from "./date.ts";
import { fillForm, type Filled, type Offer, type Values } from "./form.ts";

export type InvoiceField = "seller" | "vatNumber" | "issued" | "total" | "vat";

const utf8 = new TextEncoder();
/** The length of a value is a single byte. */
const maxValueBytes = 255;
/** Of a hundred, since 1 July 2020. @see https://zatca.gov.sa, VAT implementing regulations */
const vatPercent = 15;

/**
 * Encodes the five fields of a phase-1 invoice code: for each its tag from 1 to 5, the length of
 * its value in bytes of UTF-8, and the value; all of it in base64.
 * @param values seller's name, VAT number, time, total with VAT, VAT; each of at most 255 bytes
 * @see ZATCA, Electronic Invoice Security Features Implementation Standards, 4 (QR code), and Guide
 *   to Develop a FATOORA compliant QR Code, of 18 November 2021, whose examples the tests hold
 */
export function encodeInvoice(values: readonly [string, string, string, string, string]): string {
  const bytes = values.flatMap((value, index) => {
    const valueBytes = utf8.encode(value);
    return [index + 1, valueBytes.length, ...valueBytes];
  });
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Formats the code of a simplified tax invoice in Saudi Arabia, phase 1. A VAT number has 15
 * digits, the first and the last are 3. With all lengths at their limits the code has 444
 * characters, of the 500 that ZATCA allows.
 * @see ZATCA, Electronic Invoice XML Implementation Standard, BR-KSA-40 for the VAT number
 */
export function formatInvoice({
  seller = "",
  vatNumber = "",
  issued = "",
  total = "",
  vat = "",
}: Values<InvoiceField>): Filled<InvoiceField> {
  const sellerName = seller.trim();
  const number = toLatinDigits(vatNumber).replaceAll(/[\s-]/g, "");
  const [totalAmount, vatAmount] = [parseAmount(total), parseAmount(vat)];
  return fillForm(
    {
      seller:
        sellerName === ""
          ? "required"
          : utf8.encode(sellerName).length > maxValueBytes && "seller-name",
      vatNumber: number === "" ? "required" : !/^3\d{13}3$/.test(number) && "vat-number",
      issued: issued === "" ? "required" : !isDate(issued.slice(0, 10)) && "date",
      total: total.trim() === "" ? "required" : totalAmount === undefined && "amount",
      vat:
        vat.trim() === ""
          ? "required"
          : vatAmount === undefined
            ? "amount"
            : totalAmount !== undefined &&
              vatAmount > 0 &&
              vatAmount >= totalAmount &&
              "vat-amount",
    },
    () =>
      encodeInvoice([
        sellerName,
        number,
        formatTime(issued),
        formatAmount(totalAmount!),
        formatAmount(vatAmount!),
      ]),
  );
}

/**
 * VAT at the rate of today, offered where the field has another amount, or none: parts of an
 * invoice may be exempt, and in ZATCA's own example it is more.
 */
export function offerVat({ total = "", vat = "" }: Values<InvoiceField>): Offer | undefined {
  const totalAmount = parseAmount(total);
  if (totalAmount === undefined || totalAmount === 0) return undefined;
  const value = Math.round((totalAmount * vatPercent) / (100 + vatPercent));
  return parseAmount(vat) === value
    ? undefined
    : { field: "vat", value: formatAmount(value), label: "offerVat" };
}

/**
 * Formats a local time in Saudi Arabia, `YYYY-MM-DDThh:mm`, in UTC as ZATCA's examples have it.
 * Saudi Arabia is three hours ahead of UTC all year.
 */
function formatTime(local: string): string {
  const time = new Date(`${local.slice(0, 16)}:00+03:00`);
  return `${time.toISOString().slice(0, 19)}Z`;
}
