/**
 * Lists the differences between two builds of the site: texts and attributes of every page, and the
 * bytes of every other file. `npm run diff-builds -- OLD_DIST NEW_DIST`. Names that the build
 * derives from contents (assets, scripts, islands) are compared without their hashes. Exits with 1
 * where anything differs.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

const maxShown = 5;
const maxShownChars = 300;

const { positionals } = parseArgs({ allowPositionals: true });
const [before, after] = positionals;
if (before === undefined || after === undefined) {
  console.error("Name two built folders: npm run diff-builds -- OLD_DIST NEW_DIST");
  process.exit(2);
}

const [oldFiles, newFiles] = [listFiles(before), listFiles(after)];
const differences = [...new Set([...oldFiles.keys(), ...newFiles.keys()])]
  .toSorted()
  .flatMap((name) => compare(name, oldFiles.get(name), newFiles.get(name)));
for (const line of differences) console.log(line);
console.log(`${oldFiles.size} and ${newFiles.size} files, ${differences.length} differences`);
process.exitCode = differences.length > 0 ? 1 : 0;

/** Lists every file except the compressed copies, by its name without hashes. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [removeHashes(path.slice(folder.length)), path]));
}

function compare(
  name: string,
  old: string | undefined,
  now: string | undefined,
): readonly string[] {
  if (old === undefined) return [`+ ${name}`];
  if (now === undefined) return [`- ${name}`];
  if (name.endsWith(".html")) return comparePages(name, old, now);
  // The content of bundles changes with every file name; tests check their behaviour.
  if (/\.(?:js|css)$/.test(name)) return [];
  return digest(old) === digest(now) ? [] : [`~ ${name}`];
}

function digest(path: string): string {
  const bytes = readFileSync(path);
  const isText = /\.(?:json|xml|txt|webmanifest|svg)$/.test(path);
  return createHash("sha256")
    .update(isText ? removeHashes(bytes.toString()) : bytes)
    .digest("hex");
}

function comparePages(name: string, old: string, now: string): readonly string[] {
  const [olds, news] = [describePage(old), describePage(now)];
  const lines: string[] = [];
  for (let i = 0; i < Math.max(olds.length, news.length) && lines.length < maxShown; i++)
    if (olds[i] !== news[i])
      lines.push(`~ ${name}\n    - ${shorten(olds[i])}\n    + ${shorten(news[i])}`);
  return lines;
}

/** Describes a page: one line for each element with its attributes, and for each text. */
function describePage(path: string): readonly string[] {
  const lines: string[] = [];
  const visit = (node: Node): void => {
    if ("attrs" in node) {
      const attributes = node.attrs
        .filter(({ name }) => name !== "uid") // an island's name is derived from its file's
        .map(({ name, value }) => `${name}="${removeHashes(value)}"`);
      lines.push(`<${node.tagName} ${attributes.join(" ")}>`);
    }
    if (node.nodeName === "#text" && "value" in node && node.value.trim() !== "")
      lines.push(removeHashes(node.value.trim()));
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(readFileSync(path, "utf8")));
  return lines;
}

function removeHashes(text: string): string {
  return text
    .replaceAll(/sha256-[\w+/=]+/g, "sha256")
    .replaceAll(/[._-][\w-]{6,10}(?=\.(?:js|css|woff2|svg|avif|webp|png|jpg|json)\b)/g, "")
    .replaceAll(/Expires: \S+/g, "Expires");
}

function shorten(line = ""): string {
  return line.length > maxShownChars ? `${line.slice(0, maxShownChars)} …` : line;
}
