import { expect } from "@playwright/test";
import { fill, locales, pick } from "#i18n/messages.ts";
import { messages } from "#tools/qr-generator/messages.ts";
import { test } from "./support/qr.ts";

for (const locale of locales) {
  const t = pick(messages, locale);

  test(`in ${locale} the first address is marked as an example, and the first key replaces it`, async ({
    openQr,
  }) => {
    const { page, input, code } = await openQr(locale);
    const ink = await page.locator(".qr-content h2").evaluate((h2) => getComputedStyle(h2).color);
    await expect(input).toHaveAccessibleDescription(t.urlExampleHint);
    await expect(page.getByText(t.urlExampleHint)).toBeVisible();
    await expect(input).toHaveCSS("font-style", "italic");
    await expect(input).not.toHaveCSS("color", ink);
    await input.click();
    await page.keyboard.type("https://a.example");
    await expect(input).toHaveValue("https://a.example");
    await expect(code).toHaveAccessibleName(fill(t.codeAlt, { content: "https://a.example" }));
    await expect(input).toHaveAccessibleDescription(t.urlHint);
    await expect(input).toHaveCSS("font-style", "normal");
    // What the visitor typed is not selected.
    await input.blur();
    await input.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("/b");
    await expect(input).toHaveValue("https://a.example/b");
  });

  test(`N-03 in ${locale} https:// is added to an address in its field, said, changed for http:// and undone`, async ({
    openQr,
  }) => {
    const { page, input, code } = await openQr(locale);
    await input.click();
    await page.keyboard.type("cafe.example");
    await expect(input).toHaveValue("https://cafe.example");
    await expect(page.getByRole("status").filter({ hasText: t.schemeUndo })).toBeVisible();
    // Typing goes on at the end.
    await page.keyboard.type("/menu");
    await expect(input).toHaveValue("https://cafe.example/menu");
    await expect(code).toHaveAccessibleName(
      fill(t.codeAlt, { content: "https://cafe.example/menu" }),
    );
    // The page is not opened, so that the other scheme may be the one that works.
    for (const [added, other] of [
      ["https://", "http://"],
      ["http://", "https://"],
    ] as const) {
      await expect(page.getByText(fill(t.schemeAdded, { scheme: added }))).toBeVisible();
      await expect(page.locator(".qr-read")).toHaveText(t.readBack);
      await page.getByRole("button", { name: fill(t.schemeOther, { scheme: other }) }).click();
      await expect(input).toHaveValue(`${other}cafe.example/menu`);
    }
    await page.getByRole("button", { name: t.schemeUndo }).click();
    await expect(input).toHaveValue("cafe.example/menu");
    await expect(page.getByRole("button", { name: t.useSaferAddress })).toBeVisible();
    await page.clock.install();
    await input.press("End");
    await page.keyboard.type("s");
    await page.clock.runFor(5000);
    await expect(input).toHaveValue("cafe.example/menus");
    // An empty field is a new beginning.
    await input.fill("");
    await page.keyboard.type("tea.example");
    await page.clock.runFor(5000);
    await expect(input).toHaveValue("https://tea.example");
  });

  test(`in ${locale} nothing is added while the middle of an address is changed, to other schemes or to words`, async ({
    openQr,
  }) => {
    const { page, input } = await openQr(locale);
    await input.fill("not an address");
    await expect(page.getByText(t.notAddress)).toBeVisible(); // the part that adds is loaded
    await page.clock.install();
    await input.fill("cafe.example");
    await input.press("Home");
    await page.clock.runFor(5000);
    await expect(input).toHaveValue("cafe.example");
    await input.press("End");
    await page.clock.runFor(5000);
    await expect(input).toHaveValue("https://cafe.example");
    for (const typed of ["http://cafe.example", "mailto:a@cafe.example", "cafe", "a b.example"]) {
      await input.fill(typed);
      await page.clock.runFor(5000);
      await expect(input).toHaveValue(typed);
    }
    await page.getByRole("tab", { name: t.tabText, exact: true }).click();
    await input.fill("cafe.example");
    await page.clock.runFor(5000);
    await expect(input).toHaveValue("cafe.example");
  });

  test(`in ${locale} presets, corners and eyes are one tab stop each, with arrow keys`, async ({
    openQr,
  }) => {
    const { page, code } = await openQr(locale);
    await page.getByRole("radio", { name: t.presetClassic, exact: true }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: t.presetBlue, exact: true })).toBeFocused();
    await expect(code.locator("path")).toHaveAttribute("fill", "#2563EB");
    const focused = page.locator(".qr-presets label:has(:focus-visible)");
    await expect(focused).toHaveCSS("outline-style", "solid");
    const stops: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement!.closest("fieldset")?.querySelector("legend")?.textContent ?? "",
        ),
      );
    }
    expect(stops.filter((name) => name !== "")).toEqual([t.cornerStyle, t.eyeStyle]);
  });
}
