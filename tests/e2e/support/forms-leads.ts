import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runLeads } from "#commands/leads.ts";

/** A stored lead as `npm run leads` gives it. */
export interface StoredLead {
  readonly id: string;
  readonly kind: "contact" | "service-request";
  readonly locale: "ar" | "en";
  readonly receivedAt: string;
  readonly attachment?: {
    readonly name: string;
    readonly type: string;
    readonly sizeBytes: number;
    readonly sha256: string;
  };
  readonly [field: string]: unknown;
}

/** Where the server under test keeps what visitors send. */
function sharedDataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error("E2E_DATA_DIR has to name the data folder of the server under test");
  return folder;
}

/** Runs the program behind `npm run leads`, beside the running server. @returns what it wrote */
export async function leadsCommand(
  args: readonly string[],
  dataDir = sharedDataDir(),
): Promise<string> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runLeads(args, {
    env: { DATA_DIR: dataDir },
    write: (text) => output.push(text),
    warn: (text) => errors.push(text),
    width: 160,
  });
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${errors.join("")}`);
  return output.join("");
}

/** The leads whose text holds a mark, the newest first. */
export async function findLeads(
  mark: string,
  dataDir = sharedDataDir(),
): Promise<readonly StoredLead[]> {
  const leads = JSON.parse(
    await leadsCommand(["list", "--json", "--limit", "1000"], dataDir),
  ) as readonly StoredLead[];
  return leads.filter((lead) => JSON.stringify(lead).includes(mark));
}

/** The stored file of a lead, byte for byte. */
export async function exportAttachment(id: string, dataDir = sharedDataDir()): Promise<Buffer> {
  return withTemporaryFolder(async (folder) => {
    const out = join(folder, "copy");
    await leadsCommand(["attachment", id, "--out", out], dataDir);
    return readFile(out);
  });
}

/** A folder that is gone when the work is done. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-e2e-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
