import { expect, test } from "vitest";
import { renderBarePage } from "#platform/http/bare-page.ts";
import { fillFormPage } from "./answer-page.ts";

const nothing = { typed: {}, errors: {}, summary: "" };

test("F-26 a field without a value is empty, and one without an error has no message", () => {
  expect(
    fillFormPage(
      '<input value="%%value:name%%" aria-invalid="%%invalid:name%%"><p>%%error:name%%</p><b>%%summary%%</b>',
      nothing,
    ),
  ).toBe('<input value="" aria-invalid="false"><p></p><b></b>');
});

test("F-26 a mark may occur many times, in any element", () => {
  const page = fillFormPage(
    '<i>%%error:email%%</i><fieldset data-invalid="%%invalid:email%%"><i>%%error:email%%</i>',
    { ...nothing, errors: { email: "Wrong & odd" } },
  );
  expect(page).toBe('<i>Wrong &#38; odd</i><fieldset data-invalid="true"><i>Wrong &#38; odd</i>');
});

test("F-26 the choice of the template is replaced", () => {
  const template =
    '<select><option value="a" selected="" data-choice="c">A</option><option value="b" data-choice="c">B</option></select>';
  expect(fillFormPage(template, { ...nothing, typed: { c: "b" } })).toBe(
    '<select><option value="a" data-choice="c">A</option><option value="b" data-choice="c" selected>B</option></select>',
  );
});

test("F-26 radio buttons are found for every order and content of their attributes", () => {
  const template =
    '<input class="a>b checked:x" data-choice="size" type="radio" checked="" value="small"/><input type="radio" value="large" data-choice="size"/>';
  expect(fillFormPage(template, { ...nothing, typed: { size: "large" } })).toBe(
    '<input class="a>b checked:x" data-choice="size" type="radio" value="small"/><input type="radio" value="large" data-choice="size" checked/>',
  );
});

test("F-26 a value that is not an option selects nothing and adds nothing to the page", () => {
  const template = '<option value="a" data-choice="c">A</option>';
  expect(fillFormPage(template, { ...nothing, typed: { c: '"><script>' } })).toBe(template);
});

test("F-28 a text that begins with a line break keeps it in a textarea", () => {
  const template =
    '<textarea aria-invalid="%%invalid:m%%">%%value:m%%</textarea><input value="%%value:m%%">';
  expect(fillFormPage(template, { ...nothing, typed: { m: "\nx" } })).toBe(
    '<textarea aria-invalid="false">\n\nx</textarea><input value="\nx">',
  );
});

test("F-27 a bare page is in its language and direction", () => {
  expect(renderBarePage("ar", ["شكرًا"])).toContain('<html lang="ar" dir="rtl">');
  expect(renderBarePage("en", ["a < b"])).toContain("<p>a &#60; b</p>");
});
