import { expect, test } from "vitest";
import { toHeaderText, readMailbox } from "./mail.ts";

test("B-13 an address may have a name before it or not", () => {
  expect(readMailbox("hello@ro2ya.example")).toEqual({ name: "", address: "hello@ro2ya.example" });
  expect(readMailbox(" Ro2ya رؤية <hello@ro2ya.example> ")).toEqual({
    name: "Ro2ya رؤية",
    address: "hello@ro2ya.example",
  });
  expect(readMailbox('"Ro2ya, Cairo" <hello@ro2ya.example>')).toEqual({
    name: "Ro2ya, Cairo",
    address: "hello@ro2ya.example",
  });
  for (const wrong of [
    "",
    "hello",
    "a@b, c@d",
    "Ro2ya hello@ro2ya.example",
    "<hello@ro2ya.example",
    "hello@ro2ya.example>",
    "a@b\r\nBcc: c@d",
  ])
    expect(readMailbox(wrong)).toBeUndefined();
});

test("B-13 a visitor's text becomes one line of a header, without control characters", () => {
  expect(toHeaderText(" منى\u202e\tالشريف\u2028\u0007Bcc: x ")).toBe("منى الشريف Bcc: x");
});
