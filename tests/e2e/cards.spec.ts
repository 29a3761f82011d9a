import { expect, type Locator } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { readFacts, readValue, readWordsFile } from "./support/content-files.ts";
import { projectIds, tutorialIds } from "./support/site-map.ts";
import { listHrefs, test, words } from "./support/static-pages.ts";

test("L-55 a portfolio card shows title, category and image, and leads to the project", async ({
  site,
}) => {
  const category = {
    websites: { ar: "مواقع", en: "Websites" },
    mobileApps: { ar: "تطبيقات", en: "Mobile apps" },
    branding: { ar: "هويّات", en: "Branding" },
  };
  for (const locale of locales) {
    const { document } = await site.read(locale, "/portfolio");
    const cards = [...document.querySelectorAll("main .portfolio-card")];
    expect(cards).toHaveLength(projectIds.length);
    for (const [i, id] of projectIds.entries()) {
      const card = cards[i]!;
      expect(words(card.querySelector("h2"))).toBe(
        readValue(readWordsFile("projects", id, locale), "title"),
      );
      expect(words(card)).toContain(
        category[readValue(readFacts("projects", id), "category") as keyof typeof category][locale],
      );
      expect(card.querySelector("img")!.getAttribute("alt")).toBe(
        readValue(readWordsFile("projects", id, locale), "coverAlt"),
      );
      expect(new Set(listHrefs(card))).toEqual(new Set([localePath(locale, `/portfolio/${id}`)]));
    }
  }
});

test("L-55 the pictures of the portfolio are there: each one loads, and none is bent", async ({
  page,
}) => {
  await page.goto("/en/portfolio");
  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded();
    const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return {
        width: image.naturalWidth,
        ratio: image.naturalWidth / image.naturalHeight,
        shown: image.clientWidth / image.clientHeight,
        fit: getComputedStyle(image).objectFit,
      };
    });
    expect(drawn.width).toBeGreaterThan(300);
    if (drawn.fit === "fill") expect(drawn.shown).toBeCloseTo(drawn.ratio, 1);
  }
});

/** Whether the way to the project lies over the picture, which has words of its own. */
const coversPicture = (card: Locator): Promise<boolean> =>
  card.evaluate((element) => {
    const way = element.querySelector(".card-way")!.getBoundingClientRect();
    const picture = element.querySelector("img")!.getBoundingClientRect();
    return way.top < picture.bottom && way.bottom > picture.top;
  });

test("L-56 a portfolio card's way to the project appears on hover, beside the picture", async ({
  page,
}) => {
  for (const [href, name] of [
    ["/en/portfolio", "View project"],
    ["/portfolio", "شاهد المشروع"],
  ] as const) {
    await page.goto(href);
    await page.mouse.move(5, 5);
    const card = page.locator("main .portfolio-card").first();
    const way = card.locator(".card-way", { hasText: name });
    await expect(way).toHaveCSS("opacity", "0");
    await card.getByRole("heading").hover();
    await expect(way).toHaveCSS("opacity", "1");
    await expect(way).toBeInViewport();
    expect(await coversPicture(card), href).toBe(false);
    await page.mouse.move(5, 5);
    await expect(way).toHaveCSS("opacity", "0");
  }
});

test("L-57 by keyboard a portfolio card is one stop, is seen when it has the focus, and opens", async ({
  page,
}) => {
  await page.goto("/en/portfolio");
  await page.locator("[data-category-button='branding']").focus();
  await page.keyboard.press("Tab");
  const first = page.getByRole("link", { name: /^View project Fustat Pottery/ });
  await expect(first).toBeFocused();
  await expect(first.locator("xpath=..")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^View project Dawwar/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/portfolio/dawwar");
});

test("L-58 L-60 a tutorial card shows title, description, date and the way on, and a picture only where there is one", async ({
  site,
}) => {
  for (const locale of locales) {
    const { document } = await site.read(locale, "/tutorials");
    for (const id of tutorialIds) {
      const card = document
        .querySelector(`main a[href="${localePath(locale, `/tutorials/${id}`)}"]`)!
        .closest("article")!;
      const [file, facts] = [readWordsFile("tutorials", id, locale), readFacts("tutorials", id)];
      expect(words(card.querySelector("h2"))).toBe(readValue(file, "title"));
      expect(words(card)).toContain(readValue(file, "summary"));
      expect(card.querySelector("time")!.getAttribute("datetime")).toBe(readValue(facts, "date"));
      expect(words(card.querySelector("time"))).toMatch(/\d{1,2} \S+ 20\d\d/);
      expect(words(card.querySelector("a"))).toMatch(
        { ar: /^اقرأ المزيد/, en: /^Read more/ }[locale],
      );
      expect(words(card.querySelector("a"))).toContain(readValue(file, "title"));
      const pictures = card.querySelectorAll("svg:not(.icon), img, picture");
      expect(pictures.length > 0, id).toBe(readValue(facts, "image") !== "false");
    }
  }
});

test("L-59 a tutorial card's description is cut after three lines, however long it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const href of ["/tutorials", "/en/tutorials"]) {
    await page.goto(href);
    const lines = await page.locator("main .tutorial-card p:not(:has(time))").evaluateAll((texts) =>
      texts.map((text) => {
        text.textContent = `${text.textContent} `.repeat(8);
        return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
      }),
    );
    expect(lines).toHaveLength(tutorialIds.length);
    for (const height of lines) expect(height).toBeCloseTo(3, 1);
    // Its dots would be in the middle of a word.
    await expect(page.locator(".tutorial-card-summary").first()).toHaveCSS(
      "-webkit-line-clamp",
      "none",
    );
  }
});

test("the description of every tutorial is whole in its three lines, wherever its card is", async ({
  page,
}) => {
  for (const width of [360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/tutorials", "/", "/tutorials/seo-basics"])
      for (const locale of locales) {
        await page.goto(localePath(locale, path));
        const cut = await page
          .locator(".tutorial-card-summary")
          .evaluateAll((texts) =>
            texts
              .filter((text) => text.scrollHeight > text.clientHeight + 2)
              .map((text) => text.textContent),
          );
        expect(cut, `${path} in ${locale} at ${width}`).toEqual([]);
      }
  }
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("L-57 a portfolio card shows its way without a hover, and a touch on its picture opens the project", async ({
    page,
  }) => {
    await page.goto("/en/portfolio");
    const card = page.locator("main .portfolio-card").nth(1);
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator(".card-way")).toHaveCSS("opacity", "1");
    expect(await coversPicture(card)).toBe(false);
    const { x, y, width, height } = (await card.getByRole("img").boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2); // a link lies over the whole card
    await expect(page).toHaveURL("/en/portfolio/dawwar");
  });
});
