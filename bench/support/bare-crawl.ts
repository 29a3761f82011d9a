/**
 * The least that a crawl can do, for comparison: fetches the addresses that its parent sends, two
 * at once and without a pause, and parses each page with parse5.
 */
import { parse } from "parse5";

process.once("message", async (urls: readonly string[]) => {
  const start = performance.now();
  const rest = urls.values();
  const read = async () => {
    for (const url of rest) parse(await (await fetch(url)).text());
  };
  await Promise.all([read(), read()]);
  const { user, system } = process.cpuUsage();
  process.send!({
    seconds: (performance.now() - start) / 1_000,
    cpuSeconds: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1_024,
  });
  process.disconnect();
});
