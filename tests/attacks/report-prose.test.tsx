import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose } from "#tools/seo-analyzer/ui/Prose.tsx";

/** The report of a stranger's page quotes that page: its words come to whoever opens the report. */
function renderMs(text: string): number {
  // In microseconds; other programs of the machine do not count
  const before = process.threadCpuUsage();
  const html = renderToStaticMarkup(<Prose text={text} />);
  const { user, system } = process.threadCpuUsage(before);
  expect(html.length).toBeGreaterThanOrEqual(text.length);
  return (user + system) / 1_000;
}

/**
 * Each is tried short before it is tried long, so that what doubles with every character fails and
 * does not hang.
 */
const attacks: readonly (readonly [what: string, make: (length: number) => string])[] = [
  ["Soon and dots", (length) => `Soon${".".repeat(length)}`],
  ["dots between letters", (length) => `${"a.".repeat(length)}!`],
  ["hyphens and colons", (length) => `a${"-:".repeat(length)}!`],
  ["opening brackets", (length) => "<".repeat(length)],
  ["opening brackets with letters", (length) => "<a".repeat(length)],
  ["equals signs", (length) => `a${"=".repeat(length)} b`],
  ["quotes", (length) => `a="${'"'.repeat(length)}:`],
  ["an address of slashes", (length) => `https://${"/".repeat(length)}`],
  ["schemes in one word", (length) => "https://".repeat(length / 8 + 1)],
  ["an address of full stops", (length) => `https://a${".".repeat(length)}`],
  ["one long word", (length) => "a".repeat(length)],
];

test.each(attacks)("a title of %s does not freeze whoever opens the report", (what, make) => {
  renderMs(make(8)); // warms up
  const [short, longer] = [renderMs(make(18)), renderMs(make(22))];
  expect(longer, `22 after ${short} ms for 18`).toBeLessThan(20);
  const [fewMs, manyMs] = [5_000, 50_000].map((length) =>
    Math.min(...Array.from({ length: 3 }, () => renderMs(make(length)))),
  ) as [number, number];
  console.log(
    `${what}: ${longer.toFixed(1)} ms for 22, ${fewMs.toFixed(1)} ms for 5,000, ${manyMs.toFixed(1)} ms for 50,000`,
  );
  expect(manyMs).toBeLessThan(Math.max(100, 20 * fewMs)); // the clock of a thread is coarse
});
