import { aiCrawlers } from "./ai-crawlers.ts";

/**
 * Lines of robots.txt that let every crawler in. They name no crawler: one with a group of its own
 * would no longer read what the group for all forbids, such as a folder of the administration.
 */
export function formatOpenRules(): string {
  return "User-agent: *\nAllow: /";
}

/** Lines of robots.txt that refuse training and leave search to the group for all. */
export function formatSearchOnlyRules(): string {
  const refused = aiCrawlers
    .filter(({ purpose }) => purpose === "training")
    .map(({ token }) => `User-agent: ${token}`);
  return [...refused, "Disallow: /", "", formatOpenRules()].join("\n");
}
