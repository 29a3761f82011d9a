import { expect, test } from "vitest";
import {
  AnalysisState,
  startAnalysis,
  type AnalysisState as State,
} from "#tools/seo-analyzer/contract.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { expectNothingInside, startHostileSite, type HostileSite } from "./start-hostile-site.ts";
import { startApp } from "./start-app.ts";

interface Options {
  readonly scope?: "site";
  readonly rendered?: boolean;
  readonly hasBrowser?: boolean;
}

async function analyse(
  { url, network }: Pick<HostileSite, "url" | "network">,
  { hasBrowser = false, ...options }: Options = {},
): Promise<State> {
  const browser = hasBrowser ? { path: findChromium()!, maxConcurrent: 1 } : undefined;
  const { app } = await startApp({ browser, network });
  const started = await app.inject({
    method: "POST",
    url: startAnalysis.path,
    payload: { url, locale: "en", ...options },
  });
  const { id } = startAnalysis.output.parse(started.json());
  await app.inject(`${startAnalysis.path}/${id}/events`); // ends with the work
  return AnalysisState.parse((await app.inject(`${startAnalysis.path}/${id}?locale=en`)).json());
}

test("a hostile page that is read as sent reaches nothing of the internal network", async () => {
  const site = await startHostileSite();
  expect(await analyse(site)).toMatchObject({ state: "done", report: { isRendered: false } });
  expect(site.lookupCounts.get("inside.example")).toBeGreaterThan(0);
  expectNothingInside(site);
}, 90_000);

test.each([false, true])(
  "a hostile page that is compared with its rendering reaches nothing either, be the report about the rendering: %s",
  async (rendered) => {
    const site = await startHostileSite();
    expect(await analyse(site, { hasBrowser: true, rendered })).toMatchObject({
      state: "done",
      report: { isRendered: true, judged: rendered ? "rendered" : "sent" },
    });
    expect(site.listUnseenWays()).toEqual([]);
    expect(site.lookupCounts.get("inside.example")).toBeGreaterThan(0);
    expect(site.lookupCounts.get("rebind.example")).toBeGreaterThan(1);
    expectNothingInside(site);
  },
  90_000,
);

test("a crawl of a hostile site reaches nothing either", async () => {
  const site = await startHostileSite();
  expect(await analyse(site, { scope: "site" })).toMatchObject({ state: "done" });
  for (const name of ["inside", "private", "rebind"])
    expect(site.lookupCounts.get(`${name}.example`), name).toBeGreaterThan(0);
  expectNothingInside(site);
}, 90_000);
