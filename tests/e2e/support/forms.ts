import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import {
  contactFormMessages,
  failureMessages,
  formMessages,
  requestFormMessages,
} from "#leads/form-messages.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import { contactFields } from "#leads/contact.contract.ts";
import { createContact } from "#leads/contact.fixture.ts";

/** The two forms as they are in the pages. */
export type FormName = "contact" | "service-request";
export type Values = Readonly<Record<string, string>>;

export const formPath: Readonly<Record<FormName, string>> = {
  contact: "/contact",
  "service-request": "/request-service",
};
export const apiPath: Readonly<Record<FormName, string>> = {
  contact: "/api/contact",
  "service-request": "/api/service-requests",
};

/** What each form sends, for the titles of tests. */
export const thing: Readonly<Record<FormName, string>> = {
  contact: "message",
  "service-request": "request",
};

/** The words that the site has for errors, failures and what both forms share. */
export const getWords = (locale: Locale) => ({
  errors: pick(fieldErrorMessages, locale),
  failures: pick(failureMessages, locale),
  form: pick(formMessages, locale),
  contact: pick(contactFormMessages, locale),
  "service-request": pick(requestFormMessages, locale),
});

/** A word that is in no other message, so that a test finds its own among all that are stored. */
export const createMark = (): string => `mark-${randomUUID()}`;

/** A contact message that keeps every rule: Arabic, emoji, quotes and line breaks. */
export function contactMessage(mark: string) {
  return createContact({
    message: `مرحبًا،\nأريد متجرًا «صغيرًا» & <جميلًا> ☕️👩🏽‍🎨\n\n${mark}`,
  });
}

/** A service request that keeps every rule. */
export function serviceRequest(mark: string) {
  return {
    serviceType: "seo",
    projectDescription: `متجر فخّار،\nمن خمسين منتجًا "يدويًا" 🏺\n${mark}`,
    budget: "500-1000",
    projectSize: "small",
    deadline: getDayFromNow(30),
    managementSystem: "whatsapp",
    name: "منى الشريف",
    email: "mona@shop.example",
    phone: "+20 2 5555 0100",
  };
}

export const createValidValues = (form: FormName, mark: string): Values =>
  form === "contact" ? contactMessage(mark) : serviceRequest(mark);

/** A day of the UTC calendar, YYYY-MM-DD. */
export function getDayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Opens a form and waits until its script holds it. */
export async function openForm(
  page: Page,
  form: FormName,
  locale: Locale,
  { origin = "", query = "" } = {},
): Promise<Locator> {
  await page.goto(`${origin}${localePath(locale, formPath[form])}${query}`);
  await expect(getForm(page, form)).toHaveAttribute("data-enhanced", "true");
  return getForm(page, form);
}

export const getForm = (page: Page, form: FormName): Locator =>
  page.locator(`form[data-lead-form="${form}"]`);
export const control = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);
export const sendButton = (form: Locator): Locator => form.locator('button[type="submit"]');
export const toasts = (page: Page): Locator => page.locator("[data-toaster] .toast");
export const failureBox = (page: Page): Locator => page.locator("[data-form-failure]");

const radios = ["budget", "projectSize", "managementSystem"];

/**
 * What carries a field's error: the control itself, and for a choice in the open the group around
 * it.
 */
export function errorHolder(form: Locator, name: string): Locator {
  return radios.includes(name)
    ? form.locator("fieldset").filter({ has: form.page().locator(`[name="${name}"]`) })
    : control(form, name);
}

/** Types and chooses; an empty text leaves a choice alone and empties a field. */
export async function fill(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (radios.includes(name)) {
      if (value !== "") await form.locator(`[name="${name}"][value="${value}"]`).check();
    } else if (name === "serviceType") await control(form, name).selectOption(value);
    else await control(form, name).fill(value);
  }
}

/** What is in the form's fields, without files and without what no visitor sees. */
export function readTyped(form: Locator): Promise<Values> {
  return form.evaluate((element) => {
    const entries = [...new FormData(element as HTMLFormElement)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(
      entries
        .filter(([name]) => name !== "locale" && name !== "homepage")
        .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]),
    );
  });
}

/** The form as it is before anybody typed. */
export const getEmptyValues: Readonly<Record<FormName, Values>> = {
  contact: Object.fromEntries(contactFields.map((name) => [name, ""])),
  "service-request": {
    serviceType: "",
    projectDescription: "",
    deadline: "",
    name: "",
    email: "",
    phone: "",
  },
};

/** Everything that the page posts from now on. */
export function recordPosts(page: Page): readonly Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posts.push(request);
  });
  return posts;
}

/** The panel that replaces a form when it is stored. */
export const thanksPanel = (page: Page): Locator => page.locator("[data-form-received]");

/** Goes from the thanks back to the empty form. */
export async function startAgain(page: Page): Promise<void> {
  await thanksPanel(page).getByRole("button").click();
}

/** Presses the button and waits for the thank-you to this very form. */
export async function sendAndExpectThanks(page: Page, form: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await sendButton(form).click();
  expect((await answered).ok()).toBe(true);
  await expect(toasts(page)).toHaveAttribute("data-tone", "good");
}
