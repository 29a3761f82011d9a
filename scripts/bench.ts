/**
 * Runs the benchmarks of `bench/`: all of them, or those that are named (`npm run bench -- pages`). What is no
 * benchmark's name is for the one named before it (`npm run bench -- images FOLDER`).
 */
import { readdir } from "node:fs/promises";

const known = (await readdir("bench"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3));
const toWords = process.argv.slice(2);
const named = toWords.filter((word) => known.includes(word));
if (toWords.length > 0 && toWords[0] !== named[0]) {
  console.error(`There is no benchmark ${toWords[0]}. There are ${known.join(", ")}.`);
  process.exit(1);
}
for (const name of named.length > 0 ? named : known) await import(`../bench/${name}.ts`);
