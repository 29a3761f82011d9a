import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Reads how many pounds a dollar is from `content/prices.yml`, where the page of the form has it
 * from.
 * @returns undefined where the file or the number cannot be read
 */
export async function readDollarRate(contentDir: string): Promise<number | undefined> {
  const prices = await readFile(join(contentDir, "prices.yml"), "utf8").catch(() => "");
  const lines = prices.split(/\r?\n/);
  const line = lines.slice(lines.indexOf("dollar:") + 1).find((one) => /^ +pounds:/.test(one));
  const rate = Number(line?.slice(line.indexOf(":") + 1));
  return rate > 0 ? rate : undefined;
}
