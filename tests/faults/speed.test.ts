import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startTest } from "#tools/speed-test/contract.ts";
import { watchBrowserFolder } from "../api/watch-browser-folder.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { startSpeedSite } from "../api/speed-site.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { pickCount } from "./counts.ts";

/**
 * A test takes about eight seconds: any moment of it, or for few rounds one at which there is a
 * browser.
 */
const pickMoment = () => randomInt(pickCount(0, 1_500), pickCount(8_000, 2_500));
/** No client watches: the job waits five seconds for one to come back. */
const closedTabMs = 5_000;

async function startProduct() {
  const [folder, browsers, site] = [
    await temporaryFolder(),
    await watchBrowserFolder(),
    await startSpeedSite(),
  ];
  await writeSite(folder);
  onTestFinished(async () => {
    site.close();
    await browsers.remove();
  });
  const start = () =>
    startServerProcess(folder, {
      TMPDIR: browsers.path,
      CHROME_PATH: findChromium() ?? "none",
      LOOPBACK_MAP: JSON.stringify({ "shop.example": site.port }),
      TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "error",
    });
  return { browsers, start };
}

let visitors = 0;

/**
 * Each is another visitor's, and another question, so that neither limits nor an answer of a moment
 * ago come in.
 */
async function beginTest(url: string): Promise<string> {
  const visitor = `203.0.113.${(visitors++ % 250) + 1}`;
  const body = JSON.stringify({
    url: `http://shop.example/?${visitors}`,
    device: visitors % 2 ? "mobile" : "desktop",
    locale: "ar",
  });
  const answer = await fetch(url + startTest.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor },
    body,
  });
  return startTest.output.parse(await answer.json()).id;
}

const watchUntilEnd = (url: string, id: string, signal: AbortSignal) =>
  fetch(`${url}${startTest.path}/${id}/events`, { signal }).then((answer) => answer.text());

test("cancels and closed tabs, at any moment of a test, leave no browser behind", async () => {
  const { browsers, start } = await startProduct();
  const { url, child, ended, log } = await start();
  onTestFinished(() => void child.kill("SIGKILL")); // where a round failed
  let met = 0;
  const [cancels, closedTabs] = [pickCount(30, 3), pickCount(20, 1)];
  for (let round = 0; round < cancels + closedTabs; round++) {
    const tab = new AbortController();
    const id = await beginTest(url);
    const watched = watchUntilEnd(url, id, tab.signal).catch(() => "");
    await wait(pickMoment());
    if (browsers.processes().length > 0) met++;
    const isCancel = round < cancels;
    if (isCancel) await fetch(`${url}${startTest.path}/${id}`, { method: "DELETE" });
    tab.abort();
    await expect
      .poll(browsers.processes, { timeout: isCancel ? 3_000 : closedTabMs + 4_000, interval: 100 })
      .toEqual([]);
    await watched;
  }
  console.log(JSON.stringify({ cancels, closedTabs, met }));
  expect(met).toBeGreaterThan((cancels + closedTabs) / 3);
  await expect
    .poll(
      async () => (await browsers.files()).filter((name) => name.startsWith("ro2ya-browser-")),
      { timeout: 5_000 },
    )
    .toEqual([]);
  expect(log()).toBe("");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}, 1_200_000);

test("a server that is killed, at any moment of a test, takes its browser along", async () => {
  const { browsers, start } = await startProduct();
  const kills = pickCount(20, 1);
  let met = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = await start();
    const tab = new AbortController();
    const watched = watchUntilEnd(server.url, await beginTest(server.url), tab.signal).catch(
      () => "",
    );
    await wait(pickMoment());
    if (browsers.processes().length > 0) met++;
    server.child.kill("SIGKILL");
    await server.ended;
    await expect.poll(browsers.processes, { timeout: 5_000, interval: 100 }).toEqual([]);
    tab.abort();
    await watched;
  }
  console.log(JSON.stringify({ kills, met }));
  if (kills > 1) expect(met).toBeGreaterThan(kills / 3);
}, 1_200_000);
