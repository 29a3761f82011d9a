import { expect, test } from "vitest";
import { findAiAccess, type AiAccess } from "../engine/ai/ai-access.ts";
import { aiCrawlers } from "../engine/ai/ai-crawlers.ts";
import { parseRobotsResponse } from "./robots.ts";

const page = "https://shop.example/bags/1";

function find(token: string, text: string, status = 200): string {
  const crawler = aiCrawlers.find((one) => one.token === token)!;
  const rules = parseRobotsResponse(status, text);
  const { isAllowed, group }: AiAccess = findAiAccess(crawler, { status, rules }, page);
  return `${isAllowed ? "allowed" : "blocked"}:${group}`;
}

test.each([
  ["GPTBot", "", "allowed:none"],
  ["GPTBot", "User-agent: *\nDisallow: /", "blocked:all"],
  ["GPTBot", "User-agent: *\nDisallow: /admin", "allowed:all"],
  // A group with several agents
  ["GPTBot", "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n", "blocked:own"],
  ["ClaudeBot", "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n", "blocked:own"],
  ["OAI-SearchBot", "User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n", "allowed:none"],
  // Its own group replaces the one for all, in both directions
  [
    "OAI-SearchBot",
    "User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nAllow: /",
    "allowed:own",
  ],
  ["CCBot", "User-agent: ccbot\nDisallow: /bags\n\nUser-agent: *\nAllow: /", "blocked:own"],
  // Crawl-delay is no rule of RFC 9309 and does not end the lines that name crawlers.
  ["CCBot", "User-agent: CCBot\nCrawl-delay: 2\n\nUser-agent: *\nDisallow: /", "blocked:own"],
  // Two groups of one name are one
  [
    "PerplexityBot",
    "User-agent: PerplexityBot\nAllow: /a\n\nUser-agent: PerplexityBot\nDisallow: /bags",
    "blocked:own",
  ],
  // A token is not the beginning of another one
  ["Applebot", "User-agent: Applebot-Extended\nDisallow: /", "allowed:none"],
  ["Applebot-Extended", "User-agent: Applebot-Extended\nDisallow: /", "blocked:own"],
  ["ClaudeBot", "User-agent: Claude-SearchBot\nDisallow: /", "allowed:none"],
  // Apple: "If robots instructions don't mention Applebot but mention Googlebot"
  ["Applebot", "User-agent: Googlebot\nDisallow: /", "blocked:followed"],
  [
    "Applebot",
    "User-agent: Googlebot\nDisallow: /\n\nUser-agent: Applebot\nAllow: /",
    "allowed:own",
  ],
])("%s of %j: %s", (token, text, expected) => {
  expect(find(token, text)).toBe(expected);
});

test("a robots.txt that fails blocks everyone but those that say they read without it", () => {
  for (const status of [500, 503, 0]) {
    expect(find("GPTBot", "", status)).toBe("blocked:unreachable");
    expect(find("Amazonbot", "", status)).toBe("allowed:unreachable");
  }
  expect(find("GPTBot", "", 404)).toBe("allowed:none");
});
