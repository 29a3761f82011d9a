import { spawnSync } from "node:child_process";
import { findBrowser } from "../src/platform/egress/browser/find-browser.ts";

/** The browser that tests drive: what CHROMIUM names, or the first that is in a usual place. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  return named ? named : findBrowser(undefined);
}

/** Chromium's sandbox does not work for root, and only there is it left out. The rest keeps it from calling home. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Installs Chromium where that can be done without asking: as root on Debian and its kin.
 * @returns what a person has to do where it cannot be done or did not succeed; undefined when a browser is there
 */
export function installChromiumIfMissing(): string | undefined {
  if (findChromium() !== undefined) return undefined;
  const advice =
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or name a Chromium or Chrome in CHROMIUM.";
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return advice;
  console.log("Installing Chromium …");
  for (const toWords of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { status, stdout, stderr } = spawnSync("apt-get", toWords, {
      encoding: "utf8",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) return `${advice}\napt-get ${toWords.join(" ")} failed:\n${stdout}${stderr}`;
  }
  return findChromium() === undefined ? advice : undefined;
}
