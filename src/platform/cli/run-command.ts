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

interface CommandLine<Command> {
  /** Is printed where help is requested or the arguments are wrong. */
  readonly usage: string;
  /** @throws UsageError */
  readonly parse: (args: readonly string[]) => Command | "help";
  /** Returns an exit code where it is not 0. */
  readonly run: (command: Command) => Promise<number | void>;
}

/**
 * Runs a command.
 * @returns the exit code: that of `run`, 1 for an expected error, 2 for wrong arguments
 * @throws unexpected errors
 */
export async function runCommand<Command>(
  args: readonly string[],
  { write, warn }: Pick<CliEnvironment, "write" | "warn">,
  { usage, parse, run }: CommandLine<Command>,
): Promise<number> {
  try {
    const command = parse(args);
    if (command !== "help") return (await run(command)) ?? 0;
    write(usage);
    return 0;
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

/** How a command that reads the server's data opens it. */
export interface DataDependencies<Data> {
  /** Opens the data for the work and closes it afterwards. */
  readonly withData: (work: (data: Data) => Promise<void>) => Promise<void>;
}

interface DataCommandLine<Command, Data> extends Pick<CommandLine<Command>, "usage" | "parse"> {
  readonly run: (command: Command, data: Data, environment: CliEnvironment) => Promise<void>;
}

/**
 * Runs a command on the server's data, which is opened only for valid arguments.
 * @returns the exit code: 0 success, 1 failure, 2 wrong arguments
 */
export function runDataCommand<Command, Data>(
  args: readonly string[],
  environment: CliEnvironment,
  { withData }: DataDependencies<Data>,
  { usage, parse, run }: DataCommandLine<Command, Data>,
): Promise<number> {
  return runCommand(args, environment, {
    usage,
    parse,
    run: (command) => withData((data) => run(command, data, environment)),
  });
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
