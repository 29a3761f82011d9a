/** A command that could not be carried out, for a reason that a plain sentence explains. */
export class CliError extends Error {
  override name = "CliError";
}
