import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { fill, locales, type Locale } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { messages } from "#tools/color-palette/messages.ts";
import { shareMessages } from "#ui/share/share-messages.ts";
import { formatFaults, note, noteAxe, type Faults } from "./support/axe.ts";

test.use({ reducedMotion: "reduce" });

const firstColours = ["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"];
const triadic = ["#6d28d9", "#d96d28", "#28d96d", "#b794ec", "#ecb794"];

const words = { ar: pickToolTexts(messages, "ar"), en: pickToolTexts(messages, "en") };
const lights = (page: Page): Locator => page.locator(".pal-light");
const toast = (page: Page): Locator => page.locator(".toast");
const codeField = (page: Page, locale: Locale): Locator =>
  page.getByLabel(words[locale].baseColour, { exact: true });
const type = (
  page: Page,
  locale: Locale,
  scheme: "triadic" | "analogous" | "tetradic" | "complementary" | "monochromatic",
): Locator => page.getByRole("radio", { name: words[locale][scheme], exact: true });

async function open(page: Page, locale: Locale, hash = ""): Promise<void> {
  await page.goto(`${localePath(locale, "/tools/color-palette")}${hash}`);
  await expect(page.locator(".pal-contrast")).toBeAttached(); // drawn when the island runs
}

/** The five codes as they are shown. */
async function colours(page: Page): Promise<readonly string[]> {
  return (await page.locator(".pal-light bdi").allTextContents()).filter((text) =>
    text.startsWith("#"),
  );
}

async function expectColours(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => colours(page)).toEqual(expected);
}

test("E-01 E-02 E-24 the server's own markup shows the palette of #6d28d9 with hex, rgb and name, without a style attribute", async ({
  request,
}) => {
  for (const locale of locales) {
    const html = await (await request.get(localePath(locale, "/tools/color-palette"))).text();
    for (const hex of firstColours) expect(html).toContain(`fill="${hex}"`);
    for (const text of ["#6d28d9", "#6c26d9", "rgb(108, 38, 217)", words[locale].purple])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<[^>]* style=/);
  }
});

for (const locale of locales) {
  const t = words[locale];

  test(`E-03 E-04 E-05 E-06 E-07 E-08 E-09 E-10 in ${locale} the palette follows base and type, at once`, async ({
    page,
  }) => {
    await open(page, locale);
    const picker = page.getByLabel(t.colourPicker);
    await expect(codeField(page, locale)).toHaveValue("#6d28d9");
    await expectColours(page, firstColours);
    expect(await page.getByRole("group", { name: t.paletteType }).getByRole("radio").count()).toBe(
      5,
    );

    await picker.fill("#ff0000");
    await expect(codeField(page, locale)).toHaveValue("#ff0000");
    await expectColours(page, ["#330000", "#990000", "#ff0000", "#ff6666", "#ffcccc"]);
    const placeBase = page.getByRole("button", {
      name: fill(t.placeBase, { base: "#4e9d64", tone: "#55aa6d" }),
    });
    await expect(page.locator(".pal-result > .link")).toHaveCount(0);
    await codeField(page, locale).fill("#4e9d64");
    await expect.poll(async () => (await colours(page))[2]).toBe("#55aa6d");
    const made = await colours(page);
    await placeBase.click();
    await expect(placeBase).toHaveCount(0);
    await expectColours(page, made.with(2, "#4e9d64"));
    await codeField(page, locale).fill("٦d٢٨d٩");
    await expect(picker).toHaveValue("#6d28d9");
    await expectColours(page, firstColours);

    await codeField(page, locale).fill("violet-ish");
    await codeField(page, locale).blur();
    await expect(page.getByText(t.invalidColour)).toBeVisible();
    await expect(codeField(page, locale)).toHaveAttribute("aria-invalid", "true");
    await expect(picker).toHaveValue("#6d28d9");
    expect(await colours(page)).toEqual(firstColours);

    await page.getByRole("button", { name: t.randomColour, exact: true }).click();
    await expect(picker).not.toHaveValue("#6d28d9");
    await expect(page.getByText(t.invalidColour)).toHaveCount(0);
    const random = await colours(page);
    await page.getByRole("button", { name: t.randomPalette, exact: true }).click();
    expect(await colours(page)).not.toEqual(random);
    const back = page.getByRole("button", { name: t.previousPalette });
    await back.click();
    await expectColours(page, random);
    await back.click();
    await expectColours(page, firstColours);
    await expect(back).toHaveAttribute("aria-disabled", "true");

    await codeField(page, locale).fill("#6d28d9");
    await type(page, locale, "triadic").check();
    await expectColours(page, triadic);
    // A colour that was put into the palette by hand goes when the palette is made anew.
    await page.locator('.pal-contrast [data-at="0,1"]').click();
    await page
      .getByRole("button", { name: new RegExp(t.useNearest.replace("{hex}", ".*")) })
      .click();
    expect(await colours(page)).not.toEqual(triadic);
    await page.getByRole("button", { name: t.generatePalette, exact: true }).click();
    await expectColours(page, triadic);

    await page.getByRole("switch", { name: t.evenSteps }).click();
    expect(await colours(page)).not.toEqual(triadic);
  });

  test(`E-29 E-30 E-31 E-32 M-11 M-19 in ${locale} hex, rgb and name are copied, the icon tells for two seconds, a refusal is said`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await open(page, locale);
    for (const value of ["#6c26d9", "rgb(108, 38, 217)", t.purple]) {
      const button = lights(page)
        .nth(2)
        .getByRole("button", { name: t.copyValue.replace("{value}", value), exact: true });
      await button.click();
      await expect(toast(page)).toContainText(t.copiedTitle);
      await expect(toast(page)).toContainText(t.copied.replace("{value}", value));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    const first = lights(page).first().locator(".pal-copy").nth(1);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await first.click();
    await expect(first).toHaveAttribute("data-copied", "true");
    await page.clock.runFor(1900);
    await expect(first).toHaveAttribute("data-copied", "true");
    await page.clock.runFor(200);
    await expect(first).toHaveAttribute("data-copied", "false");
    await page.evaluate(
      () => (navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))),
    );
    await first.click();
    await expect(toast(page)).toContainText(t.copyRefused);
    await expect(toast(page)).toHaveAttribute("data-tone", "bad");
    await expect(first).toHaveAttribute("data-copied", "false");
  });

  test(`E-33 E-34 E-35 E-36 E-37 E-38 E-39 E-40 M-05 M-10 M-12 M-18 B-08 in ${locale} palettes are saved, loaded, deleted, and outlive a reload`, async ({
    page,
  }) => {
    const posted: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && posted.push(request.url()));
    await open(page, locale);
    const name = page.getByLabel(t.paletteName, { exact: true });
    const save = page.getByRole("button", { name: t.save, exact: true });
    for (const empty of ["", "   "]) {
      await name.fill(empty);
      await save.click();
      await expect(toast(page)).toContainText(t.errorName);
      await expect(toast(page)).toContainText(t.errorTitle);
      await expect(name).toBeFocused();
      await expect(page.getByText(t.savedEmpty)).toBeVisible();
    }
    for (const [typed, scheme] of [
      ["  Shop front  ", "triadic"],
      ["Café", "analogous"],
    ] as const) {
      await type(page, locale, scheme).check();
      await name.fill(typed);
      await name.press("Enter");
      await expect(toast(page)).toContainText(t.savedToast);
      await expect(name).toHaveValue("");
    }
    await page.reload();
    const saved = page.locator(".pal-saved > li");
    await expect(saved).toHaveCount(2);
    await expect(page.locator(".pal-saved-name")).toHaveText(["Café", "Shop front"]);
    expect(
      await saved
        .nth(1)
        .locator("rect")
        .evaluateAll((fields) => fields.map((field) => field.getAttribute("fill"))),
    ).toEqual(triadic);

    await page.getByRole("button", { name: t.loadNamed.replace("{name}", "Shop front") }).click();
    await expect(codeField(page, locale)).toHaveValue(triadic[0]!);
    await expectColours(page, triadic);

    await page.getByRole("button", { name: t.removeNamed.replace("{name}", "Shop front") }).click();
    await expect(toast(page)).toContainText(t.removed);
    await page.reload();
    await expect(page.locator(".pal-saved-name")).toHaveText(["Café"]);
    expect(posted).toEqual([]);
  });
}

test("M-19 a browser that keeps nothing is said, and what was typed stays", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "en");
  await page.getByLabel("Palette name", { exact: true }).fill("Shop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page)).toContainText(words.en.saveRefused);
  await expect(page.getByLabel("Palette name", { exact: true })).toHaveValue("Shop");
  await expect(page.getByText(words.en.savedEmpty)).toBeVisible();
});

test("E-39 saved palettes go out into a file and come back from it, a file of something else is refused", async ({
  page,
}) => {
  await open(page, "en");
  await page.getByLabel("Palette name", { exact: true }).fill("Shop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.en.exportSaved }).click();
  const file = await (await download).path();
  await page.getByRole("button", { name: "Delete palette “Shop”" }).click();
  await expect(page.getByText(words.en.savedEmpty)).toBeVisible();
  await page
    .getByLabel(words.en.importSaved)
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await expect(toast(page)).toContainText(words.en.importUnreadable);
  await page.getByLabel(words.en.importSaved).setInputFiles({
    name: "palettes.json",
    mimeType: "application/json",
    buffer: await readFile(file),
  });
  await expect(toast(page)).toContainText("1 saved palette");
  await expect(page.locator(".pal-saved-name")).toHaveText(["Shop"]);
});

test("E-43 every export holds the five colours, and a link opens the same palette in the other language", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "en");
  await type(page, "en", "triadic").check();
  for (const [tab, file] of [
    ["CSS variables", "palette.css"],
    ["Tailwind 4", "theme.css"],
    ["JSON", "palette.json"],
    ["SVG image", "palette.svg"],
    ["ASE for Adobe apps", "palette.ase"],
  ] as const) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download ${file}` }).click();
    expect((await download).suggestedFilename()).toBe(file);
    const bytes = await readFile(await (await download).path());
    // Names in an ASE file are UTF-16, big-endian: without its zeros it is the text.
    const text = file.endsWith(".ase")
      ? bytes.toString("latin1").replaceAll("\0", "")
      : bytes.toString("utf8");
    expect(
      [...new Set(text.match(/#[0-9a-f]{6}/g))].filter((hex) => triadic.includes(hex)),
      file,
    ).toEqual(triadic);
  }
  await page.getByRole("button", { name: words.en.copyLink }).click();
  await expect(toast(page)).toContainText(words.en.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(() => page.evaluate(() => location.href)).toBe(link);
  await open(page, "ar", new URL(link).hash);
  await expectColours(page, triadic);
  await expect(type(page, "ar", "triadic")).toBeChecked();
});

test("E-41 a tab explains each of the five types", async ({ page }) => {
  for (const locale of locales) {
    const t = words[locale];
    await open(page, locale);
    const tabs = page.getByRole("tablist", { name: t.schemesTitle }).getByRole("tab");
    await expect(tabs).toHaveText([
      t.monochromatic,
      t.analogous,
      t.complementary,
      t.triadic,
      t.tetradic,
    ]);
    for (const scheme of [
      "monochromatic",
      "analogous",
      "complementary",
      "triadic",
      "tetradic",
    ] as const) {
      await tabs.filter({ hasText: t[scheme] }).first().click();
      await expect(page.getByText(t[`${scheme}Text`])).toBeVisible();
    }
  }
});

test("E-42 the contrast of every pair is shown, 1 for equal colours and 21 for black on white", async ({
  page,
}) => {
  await open(page, "en", "#000000-ffffff-6d28d9-ffc0cb-808080");
  const getRatio = (row: number, column: number): Locator =>
    page.locator(`.pal-contrast [data-at="${row},${column}"] .pal-ratio`);
  await expect(page.locator(".pal-ratio")).toHaveCount(35);
  await expect(getRatio(0, 1)).toHaveText("21");
  await expect(getRatio(1, 0)).toHaveText("21");
  for (const place of [0, 1, 2, 3, 4]) await expect(getRatio(place, place)).toHaveText("1");
  await page.locator('.pal-contrast [data-at="4,1"]').click();
  await expect(page.locator(".pal-pair")).toContainText("Contrast 3.94");
  await expect(page.locator(".pal-pair")).toContainText("#767676");
});

test("locked colours stay when the space bar makes a new palette; in a field and out of sight the space bar is a space bar", async ({
  page,
}) => {
  await open(page, "en");
  await page.getByRole("button", { name: "Lock Dark purple #411782" }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Space");
  await expect.poll(async () => (await colours(page))[0]).not.toBe("#16082b");
  const made = await colours(page);
  expect(made[1]).toBe("#411782");
  await page.getByLabel("Palette name", { exact: true }).focus();
  await page.keyboard.type("my shop");
  await expect(page.getByLabel("Palette name", { exact: true })).toHaveValue("my shop");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("Space");
  expect(await colours(page)).toEqual(made);
});

/** A picture of stripes as PNG, drawn by the browser itself. */
async function countStripes(page: Page, fills: readonly string[]): Promise<Buffer> {
  const url = await page.evaluate((colours) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 300;
    const pen = canvas.getContext("2d")!;
    colours.forEach((colour, i) => {
      pen.fillStyle = colour;
      pen.fillRect(0, (i * 300) / colours.length, 300, 300 / colours.length);
    });
    return canvas.toDataURL("image/png");
  }, fills);
  return Buffer.from(url.split(",")[1]!, "base64");
}

for (const locale of locales)
  test(`E-08 in ${locale} "Generate Palette" leads a phone to the colours and says what they are made from`, async ({
    page,
  }) => {
    const t = words[locale];
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, locale);
    await codeField(page, locale).fill("#0e8a7d");
    await page.getByRole("button", { name: t.generatePalette, exact: true }).click();
    const made = page.locator(".pal-made");
    await expect(made).toContainText("#0e8a7d");
    await expect(made).toContainText(t.monochromatic);
    await expect(made).toBeInViewport({ ratio: 1 });
    await expect(lights(page).first()).toBeInViewport({ ratio: 1 });
    const names = await page.locator(".pal-copy strong").allTextContents();
    expect(new Set(names).size).toBe(5);
    await codeField(page, locale).fill("#ff0000");
    await expect(made).toBeEmpty();
  });

test("the colours of a photo are taken beside the base colour too, at the beginning of a phone's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "ar");
  const link = page.getByLabel(words.ar.fromPictureShort);
  await expect(page.locator(".pal-picture")).toBeInViewport({ ratio: 1 });
  await link.setInputFiles({
    name: "shop.png",
    mimeType: "image/png",
    buffer: await countStripes(page, ["#f5efe3", "#1b1530", "#0e8a7d", "#e8553a", "#f4a72c"]),
  });
  await expect.poll(async () => (await colours(page)).includes("#0e8a7d")).toBe(true);
  await expect(page.locator(".pal-now")).toBeInViewport({ ratio: 1 });
});

test("B-10 colours come out of a picture in a worker; nothing is sent, and what is no picture is refused", async ({
  page,
  baseURL,
}) => {
  await open(page, "en");
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${request.url().replace(baseURL!, "")}`),
  );
  const wantedColours = ["#f5efe3", "#1b1530", "#0e8a7d", "#e8553a", "#f4a72c"];
  const input = page.getByLabel(words.en.pictureChoose);
  await input.setInputFiles({
    name: "shop.png",
    mimeType: "image/png",
    buffer: await countStripes(page, wantedColours),
  });
  await expect.poll(async () => (await colours(page)).toSorted()).toEqual(wantedColours.toSorted());
  await expect(codeField(page, "en")).toHaveValue((await colours(page))[0]!);
  const before = await colours(page);

  await input.setInputFiles({
    name: "notes.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  await expect(toast(page)).toContainText("Please select a valid image file");
  await input.setInputFiles({
    name: "empty.png",
    mimeType: "image/png",
    buffer: await countStripes(page, []),
  });
  await expect(toast(page)).toContainText(words.en.pictureTransparent);
  expect(await colours(page)).toEqual(before);
  expect(
    requests.filter(
      (request) => !/^GET (blob:|\/icon\.svg$|\/_astro\/picture\.worker)/.test(request),
    ),
  ).toEqual([]);
});

test("T-42 the preview is the window of the house, in the colours of the palette; empty states and service marks are its stars too", async ({
  page,
}) => {
  await open(page, "en");
  await expect(page.locator(".pal-empty svg.empty-stars path.lit")).toBeVisible();
  await page.getByRole("tab", { name: words.en.previewWindow }).click();
  const window = page.locator("svg.qamariyya.pal-qamariyya");
  await expect(window).toBeVisible();
  const getGlass = (hue: string): Promise<string> =>
    window
      .locator(`.g-${hue}`)
      .first()
      .evaluate((piece) => getComputedStyle(piece).color);
  expect(await getGlass("mari")).toBe("rgb(226, 212, 247)");
  expect(await getGlass("blue")).toBe("rgb(22, 8, 43)");
  await codeField(page, "en").fill("#ff0000");
  await expect.poll(() => getGlass("mari")).toBe("rgb(255, 204, 204)");
  await page.goto("/en/services");
  await expect(page.locator("main svg.service-mark").first()).toBeVisible();
  await page.goto("/en/services/seo");
  expect(
    await page.locator("main :is(svg.big-mark, svg.star, svg.service-mark)").count(),
  ).toBeGreaterThan(2);
});

test("T-23 on the Arabic page codes read from left to right, and the five lights run from right to left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "ar");
  for (const code of await page.locator(".pal-light bdi").all())
    await expect(code).toHaveAttribute("dir", "ltr");
  const [first, last] = [
    (await lights(page).first().boundingBox())!,
    (await lights(page).last().boundingBox())!,
  ];
  expect(first.x).toBeGreaterThan(last.x);
});

test("by keyboard alone: type, lock, contrast, preview, export and save", async ({ page }) => {
  await open(page, "ar");
  const getFocused = (): Promise<string> =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute("aria-label") ??
        document.activeElement?.textContent ??
        "",
    );
  await type(page, "ar", "monochromatic").focus();
  await page.keyboard.press("ArrowDown");
  await expect(type(page, "ar", "analogous")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("switch", { name: words.ar.evenSteps })).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await page.locator('.pal-contrast [data-at="0,1"]').focus();
  await page.keyboard.press("ArrowLeft"); // onward, in Arabic
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.at)).toBe("0,2");
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.at)).toBe("1,2");
  expect(await page.locator('.pal-contrast button[tabindex="0"]').count()).toBe(1);
  await page.getByRole("tab", { name: words.ar.previewPage }).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await getFocused()).toBe(words.ar.previewWindow);
  await expect(page.locator("svg.pal-qamariyya")).toBeVisible();
  await page.getByLabel(words.ar.paletteName, { exact: true }).focus();
  await page.keyboard.type("واجهة المحل");
  await page.keyboard.press("Enter");
  await expect(page.locator(".pal-saved-name")).toHaveText(["واجهة المحل"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await getFocused()).toBe(words.ar.loadNamed.replace("{name}", "واجهة المحل"));
});

for (const locale of locales)
  for (const width of [360, 1440])
    test(`in ${locale} at ${width} px the five colours are four tab stops, and arrow keys lead to the same button of the next`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, locale);
      const stops = page.locator(".pal-light button:not([tabindex='-1'])");
      await expect(stops).toHaveCount(4);
      const getPlace = (): Promise<readonly number[]> =>
        page.evaluate(() => {
          const colour = document.activeElement!.closest(".pal-light")!;
          const button = document.activeElement as HTMLButtonElement;
          return [
            [...colour.parentElement!.children].indexOf(colour),
            [...colour.querySelectorAll("button")].indexOf(button),
          ];
        });
      const onward = locale === "ar" ? "ArrowLeft" : "ArrowRight";
      const back = locale === "ar" ? "ArrowRight" : "ArrowLeft";
      await stops.nth(2).focus();
      for (const [key, place] of [
        [onward, [1, 2]],
        ["ArrowDown", [2, 2]],
        [back, [1, 2]],
        ["ArrowUp", [0, 2]],
        ["ArrowUp", [4, 2]],
        [onward, [0, 2]],
        ["End", [4, 2]],
        ["Tab", [4, 3]],
        ["Shift+Tab", [4, 2]],
        ["Home", [0, 2]],
        [onward, [1, 2]],
      ] as const) {
        await page.keyboard.press(key);
        expect(await getPlace(), key).toEqual(place);
      }
      await expect(stops).toHaveCount(4);
      // What was chosen by arrow keys is copied, and the colour is locked, as before.
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#411782");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(page.locator(".pal-lock").nth(1)).toHaveAttribute("data-locked", "true");
      // A new palette keeps the tab stops, and another colour takes them when it is pressed.
      await page.keyboard.press(back);
      expect(await getPlace()).toEqual([0, 0]);
      await page.locator(".pal-copy").last().click();
      await expect(lights(page).nth(4).locator("button[tabindex='0']")).toHaveCount(4);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement!.closest(".pal-light"))).toBeNull();
    });

for (const locale of locales) {
  test(`in ${locale} the first base too can take the place of the tone that is the nearest to it`, async ({
    page,
  }) => {
    const t = words[locale];
    await open(page, locale);
    await expectColours(page, firstColours);
    await page
      .getByRole("button", { name: fill(t.placeBase, { base: "#6d28d9", tone: "#6c26d9" }) })
      .click();
    await expectColours(page, firstColours.with(2, "#6d28d9"));
  });

  test(`in ${locale} axe finds nothing in any state at 360 px, in light and in dark, and nothing scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const t = words[locale];
    const faults: Faults = new Map();
    const captureState = async (state: string): Promise<void> => {
      await noteAxe(page, state, faults);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wider > 0) note(faults, `scrolls sideways by ${wider} px`, state);
    };
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, locale);
    await captureState("empty");
    for (const study of await page.locator(".pal-studies summary").all()) await study.click();
    await expect(page.locator(".pal-contrast")).toBeVisible();
    // The result is shared beside its title, above the first colour.
    const share = await page
      .locator(".pal-result")
      .getByRole("button", { name: shareMessages.share[locale] })
      .boundingBox();
    const firstColour = await page.locator(".pal-light").first().boundingBox();
    expect(share!.y + share!.height).toBeLessThanOrEqual(firstColour!.y);
    expect(firstColour!.y - share!.y).toBeLessThan(80);
    await codeField(page, locale).fill("violet-ish");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await page
      .getByLabel(t.pictureChoose)
      .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await expect(page.locator(".kit-dropzone + [aria-live] .kit-notice")).toBeVisible();
    await captureState("errors");
    // The worker is held back while the page waits for it.
    let releaseResponse = (): void => undefined;
    const heldResponse = new Promise<void>((resolve) => (releaseResponse = resolve));
    await page.route("**/picture.worker*", (route) => heldResponse.then(() => route.continue()));
    await page.getByLabel(t.pictureChoose).setInputFiles({
      name: "x.png",
      mimeType: "image/png",
      buffer: await countStripes(page, ["#ff0000", "#00ff00", "#0000ff"]),
    });
    await expect(page.getByText(t.pictureWorking)).toBeVisible();
    await captureState("working");
    releaseResponse();
    await expect(page.locator(".kit-dropzone + [aria-live] .kit-strip")).toBeVisible();
    await page.getByLabel(t.paletteName, { exact: true }).fill("x".repeat(60));
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.locator(".pal-saved > li")).toHaveCount(1);
    await page.getByRole("tab", { name: t.previewWindow }).click();
    await expect(page.locator("svg.pal-qamariyya")).toBeVisible();
    await page.getByRole("tab", { name: t.exportAse }).click();
    await page.getByRole("tab", { name: t.tetradic, exact: true }).click();
    await codeField(page, locale).fill("#808080");
    await type(page, locale, "analogous").check();
    await expect(page.getByText(t.greyNote)).toBeVisible();
    await captureState("done");
    await page.setViewportSize({ width: 1280, height: 800 });
    await captureState("done at 1280 px");
    expect(formatFaults(faults)).toEqual([]);
  });
}
