import { adjacencyGraphs } from "@zxcvbn-ts/language-common";
import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";

/** The agency's own name, and the names of the example shop in the two languages of the article. */
const names = ["ro2ya", "dafaternoon", "noonnotebooks"] as const;

/** What a label of a domain may consist of; it neither begins nor ends with a hyphen. */
const isLabel = (name: string): boolean => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(name);

const keyboard: Readonly<Record<string, readonly (string | null)[]>> = adjacencyGraphs.qwerty;

/** The keys that touch a key on a QWERTY keyboard, without Shift. */
const listNeighbours = (key: string): readonly string[] =>
  (keyboard[key] ?? []).flatMap((keys) => (keys === null ? [] : [keys[0]!]));

/** The names that one slip of a finger makes of a name, each once. */
function listSlips(name: string): ReadonlySet<string> {
  const slips = new Set<string>();
  for (const [index, char] of [...name].entries()) {
    const [before, after] = [name.slice(0, index), name.slice(index + 1)];
    slips.add(before + after);
    slips.add(before + char + char + after);
    if (after !== "") slips.add(before + after[0]! + char + after.slice(1));
    for (const neighbour of listNeighbours(char)) slips.add(before + neighbour + after);
  }
  slips.delete(name);
  return new Set([...slips].filter(isLabel));
}

/** Counting: a second run may not differ. */
export async function run(lab: Lab): Promise<Findings> {
  const figures = Object.fromEntries(
    names.map((name) => {
      const slips = listSlips(name);
      lab.report(`${name}: ${slips.size} names, as ${[...slips].slice(0, 8).join(" ")}`);
      return [name, toWholeFigure(slips.size)];
    }),
  );
  return { figures, charts: {} };
}
