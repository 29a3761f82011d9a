/**
 * Checks whether codes can be read: every preset × corner style × logo × content, by three decoders
 * that the page does not use (jsQR, ZXing, zbar) and by its own, unchanged and rotated by 15°,
 * blurred and compressed. Needs `zbarimg` (Debian: zbar-tools). Then it measures encoding and
 * drawing. `npm run bench -- qr`
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { encode } from "../src/tools/qr-generator/engine/encode.ts";
import { draw, getPixelFrame } from "../src/tools/qr-generator/engine/drawing.ts";
import { toPath } from "../src/tools/qr-generator/engine/svg.ts";
import {
  contents,
  getFirstAttempt,
  paintCode,
  samples,
  withModulePx,
} from "../tests/scanning/codes.ts";
import { readers, stressPicture, type CodePicture } from "../tests/scanning/readers.ts";

const folder = await mkdtemp(join(tmpdir(), "qr-"));
try {
  for (const px of [4, 5, 6, 8]) await scan(px);
} finally {
  await rm(folder, { recursive: true, force: true });
}
measureTimes();

async function scan(px: number): Promise<void> {
  const read: Record<string, Record<string, number>> = { clean: {}, stressed: {} };
  const weak: string[] = [];
  let tried = 0;
  for (const sample of samples.map((each) => withModulePx(each, px))) {
    if (sample === undefined) continue;
    tried += 1;
    const clean = await paintCode(getFirstAttempt(sample), sample);
    for (const [state, picture] of Object.entries({
      clean,
      stressed: await stressPicture(clean, sample.style.background),
    })) {
      const found = {
        jsQR: await readers.jsQR(picture),
        zxing: await readers.zxing(picture),
        zbar: await decodeWithZbar(picture),
      };
      const right = Object.entries({ ...found, own: await readers.own(picture) }).flatMap(
        ([name, text]) => (text === sample.content ? [name] : []),
      );
      for (const name of right) read[state]![name] = (read[state]![name] ?? 0) + 1;
      const others = right.filter((name) => name !== "own");
      if (others.length < (state === "clean" ? 3 : 2))
        weak.push(`${state} at ${sample.style.size} px, ${sample.name}: ${others.join(", ")}`);
    }
  }
  console.log(`\n${tried} codes with ${px} px a module or a little more`);
  console.table(read);
  if (weak.length > 0)
    console.log(`Not read by three when clean, or by two under stress:\n${weak.join("\n")}`);
}

async function decodeWithZbar({ data, width, height }: CodePicture): Promise<string | undefined> {
  const file = join(folder, "code.png");
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toFile(file);
  try {
    const read = execFileSync(
      "zbarimg",
      ["--raw", "-q", "-Sdisable", "-Sqrcode.enable", "-Stest-inverted", file],
      { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    );
    return read.replace(/\n$/, "");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new Error("zbarimg is not installed (Debian: apt-get install zbar-tools)", {
        cause: error,
      });
    return undefined; // no code found
  }
}

/**
 * Measures the work for one key stroke until the preview is drawn, without the browser's own work.
 */
function measureTimes(): void {
  const long = {
    ...contents,
    "300 letters": "https://shop.example/".padEnd(300, "menu/"),
    "2,000 letters": "x".repeat(2000),
  };
  const rows = Object.entries(long).map(([name, content]) => {
    const times = Array.from({ length: 30 }, () => {
      const startedMs = performance.now();
      const code = encode(content, "M")!;
      toPath(draw(code, "rounded", getPixelFrame(code, 300)));
      return performance.now() - startedMs;
    }).sort((a, b) => a - b);
    return {
      content: name,
      version: encode(content, "M")!.version,
      "median ms": times[15]!.toFixed(2),
      "worst ms": times[29]!.toFixed(2),
    };
  });
  console.table(rows);
}
