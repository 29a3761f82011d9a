import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { readBody, listIds, readFacts, readValue, readWordsFile } from "./support/content-files.ts";

const intervalMs = 5000;
const ids = listIds("testimonials").toSorted(
  (a, b) =>
    Number(readValue(readFacts("testimonials", a), "order")) -
    Number(readValue(readFacts("testimonials", b), "order")),
);
const last = ids.length - 1;

const carousel = (page: Page) => page.locator("[data-carousel]");
const slides = (page: Page) => carousel(page).locator("[data-slide]");
const dots = (page: Page) => carousel(page).locator("[data-dot]");

/**
 * Which testimonial is seen, as a place in the list; every one that is seen, so that two at once
 * would tell.
 */
const readShown = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, i) => (slide.checkVisibility({ visibilityProperty: true }) ? [i] : [])),
  );
const readMarked = (page: Page) =>
  dots(page).evaluateAll((all) =>
    all.flatMap((dot, i) => (dot.getAttribute("aria-current") === "true" ? [i] : [])),
  );

/** Home with a stopped clock, and the pointer away from the testimonials. */
async function openHome(page: Page, locale: "ar" | "en" = "en"): Promise<void> {
  await page.clock.install();
  await page.goto(localePath(locale, "/"));
  await expect(carousel(page)).toHaveAttribute("data-ready", "");
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The wait begins anew
  await page.locator("[data-dot='0']").evaluate((dot) => (dot as HTMLElement).click());
}

test("H-18 one testimonial shows at a time, with name, role, company, words and picture", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/"));
    await expect(slides(page)).toHaveCount(ids.length);
    for (const [i, id] of ids.entries()) {
      await dots(page).nth(i).click();
      expect(await readShown(page)).toEqual([i]);
      const file = readWordsFile("testimonials", id, locale);
      for (const key of ["name", "role", "company", "content"])
        await expect(slides(page).nth(i)).toContainText(readValue(file, key)!);
      await expect(slides(page).nth(i).locator("svg").first()).toBeVisible();
      expect(readBody(file)).toBe("");
    }
  }
});

test("a testimonial that is longer than another one does not move what is below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    await page.goto(localePath(locale, "/"));
    await carousel(page).scrollIntoViewIfNeeded();
    const heights = new Set<number>();
    for (const i of ids.keys()) {
      await dots(page).nth(i).click();
      heights.add(await carousel(page).evaluate((box) => box.getBoundingClientRect().height));
    }
    expect([...heights]).toHaveLength(1);
  }
});

test("H-19 H-23 the next testimonial comes by itself every 5000 ms, and after the last the first", async ({
  page,
}) => {
  await openHome(page);
  for (let turn = 1; turn <= ids.length; turn += 1) {
    await page.clock.runFor(intervalMs - 1);
    expect(await readShown(page)).toEqual([turn - 1]);
    await page.clock.runFor(1);
    expect(await readShown(page)).toEqual([turn % ids.length]);
  }
  expect(await readShown(page)).toEqual([0]);
});

test("H-20 H-21 H-22 the arrows show the next and the one before, and wrap at both ends", async ({
  page,
}) => {
  await openHome(page);
  const [next, previous] = [
    carousel(page).getByRole("button", { name: "Next testimonial" }),
    carousel(page).getByRole("button", { name: "Previous testimonial" }),
  ];
  await previous.click();
  expect(await readShown(page)).toEqual([last]);
  await next.click();
  expect(await readShown(page)).toEqual([0]);
  await next.click();
  expect(await readShown(page)).toEqual([1]);
  await previous.click();
  expect(await readShown(page)).toEqual([0]);
});

test("H-24 H-25 there is one dot for each testimonial, it jumps there, and the current one is marked", async ({
  page,
}) => {
  await openHome(page);
  await expect(dots(page)).toHaveCount(ids.length);
  for (const i of [2, last, 0]) {
    await dots(page).nth(i).click();
    expect(await readShown(page)).toEqual([i]);
    expect(await readMarked(page)).toEqual([i]);
    const colours = await dots(page).evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot).color),
    );
    expect(colours.filter((colour) => colour === colours[i])).toHaveLength(1);
  }
  await expect(
    carousel(page).getByRole("button", {
      name: `Testimonial by ${readValue(readWordsFile("testimonials", ids[1]!, "en"), "name")}`,
    }),
  ).toHaveCount(1);
});

test("H-19 a jump by hand is followed by a whole interval", async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(4000);
  await page.locator("[data-dot='2']").evaluate((dot) => (dot as HTMLElement).click());
  await page.clock.runFor(4999);
  expect(await readShown(page)).toEqual([2]);
  await page.clock.runFor(1);
  expect(await readShown(page)).toEqual([3]);
});

test("H-26 the arrows are flipped: next lies at the right in English and at the left in Arabic", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, "/"));
    const [next, previous] = await Promise.all(
      ["[data-next]", "[data-previous]"].map(
        async (arrow) => (await carousel(page).locator(arrow).boundingBox())!.x,
      ),
    );
    if (locale === "en") expect(next!).toBeGreaterThan(previous!);
    else expect(next!).toBeLessThan(previous!);
    const flipped = await carousel(page)
      .locator("[data-next] svg")
      .evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
    expect(flipped).toBe(locale === "en" ? -1 : 1); // drawn pointing left
    await carousel(page).locator("[data-next]").click();
    expect(await readShown(page)).toEqual([1]);
  }
});

test("H-19 it waits while it is pointed at and while the keyboard is in it, and goes on afterwards", async ({
  page,
}) => {
  await openHome(page);
  await carousel(page).locator("blockquote >> visible=true").first().hover();
  const first = await readShown(page);
  await page.clock.runFor(4 * intervalMs);
  expect(await readShown(page)).toEqual(first);
  await page.mouse.move(5, 5);
  await page.clock.runFor(intervalMs);
  expect(await readShown(page)).not.toEqual(first);

  await page.keyboard.press("Tab");
  await carousel(page).locator("[data-pause]").focus();
  const second = await readShown(page);
  await page.clock.runFor(4 * intervalMs);
  expect(await readShown(page)).toEqual(second);
});

test("H-19 it can be stopped and started, and says which", async ({ page }) => {
  await openHome(page);
  await carousel(page).getByRole("button", { name: "Stop the slides" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(4 * intervalMs);
  expect(await readShown(page)).toEqual([0]);
  await carousel(page).getByRole("button", { name: "Start the slides" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(intervalMs);
  expect(await readShown(page)).toEqual([1]);
});
