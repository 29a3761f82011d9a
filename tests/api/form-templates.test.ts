import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fillFormPage } from "#leads/server/forms/answer-page.ts";
import { pick } from "#i18n/messages.ts";
import { ContactForm } from "#leads/ui/ContactForm.tsx";
import { contactFields } from "#leads/contact.contract.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import {
  contactFormMessages,
  failureMessages,
  formMessages,
  requestFormMessages,
} from "#leads/form-messages.ts";
import { serviceRequestFields } from "#leads/service-request.contract.ts";
import { ServiceRequestForm } from "#leads/ui/ServiceRequestForm.tsx";
import { goodMessage, goodRequest } from "./forms.ts";

/*
 * The forms as the build renders them for the server to fill in: both ends have to mean the same
 * marks.
 */

const texts = {
  locale: "en",
  errorTexts: pick(fieldErrorMessages, "en"),
  failureTexts: pick(failureMessages, "en"),
  contactLinks: { chat: "https://wa.me/1", mail: "mailto:a@b.example?subject=x" },
  isTemplate: true,
} as const;
const contact = renderToStaticMarkup(
  createElement(ContactForm, {
    ...texts,
    t: { ...pick(formMessages, "en"), ...pick(contactFormMessages, "en") },
  }),
);
const services = ["seo", "web-design"].map((id) => ({ id, title: id }));
const request = renderToStaticMarkup(
  createElement(ServiceRequestForm, {
    ...texts,
    services,
    t: { ...pick(formMessages, "en"), ...pick(requestFormMessages, "en") },
  }),
);

const readErrors = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, `wrong ${field}.`]));

test("F-26 the contact form has a place for every text, for every error and for the words above it", () => {
  const page = fillFormPage(contact, {
    typed: goodMessage,
    errors: readErrors(contactFields),
    summary: "Look again.",
  });
  expect(page).not.toContain("%%");
  expect(page).toContain("Look again.");
  for (const field of contactFields) expect(page).toContain(`wrong ${field}.`);
  for (const field of contactFields)
    expect([`value="${goodMessage[field]}"`, `>${goodMessage[field]}</textarea>`]).toSatisfy(
      (places: readonly string[]) => places.some((place) => page.includes(place)),
      field,
    );
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(contactFields.length);
});

test("Q-45 the request form has a place for every text, choice and error, the file's too", () => {
  const page = fillFormPage(request, {
    typed: goodRequest,
    errors: readErrors(serviceRequestFields),
    summary: "Look again.",
  });
  expect(page).not.toContain("%%");
  for (const field of serviceRequestFields) expect(page).toContain(`wrong ${field}.`);
  for (const field of ["deadline", "name", "email", "phone"] as const)
    expect(page).toContain(`value="${goodRequest[field]}"`);
  expect(page).toContain(`>${goodRequest.projectDescription}</textarea>`);
  const chosen = [...page.matchAll(/<(?:input|option)\b[^>]*(?:checked|selected)\/?>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
  );
  expect(chosen.sort()).toEqual(
    [
      goodRequest.serviceType,
      goodRequest.budget,
      goodRequest.projectSize,
      goodRequest.managementSystem,
    ].sort(),
  );
});

test("F-26 Q-45 a form without errors shows none", () => {
  for (const template of [contact, request]) {
    const page = fillFormPage(template, { typed: {}, errors: {}, summary: "" });
    expect(page).not.toContain("%%");
    expect(page).not.toContain('aria-invalid="true"');
    expect(page).not.toMatch(/<option[^>]*data-choice[^>]*selected/);
  }
});

test("F-25 Q-45 the forms are sent to where the server listens for them, in a way that can carry what they hold", () => {
  const readAttributes = (form: string) => /<form([^>]*)>/.exec(form)![1]!.toLowerCase();
  expect(readAttributes(contact)).toContain(' action="/api/contact" method="post"');
  expect(readAttributes(request)).toContain(' action="/api/service-requests"');
  expect(readAttributes(request)).toContain(' enctype="multipart/form-data"');
  for (const form of [contact, request])
    expect(form).toContain('<input type="hidden" name="locale" value="en"/>');
});
