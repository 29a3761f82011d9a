import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { request as send } from "node:http";

test.use({ viewport: { width: 360, height: 640 } });

test("a code is made, scanned, changed and scanned again; its edit link opens it elsewhere", async ({
  page,
  request,
  browser,
}) => {
  const scan = async (address: string) => {
    const { pathname } = new URL(address);
    return (await request.get(pathname, { maxRedirects: 0 })).headers()["location"];
  };
  await page.goto("/en/tools/qr-generator");
  await page.getByLabel("Web address").fill("https://shop.example/menu");
  await page.getByRole("switch", { name: "A code you can change later" }).click();
  const target = page.getByLabel("The page that the code opens");
  await expect(target).toHaveValue("https://shop.example/menu");
  // One address field, and no code that could be printed with the fixed address.
  await expect(page.getByLabel("Web address")).toHaveCount(0);
  await expect(page.locator(".qr-stage")).toHaveText(
    "The code appears once its short link is made",
  );
  for (const name of ["Download PNG", "Download SVG", "Download PDF", "Copy the image"])
    await expect(page.getByRole("button", { name })).toBeDisabled();
  await target.fill("http://192.168.1.1");
  await page.getByRole("button", { name: "Make the short link" }).click();
  await expect(page.getByText("This address is inside a private network")).toBeVisible();
  await target.fill("shop.example/menu");
  await page.getByRole("button", { name: "Make the short link" }).click();

  const editLink = await page.getByLabel("Edit link", { exact: true }).inputValue();
  const address = await page.locator(".qr-short").innerText();
  const codeOf = (content: string) => page.getByRole("img", { name: `contains: ${content}` });
  await expect(codeOf(address)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeEnabled();
  expect(address).toMatch(/\/q\/[2-9b-z]{8}$/);
  expect(editLink).toMatch(/\/en\/tools\/qr-generator#edit=[\w-]{40}$/);
  expect(await scan(address)).toBe("https://shop.example/menu");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("1 scan", { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include(".qr-content").analyze();
  expect(violations).toEqual([]);

  // Another device, which knows only the edit link.
  const other = await (await browser.newContext()).newPage();
  await other.goto(editLink);
  await other.getByLabel("The page that the code opens").fill("https://shop.example/winter");
  expect(other.url()).not.toContain("#edit");
  await other.getByRole("button", { name: "Change the page" }).click();
  await expect(other.getByText("The code opens the new page from now on").first()).toBeVisible();
  expect(await scan(address)).toBe("https://shop.example/winter");
  await other.getByRole("button", { name: "Pause the code" }).click();
  await expect(other.getByText("Everyone who scans a printed one")).toBeVisible();
  await other.getByRole("button", { name: "Yes, pause it" }).click();
  await expect(other.getByText("This code is paused.")).toBeInViewport();
  await other.goto(new URL(address).pathname);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("This code is switched off");
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  await other.context().close();

  // The tab opens with the same code, and the switch brings back what was typed.
  await page.reload();
  await expect(page.getByText("2 scans", { exact: true })).toBeVisible();
  await expect(codeOf(address)).toBeVisible();
  // What opened by itself has no frame of the focus.
  await expect(page.locator("body")).toBeFocused();
  const later = page.getByRole("switch", { name: "A code you can change later" });
  await later.click();
  await expect(page.getByLabel("Web address")).toHaveValue("https://shop.example/menu");
  await expect(codeOf("https://shop.example/menu")).toBeVisible();
  await later.click();
  await expect(codeOf(address)).toBeVisible();
  await page.getByRole("button", { name: "Back to your codes" }).click();
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeDisabled();
  await page.getByRole("button", { name: /q\/.*shop\.example/ }).click();
  await expect(codeOf(address)).toBeVisible();
  await expect(page.getByLabel("Edit link", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete the code" }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByRole("button", { name: "Make the short link" })).toBeVisible();
  expect(await scan(address)).toBeUndefined();
});

/** Reports a code from an address of loopback, as another network does. */
function report(address: string, localAddress: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const { pathname, port } = new URL(address);
  const url = { host: "127.0.0.1", port, path: `/api${pathname}/report`, method: "POST" };
  send({ ...url, localAddress }, (response) => {
    response.resume();
    resolve(response.statusCode);
  })
    .on("error", reject)
    .end();
  return promise;
}

test("the owner of a reported code reads it, sees until when visitors are warned, and answers", async ({
  page,
  baseURL,
}) => {
  await page.goto("/tools/qr-generator");
  await page.getByRole("switch", { name: "رمز تغيّر صفحته لاحقًا" }).click();
  await page.getByLabel("الصفحة التي يفتحها الرمز").fill("shop.example/menu");
  await page.getByRole("button", { name: "اصنع الرابط القصير" }).click();
  const shown = await page.locator(".qr-short").innerText();
  const address = new URL(new URL(shown).pathname, baseURL).href;
  const panel = page.locator(".qr-later-panel");
  expect(await report(address, "127.0.1.1")).toBe(200);
  await page.getByRole("button", { name: "حدّث العدد" }).click();
  await expect(panel).toContainText("وصلنا بلاغ واحد عن هذا الرمز");
  await expect(panel).toContainText("ما زال يفتح صفحتك مباشرة");
  await report(address, "127.0.2.1");
  await report(address, "127.0.3.1");
  await page.getByRole("button", { name: "حدّث العدد" }).click();
  await expect(panel).toContainText("من يمسح هذا الرمز يرى تحذيرًا قبل أن يصل إلى صفحتك.");
  await expect(panel).toContainText(/ينتهي التحذير وحده يوم \d+ .+ \d{4}/);
  const answer = page.getByLabel("ردّك على البلاغات");
  await page.getByRole("button", { name: "أرسل الرد" }).click();
  await expect(answer).toHaveAccessibleDescription(/اكتب ردّك أولًا/);
  await answer.fill("هذه قائمة مطعمنا في الدقي.");
  const { violations } = await new AxeBuilder({ page }).include(".qr-content").analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "أرسل الرد" }).click();
  await expect(page.getByText("وصل ردّك", { exact: true })).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue("هذه قائمة مطعمنا في الدقي.");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
