/**
 * Measures how the product grows: the leads in the database (list, search, export, purge), counted
 * page views, jobs of the tools, and the build of the site with its search index, its site map and
 * its memory. Each line shows the values of growing amounts of data, their curve, and the exponent
 * with which they grow: 0 is constant, 1 is linear. `npm run bench -- growth` measures all of them;
 * `--only` names one of them, `--amounts 100,1000` other amounts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBuild } from "./support/growth-build.ts";
import { measureCounts, measureJobs, measureLeads, type Measures } from "./support/growth-data.ts";

interface Subject {
  readonly amounts: readonly number[];
  /** What it costs to have so much; each amount begins with an empty folder. */
  readonly measure: (amount: number, folder: string) => Promise<Measures>;
}

const subjects: Readonly<Record<string, Subject>> = {
  messages: { amounts: [10_000, 100_000, 1_000_000], measure: measureLeads },
  counts: { amounts: [1_000, 10_000, 100_000], measure: measureCounts },
  jobs: { amounts: [500, 1_500, 5_000], measure: measureJobs },
  build: { amounts: [10, 100, 1_000], measure: measureBuild },
};

const { values } = parseArgs({
  args: process.argv.slice(process.argv.indexOf("growth") + 1),
  options: { only: { type: "string" }, amounts: { type: "string" } },
});
for (const [name, { amounts, measure }] of Object.entries(subjects)) {
  if (values.only !== undefined && values.only !== name) continue;
  const chosen = values.amounts?.split(",").map(Number) ?? amounts;
  const measured: Measures[] = [];
  for (const amount of chosen) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    try {
      measured.push(await measure(amount, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  console.log(name);
  console.table(toRows(chosen, measured));
}

/** A row for each measure: its values, their curve, and the exponent of its growth. */
function toRows(amounts: readonly number[], measured: readonly Measures[]): readonly object[] {
  return Object.keys(measured[0]!).map((name) => {
    const values = measured.map((measures) => measures[name]!);
    return {
      measure: name,
      ...Object.fromEntries(
        amounts.map((amount, i) => [`n = ${amount}`, formatFigure(values[i]!)]),
      ),
      curve: drawCurve(values),
      exponent: computeExponent(amounts, values).toFixed(2),
    };
  });
}

function formatFigure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(2);
}

function drawCurve(values: readonly number[]): string {
  const bars = "▁▂▃▄▅▆▇█";
  const largest = Math.max(...values);
  return values.map((value) => bars[Math.round((value / largest) * (bars.length - 1))]).join("");
}

/** The slope between the first and the last point where both axes are logarithmic. */
function computeExponent(amounts: readonly number[], values: readonly number[]): number {
  return Math.log(values.at(-1)! / values[0]!) / Math.log(amounts.at(-1)! / amounts[0]!);
}
