import { CliError } from "./cli-error.ts";
import { UsageError } from "./usage-error.ts";

/** How many characters of an ID the tables show, and the minimum that a command accepts. */
export const shownIdLength = 8;

/**
 * Finds the one ID that begins with `prefix`, in either letter case.
 * @param listIds lists the IDs that a prefix, or another name of an ID, matches
 * @throws UsageError for a prefix that is too short; CliError where it matches no ID, or several,
 *   which the message lists
 */
export async function resolveIdPrefix(
  prefix: string,
  listIds: (prefix: string) => Promise<readonly string[]>,
): Promise<string> {
  if (prefix.length < shownIdLength)
    throw new UsageError(`an ID has at least ${shownIdLength} characters`);
  const [id, ...otherIds] = await listIds(prefix.toLowerCase());
  if (id === undefined) throw new CliError(`there is no ${prefix}`);
  if (otherIds.length > 0)
    throw new CliError(
      `more than one matches ${prefix}; give the ID of one:\n${[id, ...otherIds].join("\n")}`,
    );
  return id;
}
