import { AppError } from "#base/app-error.ts";
import { ConfigError } from "#platform/settings/config-error.ts";
import { CliError } from "./cli-error.ts";
import { UsageError } from "./usage-error.ts";

/** The parts of its process that a command uses. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
  /** The width of the terminal in characters. */
  readonly width: number;
}

/**
 * Runs a command.
 * @param usage is printed where the arguments are wrong
 * @param work returns the exit code
 * @returns the exit code: that of `work`, 1 for an expected error, 2 for wrong arguments
 * @throws unexpected errors
 */
export async function runCommand(
  usage: string,
  { warn }: Pick<CliEnvironment, "warn">,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) {
      warn(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (!(error instanceof CliError || error instanceof ConfigError || error instanceof AppError))
      throw error;
    warn(`${error.message}\n`);
    return 1;
  }
}

/** Runs a command as this process's program: with its arguments, its streams and its exit code. */
export async function runProgram(
  run: (args: readonly string[], environment: CliEnvironment) => Promise<number>,
): Promise<void> {
  // A reader such as `head` closes the pipe when it has read enough.
  process.stdout.on("error", () => process.exit(0));
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    write: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(text),
    width: process.stdout.columns ?? 160,
  });
}
