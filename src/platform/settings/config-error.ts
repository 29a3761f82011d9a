/** A setting that the server cannot start with. Its message is one plain line that names the variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
