import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import {
  contactMessage,
  control,
  failureBox,
  fill,
  createMark,
  createValidValues,
  getWords,
  openForm,
  sendAndExpectThanks,
  sendButton,
  startAgain,
  toasts,
} from "./support/forms.ts";

/** A contact form whose messages are thanked for without being stored. */
async function openStubbedForm(page: Page, locale: Locale) {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 201, json: { id: crypto.randomUUID() } }),
  );
  const form = await openForm(page, "contact", locale);
  await fill(form, contactMessage(createMark()));
  return form;
}

for (const locale of locales) {
  test(`M-20 M-24 in ${locale} a toast appears at the bottom right, is announced, and takes no focus`, async ({
    page,
  }) => {
    const form = await openStubbedForm(page, locale);
    const status = page.locator('[data-toast-live="polite"]');
    // There before its words: a region that comes with its words is not announced
    await expect(status).toBeAttached();
    await control(form, "name").press("Enter");
    await expect(toasts(page)).toBeVisible();
    await expect(status).toContainText({ ar: "شكرًا لك!", en: "Thank you!" }[locale]);
    await expect(status).toHaveAttribute("aria-live", "polite");
    expect(await page.evaluate(() => document.activeElement?.closest("[data-toaster]"))).toBe(null);
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await toasts(page).hover();
      const box = (await toasts(page).boundingBox())!;
      expect(size.width - box.x - box.width).toBeLessThanOrEqual(24);
      expect(size.height - box.y - box.height).toBeLessThanOrEqual(24);
      expect(box.x).toBeGreaterThanOrEqual(0);
      if (size.width > 1000) expect(box.x).toBeGreaterThan(size.width / 2);
    }
  });
}

/** The controls in the window whose boxes meet the toast's, its own apart. */
const findCoveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector(".toast")!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>("a, button, input, textarea, summary")]
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        const isShown = width > 0 && getComputedStyle(control).pointerEvents !== "none";
        const isOwn = control.closest("[data-toaster]") !== null;
        const meets =
          top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
        return isShown && !isOwn && meets;
      })
      .map((control) => control.textContent.trim());
  });

for (const locale of locales) {
  test(`F-17 in ${locale} on a phone the toast of a waiting request covers no other way to send it, and the request is still called unsent when the page is opened again`, async ({
    page,
  }) => {
    const request = getWords(locale)["service-request"];
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "onLine", { get: () => false });
    });
    await page.route("**/api/service-requests", (route) => route.abort());
    const form = await openForm(page, "service-request", locale);
    await fill(form, createValidValues("service-request", createMark()));
    await sendButton(form).click();
    await expect(toasts(page)).toContainText(request.waitingTitle);
    await toasts(page).hover();
    await expect(failureBox(page).getByText(request.sendByChat)).toBeInViewport();
    const ways: readonly string[] = [request.sendByChat, request.sendByMail];
    await expect
      .poll(async () => (await findCoveredControls(page)).filter((name) => ways.includes(name)))
      .toEqual([]);

    await page.goto(localePath(locale, "/privacy-policy"));
    await page.goBack();
    await expect(failureBox(page)).toContainText(request.unsentTitle);
    await expect(failureBox(page).getByText(request.sendByChat)).toBeVisible();
    await control(form, "name").fill("Mona");
    await page.reload();
    await expect(failureBox(page)).toContainText(request.unsentTitle);
    await page.unroute("**/api/service-requests");
    await sendAndExpectThanks(page, form);
    await page.reload();
    await expect(form).toHaveAttribute("data-enhanced", "true");
    await expect(failureBox(page)).toHaveCount(0);
  });

  test(`M-20 in ${locale} on a phone the toast of the thanks covers no control`, async ({
    page,
  }) => {
    for (const size of [
      { width: 360, height: 640 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      const form = await openStubbedForm(page, locale);
      await sendAndExpectThanks(page, form);
      // A toast that is pointed at stays.
      await toasts(page).hover();
      await expect(page.locator("[data-form-received] .button").last()).toBeInViewport({
        ratio: 1,
      });
      await expect.poll(() => findCoveredControls(page), `${size.width}`).toEqual([]);
    }
  });
}

for (const locale of locales) {
  test(`M-20 in ${locale} on a phone the toast of the thanks is no wider than its words need, and leaves when the visitor scrolls on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const form = await openStubbedForm(page, locale);
    await sendAndExpectThanks(page, form);
    const box = (await toasts(page).boundingBox())!;
    expect(box.width).toBeLessThan(240);
    expect(box.height).toBeLessThan(72);
    await expect(page.locator("[data-form-received]")).toBeVisible();
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 300);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test("M-22 a toast is there after 4 seconds and gone after 5", async ({ page }) => {
  await page.clock.install();
  const form = await openStubbedForm(page, "ar");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sendAndExpectThanks(page, form);
  await page.clock.runFor(4000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
});

test("M-22 a toast that is pointed at stays, and closes once the pointer has gone", async ({
  page,
}) => {
  await page.clock.install();
  const form = await openStubbedForm(page, "en");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sendAndExpectThanks(page, form);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test("M-23 one toast is visible at a time", async ({ page }) => {
  const form = await openStubbedForm(page, "en");
  await page.evaluate(() => {
    const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
    const toaster = document.querySelector("[data-toaster]")!;
    new MutationObserver(() => seen.push(toaster.querySelectorAll(".toast").length)).observe(
      toaster,
      { childList: true, subtree: true },
    );
  });
  await sendAndExpectThanks(page, form);
  await startAgain(page);
  await fill(form, contactMessage(createMark()));
  await page.unroute("**/api/contact");
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 503, json: { code: "busy" } }),
  );
  await sendButton(form).click();
  await expect(toasts(page)).toHaveAttribute("data-tone", "bad");
  await expect(toasts(page)).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([1, 1]);
});

for (const locale of locales) {
  test(`M-21 in ${locale} Alt+T moves the focus to the toast, and from there Tab and Enter close it`, async ({
    page,
  }) => {
    const form = await openStubbedForm(page, locale);
    await sendAndExpectThanks(page, form);
    await page.keyboard.press("Alt+t");
    await expect(page.locator("[data-toaster]")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toasts(page).getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(0);
  });
}

test("M-21 M-22 a toast that Alt+T has given the focus does not close under its reader", async ({
  page,
}) => {
  await page.clock.install();
  const form = await openStubbedForm(page, "en");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await sendAndExpectThanks(page, form);
  await page.keyboard.press("Alt+t");
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
});
