import { expect, test } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { failureMessages } from "#leads/form-messages.ts";
import { isSolution } from "../../src/leads/engine/proof-of-work.ts";
import {
  failureBox,
  fill,
  getForm,
  createValidValues,
  createMark,
  openForm,
  sendAndExpectThanks,
  sendButton,
  toasts,
  readTyped,
} from "./support/forms.ts";
import { findLeads } from "./support/forms-leads.ts";

for (const locale of locales) {
  test(`F-16 F-17 F-20 F-21 who has sent too much reads so in ${locale}, loses nothing and sends it later`, async ({
    page,
  }) => {
    const mark = createMark();
    const form = await openForm(page, "contact", locale);
    await fill(form, createValidValues("contact", mark));
    const typed = await readTyped(form);
    await page.route(
      "**/api/contact",
      (route) =>
        route.fulfill({
          status: 429,
          headers: { "retry-after": "300" },
          json: { code: "too-many" },
        }),
      { times: 1 },
    );
    await sendButton(form).click();
    await expect(failureBox(page)).toContainText(failureMessages["too-many"][locale]);
    await expect(failureBox(page).getByRole("link")).toHaveCount(2);
    expect(await readTyped(form)).toEqual(typed);
    await sendAndExpectThanks(page, form);
    expect(await findLeads(mark)).toMatchObject([{ state: "new" }]);
  });
}

for (const name of ["contact", "service-request"] as const) {
  test(`F-12 Q-32 under attack the page of ${name} solves the challenge by itself, and the visitor sees only the thanks`, async ({
    page,
  }) => {
    const mark = createMark();
    const form = await openForm(page, name, "ar");
    await fill(form, createValidValues(name, mark));
    const challenge = "1795263600000.14.c29tZXRoaW5n.c2lnbmF0dXJl";
    const posts = name === "contact" ? "**/api/contact" : "**/api/service-requests";
    await page.route(
      posts,
      (route) => route.fulfill({ status: 428, json: { code: "proof-needed", challenge } }),
      { times: 1 },
    );
    const second = page.waitForRequest(
      (request) => request.method() === "POST" && request.headers()["x-form-proof"] !== undefined,
    );
    await sendButton(form).click();
    const solution = (await second).headers()["x-form-proof"]!;
    expect(solution.startsWith(`${challenge}:`)).toBe(true);
    expect(isSolution(solution, 14)).toBe(true);
    expect((await second).headers()["x-form-token"]).toMatch(/^\w+\.[\w-]+$/);
    await expect(toasts(page)).toHaveAttribute("data-tone", "good");
    expect(await findLeads(mark)).toHaveLength(1);
  });

  test(`F-01 Q-01 B-08 the field for machines in ${name} cannot be seen, read aloud or reached by a visitor, and nothing is requested before typing begins`, async ({
    page,
  }) => {
    const challenges: string[] = [];
    page.on(
      "request",
      (request) =>
        request.url().includes("/api/") && challenges.push(new URL(request.url()).pathname),
    );
    const form = await openForm(page, name, "en");
    expect(challenges).toEqual([]);
    const honeypot = form.locator('[name="homepage"]');
    await expect(honeypot).toHaveCount(1);
    await expect(honeypot).toBeHidden();
    await expect(form.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
    await expect(form).toContainText("24 months after it arrives");
    await form.locator('[name="name"]').fill("Mona");
    await expect.poll(() => challenges).toEqual(["/api/form-token"]);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(
      "homepage",
    );
    await expect(getForm(page, name)).toHaveCount(1);
  });
}
