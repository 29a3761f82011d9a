/**
 * Runs the experiments of articles and stores what they find in `experiment/results.json` beside
 * them: `npm run experiments` runs all, `npm run experiments website-speed` one. With `-- --check`
 * it runs them again, stores nothing, and fails where a figure differs from the stored one by more
 * than its spread.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { resultsSchema, type Results } from "../src/site/experiments/results.ts";
import { compareResults } from "./experiments/compare-results.ts";
import type { ExperimentModule } from "./experiments/experiment.ts";
import { openLab } from "./experiments/open-lab.ts";

const articles = join(import.meta.dirname, "../content/tutorials");
const known = globSync("*/experiment/experiment.ts", { cwd: articles })
  .map((file) => file.split(/[\\/]/)[0]!)
  .sort();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
});
const unknown = positionals.filter((slug) => !known.includes(slug));
if (unknown.length > 0) {
  console.error(`No experiment: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exit(1);
}

async function measure(slug: string): Promise<Results> {
  const file = pathToFileURL(join(articles, slug, "experiment/experiment.ts")).href;
  const { run } = (await import(file)) as ExperimentModule;
  const lab = openLab((step) => console.log(`${slug}: ${step}`));
  try {
    const findings = await run(lab);
    const date = new Date().toISOString().slice(0, 10);
    return resultsSchema.parse({ date, browser: lab.getBrowser(), ...findings });
  } finally {
    await lab.close();
  }
}

/** @returns whether the stored results agree with a second run */
async function check(slug: string, file: string): Promise<boolean> {
  const stored = resultsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const differences = compareResults(stored, await measure(slug));
  for (const line of differences) console.error(`${slug}: ${line}`);
  if (differences.length === 0)
    console.log(`${slug}: ${Object.keys(stored.figures).length} figures agree.`);
  return differences.length === 0;
}

let doAllAgree = true;
for (const slug of positionals.length > 0 ? positionals : known) {
  const file = join(articles, slug, "experiment/results.json");
  if (values.check) doAllAgree = (await check(slug, file)) && doAllAgree;
  else await writeFile(file, `${JSON.stringify(await measure(slug), null, 2)}\n`);
}
process.exit(doAllAgree ? 0 : 1);
