/**
 * Encodes the portfolio's source pictures in the widths that screens need: `node pictures/encode.ts [project…]`.
 * `content/projects/<project>/<name>.webp` becomes `sizes/<name>-<width>.avif` beside it, and one WebP for browsers
 * without AVIF. They are committed, so that building the site encodes nothing.
 */
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureShapes, type PictureName } from "../src/site/picture-shapes.ts";

const root = join(import.meta.dirname, "../content/projects");
const named = process.argv.slice(2);
const projects = named.length > 0 ? named : await readdir(root);

for (const project of projects) {
  const folder = join(root, project);
  const sizes = join(folder, "sizes");
  await rm(sizes, { recursive: true, force: true });
  await mkdir(sizes);
  let bytes = 0;
  for (const [name, { widths, fallbackWidth }] of Object.entries(pictureShapes) as [PictureName, (typeof pictureShapes)[PictureName]][]) {
    const source = await readFile(join(folder, `${name}.webp`));
    const resized = (width: number) => sharp(source).resize({ width, withoutEnlargement: true, kernel: "lanczos3" });
    for (const width of widths) bytes += (await resized(width).avif({ quality: 52, effort: 4 }).toFile(join(sizes, `${name}-${width}.avif`))).size;
    bytes += (await resized(fallbackWidth).webp({ quality: 78, effort: 6 }).toFile(join(sizes, `${name}-${fallbackWidth}.webp`))).size;
  }
  console.log(`${project}: ${Math.round(bytes / 1000)} KB`);
}
