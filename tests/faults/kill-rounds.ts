import { createHash, randomInt, randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openLeadStore } from "../api/open-lead-store.ts";
import { goodMessage, goodRequest, multipart } from "../api/forms.ts";
import { padTo, sampleFile } from "../api/sample-files.ts";
import { startServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";

/** One form that was sent at least once, and what its sender received. */
interface Sent {
  readonly text: string;
  readonly key: string;
  /** Of its file, for every third one. */
  readonly sha256: string | undefined;
  readonly body: {
    readonly headers: Record<string, string>;
    readonly payload: string | Uint8Array<ArrayBuffer>;
  };
  id?: string;
}

/** What was found after all the kills. */
export interface KillReport {
  readonly kills: number;
  readonly sent: number;
  readonly thanked: number;
  readonly retried: number;
  /** Thanked for, or retried until thanked for, and not in the store. */
  readonly lost: number;
  /** In the store more than once. */
  readonly doubled: number;
  /** Stored under another id than the sender received. */
  readonly renamed: number;
  /** Requests whose file is not what was sent, or not there. */
  readonly damagedFiles: number;
  /** Files that no lead holds: cleared away by a later start, once they are old enough. */
  readonly orphans: number;
}

const sendersAtOnce = 8;

interface Kills {
  /** Of the test's own. */
  readonly folder: string;
  readonly kills: number;
  /** Where the leads go; without one into the folder. */
  readonly databaseUrl?: string;
  /**
   * What is killed while forms arrive: the server, unless something else is named, which then has
   * to start it again.
   */
  readonly killDatabase?: () => Promise<void>;
}

/**
 * Kills a real server process, or the database under it, again and again while forms are being
 * sent, then has everybody who was not thanked try again, and looks at what is stored.
 */
export async function killRounds({
  folder,
  kills,
  databaseUrl,
  killDatabase,
}: Kills): Promise<KillReport> {
  await writeSite(folder);
  const env = {
    LOG_LEVEL: "silent",
    TRUST_PROXY: "127.0.0.1",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const sent: Sent[] = [];
  let server = await startServerProcess(folder, env);
  for (let round = 0; round < kills; round++) {
    const kill = async () => {
      server.child.kill("SIGKILL");
      await server.ended;
    };
    await killUnderLoad(server.url, sent, round, killDatabase ?? kill);
    if (killDatabase === undefined) server = await startServerProcess(folder, env);
  }
  const thanked = sent.filter(({ id }) => id !== undefined).length;
  const unanswered = sent.filter(({ id }) => id === undefined);
  for (const form of unanswered)
    if (!(await send(server.url, form))) throw new Error(`a retry was refused: ${form.text}`);
  server.child.kill("SIGTERM");
  await server.ended;
  const address: DatabaseAddress =
    databaseUrl === undefined
      ? { kind: "sqlite", file: join(folder, "data", "ro2ya.sqlite") }
      : { kind: "postgres", url: databaseUrl };
  return {
    kills,
    sent: sent.length,
    thanked,
    retried: unanswered.length,
    ...(await inspect(address, join(folder, "data"), sent)),
  };
}

async function killUnderLoad(
  url: string,
  sent: Sent[],
  round: number,
  kill: () => Promise<void>,
): Promise<void> {
  let isAlive = true;
  let thanked = 0;
  const senders = Array.from({ length: sendersAtOnce }, async (_, sender) => {
    for (let i = 0; isAlive; i++) {
      const form = await makeForm(sender, `${round}/${sender}/${i}`, i % 3 === 2);
      if (!isAlive) return;
      sent.push(form);
      if (!(await send(url, form))) return;
      thanked++;
    }
  });
  // At any moment of the work, wherever a slow machine has got to by then.
  const enough = randomInt(3, 40);
  const deadline = performance.now() + 5_000;
  while (thanked < enough && performance.now() < deadline) await setTimeout(1);
  await setTimeout(randomInt(0, 20));
  await kill();
  isAlive = false;
  await Promise.all(senders);
}

/**
 * @param sender each has its own address: the server limits how many files one address has
 *   inspected at once
 */
async function makeForm(sender: number, text: string, hasFile: boolean): Promise<Sent> {
  const key = randomUUID();
  const from = { "x-forwarded-for": `203.0.113.${sender + 1}` };
  if (!hasFile)
    return {
      text,
      key,
      sha256: undefined,
      body: {
        headers: { ...from, "content-type": "application/json" },
        payload: JSON.stringify({ ...goodMessage, message: text, key }),
      },
    };
  const bytes = padTo(40_000, sampleFile("pdf"));
  bytes.set(new TextEncoder().encode(key), 10_000);
  const body = await multipart(
    { ...goodRequest, projectDescription: text, deadline: "2999-01-01", key },
    { name: "brief.pdf", bytes },
  );
  return {
    text,
    key,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    body: { ...body, headers: { ...from, ...body.headers } },
  };
}

/**
 * Whether the sender was thanked. Anything but a thank-you, a broken connection or a clear "busy"
 * is a failure.
 */
async function send(url: string, form: Sent): Promise<boolean> {
  const path = form.sha256 === undefined ? "/api/contact" : "/api/service-requests";
  try {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: form.body.headers,
      body: form.body.payload,
    });
    if (answer.status === 503) return false; // the database is away, and the server says so
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
    form.id = ((await answer.json()) as { id: string }).id;
    return true;
  } catch (error) {
    // The connection broke: this is what a killed server looks like
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function inspect(
  address: DatabaseAddress,
  dataDir: string,
  sent: readonly Sent[],
): Promise<Omit<KillReport, "kills" | "sent" | "thanked" | "retried">> {
  const store = await openLeadStore(address);
  const stored = new Map<string, { id: string; file: string | undefined }[]>();
  const held = await store.listAttachmentFiles();
  for await (const lead of store.iterate({})) {
    const text = lead.kind === "contact" ? lead.message : lead.projectDescription;
    const file = lead.kind === "service-request" ? lead.attachment?.file : undefined;
    stored.set(text, [...(stored.get(text) ?? []), { id: lead.id, file }]);
  }
  await store.close();

  let [lost, doubled, renamed, damagedFiles] = [0, 0, 0, 0];
  for (const { text, id, sha256 } of sent) {
    const [lead, another] = stored.get(text) ?? [];
    if (lead === undefined) lost++;
    else if (another !== undefined) doubled++;
    else if (lead.id !== id) renamed++;
    if (
      sha256 !== undefined &&
      lead !== undefined &&
      (await hashFile(join(dataDir, "attachments", lead.file ?? "none"))) !== sha256
    )
      damagedFiles++;
  }
  const files = (
    await readdir(join(dataDir, "attachments"), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile());
  return {
    lost,
    doubled,
    renamed,
    damagedFiles,
    orphans: files.filter(({ name }) => !held.has(name)).length,
  };
}

async function hashFile(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && createHash("sha256").update(content).digest("hex");
}
