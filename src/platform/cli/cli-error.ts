/** A command failed for an expected reason, which its message explains to the user. */
export class CliError extends Error {
  override name = "CliError";
}
