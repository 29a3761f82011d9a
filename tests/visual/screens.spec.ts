import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { compareBaselines, listChanges } from "./baseline.ts";
import { capture, holdStill } from "./capture.ts";
import { baselineFile, baselineFiles, screens, widthsPx } from "./screens.ts";

const folder = join(import.meta.dirname, "baselines");
const isAccepting = process.env.VISUAL_ACCEPT === "1";
/** The folder for pictures, when they are asked for. */
const pictures = process.env.VISUAL_PICTURES;
const heightPx = { 360: 780, 1440: 900 } satisfies Record<(typeof widthsPx)[number], number>;

for (const [name, { address, prepare }] of Object.entries(screens)) {
  for (const locale of locales) {
    test(`${name} in ${locale} looks as accepted, narrow and wide, in light and in dark`, async ({
      page,
    }) => {
      await holdStill(page);
      const changed: string[] = [];
      for (const widthPx of widthsPx) {
        await page.setViewportSize({ width: widthPx, height: heightPx[widthPx] });
        // Loaded anew at each width: a picture with another shape for it keeps the old one until
        // its file has come.
        await page.goto(address(locale));
        await prepare?.(page);
        const changes = await compareWithBaseline(page, baselineFile(name, locale, widthPx));
        if (changes !== undefined) changed.push(changes);
      }
      if (isAccepting) {
        for (const changes of changed) console.log(`\n${changes}`);
        return;
      }
      expect(
        changed.join("\n"),
        `It is no longer as accepted. If it should look as it does now: npm run visual -- --accept ${name}`,
      ).toBe("");
    });
  }
}

// Only a whole run may judge this: what is accepted is written while the others run.
if (!isAccepting) {
  test("there is a baseline for every screen, and none for a screen that is no more", async () => {
    expect((await readdir(folder)).toSorted()).toEqual(baselineFiles.toSorted());
  });
}

/** @returns what has changed, for a person to read; undefined where nothing has */
async function compareWithBaseline(page: Page, file: string): Promise<string | undefined> {
  const current = await capture(page, async (theme) => {
    if (pictures === undefined) return;
    const path = join(pictures, file.replace(/txt$/, `${theme}.png`));
    await page.screenshot({ path, fullPage: true });
  });
  const accepted = await readFile(join(folder, file), "utf8").catch(() => "");
  const changes = compareBaselines(accepted, current);
  if (changes.length === 0) return undefined;
  if (isAccepting) await writeFile(join(folder, file), current);
  return `${file}\n${accepted === "" ? "  it had no baseline" : listChanges(changes)}`;
}
