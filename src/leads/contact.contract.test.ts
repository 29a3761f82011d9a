import { expect, test } from "vitest";
import { createBareContact, createContact } from "./contact.fixture.ts";
import { checkContact } from "./contact.contract.ts";

const message = createBareContact({
  name: "منى",
  email: "mona@shop.example",
  message: "أريد موقعًا",
});

test("F-01 F-05 a message with name, e-mail and text is accepted, phone or not", () => {
  expect(checkContact(message)).toEqual({
    ok: true,
    value: { ...message, locale: "ar", key: undefined },
  });
  expect(checkContact(createContact())).toMatchObject({ ok: true, value: createContact() });
  expect(checkContact({ name: "Mona", email: "m@shop.example", message: "hi" })).toMatchObject({
    ok: true,
    value: { phone: "" },
  });
  expect(checkContact({ ...message, phone: null })).toMatchObject({
    ok: true,
    value: { phone: "" },
  });
});

test("F-02 F-03 F-04 F-08 what is required and missing is named, field by field", () => {
  expect(checkContact({})).toEqual({
    ok: false,
    fields: { name: "missing", email: "missing", message: "missing" },
  });
  expect(checkContact({ ...message, name: "  ", message: "\n " })).toEqual({
    ok: false,
    fields: { name: "missing", message: "missing" },
  });
});

test("F-05 a phone that was filled in has to be one", () => {
  expect(checkContact({ ...message, phone: "soon" })).toEqual({
    ok: false,
    fields: { phone: "malformed" },
  });
  expect(checkContact({ ...message, phone: "  " })).toMatchObject({ ok: true });
});

test("F-28 texts stay as they were typed, but for line ends, which a form posts in its own way", () => {
  const typed = { ...message, name: " منى ", message: "  سطر\r\n\tسطر ثانٍ\rثالث\n" };
  expect(checkContact(typed)).toMatchObject({
    ok: true,
    value: { name: " منى ", message: "  سطر\n\tسطر ثانٍ\nثالث\n" },
  });
});

test("F-09 the length of a message counts after its line ends have become one", () => {
  expect(checkContact({ ...message, message: "م\r\n".repeat(5_000) })).toMatchObject({ ok: true });
  expect(checkContact({ ...message, message: "م\n".repeat(5_001) })).toEqual({
    ok: false,
    fields: { message: "too-long" },
  });
});

test("F-09 a value that is not a text is malformed, and a body that is not a form is rejected", () => {
  expect(checkContact({ ...message, name: 7 })).toEqual({
    ok: false,
    fields: { name: "malformed" },
  });
  for (const nothing of [null, undefined, "text", 7, []])
    expect(checkContact(nothing)).toMatchObject({ ok: false });
});

test("F-27 an unknown language becomes Arabic, and an invalid key becomes no key: neither loses a message", () => {
  expect(checkContact({ ...message, locale: "fr", key: "1; drop table" })).toMatchObject({
    ok: true,
    value: { locale: "ar", key: undefined },
  });
  const key = "0b0a9c1e-7f7c-4b8e-9d43-0f6f3f1f2a10";
  expect(checkContact({ ...message, locale: "en", key })).toMatchObject({
    ok: true,
    value: { locale: "en", key },
  });
});
