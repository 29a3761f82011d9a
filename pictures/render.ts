/**
 * Draws the pictures of the portfolio: `node pictures/render.ts [project…] [--only cover] [--draft]`.
 * Each `pictures/<project>/<name>.html` is opened in Chromium at twice its size, taken, halved and written to
 * `content/projects/<project>/<name>.webp`.
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { missingFonts, systemFonts } from "./fonts.ts";
import { serveSources } from "./serve.ts";

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly maxBytes: number;
}

const root = join(import.meta.dirname, "..");
const shapes: Readonly<Record<string, Shape>> = {
  cover: { width: 1600, height: 900, maxBytes: 150_000 },
  "cover-tall": { width: 900, height: 1200, maxBytes: 120_000 },
  "detail-1": { width: 1600, height: 1000, maxBytes: 150_000 },
  "detail-2": { width: 1600, height: 1000, maxBytes: 150_000 },
};

/** Scenes that are traced take a while on one core. */
const readyTimeoutMs = 600_000;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, draft: { type: "boolean", default: false } },
});

async function openBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) throw new Error(`No Chromium at ${executablePath}: name one in CHROMIUM.`);
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    args: [
      ...(asRoot ? ["--no-sandbox"] : []), // Chromium refuses to start its sandbox as root
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--force-color-profile=srgb",
    ],
  });
}

/** A page that draws by script says when it is done through `window.pictureReady`. */
async function take(page: Page, url: string): Promise<Buffer> {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await (window as { pictureReady?: Promise<void> }).pictureReady;
  });
  if (problems.length > 0) throw new Error(`${url}: ${problems.join("; ")}`);
  return page.screenshot({ timeout: readyTimeoutMs });
}

/**
 * Lowers the quality until the picture fits its budget, and refuses when 60 does not do. It starts high: these are
 * sources that the site encodes again, and WebP smears dark, close colours early.
 */
async function encode(png: Buffer, { width, maxBytes }: Shape): Promise<{ webp: Buffer; quality: number }> {
  const small = await sharp(png).resize({ width, kernel: "lanczos3" }).removeAlpha().png().toBuffer();
  for (let quality = 94; quality >= 60; quality -= 2) {
    const webp = await sharp(small).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes) return { webp, quality };
  }
  throw new Error(`does not fit ${maxBytes} bytes at quality 60`);
}

async function projects(): Promise<string[]> {
  if (positionals.length > 0) return positionals;
  const entries = await readdir(join(root, "pictures"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== "shared").map((entry) => entry.name);
}

async function renderProject(browser: Browser, origin: string, project: string): Promise<void> {
  for (const [name, shape] of Object.entries(shapes)) {
    if (options.only && options.only !== name) continue;
    if (!existsSync(join(root, "pictures", project, `${name}.html`))) continue;
    const context = await browser.newContext({
      viewport: { width: shape.width, height: shape.height },
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(readyTimeoutMs);
    const png = await take(page, `${origin}/pictures/${project}/${name}.html${options.draft ? "?draft" : ""}`);
    await context.close();
    const { webp, quality } = await encode(png, shape);
    const folder = join(root, "content", "projects", project);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.webp`), webp);
    console.log(`${project}/${name}.webp  ${Math.round(webp.length / 1000)} kB  quality ${quality}`);
  }
}

const browser = await openBrowser();
const { origin, close } = await serveSources(root);
try {
  const probe = await browser.newPage();
  const missing = await missingFonts(probe);
  await probe.close();
  if (missing.length > 0) {
    const lines = missing.map((family) => `  ${family}: apt-get install ${systemFonts[family]}`);
    throw new Error(`These fonts are not installed:\n${lines.join("\n")}`);
  }
  for (const project of await projects()) await renderProject(browser, origin, project);
} finally {
  close();
  await browser.close();
}
