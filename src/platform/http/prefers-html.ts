import Negotiator from "negotiator";

/**
 * Whether the sender of a request would rather read a page than JSON: a browser that posts a plain
 * form names `text/html`, a script that takes anything gets JSON.
 * @param accept the request's Accept header
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function prefersHtml(accept: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept } });
  return negotiator.mediaType(["application/json", "text/html"]) === "text/html";
}
