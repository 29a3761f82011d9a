/**
 * Checks whether codes can be read: every preset × corner style × logo × content, by three decoders
 * that the page does not use (jsQR, ZXing, zbar) and by its own, unchanged and rotated by 15°,
 * blurred and compressed, and how many of the offered pictures of all sizes they read. Then it
 * measures encoding and drawing. `npm run bench -- qr`
 */
import { encode } from "../src/tools/qr-generator/engine/encode.ts";
import { draw, getPixelFrame } from "../src/tools/qr-generator/engine/drawing.ts";
import { toPath } from "../src/tools/qr-generator/engine/svg.ts";
import {
  contents,
  getFirstAttempt,
  listSizedSamples,
  paintCode,
  paintOffered,
  samples,
  withModulePx,
} from "../tests/scanning/codes.ts";
import { readers, stressPicture } from "../tests/scanning/readers.ts";

for (const px of [4, 5, 6, 8]) await scan(px);
await scanOffered();
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
        zbar: await readers.zbar(picture),
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

/** How many of the pictures that the page offers, over all sizes, each reader reads. */
async function scanOffered(): Promise<void> {
  const missed: Record<string, string[]> = { jsQR: [], zxing: [], zbar: [] };
  for (const [format, stepPx] of [
    ["PNG", 40],
    ["SVG", 400],
  ] as const) {
    let offered = 0;
    for (const [index, sample] of listSizedSamples(stepPx).entries()) {
      const picture = await paintOffered(sample, format === "SVG" ? 4 + (index % 4) : undefined);
      if (picture === undefined) continue;
      offered += 1;
      for (const [name, list] of Object.entries(missed))
        if ((await readers[name as keyof typeof readers](picture)) !== sample.content)
          list.push(`${format} ${sample.name}`);
    }
    console.log(`\n${offered} ${format} files offered`);
  }
  for (const [name, list] of Object.entries(missed))
    console.log(`${name} missed ${list.length}\n${list.join("\n")}`);
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
