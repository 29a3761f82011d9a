import { expect } from "@playwright/test";
import {
  control,
  failureBox,
  fill,
  createValidValues,
  createMark,
  openForm,
  sendAndExpectThanks,
  sendButton,
  readTyped,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { brief } from "./support/forms-files.ts";
import { findLeads } from "./support/forms-leads.ts";

test("Q-40 a service chosen instead of the one that the address asked for stays chosen after a failure", async ({
  page,
}) => {
  const form = await openForm(page, "service-request", "en", { query: "?service=seo" });
  const typed = { ...createValidValues("service-request", createMark()), serviceType: "hosting" };
  await fill(form, typed);
  await page.route("**/api/*", (route) => route.fulfill({ status: 503, json: { code: "busy" } }));
  await sendButton(form).click();
  await expect(failureBox(page)).toBeVisible();
  expect(await readTyped(form)).toEqual(typed);
});

test("Q-40 a service chosen instead of the one that the address asked for stays chosen over a reload", async ({
  page,
}) => {
  const form = await openForm(page, "service-request", "en", { query: "?service=seo" });
  const typed = { ...createValidValues("service-request", createMark()), serviceType: "hosting" };
  await fill(form, typed);
  await page.reload();
  await expect(form).toHaveAttribute("data-enhanced", "true");
  expect(await readTyped(form)).toEqual(typed);
});

test("Q-40 after a failure the file is still chosen, and goes along at the next press", async ({
  page,
}) => {
  const mark = createMark();
  const form = await openForm(page, "service-request", "ar");
  await fill(form, createValidValues("service-request", mark));
  await control(form, "attachment").setInputFiles(brief);
  await page.route("**/api/*", (route) =>
    route.fulfill({ status: 500, json: { code: "internal" } }),
  );
  await sendButton(form).click();
  await expect(failureBox(page)).toBeVisible();
  await page.unroute("**/api/*");
  await sendAndExpectThanks(page, form);
  expect(await findLeads(mark)).toMatchObject([{ attachment: { name: brief.name } }]);
});

test("Q-40 after a reload the form says that a file that could not be kept has to be chosen again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  const form = await openForm(page, "service-request", "en");
  await fill(form, createValidValues("service-request", createMark()));
  await control(form, "attachment").setInputFiles(brief);
  await page.reload();
  await expect(form).toHaveAttribute("data-enhanced", "true");
  await expect(control(form, "attachment")).toHaveValue("");
  await expect(form).toContainText("Please choose your file again");
});
