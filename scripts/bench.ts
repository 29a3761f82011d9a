/**
 * Runs the benchmarks of `bench/`: all of them, or those that are named (`npm run bench -- pages`).
 * Other arguments are read by the benchmark itself (`npm run bench -- images FOLDER`).
 */
import { readdir } from "node:fs/promises";

const known = (await readdir("bench"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3));
const args = process.argv.slice(2);
const requested = args.filter((word) => known.includes(word));
if (args.length > 0 && args[0] !== requested[0]) {
  console.error(`There is no benchmark ${args[0]}. There are ${known.join(", ")}.`);
  process.exit(1);
}
for (const name of requested.length > 0 ? requested : known) await import(`../bench/${name}.ts`);
