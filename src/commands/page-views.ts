import { readConfig } from "#config.ts";
import { runProgram, type CliEnvironment } from "#platform/cli/run-command.ts";
import { internet } from "#platform/egress/network-adapter.ts";
import { readLexicons } from "#tools/keyword-research/server/lexicon.ts";
import { runPageViewsCli } from "#tools/keyword-research/server/page-views/cli.ts";
import type { RefreshDependencies } from "#tools/keyword-research/server/page-views/refresh.ts";
import { getSnapshotFile } from "#tools/keyword-research/server/page-views/snapshot.ts";
import {
  createUserAgent,
  defaultAddresses,
} from "#tools/keyword-research/server/sources/keyword-sources.ts";

/**
 * Runs `npm run page-views`.
 * @param replaced in tests alone
 * @returns the exit code
 */
export function runPageViews(
  args: readonly string[],
  environment: CliEnvironment,
  replaced: Partial<RefreshDependencies> = {},
): Promise<number> {
  return runPageViewsCli(args, environment, (env) => {
    const { dataDir, keywords } = readConfig(env);
    return {
      file: getSnapshotFile(dataDir),
      openRefresh: () => ({
        network: internet,
        addresses: defaultAddresses,
        lexicons: readLexicons(),
        userAgent: createUserAgent(keywords.contact),
        now: new Date(),
        ...replaced,
      }),
    };
  });
}

if (import.meta.main) await runProgram(runPageViews);
