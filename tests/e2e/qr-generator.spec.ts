import { expect } from "@playwright/test";
import { readPixels } from "../scanning/readers.ts";
import { messages } from "#tools/qr-generator/messages.ts";
import { readColour, plainPng, readBack, test } from "./support/qr.ts";

const twoMb = 2_097_152;

test("N-01 N-02 N-13 N-14 N-15 N-39 N-52 N-53 what is on the page at first", async ({ openQr }) => {
  const { page, input, code } = await openQr("en");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["URL", "Text", "Email", "Phone"]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveValue("https://shop.example");
  await expect(code).toHaveAccessibleName("QR code that contains: https://shop.example");
  await expect(page.getByText(messages.example.en)).toBeVisible();
  await expect(page.locator(".qr-read svg"), "the example has no seal").toHaveCount(0);
  await expect(page.getByText(messages.readBack.en)).toHaveCount(0);
  const corners = page.getByRole("group", { name: "Corner style" });
  await expect(corners.getByRole("radio")).toHaveCount(3);
  for (const [name, isChecked] of [
    ["Square", true],
    ["Rounded", false],
    ["Circle", false],
  ] as const)
    await expect(corners.getByRole("radio", { name })).toBeChecked({ checked: isChecked });
  await expect(page.getByRole("textbox", { name: "Foreground colour", exact: true })).toHaveValue(
    "#000000",
  );
  await expect(page.getByRole("textbox", { name: "Background colour", exact: true })).toHaveValue(
    "#FFFFFF",
  );
  await expect(page.getByRole("switch", { name: "Add Logo" })).not.toBeChecked();
  await expect(page.locator('input[type="file"][accept="image/*"]')).toHaveCount(0);
  const presets = page.getByRole("group", { name: "Presets" });
  await expect(presets.getByRole("radio")).toHaveCount(6);
  await expect(presets.locator("label")).toHaveText([
    "Classic",
    "Dark",
    "Blue",
    "Green",
    "Purple",
    "Orange",
  ]);
  await expect(presets.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.locator(".qr-features > li")).toHaveCount(3);
  expect(
    await page.getByRole("region", { name: "Where to put it" }).getByRole("listitem").count(),
  ).toBeGreaterThan(3);
});

test("N-07 N-08 N-23 N-28 N-29 N-51 the tabs share one content, an empty one gives no code, a too long one is refused", async ({
  openQr,
}) => {
  const { page, input, code, downloadPng, path } = await openQr("en");
  const first = await path();
  await page.getByRole("tab", { name: "Email" }).click();
  expect(await path()).toBe(first);
  await input.fill("a@b.example");
  await expect(code).toHaveAccessibleName("QR code that contains: mailto:a@b.example");
  const email = await path();
  expect(email).not.toBe(first);
  await page.getByRole("tab", { name: "Phone" }).click();
  await expect(input).toHaveValue("a@b.example");
  expect(await path()).toBe(email);
  await input.fill("+٢٠١٠٠٠٠٠٠٠٠٠");
  await expect(code).toHaveAccessibleName("QR code that contains: tel:+201000000000");
  // A local number is what was typed until the visitor takes its international form.
  await input.fill("01000000000");
  await expect(code).toHaveAccessibleName("QR code that contains: tel:01000000000");
  await expect(page.locator(".qr-address")).toHaveText("+20 100 000 0000");
  await page.getByRole("button", { name: messages.useSaferAddress.en }).click();
  await expect(code).toHaveAccessibleName("QR code that contains: tel:+201000000000");
  await page.getByRole("tab", { name: "Email" }).click();
  await expect(input).toHaveValue("+201000000000");
  await page.getByRole("tab", { name: "Text" }).click();
  await input.fill("");
  await expect(page.getByText("Enter text or URL to generate a QR code")).toBeVisible();
  await expect(code).toHaveCount(0);
  for (const name of ["Download PNG", "Download SVG", "Download PDF", "Copy the image"])
    await expect(page.getByRole("button", { name })).toBeDisabled();
  await input.fill("م".repeat(1477));
  await expect(page.getByText("This is too long for a QR code.", { exact: false })).toBeVisible();
  await expect(downloadPng).toBeDisabled();
  await input.fill("م");
  await expect(downloadPng).toBeEnabled();
});

test("N-09 N-10 N-11 N-12 N-24 N-25 N-26 N-38 size, colours, corners and presets make the code anew", async ({
  openQr,
}) => {
  const { page, code, path } = await openQr("en");
  const corners = page.getByRole("group", { name: "Corner style" });
  const size = page.getByRole("slider", { name: "Size", exact: true });
  for (const [attribute, value] of [
    ["min", "100"],
    ["max", "500"],
    ["step", "10"],
  ] as const)
    await expect(size).toHaveAttribute(attribute, value);
  await expect(size).toHaveValue("300");
  await size.press("End");
  await size.press("ArrowRight");
  await expect(code).toHaveAttribute("width", "500");
  await size.press("Home");
  await size.press("ArrowLeft");
  await expect(code).toHaveAttribute("width", "100");
  await size.press("ArrowRight");
  await expect(code).toHaveAttribute("width", "110");

  const dark = code.locator("path");
  const backgroundRect = code.locator("rect");
  const foreground = page.getByRole("textbox", { name: "Foreground colour", exact: true });
  const foregroundPicker = page.getByLabel("Pick the foreground colour");
  await foregroundPicker.fill("#6d28d9");
  await expect(foreground).toHaveValue("#6D28D9");
  await expect(dark).toHaveAttribute("fill", "#6D28D9");
  await foreground.fill("#0b6e64");
  await expect(foregroundPicker).toHaveValue("#0b6e64");
  await expect(dark).toHaveAttribute("fill", "#0B6E64");
  await foreground.fill("green");
  await expect(foreground).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Write the colour like #6d28d9")).toBeVisible();
  await expect(dark).toHaveAttribute("fill", "#0B6E64");
  const background = page.getByRole("textbox", { name: "Background colour", exact: true });
  const backgroundPicker = page.getByLabel("Pick the background colour");
  await background.fill("#fbf8f2");
  await expect(backgroundPicker).toHaveValue("#fbf8f2");
  await expect(backgroundRect).toHaveAttribute("fill", "#FBF8F2");
  await backgroundPicker.fill("#ffffff");
  await expect(background).toHaveValue("#FFFFFF");
  await expect(backgroundRect).toHaveAttribute("fill", "#FFFFFF");

  const square = await path();
  await corners.getByRole("radio", { name: "Rounded" }).check();
  const rounded = await path();
  await corners.getByRole("radio", { name: "Circle" }).check();
  expect(new Set([square, rounded, await path()]).size).toBe(3);

  await page.getByText("Blue", { exact: true }).click();
  await expect(dark).toHaveAttribute("fill", "#2563EB");
  await expect(backgroundRect).toHaveAttribute("fill", "#EFF6FF");
  await expect(foreground).toHaveValue("#2563EB");
  await expect(foreground).toHaveAttribute("aria-invalid", "false");
  await expect(corners.getByRole("radio", { name: "Rounded" })).toBeChecked();
  expect(await path()).toBe(rounded);
  await expect(code).toHaveAttribute("width", "110");
});

test("N-30 N-31 N-40 N-41 N-42 N-44 N-47 N-48 M-15 the saved PNG is as large as asked and is read as what was typed", async ({
  openQr,
}) => {
  const { page, input, downloadPng, saved } = await openQr("en");
  const size = page.getByRole("slider", { name: "Size", exact: true });
  for (const [key, px] of [
    ["Home", 100],
    ["End", 500],
  ] as const) {
    await size.press(key);
    const { name, bytes } = await saved(downloadPng);
    expect(name).toBe("qrcode.png");
    const { width, height } = await readPixels(bytes);
    expect([width, height]).toEqual([px, px]);
    expect(await readBack(bytes)).toBe("https://shop.example");
    await expect(page.locator("[data-toaster]")).toContainText("Downloaded!");
    await expect(page.locator("[data-toaster]")).toContainText(
      "QR code has been downloaded successfully",
    );
  }
  await size.fill("300");
  const colours = {
    Classic: "#ffffff",
    Dark: "#2d3748",
    Blue: "#eff6ff",
    Green: "#ecfdf5",
    Purple: "#f5f3ff",
    Orange: "#fffbeb",
  };
  for (const [preset, ground] of Object.entries(colours)) {
    await page.getByText(preset, { exact: true }).click();
    const { bytes } = await saved(downloadPng);
    const picture = await readPixels(bytes);
    expect([preset, picture.width, await readBack(bytes)]).toEqual([
      preset,
      300,
      "https://shop.example",
    ]);
    // Four modules of a code of 25 in 300 px are at least 36 px.
    for (const [x, y] of [
      [0, 0],
      [299, 299],
      [35, 150],
      [150, 35],
      [264, 150],
      [150, 264],
    ] as const)
      expect(readColour(picture, x, y)).toBe(ground);
  }
  for (const content of [
    "https://قهوة.example/قائمة الطعام",
    "أهلًا بكم في متجرنا، نفتح كل يوم من العاشرة صباحًا",
    "☕️🥐 فطور 👨‍👩‍👧",
  ]) {
    await page.getByRole("tab", { name: "Text" }).click();
    await input.fill(content);
    expect(await readBack((await saved(downloadPng)).bytes)).toBe(content);
  }
  const [once, again] = [await saved(downloadPng), await saved(downloadPng)];
  expect(again.bytes.equals(once.bytes)).toBe(true);
});

test("N-16 N-17 N-18 N-19 N-20 N-21 N-22 N-27 N-45 N-46 M-06 M-07 a logo is the visitor's own picture in a fifth of the size, or is refused with a word", async ({
  openQr,
}) => {
  const { page, code, downloadPng, path, saved, chooseLogo } = await openQr("en");
  const toaster = page.locator("[data-toaster]");
  const addLogo = page.getByRole("switch", { name: "Add Logo" });
  const plainPath = await path();
  await addLogo.check();
  await expect(page.locator('.qr-logo input[type="file"]')).toBeAttached();
  expect(await path()).toBe(plainPath);

  await chooseLogo({
    name: "exactly.png",
    mimeType: "image/png",
    buffer: await plainPng("#c2410c", twoMb),
  });
  await expect(code.locator("image")).toBeAttached();
  await expect(addLogo).toBeChecked();
  await expect(page.getByText("Logo: exactly.png")).toBeVisible();
  const withLogo = await path();
  expect(withLogo).not.toBe(plainPath);

  for (const [file, words] of [
    [
      { name: "list.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") },
      "Please select a valid image file",
    ],
    [
      { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
      "Please select a valid image file",
    ],
    [
      { name: "large.png", mimeType: "image/png", buffer: await plainPng("#000000", twoMb + 1) },
      "File size too large. Maximum is 2MB",
    ],
  ] as const) {
    await chooseLogo(file);
    await expect(toaster).toContainText("Error");
    await expect(toaster).toContainText(words);
    await expect(page.getByText("Logo: exactly.png")).toBeVisible();
    await expect(addLogo).toBeChecked();
    expect(await path()).toBe(withLogo);
  }

  const { bytes } = await saved(downloadPng);
  expect(await readBack(bytes)).toBe("https://shop.example");
  const picture = await readPixels(bytes);
  for (const [x, y] of [
    [121, 121],
    [150, 150],
    [178, 178],
  ] as const)
    expect(readColour(picture, x, y)).toBe("#c2410c");
  for (const [x, y] of [
    [118, 150],
    [181, 150],
    [150, 118],
    [150, 181],
  ] as const)
    expect(readColour(picture, x, y)).not.toBe("#c2410c");

  await addLogo.uncheck();
  await expect(code.locator("image")).toHaveCount(0);
  expect(await path()).toBe(plainPath);
});

test("N-49 N-50 what would not scan is refused with the reason, and what may stumble has a word about it", async ({
  openQr,
}) => {
  const { page, code, downloadPng } = await openQr("en");
  await page.getByRole("textbox", { name: "Foreground colour", exact: true }).fill("#FFFFFF");
  await expect(
    page.getByText("No phone can read these two colours together.", { exact: false }),
  ).toBeVisible();
  await expect(downloadPng).toBeDisabled();
  await expect(code).toHaveCount(0);
  await page.getByText("Dark", { exact: true }).click();
  await expect(
    page.getByText("The code is lighter than its background.", { exact: false }),
  ).toBeVisible();
  await page.getByText("Orange", { exact: true }).click();
  await expect(
    page.getByText("we drew the code in a darker shade", { exact: false }),
  ).toBeVisible();
  await expect(downloadPng).toBeEnabled();
  // A code of 81 modules in 100 px: not for PNG, but for print.
  await page.getByText("Classic", { exact: true }).click();
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByRole("tabpanel").getByRole("textbox").fill("نص طويل ".repeat(50));
  await page.getByRole("slider", { name: "Size", exact: true }).press("Home");
  await expect(page.getByText(messages.problemSmall.en)).toBeVisible();
  await expect(downloadPng).toBeDisabled();
  await expect(page.getByRole("button", { name: "Download SVG" })).toBeEnabled();
});
