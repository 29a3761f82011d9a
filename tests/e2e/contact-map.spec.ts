import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";

/** Answers for the maps service, and tells what it was asked for. */
async function stubMaps(page: Page): Promise<readonly URL[]> {
  const mapRequests: URL[] = [];
  await page.route(/^https:\/\/(?!127\.0\.0\.1)/, (route) => {
    mapRequests.push(new URL(route.request().url()));
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Map</title><h1>A map</h1>",
    });
  });
  return mapRequests;
}

test("C-10 B-03 the contact page asks nothing of the maps service, however far it is read", async ({
  page,
}) => {
  const mapRequests = await stubMaps(page);
  for (const locale of locales) {
    await page.goto(localePath(locale, "/contact"), { waitUntil: "networkidle" });
    await page.locator("[data-map]").scrollIntoViewIfNeeded();
    await page.locator("[data-map]").hover();
    await expect(page.locator("[data-map]").getByRole("button")).toBeVisible();
    await expect(page.locator("iframe, link[rel=preconnect], link[rel=dns-prefetch]")).toHaveCount(
      0,
    );
  }
  expect(mapRequests).toEqual([]);
});

test("C-11 C-09 asking for the map loads the frame of the maps service, showing Cairo, in the page's language", async ({
  page,
}) => {
  const mapRequests = await stubMaps(page);
  for (const locale of locales) {
    await page.goto(localePath(locale, "/contact"));
    await page
      .getByRole("button", { name: { ar: "اعرض خريطة جوجل", en: "Show Google's map" }[locale] })
      .click();
    const frame = page.locator("[data-map] iframe");
    await expect(frame.contentFrame().getByRole("heading", { name: "A map" })).toBeVisible();
    await expect(frame).toHaveAccessibleName({ ar: /القاهرة/, en: /Cairo/ }[locale]);
    await expect(frame).toBeFocused();
    const url = mapRequests.at(-1)!;
    expect(url.hostname).toBe("www.google.com");
    expect(url.searchParams.get("hl")).toBe(locale);
    const [latitude, longitude] = url.searchParams.get("q")!.split(",").map(Number);
    expect(latitude).toBeCloseTo(30.05, 1);
    expect(longitude).toBeCloseTo(31.25, 1);
    const [box, place] = [
      await frame.boundingBox(),
      await page.locator("[data-map]").boundingBox(),
    ];
    expect(box!.width).toBeCloseTo(place!.width, 0);
    expect(box!.height).toBeCloseTo(place!.height, 0);
    await page.locator("[data-map-back]").click();
    await expect(frame).toHaveCount(0);
    await expect(page.locator("[data-map] svg.street-map")).toBeInViewport();
  }
  // Each time whether the service can be reached, and then its map.
  expect(mapRequests.map(({ pathname }) => pathname)).toEqual([
    "/generate_204",
    "/maps",
    "/generate_204",
    "/maps",
  ]);
});

for (const locale of locales) {
  test(`C-11 in ${locale} our own map stays when the maps service cannot be reached, and says so`, async ({
    page,
  }) => {
    await page.route(/^https:\/\/(?!127\.0\.0\.1)/, (route) => route.abort("connectionfailed"));
    await page.goto(localePath(locale, "/contact"));
    const show = page.locator("[data-map]").getByRole("button");
    await show.click();
    await expect(page.locator(".contact-map").getByRole("status")).toContainText(
      { ar: "لم نصل إلى خرائط جوجل", en: "Google Maps could not be reached" }[locale],
    );
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.locator("[data-map] svg.street-map")).toBeInViewport();
    await expect(show).toBeFocused();
    await expect(page.locator("[data-map-back]")).toBeHidden();
    await expect(page.locator(".contact-map a")).toHaveAttribute("href", /google\.com\/maps/);
  });
}

test("C-11 the maps service does not learn which page was read", async ({ page }) => {
  await stubMaps(page);
  await page.goto("/en/contact?from=card");
  const [request] = await Promise.all([
    page.waitForRequest(/google\.com\/maps/),
    page.getByRole("button", { name: "Show Google's map" }).press("Enter"),
  ]);
  expect((await request.allHeaders())["referer"]).toBeUndefined();
});
