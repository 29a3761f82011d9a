import { expect, test } from "vitest";
import { parseRobots } from "#tools/seo-analyzer/server/robots.ts";

/** CPU time of this thread in ms. */
function cpuTimeMs(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const path = (length: number, i: number) => `https://shop.example/${"a".repeat(length)}${i}`;

/**
 * As many rules as half a megabyte has room for. Compared one by one with 2,000 addresses they took
 * 60 s and more.
 */
test.each([
  ["plain rules", (i: number) => `Disallow: /${i}`, 46_000, 20, 2_000],
  ["rules with a wildcard", (i: number) => `Disallow: *${i}x`, 30_000, 200, 2_000],
  [
    "rules that nearly fit everywhere",
    (i: number) => `Disallow: /*${"a".repeat(100)}b${"a".repeat(100)}${i}`,
    2_200,
    230,
    200,
  ],
])(
  "half a megabyte of rules is asked about thousands of addresses in seconds: %s",
  (_name, rule, count, length, addresses) => {
    const text = `User-agent: *\n${Array.from({ length: count }, (_, i) => rule(i)).join("\n")}`;
    const timeMs = cpuTimeMs(() => {
      const robots = parseRobots(text);
      for (let i = 0; i < addresses; i++) robots.allows("RoyaBot", path(length, i));
    });
    expect(timeMs).toBeLessThan(2_000);
  },
);
