/**
 * Compares the file sizes at equal visual quality: the codecs of the image optimizer,
 * `canvas.toBlob` of the browser, sharp and pngquant, on a folder of photographs (public-domain
 * ones such as the Kodak set), with SSIMULACRA 2.1 as the measure. Then it measures the accuracy of
 * target sizes, and time and memory for a photo of 12 megapixels. `npm run bench -- images FOLDER`;
 * a number sets how many pictures are used (eight by default), and the words size, level, png,
 * target and large select parts: `npm run bench -- images FOLDER 4 png target`.
 */
import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openCanvas, type Canvas } from "./images/canvas.ts";
import { openCodecs } from "./images/codecs-in-node.ts";
import { computeMean, findQuality, toPixels, type Candidate } from "./images/equal-quality.ts";
import { ssimulacra2 } from "./images/ssimulacra2.ts";
import { measureLargePhoto } from "./images/large-photo.ts";

const score = 75;
const [folder, ...requestedParts] = process.argv.slice(process.argv.indexOf("images") + 1);
const maxWish = Number(requestedParts.find((requestedPart) => /^\d+$/.test(requestedPart)) ?? 8);
const parts = ["size", "level", "png", "target", "large"].filter(
  (part) =>
    !requestedParts.some((requestedPart) => !/^\d+$/.test(requestedPart)) ||
    requestedParts.includes(part),
);
if (folder === undefined) {
  console.error("Which photographs? npm run bench -- images FOLDER");
  process.exit(1);
}

const lossy = ["jpeg", "webp", "avif"] as const;
const ignore = (): void => undefined;
const names = (await readdir(folder)).filter((name) => name.endsWith(".png")).slice(0, maxWish);
const codecs = await openCodecs();
const photos = await Promise.all(
  names.map(async (name) => {
    const png = await readFile(join(folder, name));
    const pixels = await toPixels(png);
    return { name, png, pixels, computeScore: ssimulacra2(pixels) };
  }),
);
type Photo = (typeof photos)[number];

/** All encoders, by a quality from 1 to 100. */
const candidates = (canvas: Canvas): Readonly<Record<string, (photo: Photo) => Candidate>> => ({
  "ours jpeg": (photo) => (level) => codecs.jpeg.encode(photo.pixels, level, ignore),
  "ours webp": (photo) => (level) => codecs.webp.encode(photo.pixels, level, ignore),
  "ours avif": (photo) => (level) => codecs.avif.encode(photo.pixels, level, ignore),
  "canvas jpeg": (photo) => (quality) => canvas.encode(photo.png, "image/jpeg", quality),
  "canvas webp": (photo) => (quality) => canvas.encode(photo.png, "image/webp", quality),
  "sharp jpeg": (photo) => (quality) =>
    sharp(photo.png).jpeg({ quality, mozjpeg: true }).toBuffer(),
  "sharp webp": (photo) => (quality) => sharp(photo.png).webp({ quality }).toBuffer(),
  "sharp avif": (photo) => (quality) => sharp(photo.png).avif({ quality }).toBuffer(),
});

async function compareSizes(): Promise<void> {
  const bytes: Record<string, number> = {};
  const canvas = await openCanvas();
  for (const [name, candidate] of Object.entries(candidates(canvas))) {
    const sizes: number[] = [];
    let guess = 78;
    for (const photo of photos) {
      const found = await findQuality(score, candidate(photo), photo.computeScore, guess);
      sizes.push(found.bytes);
      guess = found.quality;
    }
    bytes[name] = computeMean(sizes);
  }
  await canvas.close();
  console.log(`\nBytes at SSIMULACRA2 ${score}, mean of ${photos.length} photographs`);
  console.table(
    Object.entries(bytes).map(([name, size]) => ({
      codec: name,
      bytes: Math.round(size),
      "of canvas jpeg": (size / bytes["canvas jpeg"]!).toFixed(3),
      "of canvas webp": (size / bytes["canvas webp"]!).toFixed(3),
    })),
  );
}

async function compareLevels(): Promise<void> {
  const levels = [20, 40, 60, 80, 90, 100];
  console.log("\nOne setting, one look: mean SSIMULACRA2 at each level");
  const rows = [];
  for (const level of levels) {
    const means: number[] = [];
    for (const format of lossy) {
      const scores: number[] = [];
      for (const { pixels, computeScore } of photos)
        scores.push(
          computeScore(await toPixels(await codecs[format].encode(pixels, level, ignore))),
        );
      means.push(computeMean(scores));
    }
    rows.push({
      level,
      ...Object.fromEntries(lossy.map((format, i) => [format, means[i]!.toFixed(1)])),
      spread: (Math.max(...means) - Math.min(...means)).toFixed(1),
    });
  }
  console.table(rows);
}

async function comparePngs(): Promise<void> {
  console.log("\nPNG of 256 colours");
  const hasPngquant = spawnSync("pngquant", ["--version"]).status === 0;
  if (!hasPngquant)
    console.log(
      "pngquant is not installed (Debian: apt-get install pngquant): only ours is shown.",
    );
  const pngs: Record<string, { bytes: number[]; scores: number[] }> = {};
  async function note(name: string, photo: Photo, file: Uint8Array): Promise<void> {
    const row = (pngs[name] ??= { bytes: [], scores: [] });
    row.bytes.push(file.length);
    row.scores.push(photo.computeScore(await toPixels(file)));
  }
  for (const photo of photos) {
    await note("ours", photo, await codecs.png.encode(photo.pixels, 80, ignore));
    if (!hasPngquant) continue;
    const { stdout } = spawnSync("pngquant", ["256", "--speed", "1", "--strip", "-"], {
      input: photo.png,
      maxBuffer: 2 ** 28,
    });
    await note("pngquant --speed 1", photo, stdout);
    await note("pngquant, then oxipng", photo, await codecs.png.repack!(new Uint8Array(stdout)));
  }
  console.table(
    Object.entries(pngs).map(([name, row]) => ({
      name,
      bytes: Math.round(computeMean(row.bytes)),
      score: computeMean(row.scores).toFixed(2),
    })),
  );
}

async function fitTargets(): Promise<void> {
  console.log("\nTarget size: 55 % of what level 80 gives");
  const fits = [];
  for (const { name, pixels } of photos) {
    const row: Record<string, string> = { name };
    for (const format of [...lossy, "png"] as const) {
      const target = Math.round((await codecs[format].encode(pixels, 80, ignore)).length * 0.55);
      const file = await codecs[format].fit(pixels, target, ignore);
      row[format] =
        file === undefined ? "missed" : `${((file.length / target - 1) * 100).toFixed(1)} %`;
    }
    fits.push(row);
  }
  console.table(fits);
}

const work: Readonly<Record<string, () => Promise<void>>> = {
  size: compareSizes,
  level: compareLevels,
  png: comparePngs,
  target: fitTargets,
  large: async () => {
    console.log("\nA photo of 12 megapixels, one thread");
    console.table(await measureLargePhoto(photos.map(({ pixels }) => pixels)));
  },
};
for (const part of parts) await work[part]!();
