/**
 * Draws what a page shows where it is shared: `node pictures/share.ts [path…]`. The built page is opened at 1200 × 630
 * in its night colours and rearranged: its title beside its own drawing under the wordmark. Written to
 * `content/share/<locale>/<path>.jpg`, with the titles they carry in `content/share/titles.json`.
 */
import { chromium, type Page } from "@playwright/test";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { localePath } from "../src/i18n/locale.ts";
import { locales } from "../src/i18n/messages.ts";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { routes } from "../scripts/routes.ts";
import { serveBuilt } from "../scripts/serve-built.ts";

const folder = "content/share";
const titlesFile = join(folder, "titles.json");
/** Facebook and LinkedIn show 1.91 : 1 in full. */
const size = { width: 1200, height: 630 };

const asked = process.argv.slice(2);
const titles = JSON.parse(await readFile(titlesFile, "utf8").catch(() => "{}")) as Record<string, string>;

const product = await serveBuilt(4391);
const browser = await chromium.launch({ executablePath: findChromium() ?? "/usr/bin/chromium", args: [...chromiumArguments, "--force-color-profile=srgb"] });
try {
  const page = await browser.newPage({ viewport: size, colorScheme: "dark", reducedMotion: "reduce" });
  for (const path of asked.length > 0 ? asked : routes) {
    for (const locale of locales) {
      const href = localePath(locale, path);
      await page.goto(product.url + href);
      titles[href] = await page.locator('meta[property="og:title"]').getAttribute("content").then(String);
      await arrange(page, titles[href], path);
      const file = join(folder, locale, `${path === "/" ? "home" : path.slice(1)}.jpg`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await sharp(await page.screenshot()).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
const sorted = Object.fromEntries(Object.entries(titles).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(titlesFile, `${JSON.stringify(sorted, null, 2)}\n`);

/** Leaves of the page its wordmark, its title and the drawing that is its own. */
async function arrange(page: Page, title: string, path: string): Promise<void> {
  await page.evaluate(
    async ({ title, path }) => {
      const from = async (address: string): Promise<Document> => new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      const base = document.documentElement.lang === "en" ? "/en" : "/";
      const find = (root: Document, selector: string): Element | null => root.querySelector(selector);
      const kind = path.split("/")[1] ?? "";
      const isOne = path.split("/").length === 3;
      const own =
        isOne && kind === "portfolio"
          ? find(document, "main img")
          : isOne && kind === "tutorials"
            ? find(document, `main img[src*="/${path.split("/")[2]}-dark."]`)
            : isOne && kind === "tools"
              ? find(document, "main header svg.tool-arch")
              : isOne && kind === "services"
                ? find(document, "main svg.big-mark")
                : null;
      const drawing = own ?? find(await from(base), "svg.qamariyya")!;
      const copy = document.importNode(drawing, true) as HTMLElement;
      if (copy instanceof HTMLImageElement) {
        for (const name of ["class", "loading", "sizes", "srcset"]) copy.removeAttribute(name);
        // A project has a composition of its own for tall frames.
        const tall = drawing.parentElement?.querySelector("source[media]")?.getAttribute("srcset");
        if (tall) copy.src = tall.split(",").at(-1)!.trim().split(" ")[0]!;
      }
      const wordmark = document.querySelector(".wordmark")!.cloneNode(true) as HTMLElement;
      const heading = document.createElement("h1");
      heading.textContent = title;
      heading.className = "type-display";
      const words = document.createElement("div");
      words.className = "share-words";
      words.append(wordmark, heading);
      const art = document.createElement("div");
      art.className = `share-art share-${copy.localName} share-${copy.classList[0] ?? kind}`;
      art.append(copy);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        body { padding: 0; background: var(--color-paper); color: var(--color-ink); }
        .share { display: grid; grid-template-columns: minmax(0, 1fr) auto; width: 1200px; height: 630px; overflow: hidden; border-block-end: 14px solid var(--color-mark); }
        .share-words { display: flex; flex-direction: column; justify-content: space-between; padding: 64px; padding-inline-end: 40px; }
        .share .wordmark { font-size: 52px; }
        .share h1 { font-size: 76px; line-height: 1.12; text-wrap: balance; margin: 0; }
        .share h1:lang(ar) { font-size: 82px; line-height: 1.34; }
        .share-art { display: grid; place-items: center; height: 616px; overflow: hidden; }
        .share-svg svg { height: 560px; width: auto; margin-inline-end: 64px; }
        .share-qamariyya svg { height: 800px; margin-block-start: 120px; margin-inline-end: 40px; }
        .share-big-mark svg, .share-tool-arch svg { height: 460px; width: 400px; }
        .share-img img { height: 616px; width: 560px; max-width: none; object-fit: cover; }
      `);
      document.adoptedStyleSheets = [sheet];
      const share = document.createElement("div");
      share.className = "share";
      share.append(words, art);
      document.body.replaceChildren(share);
      // A long title is set smaller until it takes four lines at most.
      for (let px = 82; px > 40 && heading.getBoundingClientRect().height > 380; px -= 4) heading.style.fontSize = `${px}px`;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    },
    { title, path },
  );
}
