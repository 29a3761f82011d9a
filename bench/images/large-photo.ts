import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Pixels } from "#tools/image-optimizer/engine/codecs/pixels.ts";
import { outputFormats, type OutputFormat } from "#tools/image-optimizer/engine/settings.ts";
import { openCodecs } from "./codecs-in-node.ts";
import { toPixels } from "./equal-quality.ts";

const [width, height] = [4000, 3000];
const mb = 1024 * 1024;

interface Cost {
  readonly format: OutputFormat;
  readonly seconds: string;
  readonly "peak MB": number;
  readonly "output MB": string;
}

/**
 * Combines photographs in their original size: an enlarged one would be softer than the picture of
 * a camera.
 */
async function createMosaic(photos: readonly Pixels[]): Promise<Buffer> {
  const tiles = [];
  for (let y = 0, i = 0; y < height; y += 512) {
    for (let x = 0; x < width; x += 768, i++) {
      const { data, width: w, height: h } = photos[i % photos.length]!;
      const input = await sharp(data, { raw: { width: w, height: h, channels: 4 } })
        .resize(768, 512, { fit: "cover" })
        .extract({
          left: 0,
          top: 0,
          width: Math.min(768, width - x),
          height: Math.min(512, height - y),
        })
        .png({ compressionLevel: 0 })
        .toBuffer();
      tiles.push({ input, left: x, top: y });
    }
  }
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite(tiles)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Measures time and memory of each codec at level 80, each in a process of its own, so that their
 * peaks do not add up.
 */
export async function measureLargePhoto(photos: readonly Pixels[]): Promise<readonly Cost[]> {
  const folder = await mkdtemp(join(tmpdir(), "large-photo-"));
  const file = join(folder, "photo.png");
  await writeFile(file, await createMosaic(photos));
  const costs = outputFormats.map((format) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", fileURLToPath(import.meta.url), format, file],
      { encoding: "utf8" },
    );
    if (stdout === "") throw new Error(stderr);
    return JSON.parse(stdout) as Cost;
  });
  await rm(folder, { recursive: true, force: true });
  return costs;
}

async function measure(format: OutputFormat, file: string): Promise<Cost> {
  const pixels = await toPixels(await readFile(file));
  const codec = (await openCodecs())[format];
  const before = process.memoryUsage().rss;
  const from = performance.now();
  const made = await codec.encode(pixels, 80, () => undefined);
  const seconds = (performance.now() - from) / 1000;
  return {
    format,
    seconds: seconds.toFixed(1),
    "peak MB": Math.round(
      (process.resourceUsage().maxRSS * 1024 - before + pixels.data.length) / mb,
    ),
    "output MB": (made.length / mb).toFixed(2),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [format, file] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await measure(format as OutputFormat, file!)));
}
