import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage-error.ts";

/** What every command accepts besides its own options. */
const helpOption = { help: { type: "boolean", short: "h" } } as const;

/**
 * Parses arguments, `--help` among them, with `parseArgs` of Node.
 * @throws UsageError where they do not match the options
 */
export function parseArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config & { readonly options: typeof helpOption }>> {
  try {
    return parseArgs({ ...config, options: { ...config.options, ...helpOption } });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/**
 * Parses the value of an option that is a whole number from 1 on.
 * @throws UsageError for anything else and for more digits
 */
export function readWholeNumber(option: string, text: string, maxDigits: number): number {
  if (!/^[1-9]\d*$/.test(text) || text.length > maxDigits)
    throw new UsageError(`--${option} must be a whole number, not ${text}`);
  return Number(text);
}
