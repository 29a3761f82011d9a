/** Arguments on the command line that make no command. */
export class UsageError extends Error {
  override name = "UsageError";
}
