import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { contactFieldTable } from "../contact-fields.ts";
import { contactFormMessages, formMessages, requestFormMessages } from "../form-messages.ts";
import { serviceRequestFieldTable } from "../service-request-fields.ts";
import { formatAsText } from "./format-as-text.ts";

const shared = pick(formMessages, "en");

test("F-19 a message for a chat begins with its text and leaves out what was left empty", () => {
  const values = { name: "Mona", email: "m@shop.example", phone: "", message: "hi" };
  const labels = { ...shared, ...pick(contactFormMessages, "en") };
  expect(formatAsText(contactFieldTable, values, labels)).toBe(
    "hi\n\nName: Mona\nEmail: m@shop.example",
  );
});

test("F-19 a request for a chat names its choices in words and leaves out what has none", () => {
  const values = {
    serviceType: "gone",
    projectDescription: "A shop",
    budget: "500-1000",
    managementSystem: "email",
    deadline: "2026-12-31",
    name: "Mona",
  };
  const labels = { ...shared, ...pick(requestFormMessages, "en") };
  expect(
    formatAsText(serviceRequestFieldTable, values, labels, (name, value) =>
      name === "serviceType" ? "" : value,
    ),
  ).toBe(
    "A shop\n\nBudget (US dollars): 500 to 1,000\nWhen you need it: 2026-12-31\nHow would you like to stay in touch?: Email\nName: Mona",
  );
});
