/** Runs the benchmarks of `bench/`: all of them, or those that are named (`npm run bench -- pages`). */
import { readdir } from "node:fs/promises";

const known = (await readdir("bench")).filter((file) => file.endsWith(".ts")).map((file) => file.slice(0, -3));
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There are ${known.join(", ")}.`);
  process.exit(1);
}
for (const name of named.length > 0 ? named : known) await import(`../bench/${name}.ts`);
