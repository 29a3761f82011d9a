/** The server cannot start with a setting. The message is one line that names the variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
