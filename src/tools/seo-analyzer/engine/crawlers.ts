/**
 * The crawlers of the search engines that visitors use, by the names that robots.txt has for them;
 * "*" is any other crawler.
 */
export const crawlers = ["*", "Googlebot", "bingbot", "DuckDuckBot", "archive.org_bot"] as const;
export type Crawler = (typeof crawlers)[number];
