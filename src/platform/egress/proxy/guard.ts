/** Wraps a listener so that an error in it ends its own connection only. */
export function guard<Given extends unknown[]>(
  fail: (error: unknown) => void,
  listen: (...given: Given) => void,
): (...given: Given) => void {
  return (...given) => {
    try {
      listen(...given);
    } catch (error) {
      fail(error);
    }
  };
}
