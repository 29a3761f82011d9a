import { expect, test } from "vitest";
import { startProgress } from "#tools/speed-test/server/progress.ts";
import { runLighthouse } from "#tools/speed-test/server/run-lighthouse.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { observableWays } from "./hostile-page.ts";
import { expectNothingInside, startHostileSite } from "./start-hostile-site.ts";

test(`a page that tries ${observableWays.length} ways, and more, to reach the internal network reaches nothing`, async () => {
  const site = await startHostileSite();
  const reportedStages: object[] = [];
  const progress = startProgress((event) => reportedStages.push(event));
  const audit = await runLighthouse(
    { url: site.url, device: "desktop" },
    {
      browserPath: findChromium()!,
      network: site.network,
      progress,
      signal: new AbortController().signal,
    },
  );
  expect(audit).toMatchObject({ kind: "browser", url: site.url });
  expect(observableWays.length).toBeGreaterThanOrEqual(30);
  expect(site.listUnseenWays()).toEqual([]);
  expect(site.lookupCounts.get("inside.example")).toBeGreaterThan(0);
  expect(site.lookupCounts.get("rebind.example")).toBeGreaterThan(1);
  expectNothingInside(site);
}, 90_000);
