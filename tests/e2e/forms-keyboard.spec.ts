import { expect, test, type Locator, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { contactFields } from "#leads/contact.contract.ts";
import {
  control,
  errorHolder,
  fill,
  createMark,
  openForm,
  sendButton,
  serviceRequest,
  toasts,
  getWords,
  type Values,
} from "./support/forms.ts";
import { brief, renamedProgram } from "./support/forms-files.ts";
import { findLeads } from "./support/forms-leads.ts";

/** The fields from the top of the page to its foot. */
const fromTheTop = [
  "serviceType",
  "projectDescription",
  "budget",
  "projectSize",
  "deadline",
  "attachment",
  "managementSystem",
  "name",
  "email",
  "phone",
];

/** Moves with Tab alone until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("sixty presses of Tab did not reach it");
}

for (const locale of locales) {
  test(`F-05 F-12 M-16 in ${locale} a message is written, corrected and sent with the keyboard alone`, async ({
    page,
  }) => {
    const mark = createMark();
    const form = await openForm(page, "contact", locale);
    await tabTo(page, control(form, "name"));
    const typed: Values = { name: "Mona", email: "mona@shop", message: "One line" };
    for (const [i, name] of contactFields.entries()) {
      if (i > 0) await page.keyboard.press("Tab");
      await expect(control(form, name)).toBeFocused();
      await page.keyboard.type(typed[name] ?? "");
    }
    await page.keyboard.press("Enter");
    await page.keyboard.type(mark);
    await tabTo(page, sendButton(form));
    await page.keyboard.press("Enter");
    await expect(control(form, "email")).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type(".example");
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveAttribute("data-tone", "good");
    expect(await findLeads(mark)).toMatchObject([
      { name: "Mona", email: "mona@shop.example", phone: "", message: `One line\n${mark}` },
    ]);
  });
}

test("Q-34 Q-38 M-17 a request with a file is filled in and sent with the keyboard alone, and a second one begun", async ({
  page,
}) => {
  const mark = createMark();
  const form = await openForm(page, "service-request", "en");
  // Installed long before the dialog opens: the browser hands it over only on request.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, control(form, "serviceType"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type(mark);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(control(form, "deadline")).toBeFocused();
  await page.keyboard.type("12122030"); // day and month alike, whichever the browser asks for first
  await tabTo(page, control(form, "attachment"));
  await page.keyboard.press("Space");
  await (await chooser).setFiles(brief);
  await tabTo(page, control(form, "managementSystem").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  for (const text of ["Mona", "mona@shop.example", "+20 2 5555 0100"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-form-received] h1")).toBeFocused();
  expect(await findLeads(mark)).toMatchObject([
    {
      serviceType: "web-design",
      budget: "500-1000",
      projectSize: "small",
      deadline: "2030-12-12",
      managementSystem: "other",
      name: "Mona",
      email: "mona@shop.example",
      phone: "+20 2 5555 0100",
      attachment: { name: brief.name },
    },
  ]);
  // Past the way to a person
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(control(form, "projectDescription")).toHaveValue("");
});

test("Q-39 every wrong field is marked and says why, and the topmost of them has the focus", async ({
  page,
}) => {
  const form = await openForm(page, "service-request", "ar");
  await control(form, "attachment").setInputFiles(renamedProgram);
  await sendButton(form).click();
  await form.getByRole("alert").first().getByRole("link", { name: "الهاتف" }).press("Enter");
  await expect(control(form, "phone")).toBeFocused();
  const missing: Record<string, string> = serviceRequest(createMark());
  for (const [i, name] of fromTheTop.entries()) {
    await sendButton(form).click();
    await expect(form.getByRole("alert").first()).toContainText(getWords("ar").form.checkFields);
    await expect(control(form, name).first()).toBeFocused();
    for (const wrong of fromTheTop.slice(i))
      await expect(errorHolder(form, wrong)).toHaveAccessibleDescription(
        /(اكتب|اختر|صِف|لا نستقبل)[^]*\.$/,
      );
    if (name === "attachment") await control(form, name).setInputFiles(brief);
    else await fill(form, { [name]: missing[name]! });
  }
});

test("F-16 after a failure the keyboard reaches the other ways to send, and the button again", async ({
  page,
}) => {
  const form = await openForm(page, "contact", "en");
  await fill(form, { name: "Mona", email: "mona@shop.example", message: createMark() });
  await page.route("**/api/*", (route) => route.fulfill({ status: 503, json: { code: "busy" } }));
  await control(form, "name").press("Enter");
  await expect(form.locator("[data-form-failure]")).toBeVisible();
  await tabTo(page, form.getByRole("link", { name: "Send it by WhatsApp" }));
  await page.keyboard.press("Tab");
  await expect(form.getByRole("link", { name: "Send it by email" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(form)).toBeFocused();
});
