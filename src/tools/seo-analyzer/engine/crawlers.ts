/** Who fetches pages for the search engines that our visitors are found by, as robots.txt names them; "*" is everybody else. */
export const crawlers = ["*", "Googlebot", "bingbot", "DuckDuckBot", "archive.org_bot"] as const;
export type Crawler = (typeof crawlers)[number];
