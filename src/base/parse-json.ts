/**
 * Reads what should be JSON but may be anything, such as the page of a proxy.
 * @returns undefined where it is not JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
