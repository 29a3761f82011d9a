/**
 * The name of this product's crawler in robots.txt.
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1
 */
export const robotName = "RoyaBot";

/**
 * Formats the User-Agent of the crawler, in the form that site owners know from other crawlers.
 * @param infoUrl a page that explains the crawler to the owner of a site
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-user-agent
 */
export function formatUserAgent(infoUrl: string): string {
  return `Mozilla/5.0 (compatible; ${robotName}/1.0; +${infoUrl})`;
}
