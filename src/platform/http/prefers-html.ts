/**
 * Whether a client prefers a page to JSON. A browser that posts a plain form accepts `text/html` by
 * name; a client that only accepts "any type" gets JSON.
 * @param accept the request's Accept header
 */
export function prefersHtml(accept: string | undefined): boolean {
  const html = getQuality("text/html", accept);
  return html > 0 && html >= getQuality("application/json", accept);
}

/**
 * The quality (q, 0 to 1) of a media type that the header names in full, 0 where it does not.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
function getQuality(type: string, accept = ""): number {
  for (const range of accept.split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}
