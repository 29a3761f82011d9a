/**
 * Whether the sender of a request would rather read a page than JSON: a browser that posts a plain form names
 * `text/html`, a script that says nothing of the kind (only "any type") gets JSON.
 * @param accept the request's Accept header
 */
export function prefersHtml(accept: string | undefined): boolean {
  const html = getQuality("text/html", accept);
  return html > 0 && html >= getQuality("application/json", accept);
}

/** The weight (q, 0 to 1) that the header gives to a media type by its full name, 0 where it does not name it. */
function getQuality(type: string, accept = ""): number {
  for (const range of accept.split(",")) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return 0;
}
