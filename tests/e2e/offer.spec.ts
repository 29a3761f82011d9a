import { expect, test, type Page } from "@playwright/test";
import { count } from "#i18n/format.ts";
import { isolateUrls } from "#i18n/isolate-urls.ts";
import { fill as fillText, locales, pick, type Locale } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";
import { requestFormMessages } from "#leads/form-messages.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { nameFinding } from "#tools/seo-analyzer/engine/name-finding.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { messages as seoMessages } from "#tools/seo-analyzer/messages.ts";
import { messages as speedMessages } from "#tools/speed-test/messages.ts";
import { offerMessages } from "#ui/offer-messages.ts";
import {
  control,
  createMark,
  createValidValues,
  fill,
  getForm,
  openForm,
  sendAndExpectThanks,
} from "./support/forms.ts";
import { findLeads } from "./support/forms-leads.ts";
import { audited, openAnalyzer, shopPage, shopSite, stubAnalyses } from "./support/seo-stub.ts";
import {
  browserResult,
  openSpeedTest,
  stubShortBandwidth,
  stubTests,
} from "./support/speed-stub.ts";

const panel = (page: Page) => page.locator(".kit-offer");
const shop = audited(shopPage);

async function analyzeShop(page: Page, locale: Locale, query = ""): Promise<void> {
  await stubAnalyses(page, {
    "https://shop.example/": shop,
    "site https://shop.example/": shopSite(),
  });
  await openAnalyzer(page, locale, query);
  if (query !== "") return;
  await page.getByLabel(seoMessages.urlLabel[locale], { exact: true }).fill("shop.example");
  await page.getByRole("button", { name: seoMessages.analyze[locale] }).click();
}

/** Follows the panel's link to the form. @returns the form, once its script holds it */
async function follow(page: Page, locale: Locale) {
  await panel(page).getByRole("link", { name: offerMessages.ask[locale] }).click();
  await expect(getForm(page, "service-request")).toHaveAttribute("data-enhanced", "true");
  return getForm(page, "service-request");
}

/** Everything of the form but the service and the description. */
function toRest(name: string) {
  const {
    serviceType: _service,
    projectDescription: _text,
    ...rest
  } = createValidValues("service-request", name);
  return { ...rest, name };
}

for (const locale of locales) {
  test(`Q-50 Q-51 Q-52 a report leads to a request that holds its findings and its link, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const report = toReport(shop, locale);
    const found = report.findings.find(
      ({ status, importance }) => status === "failed" && importance === "high",
    )!;
    await analyzeShop(page, locale);
    await expect(panel(page).getByRole("heading")).toHaveText(
      count(locale, extraMessages.offerFailed[locale], report.failed).replace(
        "{site}",
        "shop.example",
      ),
    );
    // Read at one moment: the page scrolls smoothly to the results.
    const [stepsEnd, offerTop] = await page.evaluate(() => {
      const read = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      return [read(".seo-steps").bottom, read(".kit-offer").top] as const;
    });
    expect(offerTop).toBeGreaterThan(stepsEnd);

    const reportUrl = page.url();
    expect(reportUrl).toContain("?id=");
    const chat = new URL(
      (await panel(page)
        .getByRole("link", { name: offerMessages.chat[locale] })
        .getAttribute("href"))!,
    );
    expect(chat.host).toBe("wa.me");
    const sent: string[] = [];
    page.on("request", (request) =>
      sent.push(decodeURIComponent(request.url()) + (request.postData() ?? "")),
    );
    const form = await follow(page, locale);
    await expect(page).toHaveURL(`${baseURL}${localePath(locale, "/request-service")}?service=seo`);
    await expect(control(form, "serviceType")).toHaveValue("seo");
    await expect(control(form, "projectDescription")).not.toHaveValue("");
    const text = await control(form, "projectDescription").inputValue();
    expect(text).toBe(chat.searchParams.get("text"));
    expect(text).toContain(
      fillText(extraMessages.offerIntro[locale], { site: "shop.example", score: report.score }),
    );
    expect(text).toContain(`- ${nameFinding(found.title, found.found)}`);
    expect(text).toContain(
      isolateUrls(locale, fillText(offerMessages.report[locale], { url: reportUrl })),
    );
    expect(sent.filter((request) => request.includes(found.title))).toEqual([]);

    const mark = createMark();
    await fill(form, toRest(mark));
    await sendAndExpectThanks(page, form);
    const [lead] = await findLeads(mark);
    expect(lead).toMatchObject({ kind: "service-request", locale, serviceType: "seo" });
    expect(Object.values(lead!)).toContain(text);
  });

  test(`Q-50 Q-51 a speed test leads to a request with what slows the site down, in ${locale}`, async ({
    page,
  }) => {
    await stubTests(page, { "https://shop.example/": browserResult });
    await stubShortBandwidth(page);
    await openSpeedTest(page, locale, `?id=${encodeURIComponent("https://shop.example/")}`);
    await expect(panel(page).getByRole("heading")).toHaveText(
      count(locale, speedMessages.offerTitle[locale], 3).replace("{site}", "shop.example"),
    );
    const reportUrl = page.url();
    const form = await follow(page, locale);
    await expect(control(form, "serviceType")).toHaveValue("web-design");
    const description = control(form, "projectDescription");
    for (const { title } of browserResult.recommendations)
      await expect(description).toHaveValue(new RegExp(`^- ${title}$`, "m"));
    expect(await description.inputValue()).toContain(reportUrl);
  });

  test(`Q-53 a draft keeps its text, and takes the findings on request, in ${locale}`, async ({
    page,
  }) => {
    const t = pick(requestFormMessages, locale);
    const typed = "متجر فخّار, by hand";
    const empty = await openForm(page, "service-request", locale);
    await control(empty, "projectDescription").fill(typed);
    await analyzeShop(page, locale);
    const form = await follow(page, locale);
    const description = control(form, "projectDescription");
    await expect(form.getByText(t.handoverWaits)).toBeVisible();
    await expect(description).toHaveValue(typed);
    await form.getByRole("button", { name: t.handoverAdd }).click();
    await expect(description).toHaveValue(new RegExp(`^${typed}\n\n.*shop\\.example`));
    await expect(description).toBeFocused();
    const both = await description.inputValue();
    await page.reload();
    await expect(form).toHaveAttribute("data-enhanced", "true");
    await expect(description).toHaveValue(both);
    await expect(form.getByText(t.handoverWaits)).toHaveCount(0);
  });
}

test("Q-52 findings outlive a reload, and are changed or emptied as the visitor likes", async ({
  page,
}) => {
  await analyzeShop(page, "en");
  const form = await follow(page, "en");
  const description = control(form, "projectDescription");
  await expect(description).not.toHaveValue("");
  const text = await description.inputValue();
  await page.reload();
  await expect(form).toHaveAttribute("data-enhanced", "true");
  await expect(description).toHaveValue(text);
  await description.fill("");
  await page.reload();
  await expect(form).toHaveAttribute("data-enhanced", "true");
  await expect(description).toHaveValue("");
});

test("Q-52 a link to another service does not bring the findings", async ({ page }) => {
  await analyzeShop(page, "en");
  const filled = await follow(page, "en");
  await expect(control(filled, "projectDescription")).not.toHaveValue("");
  const form = await openForm(page, "service-request", "en", { query: "?service=hosting" });
  await page.waitForLoadState("networkidle");
  await expect(control(form, "projectDescription")).toHaveValue("");
});

test("Q-50 the report of a whole site names its errors, and nothing wrong offers nothing", async ({
  page,
}) => {
  await analyzeShop(page, "en", `?id=${encodeURIComponent("site https://shop.example/")}`);
  await expect(panel(page).getByRole("heading")).toHaveText(/on shop\.example: let us fix/);
  await stubTests(page, { "https://shop.example/": { ...browserResult, recommendations: [] } });
  await stubShortBandwidth(page);
  await openSpeedTest(page, "en", `?id=${encodeURIComponent("https://shop.example/")}`);
  await expect(page.locator(".speed-results")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("the offer breaks no host name at its hyphen on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    const url = "https://oud-alreem.example/";
    await stubAnalyses(page, { [url]: { ...shop, url } });
    await openAnalyzer(page, locale);
    await page.getByLabel(seoMessages.urlLabel[locale], { exact: true }).fill("oud-alreem.example");
    await page.getByRole("button", { name: seoMessages.analyze[locale] }).click();
    const host = panel(page).locator("h2 bdi");
    await expect(host).toHaveText("oud-alreem.example");
    const lines = await host.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});
