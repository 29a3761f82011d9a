import { expect, type Page } from "@playwright/test";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { requestFormMessages } from "#leads/form-messages.ts";
import { budgets } from "#leads/service-request-options.ts";
import {
  apiPath,
  failureBox,
  fill,
  getForm,
  createValidValues,
  createMark,
  openForm,
  sendAndExpectThanks,
  sendButton,
  thing,
  toasts,
  readTyped,
  getWords,
  type FormName,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { findLeads } from "./support/forms-leads.ts";

const forms: readonly FormName[] = ["contact", "service-request"];

/**
 * What a visitor may meet instead of a thank-you, one after the other, and the code of the words
 * that explain it.
 */
const misfortunes: readonly {
  readonly code: "internal" | "busy" | "offline";
  readonly begin: (page: Page) => Promise<unknown>;
}[] = [
  {
    code: "internal",
    begin: (page) =>
      page.route("**/api/*", (route) => route.fulfill({ status: 500, json: { code: "internal" } })),
  },
  {
    code: "busy",
    begin: (page) =>
      page.route("**/api/*", (route) => route.fulfill({ status: 503, json: { code: "busy" } })),
  },
  // A line that breaks; a browser that knows of no network at all waits for one: offline.spec.ts.
  {
    code: "offline",
    begin: (page) => page.route("**/api/*", (route) => route.abort("connectionfailed")),
  },
  // What a proxy says of a server that is gone: no JSON and none of our codes.
  {
    code: "busy",
    begin: (page) =>
      page.route("**/api/*", (route) =>
        route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
      ),
  },
];

for (const locale of locales) {
  for (const form of forms) {
    test(`${form === "contact" ? "F-16 F-17" : "Q-39 Q-40"} in ${locale} the form of a ${thing[form]} says what went wrong, keeps everything, and sends it once all is well`, async ({
      page,
    }) => {
      const mark = createMark();
      const words = getWords(locale);
      const element = await openForm(page, form, locale);
      await fill(element, createValidValues(form, mark));
      for (const { code, begin } of misfortunes) {
        await begin(page);
        await sendButton(element).click();
        await expect(failureBox(page)).toContainText(words.failures[code]);
        await expect(failureBox(page)).toContainText(words[form].failedTitle);
        await expect(toasts(page)).toHaveAttribute("data-tone", "bad");
        await expect(toasts(page)).toContainText(words[form].failedTitle);
        expect(await readTyped(element)).toEqual(createValidValues(form, mark));
        await expect(sendButton(element)).toBeEnabled();
        await page.unroute("**/api/*");
      }
      await sendAndExpectThanks(page, element);
      await expect(failureBox(page)).toHaveCount(0);
      expect(await findLeads(mark)).toHaveLength(1);
    });
  }
}

for (const form of forms)
  test(`a ${thing[form]} can be sent by a page that was open while the site got a new version, without the scripts of the old one`, async ({
    page,
  }) => {
    const mark = createMark();
    const thanksLoaded = page.waitForResponse(/\/FormReceived\./);
    const element = await openForm(page, form, "ar");
    await thanksLoaded;
    await page.waitForLoadState("networkidle");
    await page.route("**/_astro/**", (route) => route.fulfill({ status: 404 }));
    await fill(element, createValidValues(form, mark));
    await sendAndExpectThanks(page, element);
    await expect(page.locator("[data-form-received]")).toBeVisible();
    expect(await findLeads(mark)).toHaveLength(1);
  });

for (const locale of locales) {
  for (const form of forms) {
    const ids = form === "contact" ? "F-18 F-20 F-21" : "Q-40 Q-41 Q-42";
    test(`${ids} in ${locale} a failed ${thing[form]} is offered by WhatsApp and e-mail with the same text, and is still there when the page is loaded again`, async ({
      page,
      context,
    }) => {
      const typed = createValidValues(form, createMark());
      const element = await openForm(page, form, locale);
      await fill(element, typed);
      await page.route(`**${apiPath[form]}`, (route) =>
        route.fulfill({ status: 500, json: { code: "internal" } }),
      );
      await sendButton(element).click();

      const chat = new URL(
        (await failureBox(page).locator('a[href^="https://wa.me/"]').getAttribute("href"))!,
      );
      const mail = new URL(
        (await failureBox(page).locator('a[href^="mailto:"]').getAttribute("href"))!,
      );
      expect(chat.pathname).toBe("/20255550100");
      expect(mail.pathname).toBe("hello@ro2ya.example");
      const text = chat.searchParams.get("text") ?? "";
      expect(readBody(mail)).toBe(text);
      for (const value of Object.values(await asRead(page, form, typed, locale)))
        expect(text).toContain(value);
      await expect(failureBox(page)).toContainText(getWords(locale).form.kept);

      await page.reload();
      await expect(element).toHaveAttribute("data-enhanced", "true");
      expect(await readTyped(element)).toEqual(typed);
      const laterVisit = await context.newPage();
      expect(await readTyped(await openForm(laterVisit, form, locale))).toEqual(typed);
    });
  }
}

/** The body of a mailto: address. "+" means itself there (RFC 6068). */
function readBody(mail: URL): string {
  const body = /[?&]body=([^&]*)/.exec(mail.search)?.[1] ?? "";
  return decodeURIComponent(body).replaceAll("\r\n", "\n");
}

/** What was typed and chosen, in the words that the visitor read. */
async function asRead(
  page: Page,
  form: FormName,
  typed: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<readonly string[]> {
  if (form === "contact") return Object.values(typed);
  const element = getForm(page, form);
  const service = await element.locator("option:checked").innerText();
  const choiceRows = await element
    .locator("input:checked")
    .evaluateAll((inputs) =>
      inputs.map((input) => [
        (input as HTMLInputElement).value,
        input.closest("label")!.innerText.split("\n")[0]!.trim(),
      ]),
    );
  // The page shows pounds first; the agency reads the dollars of the choice.
  const t = pick(requestFormMessages, locale);
  const isBudget = (value: string): value is (typeof budgets)[number] =>
    (budgets as readonly string[]).includes(value);
  const choices = choiceRows.map(([value, line]) => (isBudget(value!) ? t[value] : line!));
  const { projectDescription, deadline, name, email, phone } = typed as Record<
    "projectDescription" | "deadline" | "name" | "email" | "phone",
    string
  >;
  return [service, ...choices, projectDescription, deadline, name, email, phone];
}
