import { expect, test } from "@playwright/test";

test("a page that was fetched while the pointer rested on its link says when it is opened", async ({
  page,
}) => {
  await page.goto("/en");
  const fetched = page.waitForRequest(
    (request) => request.url().endsWith("/en/services") && request.method() === "GET",
  );
  const opened = page.waitForRequest(
    (request) => request.url().endsWith("/en/services") && request.method() === "HEAD",
  );
  const link = page.locator('header a[href="/en/services"]:visible').first();
  await link.hover();
  await fetched;
  await link.click();
  expect((await opened).headers()["x-opened-from"]).toMatch(/\/en$/);
});
