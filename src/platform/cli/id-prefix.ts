import { CliError } from "./cli-error.ts";
import { UsageError } from "./usage-error.ts";

/** How many characters of an ID the tables show, and the minimum that a command accepts. */
export const shownIdLength = 8;

/**
 * Finds the one ID that begins with `prefix`, in either letter case.
 * @param listIds lists the IDs that begin with a prefix, at least two where there are several
 * @throws UsageError for a prefix that is too short; CliError where no ID, or more than one, begins
 *   with it
 */
export async function resolveIdPrefix(
  prefix: string,
  listIds: (prefix: string) => Promise<readonly string[]>,
): Promise<string> {
  if (prefix.length < shownIdLength)
    throw new UsageError(`an ID has at least ${shownIdLength} characters`);
  const [id, otherId] = await listIds(prefix.toLowerCase());
  if (id === undefined) throw new CliError(`there is no ${prefix}`);
  if (otherId !== undefined)
    throw new CliError(`more than one begins with ${prefix}: give more of it`);
  return id;
}
