import { expect, test } from "vitest";
import { encodeInvoice, formatInvoice, offerVat } from "./invoice.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes a code into pairs of tag and value, field by field, by the lengths that it contains. */
function decodeInvoice(code: string): readonly (readonly [tag: number, value: string])[] {
  const bytes = Uint8Array.from(atob(code), (char) => char.charCodeAt(0));
  const fields: [number, string][] = [];
  for (let at = 0; at < bytes.length; at += 2 + bytes[at + 1]!) {
    const [tag, length] = [bytes[at]!, bytes[at + 1]!];
    if (at + 2 + length > bytes.length) throw new Error(`tag ${tag} is cut short`);
    fields.push([tag, utf8.decode(bytes.subarray(at + 2, at + 2 + length))]);
  }
  return fields;
}

/** The two examples of ZATCA's guide of 18 November 2021, and one with an Arabic name. */
const published = [
  {
    code: "AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==",
    values: ["Bobs Records", "310122393500003", "2022-04-25T15:30:00Z", "1000.00", "150.00"],
  },
  {
    code: "ARVCb2JzIEJhc2VtZW50IFJlY29yZHMCDzEwMDAyNTkwNjcwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoECjIxMDAxMDAuOTkFCTMxNTAxNS4xNQ==",
    values: [
      "Bobs Basement Records",
      "100025906700003",
      "2022-04-25T15:30:00Z",
      "2100100.99",
      "315015.15",
    ],
  },
  {
    // @see https://github.com/Haraj-backend/zatca-sdk-go, qrcode_test.go
    code: "AR3Yp9mE2KzZiNin2YfYsdmKINin2YTYudix2KjZigIPMzEwMTIyMzkzNTAwMDAzAxQyMDIyLTA0LTI1VDE1OjMwOjAwWgQHMTAwMC4wMAUGMTUwLjAw",
    values: ["الجواهري العربي", "310122393500003", "2022-04-25T15:30:00Z", "1000.00", "150.00"],
  },
] as const;

test.each(published)("the published code of $values.0 has these five fields", (example) => {
  expect(decodeInvoice(example.code)).toEqual(
    example.values.map((value, index) => [index + 1, value]),
  );
  expect(encodeInvoice(example.values)).toBe(example.code);
});

const valid = {
  seller: "Bobs Records",
  vatNumber: "310122393500003",
  issued: "2022-04-25T18:30",
  total: "1000",
  vat: "150",
};

test("the form gives the code of the guide, the time in UTC and amounts with two decimals", () => {
  expect(formatInvoice(valid)).toEqual({ content: published[0].code });
});

test("an Arabic name, Arabic digits and a time after midnight are written as ZATCA reads them", () => {
  const filled = formatInvoice({
    seller: " متجر القهوة ",
    vatNumber: "٣١٠١٢٢٣٩٣ ٥٠٠٠٠٣",
    issued: "2026-01-01T01:05",
    total: "١٬١٥٠٫٥",
    vat: "150.07",
  });
  expect("content" in filled && decodeInvoice(filled.content)).toEqual([
    [1, "متجر القهوة"],
    [2, "310122393500003"],
    [3, "2025-12-31T22:05:00Z"],
    [4, "1150.50"],
    [5, "150.07"],
  ]);
});

test("an invoice needs all five fields", () => {
  expect(formatInvoice({})).toEqual({
    faults: {
      seller: "required",
      vatNumber: "required",
      issued: "required",
      total: "required",
      vat: "required",
    },
  });
});

test("a seller's name has at most 255 bytes, and the longest code 500 characters", () => {
  expect(formatInvoice({ ...valid, seller: "م".repeat(128) })).toEqual({
    faults: { seller: "seller-name" },
  });
  const longest = formatInvoice({
    ...valid,
    seller: `${"م".repeat(127)}a`,
    total: "999999999999.99",
    vat: "100000000000.00",
  });
  expect("content" in longest && longest.content.length).toBeLessThanOrEqual(500);
  expect("content" in longest && decodeInvoice(longest.content)[0]![1]).toBe(`${"م".repeat(127)}a`);
});

test.each(["31012239350000", "3101223935000033", "110122393500003", "310122393500001", "abc"])(
  "%s is no VAT number",
  (vatNumber) => {
    expect(formatInvoice({ ...valid, vatNumber })).toEqual({ faults: { vatNumber: "vat-number" } });
  },
);

test.each(["10,5", "1.234", "-5", "1,00", "ten", "1.000,00", "1234567890123"])(
  "%s is no amount",
  (total) => {
    expect(formatInvoice({ ...valid, total, vat: "0" })).toEqual({ faults: { total: "amount" } });
  },
);

test("VAT may be zero, and is less than the total", () => {
  for (const vat of ["0", "130.43", "999.99"])
    expect(formatInvoice({ ...valid, vat })).toHaveProperty("content");
  for (const vat of ["1000", "1150"])
    expect(formatInvoice({ ...valid, vat })).toEqual({ faults: { vat: "vat-amount" } });
});

test.each(["12026-01-01T10:00", "0202-01-01T10:00", "2026-02-30T10:00"])(
  "%s is no time of an invoice",
  (issued) => {
    expect(formatInvoice({ ...valid, issued })).toEqual({ faults: { issued: "date" } });
  },
);

test("VAT of 15% is offered until the field has it", () => {
  expect(offerVat({ total: "1150" })).toEqual({ field: "vat", value: "150.00", label: "offerVat" });
  expect(offerVat({ total: "99.99", vat: "15" })).toMatchObject({ value: "13.04" });
  expect(offerVat({ total: "1150", vat: "١٥٠" })).toBeUndefined();
  expect(offerVat({ total: "x" })).toBeUndefined();
});
