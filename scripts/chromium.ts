import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser } from "../src/platform/egress/browser/find-browser.ts";

/** Finds the browser for the tests: the path in CHROMIUM, or the first one in a usual place. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  return named ? named : findBrowser(undefined);
}

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Finds the browser for journeys: Chromium without windows, which opens a page in half of the
 * processor time; where there is none, the one that {@link findChromium} finds. It differs in what
 * belongs to a window: it loads lazy pictures from further away, and hints letters otherwise.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM || !existsSync(headlessShell) ? findChromium() : headlessShell;
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
 * Installs Chromium, and its variant without windows, where that needs no confirmation: as root on
 * Debian and its derivatives.
 * @returns instructions where there is no browser and none could be installed; undefined where
 *   there is one
 */
export function installChromiumIfMissing(): string | undefined {
  const isDebian = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  const missing = [
    ...(findChromium() === undefined ? ["chromium"] : []),
    ...(process.env.CHROMIUM || existsSync(headlessShell) ? [] : ["chromium-headless-shell"]),
  ];
  const failure = isDebian && missing.length > 0 ? installPackages(missing) : "";
  if (findChromium() !== undefined) return undefined;
  return `The browser tests need Chromium: install it (Debian: apt-get install chromium) or name a Chromium or Chrome in CHROMIUM.${failure}`;
}

/** Installs each package by itself: not every release of Debian has all of them. */
function installPackages(packages: readonly string[]): string {
  console.log(`Installing ${packages.join(" and ")} …`);
  const commands = [
    ["update"],
    ...packages.map((name) => ["install", "-y", "--no-install-recommends", name]),
  ];
  return commands
    .map((args) => {
      const { status, stdout, stderr } = spawnSync("apt-get", args, {
        encoding: "utf8",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      return status === 0 ? "" : `\napt-get ${args.join(" ")} failed:\n${stdout}${stderr}`;
    })
    .join("");
}
