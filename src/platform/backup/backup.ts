import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { syncFolder } from "#platform/database/sync-folder.ts";
import { ConfigError } from "#platform/settings/config-error.ts";

/** The content of a backup, as written to its `backup.json`. */
export interface BackupReport {
  readonly madeAt: string;
  readonly folder: string;
  readonly leads: number;
  readonly attachments: number;
  /**
   * Attachments of leads that are missing, or whose content has changed since they were sent. A
   * good backup has none. The name is part of the format.
   */
  readonly spoilt: readonly string[];
}

/** A stored file that the database refers to. */
interface BackupFile {
  readonly file: string;
  /** Of the content, in lower-case hex. */
  readonly sha256: string;
}

/** What a backup copies, and how it is read. */
export interface BackupSource {
  readonly database: DatabaseAddress;
  /**
   * Counts the leads of a database and lists the files it refers to: the server's database, or a
   * copy of it.
   */
  readonly listContent: (
    database: DatabaseAddress,
  ) => Promise<{ readonly leads: number; readonly files: readonly BackupFile[] }>;
  readonly readFile: (file: string) => Promise<Uint8Array>;
  readonly now: Date;
}

interface BackupOptions {
  /** The folder of all backups, each in a folder of its own. */
  readonly to: string;
  /** How many backups are kept, including the new one. */
  readonly keep: number;
}

const folderName = /^ro2ya-\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/**
 * Copies the database and every attachment into a new folder while the server runs, and removes the
 * oldest backups. The folder has the layout of DATA_DIR, so that it is restored by copying. It gets
 * its final name only when all of it is on the disk.
 * @throws ConfigError where pg_dump fails; Error where the copy of the database is damaged; the
 *   error of the disk
 */
export async function createBackup(
  source: BackupSource,
  { to, keep }: BackupOptions,
): Promise<BackupReport> {
  const name = `ro2ya-${source.now.toISOString().slice(0, 19).replaceAll(":", "")}Z`;
  const [folder, partialFolder] = [join(to, name), join(to, `${name}.part`)];
  await mkdir(join(partialFolder, "attachments"), { recursive: true, mode: 0o700 });
  try {
    const report = {
      madeAt: source.now.toISOString(),
      folder,
      ...(await copyAll(source, partialFolder)),
    };
    await writeFile(join(partialFolder, "backup.json"), `${JSON.stringify(report, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await syncFolder(join(partialFolder, "attachments"));
    await syncFolder(partialFolder);
    await rename(partialFolder, folder);
    await syncFolder(to);
    await removeOldest(to, keep);
    return report;
  } catch (error) {
    await rm(partialFolder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the database first: every file that it refers to was stored before that, and later files
 * belong to the next backup.
 */
async function copyAll(
  source: BackupSource,
  folder: string,
): Promise<Pick<BackupReport, "leads" | "attachments" | "spoilt">> {
  const copy = await copyDatabase(source.database, folder);
  const { leads, files } = await source.listContent(copy);
  if (copy !== source.database && copy.kind === "sqlite") deleteVisitorHashes(copy.file);
  const damaged: string[] = [];
  for (const file of files)
    if (!(await copyFile(source, file, join(folder, "attachments")))) damaged.push(file.file);
  return {
    leads,
    attachments: files.length - damaged.length,
    spoilt: damaged.length === 0 ? [] : await listStillReferenced(source, damaged),
  };
}

/**
 * @returns the address of a database with the copied content: the copy for SQLite, the server
 *   itself for PostgreSQL
 */
async function copyDatabase(database: DatabaseAddress, folder: string): Promise<DatabaseAddress> {
  if (database.kind === "postgres") {
    const { url, password } = separatePassword(database.url);
    const args = [
      "--format=custom",
      "--no-owner",
      // As `deleteVisitorHashes` does with a copy.
      "--exclude-table-data=rate_limits",
      "--exclude-table-data=secrets",
      "--exclude-table-data=seo_monitor*",
      `--file=${join(folder, "ro2ya.dump")}`,
      `--dbname=${url}`,
    ];
    const env = { ...process.env, ...(password === "" ? {} : { PGPASSWORD: password }) };
    await promisify(execFile)("pg_dump", args, { env }).catch((cause: Error) => {
      throw new ConfigError(
        "pg_dump could not copy the database: is it installed, and as new as the server?",
        { cause },
      );
    });
    return database;
  }
  const file = join(folder, "ro2ya.sqlite");
  // SQLite's online backup starts again after each concurrent write; VACUUM INTO copies one state
  // in one pass.
  const source = new DatabaseSync(database.file, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare("vacuum into ?").run(file);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(file);
  const verdict = copy.prepare("pragma integrity_check").get()?.["integrity_check"];
  copy.close();
  if (verdict !== "ok") throw new Error(`the copy of the database is damaged: ${String(verdict)}`);
  const handle = await open(file, "r+");
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
  return { kind: "sqlite", file };
}

/**
 * Deletes from a copy what the server keeps for hours: the hashes of visitors' addresses, and the
 * secret they were made with, which would else survive in the backup. A restored server counts
 * anew.
 */
function deleteVisitorHashes(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("delete from rate_limits; delete from secrets; update jobs set visitor = null;");
    // A copy that is restored must not write to someone who has ended a monitor since.
    copy.exec("delete from seo_monitor_mails; delete from seo_monitor_tokens;");
    copy.exec("delete from seo_monitors;");
    copy.exec("vacuum");
  } finally {
    copy.close();
  }
}

/**
 * Every user of a machine can read the arguments of its processes, but only the owner of a process
 * its environment.
 */
function separatePassword(address: string): { readonly url: string; readonly password: string } {
  const url = new URL(address);
  const password = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  url.password = "";
  // `delete` rewrites any query.
  if (url.searchParams.has("password")) url.searchParams.delete("password");
  return { url: url.href, password };
}

async function copyFile(
  { readFile }: BackupSource,
  { file, sha256 }: BackupFile,
  folder: string,
): Promise<boolean> {
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined || createHash("sha256").update(content).digest("hex") !== sha256)
    return false;
  await writeFile(join(folder, file), content, { mode: 0o600, flag: "wx", flush: true });
  return true;
}

/**
 * Leaves out the files that were deleted with their leads while the backup ran: these are not
 * damaged.
 */
async function listStillReferenced(
  { listContent, database }: BackupSource,
  files: readonly string[],
): Promise<readonly string[]> {
  const referenced = new Set((await listContent(database)).files.map(({ file }) => file));
  return files.filter((file) => referenced.has(file));
}

async function removeOldest(to: string, keep: number): Promise<void> {
  const backups = (await readdir(to)).filter((name) => folderName.test(name)).sort();
  for (const name of backups.slice(0, -keep)) await rm(join(to, name), { recursive: true });
}
