import { spawnSync } from "node:child_process";
import { findBrowser } from "../src/platform/egress/browser/find-browser.ts";

/** Finds the browser for the tests: the path in CHROMIUM, or the first one in a usual place. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  return named ? named : findBrowser(undefined);
}

/**
 * Chromium's sandbox does not work for root, and is disabled only there. The other switches disable
 * its own requests.
 */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What Playwright 1.65 disables in Chromium. `tests/checks/chromium.test.ts` compares it. */
export const featuresDisabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
] as const;

/**
 * Disables the two popups of the address bar: each window loads them as pages of their own, which
 * takes as much processor time as a page of the site. Chromium applies only the last
 * `--disable-features`, so this one repeats Playwright's features.
 */
export const withoutAddressBarPopups = `--disable-features=${[
  ...featuresDisabledByPlaywright,
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
].join(",")}`;

/**
 * Installs Chromium where that needs no confirmation: as root on Debian and its derivatives.
 * @returns instructions where it cannot be installed or the installation failed; undefined where
 *   there is a browser
 */
export function installChromiumIfMissing(): string | undefined {
  if (findChromium() !== undefined) return undefined;
  const advice =
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or name a Chromium or Chrome in CHROMIUM.";
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return advice;
  console.log("Installing Chromium …");
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { status, stdout, stderr } = spawnSync("apt-get", args, {
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) return `${advice}\napt-get ${args.join(" ")} failed:\n${stdout}${stderr}`;
  }
  return findChromium() === undefined ? advice : undefined;
}
