import { expect, type Page } from "@playwright/test";
import { strToU8, unzipSync } from "fflate";
import { localePath } from "#i18n/locale.ts";
import { fill, locales, pick } from "#i18n/messages.ts";
import { messages } from "#tools/qr-generator/messages.ts";
import { readAllCodes, readPixels } from "../scanning/readers.ts";
import { formatFaults, note, noteAxe, type Faults } from "./support/axe.ts";
import { plainPng, readBack, test } from "./support/qr.ts";

test.use({ reducedMotion: "reduce" });

test("SVG and PDF are as wide as the paper wants them, the clipboard takes the picture, and a refused clipboard is said", async ({
  openQr,
  context,
}) => {
  const { page, saved, chooseLogo } = await openQr("en");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await chooseLogo({ name: "logo.png", mimeType: "image/png", buffer: await plainPng("#c2410c") });
  await page.getByRole("slider", { name: "Size on paper" }).fill("60");
  const svg = await saved(page.getByRole("button", { name: "Download SVG" }));
  expect(svg.name).toBe("qrcode.svg");
  expect(svg.bytes.toString()).toContain('width="60mm"');
  expect(await readBack(svg.bytes)).toBe("https://shop.example");
  await page
    .getByRole("group", { name: "Shape of the three eyes" })
    .getByRole("radio", { name: "Circle" })
    .check();
  const webp = await saved(page.getByRole("button", { name: "Download WebP" }));
  expect(webp.name).toBe("qrcode.webp");
  expect(webp.bytes.toString("latin1", 8, 12)).toBe("WEBP");
  expect(await readBack(webp.bytes)).toBe("https://shop.example");
  const pdf = await saved(page.getByRole("button", { name: "Download PDF" }));
  expect(pdf.name).toBe("qrcode.pdf");
  expect(pdf.bytes.toString("latin1")).toContain("/MediaBox [0 0 170.0787 170.0787]");

  await page.getByRole("button", { name: "Copy the image" }).click();
  await expect(page.locator("[data-toaster]")).toContainText("Image copied to clipboard");
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return [...new Uint8Array(await (await item!.getType("image/png")).arrayBuffer())];
  });
  expect(await readBack(Uint8Array.from(copied))).toBe("https://shop.example");
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy the image" }).click();
  await expect(page.locator("[data-toaster]")).toContainText(
    "Your browser did not allow copying the image.",
  );

  await page.getByRole("switch", { name: "Transparent background" }).check();
  const { data } = await readPixels(
    (await saved(page.getByRole("button", { name: "Download PNG" }))).bytes,
  );
  expect(data[3]).toBe(0);
});

test("the ready-made forms hold what their readers expect, and say what is missing", async ({
  openQr,
}) => {
  const { page, input, code, downloadPng, saved } = await openQr("en");
  await page.getByRole("button", { name: "Wi-Fi" }).click();
  await expect(page.getByText("Fill in the required fields to generate a QR code")).toBeVisible();
  await page.getByLabel("Network name").fill("مقهى; ضيوف");
  await page.getByLabel("Network password").fill("short");
  await page.getByLabel("Network password").blur();
  await expect(page.getByText("This password has 8 to 63", { exact: false })).toBeVisible();
  await expect(downloadPng).toBeDisabled();
  await page.getByLabel("Network password").fill("long:enough");
  await expect(code).toBeVisible();
  expect(await readBack((await saved(downloadPng)).bytes)).toBe(
    String.raw`WIFI:T:WPA;S:مقهى\; ضيوف;P:long\:enough;;`,
  );

  await page.getByRole("button", { name: "Contact card" }).click();
  await page.getByLabel("First name").fill("منى");
  await page.getByLabel("Phone number").fill("٠٠٢٠١٠٠١٢٣٤٥٦٧");
  expect(await readBack((await saved(downloadPng)).bytes)).toContain(
    "FN:منى\r\nTEL;TYPE=CELL:+201001234567\r\n",
  );

  await page.getByRole("button", { name: "WhatsApp" }).click();
  await page.getByLabel("Phone number").fill("٠١٠٠ ١٢٣ ٤٥٦٧");
  await expect(page.getByRole("status").getByText("+20 100 123 4567")).toBeVisible();
  await expect(code).toHaveAccessibleName("QR code that contains: https://wa.me/201001234567");

  await page.getByRole("button", { name: "Place on the map" }).click();
  await page.getByLabel("Coordinates or map link").fill("٣٠٫٠٤٤٤، ٣١٫٢٣٥٧");
  await expect(code).toHaveAccessibleName("QR code that contains: geo:30.0444,31.2357");

  // The first example of ZATCA's guide; `invoice.test.ts` decodes it.
  await page.getByRole("button", { name: "Saudi invoice" }).click();
  await expect(page.getByText("phase-1 code", { exact: false })).toBeVisible();
  await page.getByLabel("Seller name").fill("Bobs Records");
  await page.getByLabel("VAT number").fill("310122393500003");
  await page.getByLabel("Invoice date and time").fill("2022-04-25T18:30");
  await page.getByLabel("Total with VAT").fill("1000");
  await page.getByRole("button", { name: "Use 15% VAT: 130.43" }).click();
  await expect(page.getByLabel("VAT amount")).toHaveValue("130.43");
  await page.getByLabel("VAT amount").fill("150");
  expect(await readBack((await saved(downloadPng)).bytes)).toBe(
    "AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==",
  );

  await page.getByRole("button", { name: "GS1 product" }).click();
  await page.getByLabel("Product number").fill("6291041500210");
  await page.getByLabel("Product number").blur();
  await expect(page.getByText("The last digit does not fit the others.")).toBeVisible();
  await page.getByRole("button", { name: "Correct its last digit: 6291041500213" }).click();
  await page.getByLabel("Batch or lot").fill("A/1");
  await expect(code).toHaveAccessibleName(
    "QR code that contains: https://id.gs1.org/01/06291041500213/10/A%2F1",
  );

  await page.getByRole("button", { name: "Back to link and text" }).click();
  await expect(input).toHaveValue("https://shop.example");
  await expect(code).toHaveAccessibleName("QR code that contains: https://shop.example");
  await input.fill("قهوة.example/قائمة");
  await page.getByRole("button", { name: "Use this form" }).click();
  await expect(input).toHaveValue("https://xn--ogb3cpe.example/%D9%82%D8%A7%D8%A6%D9%85%D8%A9");
});

for (const locale of locales)
  test(`what is not an address or no number is said beside its field in ${locale}, and not praised`, async ({
    openQr,
  }) => {
    const t = pick(messages, locale);
    const { page, input, code } = await openQr(locale);
    for (const typed of ["cafe", "not a url"]) {
      await input.fill(typed);
      await expect(page.getByText(t.notAddress)).toBeVisible();
      await expect(page.locator(".qr-read")).toHaveText(t.readNotAddress);
      await expect(code).toHaveAccessibleName(fill(t.codeAlt, { content: typed }));
    }
    await input.fill("shop.example/menu");
    await expect(page.getByText(t.notAddress)).toHaveCount(0);
    await expect(input).toHaveValue("https://shop.example/menu");
    await page.getByRole("button", { name: t.schemeUndo }).click();
    await expect(page.locator(".qr-read")).toHaveText(t.readUnsafe);
    await expect(page.locator(".qr-read")).toHaveAttribute("data-read", "false");
    await page.getByRole("button", { name: t.useSaferAddress }).click();
    await expect(page.locator(".qr-read")).toHaveText(t.readBack);
    const facts = page.locator(".qr-facts > p");
    await expect(facts).toBeHidden();
    await page.getByText(t.factsTitle).click();
    await expect(facts).toBeVisible();
    await page.getByRole("tab", { name: t.tabPhone }).click();
    await input.fill("123");
    await expect(page.getByText(t.shortPhone)).toBeVisible();
    await input.fill("+20 100 123 4567");
    await expect(page.getByText(t.shortPhone)).toHaveCount(0);
  });

test("a sheet becomes a zip of codes that were read, and names those that were not", async ({
  openQr,
}) => {
  const { page, saved } = await openQr("en");
  const file = page.getByLabel("CSV file");
  // The browser's own words are in the browser's language.
  const shown = page.locator(".qr-batch .file-words");
  await expect(shown).toHaveText("Choose a file");
  await expect(file).toHaveCSS("font-size", "0px");
  await file.setInputFiles({ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("\n") });
  await expect(page.getByText("We found no line in this file", { exact: false })).toBeVisible();
  const rows = [
    ["https://shop.example/1", "طاولة 1"],
    ["نص عربي، وفيه فاصلة", "note"],
    ["x".repeat(2954), "too long"],
  ] as const;
  await file.setInputFiles({
    name: "tables.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `\ufeff${rows.map(([content, name]) => `"${content}",${name}`).join("\r\n")}`,
    ),
  });
  await expect(page.getByText("3 codes")).toBeVisible();
  await expect(shown).toHaveText("Choose a filetables.csv");
  const zip = await saved(page.getByRole("button", { name: "Make the ZIP" }));
  expect(zip.name).toBe("qrcodes.zip");
  const files = unzipSync(zip.bytes);
  expect(Object.keys(files).sort()).toEqual(["note.png", "طاولة 1.png"]);
  for (const [content, name] of rows.slice(0, 2))
    expect(await readBack(files[`${name}.png`]!)).toBe(content);
  await expect(
    page.getByText("These could not be read in this look", { exact: false }),
  ).toBeVisible();
  await page.getByRole("radio", { name: "SVG" }).check();
  const drawings = unzipSync(
    (await saved(page.getByRole("button", { name: "Make the ZIP" }))).bytes,
  );
  expect(await readBack(drawings["note.svg"] ?? strToU8(""))).toBe(rows[1][0]);
});

test("M-18 in Arabic the empty state, the refusals and the toasts are in Arabic", async ({
  openQr,
}) => {
  const { page, input, downloadPng, saved, chooseLogo } = await openQr("ar");
  await saved(downloadPng);
  const toaster = page.locator("[data-toaster]");
  await expect(toaster).toContainText("تم التنزيل");
  await expect(toaster).toContainText("نُزّل رمز QR على جهازك");
  await chooseLogo({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await expect(toaster).toContainText("خطأ");
  await expect(toaster).toContainText("اختر ملف صورة صالحًا من فضلك");
  await chooseLogo({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(2_097_153) });
  await expect(toaster).toContainText("حجم الملف أكبر من المسموح. الحد الأقصى 2 ميجابايت");
  await input.fill("");
  await expect(page.getByText("اكتب نصًا أو رابطًا ليظهر رمز QR")).toBeVisible();
});

test("a code is made and saved by keyboard alone, and the preview follows what is typed within a frame", async ({
  openQr,
}) => {
  const { page, input, code } = await openQr("en");
  await page.getByRole("tab", { name: "URL" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Text" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(input).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("keys only");
  await expect(code).toHaveAccessibleName("QR code that contains: keys only");
  // Without a clock: before the next frame is painted the preview is that of the new text.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>(".qr-content textarea")!;
    const path = (): string => document.querySelector("svg.qr-code path")!.getAttribute("d")!;
    const before = path();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(
      field,
      "one more",
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(() => (document.body.dataset.followed = String(path() !== before)));
  });
  await expect(page.locator("body")).toHaveAttribute("data-followed", "true");
  const downloading = page.waitForEvent("download");
  for (
    let tabs = 0;
    tabs < 12 &&
    (await page.evaluate(() => document.activeElement?.textContent)) !== "Download PNG";
    tabs += 1
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("qrcode.png");
});

test("a sheet is printed on A4 with cut marks and names, each code of the size on the slider", async ({
  openQr,
}) => {
  const { page } = await openQr("en");
  await page.evaluate(() => {
    window.print = () => (document.body.dataset.printed = "yes");
  });
  const rows = Array.from({ length: 13 }, (_, at) => `https://shop.example/${at},طاولة ${at}`);
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await page.getByRole("slider", { name: "Width of a code on paper" }).fill("60");
  await expect(page.getByText("12 codes on a page of A4")).toBeVisible();
  await page.getByRole("button", { name: "Print on A4" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");

  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".qr-paper > svg").first();
  // 25.4 mm are 96 px.
  expect((await sheet.locator("use").first().boundingBox())!.width).toBeCloseTo(
    (60 / 25.4) * 96,
    0,
  );
  await expect(sheet.locator("text").last()).toHaveText("طاولة 11");
  await expect(page.locator("main")).toBeHidden();
  expect(await readAllCodes(await sheet.screenshot())).toEqual(
    rows
      .slice(0, 12)
      .map((row) => row.split(",")[0])
      .sort(),
  );
  await page.emulateMedia({ media: null });

  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Two pages of A4, in points.
  const text = pdf.toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(text).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  // The end of printing takes the pages away.
  await expect(page.locator(".qr-paper")).toHaveCount(0);

  await page.getByRole("button", { name: "print the code above" }).click();
  await page.getByLabel("Name under the code").fill("Menu");
  await page.getByRole("slider", { name: "Copies" }).fill("30");
  await page.getByRole("button", { name: "Print on A4" }).last().click();
  await expect(page.locator(".qr-paper > svg")).toHaveCount(1);
  await expect(page.locator(".qr-paper use")).toHaveCount(30);
  await expect(page.locator(".qr-paper text").first()).toHaveText("Menu");
});

test("on a phone the fields of a form come into view with the focus when it is chosen, not when it is restored", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/tools/qr-generator");
  await page.getByRole("button", { name: messages.whatsapp.ar, exact: true }).click();
  const form = page.locator(".qr-fields");
  await expect(form).toBeFocused();
  await expect(page.locator(".qr-fields .field").first()).toBeInViewport({ ratio: 1 });
  await page.locator(".qr-fields .field").first().fill("01012345678");
  // Whoever touches the page while the form is restored keeps his place too.
  const { promise: isTouched, resolve: allowFields } = Promise.withResolvers<void>();
  await page.route(/FormFields\.[^/]+\.js/, async (route) => {
    await isTouched;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).click();
  allowFields();
  await expect(page.locator(".qr-fields .field").first()).toHaveValue("01012345678");
  await expect(form).not.toBeFocused();
});

/**
 * What a visitor opens or meets, each in a state of its own, by words that both languages share or
 * by place.
 */
const states = {
  "at first": async () => undefined,
  "a form with faults and the logo chooser": async (page: Page) => {
    await page.locator(".qr-kinds button").nth(1).click();
    await page.locator(".qr-fields .field").first().waitFor();
    for (const field of await page.locator(".qr-fields .field").all()) {
      await field.focus();
      await field.blur();
    }
    await page.locator(".qr-logo").getByRole("switch").check();
    await page.locator('.qr-logo input[type="file"]').setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: await plainPng("#c2410c"),
    });
    await page.locator(".qr-logo-now").waitFor();
    await page.locator(".field-error").first().waitFor();
  },
  "refused colours, a wrong colour and an open sheet": async (page: Page) => {
    await page.locator(".qr-back").click();
    await page.locator(".qr-colour-inputs .field").first().fill("#fff");
    await page.locator(".qr-colour-inputs .field").last().fill("nothing");
    await page
      .locator(".qr-batch input[type=file]")
      .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\nc,d\n") });
    await page.locator(".qr-batch-make").waitFor();
    await page.locator(".qr-copies-open").click();
    await page.locator(".qr-copies").waitFor();
  },
  "an empty content": async (page: Page) => {
    await page.getByRole("tabpanel").getByRole("textbox").fill("");
  },
} as const;

/**
 * The strip with the small preview is seen while the visitor types, covers no field, not even above
 * an on-screen keyboard, and leads to the full preview.
 */
async function expectStripWhileTyping(page: Page, verdict: string): Promise<void> {
  await page.locator(".qr-kept .link").click();
  const strip = page.locator(".qr-strip button");
  const field = page.getByRole("tabpanel").getByRole("textbox");
  for (const height of [640, 330]) {
    await page.setViewportSize({ width: 360, height });
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    await field.fill(`https://shop.example/${height}`);
    // As the browser does when the keyboard opens; the page was at its beginning before.
    await field.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
    await expect(strip).toContainText(verdict);
    await expect(strip.locator(".qr-strip-code")).toBeVisible();
    const [covering, typed] = [await strip.boundingBox(), await field.boundingBox()];
    expect(typed!.y).toBeGreaterThanOrEqual(covering!.y + covering!.height);
    // Boxes may end at a fraction of a pixel.
    expect(Math.floor(typed!.y + typed!.height)).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await strip.click();
  await expect(page.locator("svg.qr-code")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".qr-preview")).toBeFocused();
  await expect(strip).toHaveCount(0);
}

for (const locale of locales) {
  test(`axe finds nothing in any state of the page in ${locale}, and nothing scrolls sideways at 360 px`, async ({
    openQr,
  }) => {
    const { page } = await openQr(locale);
    const faults: Faults = new Map();
    for (const [state, enter] of Object.entries(states)) {
      await enter(page);
      await noteAxe(page, `${state} ${localePath(locale, "/tools/qr-generator")}`, faults);
      await page.setViewportSize({ width: 360, height: 780 });
      const widerPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (widerPx > 0) note(faults, `scrolls sideways by ${widerPx} px`, state);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await expectStripWhileTyping(page, messages.readBack[locale]);
    expect(formatFaults(faults)).toEqual([]);
  });
}
