import { expect, test } from "vitest";
import {
  findFirstReadable,
  listPixelAttempts,
  findProblem,
  toReadableStyle,
} from "#tools/qr-generator/engine/attempts.ts";
import { corners, defaultStyle, presets } from "#tools/qr-generator/engine/style.ts";
import {
  contents,
  eyeSamples,
  getFirstAttempt,
  listSizedSamples,
  paintCode,
  paintOffered,
  samples,
  withModulePx,
  type Sample,
} from "./codes.ts";
import { readers, stressPicture, toWebp } from "./readers.ts";

const others = { jsQR: readers.jsQR, zxing: readers.zxing, zbar: readers.zbar };

/** The readers that do not find the content in a sample's picture. */
async function findFailing(sample: Sample): Promise<readonly string[]> {
  const picture = await paintCode(getFirstAttempt(sample), sample);
  const read = await Promise.all(
    Object.entries(readers).map(async ([name, reader]) =>
      (await reader(picture)) === sample.content ? [] : [`${name}: ${sample.name}`],
    ),
  );
  return read.flat();
}

test.each(presets.map(({ name }) => name))(
  "N-41 N-45 %s in every corner style, with a logo and without, holding a word, an address, 120 letters of Arabic and emoji: each reader reads it exactly",
  { timeout: 60_000 },
  async (preset) => {
    const failed: string[] = [];
    for (const sample of samples.filter(({ name }) => name.startsWith(preset)))
      failed.push(...(await findFailing(withModulePx(sample, 5)!)));
    expect(failed).toEqual([]);
  },
);

test(
  "every shape of the eyes in every look, with a logo and without, is read by each reader, as PNG, SVG and WebP",
  { timeout: 120_000 },
  async () => {
    const missed: string[] = [];
    for (const [index, sample] of eyeSamples.entries()) {
      missed.push(...(await findFailing(withModulePx(sample, 5 + (index % 2))!)));
      // Each combination as one of the two other formats.
      const [format, picture] =
        index % 2 === 0
          ? (["SVG", (await paintOffered(sample, 4 + (index % 4)))!] as const)
          : (["WebP", await toWebp((await paintOffered(withModulePx(sample, 5)!))!)] as const);
      for (const [name, read] of Object.entries(readers))
        if ((await read(picture)) !== sample.content)
          missed.push(`${format} ${name}: ${sample.name}`);
    }
    expect(eyeSamples).toHaveLength(108);
    expect(missed).toEqual([]);
  },
);

test(
  "round eyes turned by 15°, out of focus and compressed are read by ZXing and zbar",
  { timeout: 60_000 },
  async () => {
    const missed: string[] = [];
    for (const sample of eyeSamples
      .filter(({ style }) => style.eye === "circle")
      .map((each) => withModulePx(each, 5)!)) {
      const picture = await stressPicture(
        await paintCode(getFirstAttempt(sample), sample),
        sample.style.background,
      );
      for (const name of ["zxing", "zbar"] as const)
        if ((await readers[name](picture)) !== sample.content)
          missed.push(`${name}: ${sample.name}`);
    }
    expect(missed).toEqual([]);
  },
);

test(
  "codes turned by 15°, out of focus and compressed as JPEG 45 are read by one of the others at least, in Arabic too",
  { timeout: 60_000 },
  async () => {
    const failed: string[] = [];
    // One in five of all, which meets every preset, style and content; `npm run bench -- qr` tries
    // all.
    for (const sample of samples
      .filter((_, index) => index % 5 === 0)
      .map((each) => withModulePx(each, 5)!)) {
      const picture = await stressPicture(
        await paintCode(getFirstAttempt(sample), sample),
        sample.style.background,
      );
      const read = await Promise.all(Object.values(others).map((reader) => reader(picture)));
      if (!read.includes(sample.content)) failed.push(sample.name);
    }
    expect(failed).toEqual([]);
  },
);

test("N-42 N-43 each preset and each corner style at 300 px is read by ZXing and by our own reader", async () => {
  for (const preset of presets)
    for (const corner of corners) {
      const sample: Sample = {
        name: `${preset.name} ${corner}`,
        content: contents.url,
        style: toReadableStyle({ ...defaultStyle, ...preset, corner }),
        hasLogo: false,
      };
      const picture = await paintCode(getFirstAttempt(sample), sample);
      expect([sample.name, await readers.zxing(picture), await readers.own(picture)]).toEqual([
        sample.name,
        contents.url,
        contents.url,
      ]);
    }
});

test("N-44 the content of the start is read at 100, 300 and 500 px", async () => {
  for (const size of [100, 300, 500])
    expect(
      await findFailing({
        name: `${size}`,
        content: "https://shop.example",
        style: { ...defaultStyle, size },
        hasLogo: false,
      }),
    ).toEqual([]);
});

test(
  "N-50 every mix of preset, corner style, size and logo is read, or corrected until it is",
  { timeout: 60_000 },
  async () => {
    const missedSamples: string[] = [];
    for (const size of [100, 300, 500])
      for (const preset of presets)
        for (const corner of corners)
          for (const hasLogo of [false, true]) {
            const style = toReadableStyle({ ...defaultStyle, ...preset, corner, size });
            const sample: Sample = {
              name: `${preset.name} ${corner} ${size} ${hasLogo ? "logo" : "plain"}`,
              content: "https://shop.example",
              style,
              hasLogo,
            };
            expect(findProblem(sample.content, style)).toBeUndefined();
            const offeredAttempt = await findFirstReadable(
              listPixelAttempts(sample.content, style, hasLogo),
              sample.content,
              async (attempt) => readers.own(await paintCode(attempt, sample)),
            );
            // What our reader lets pass is held against one that we did not choose.
            const read =
              offeredAttempt === undefined
                ? undefined
                : await readers.zxing(await paintCode(offeredAttempt, sample));
            if (read !== sample.content)
              missedSamples.push(
                `${sample.name}: ${offeredAttempt === undefined ? "refused" : "not read by ZXing"}`,
              );
          }
    expect(missedSamples).toEqual([]);
  },
);

test.each([
  ["PNG", 50, 17],
  ["SVG", 500, 5],
] as const)(
  "of the %s files that are offered, ZXing and zbar read all, and jsQR at least 97 of 100",
  { timeout: 120_000 },
  async (format, stepPx, every) => {
    const missed: Record<keyof typeof others, string[]> = { jsQR: [], zxing: [], zbar: [] };
    let offered = 0;
    // A part of all, whose count shares no factor with the lists that it is taken from.
    const part = listSizedSamples(stepPx).filter((_, index) => index % every === 0);
    for (const [index, sample] of part.entries()) {
      // An SVG is shown in any size: 4, 5, 6 and 7 pixels per module.
      const picture = await paintOffered(sample, format === "SVG" ? 4 + (index % 4) : undefined);
      if (picture === undefined) continue;
      offered += 1;
      for (const name of ["jsQR", "zxing", "zbar"] as const)
        if ((await others[name](picture)) !== sample.content) missed[name].push(sample.name);
    }
    expect(offered).toBeGreaterThan(format === "PNG" ? 90 : 40);
    expect(missed.zxing).toEqual([]);
    expect(missed.zbar).toEqual([]);
    expect(missed.jsQR.length / offered, missed.jsQR.join()).toBeLessThanOrEqual(0.03);
  },
);
