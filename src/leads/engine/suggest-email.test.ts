import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["mona@gmial.com", "mona@gmail.com"],
  ["mona@gmail.con", "mona@gmail.com"],
  ["mona@gamil.com", "mona@gmail.com"],
  ["mona@gmal.com", "mona@gmail.com"],
  ["mona@gmaill.com", "mona@gmail.com"],
  ["mona@gmail.comm", "mona@gmail.com"],
  ["mona@gmail,com", "mona@gmail.com"],
  ["mona.ali@Hotmial.com ", "mona.ali@hotmail.com"],
  ["mona@hotmai.com", "mona@hotmail.com"],
  ["mona@yaho.com", "mona@yahoo.com"],
  ["mona@outlok.com", "mona@outlook.com"],
  ["mona@iclould.com", "mona@icloud.com"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "",
  "mona",
  "mona@",
  "mona@g",
  "mona@gmail",
  "mona@gmail.com",
  "mona@hotmail.co",
  "mona@mail.com",
  "mona@ymail.com",
  "mona@hotmail.co.uk",
  "mona@yahoo.fr",
  "mona@live.com",
  "mona@shop.example",
  "@gmial.com",
  "mona@@gmial.com",
  "mona ali@gmial.com",
])("%s is left as it is", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
