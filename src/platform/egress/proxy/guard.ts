/** Wraps a listener so that an error in it ends its own connection only. */
export function guard<Args extends unknown[]>(
  fail: (error: unknown) => void,
  listen: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      listen(...args);
    } catch (error) {
      fail(error);
    }
  };
}
