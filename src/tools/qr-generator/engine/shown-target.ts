/**
 * Decodes the letters beyond ASCII in a URL's path and query, so that whoever knows the page
 * recognises it. Encoded ASCII stays, since it may mean something else decoded, and so do bytes
 * that are no UTF-8: what is shown leads to the same page when it is sent again.
 */
export function toShownTarget(url: string): string {
  return url.replace(/(?:%[89a-f][0-9a-f])+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}
