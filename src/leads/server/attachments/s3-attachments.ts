import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { AppError } from "#base/app-error.ts";
import { orphanAgeMs, type Attachments } from "./attachments.ts";
import { toBusyWhenFull, sweepIncoming } from "./folder-attachments.ts";
import { receiveFile } from "./receive-file.ts";

/** A bucket of an S3-compatible storage. */
export interface S3Settings {
  /** The bucket's own address, and a folder in it where wanted: https://HOST/BUCKET or https://HOST/BUCKET/FOLDER. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
}

/** Two tries of ten seconds each and a moment between them: a browser waits longer than that for its answer. */
const maxAttempts = 2;
const attemptTimeoutMs = 10_000;
const retryIntervalMs = 300;

/**
 * Attachments in a bucket that several machines share. A file arrives on this machine, is judged here, and is kept
 * when the storage has confirmed it, checksum included.
 * @param incoming an absolute path, for what is arriving
 */
export async function openS3Attachments(
  { url, region, keyId, secretKey }: S3Settings,
  incoming: string,
): Promise<Attachments> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secretKey,
    region,
    service: "s3",
    retries: 0,
  });
  const { origin, pathname } = new URL(url);
  const [bucket = "", ...folder] = pathname.split("/").filter(Boolean);
  const toKey = (file: string) => [...folder, file].join("/");
  const getLocation = (file: string) => `${origin}/${bucket}/${toKey(file)}`;

  /** @throws AppError `busy` where the storage does not answer, or answers that something is wrong with it */
  async function request(address: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await client.fetch(address, {
          ...init,
          signal: AbortSignal.timeout(attemptTimeoutMs),
        });
        if (response.status < 500 && response.status !== 429) return response;
        throw new Error(`it answered ${response.status}`);
      } catch (cause) {
        if (attempt === maxAttempts)
          throw new AppError("busy", "the storage for attachments cannot be had", { cause });
        await setTimeout(retryIntervalMs);
      }
    }
  }

  /** The names in the bucket's folder with the time of their last change, page by page. */
  async function* list(): AsyncGenerator<{ readonly file: string; readonly changedMs: number }> {
    const prefix = folder.length > 0 ? `${folder.join("/")}/` : "";
    for (let token = ""; ;) {
      const query = new URLSearchParams({
        "list-type": "2",
        prefix,
        ...(token ? { "continuation-token": token } : {}),
      });
      const response = await request(`${origin}/${bucket}?${query}`, { method: "GET" });
      const text = await response.text();
      if (!response.ok) throw toError(response);
      for (const entry of text.split("<Contents>").slice(1)) {
        yield {
          file: extractElement(entry, "Key").slice(prefix.length),
          changedMs: Date.parse(extractElement(entry, "LastModified")),
        };
      }
      token = extractElement(text, "NextContinuationToken");
      if (token === "") return;
    }
  }

  async function remove(file: string): Promise<void> {
    const response = await request(getLocation(file), { method: "DELETE" });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 404) throw toError(response);
  }

  return {
    receive: (bytes, name, inspect) =>
      toBusyWhenFull(() => receiveFile(incoming, bytes, name, inspect)),

    async keep({ name, verdict, sizeBytes, sha256, temporaryFile }) {
      if (!verdict.ok) throw new Error(`a file that was refused (${verdict.code}) is not kept`);
      const file = `${randomUUID()}.${verdict.type}`;
      const headers = {
        "content-type": "application/octet-stream",
        "content-disposition": "attachment",
        "x-amz-content-sha256": sha256,
      };
      try {
        const response = await request(getLocation(file), {
          method: "PUT",
          headers,
          body: await readFile(temporaryFile),
        });
        await response.arrayBuffer();
        if (!response.ok) throw toError(response);
      } finally {
        await rm(temporaryFile, { force: true });
      }
      return { file, name, type: verdict.type, sizeBytes, sha256 };
    },

    discard: ({ temporaryFile }) => rm(temporaryFile, { force: true }),
    getLocation,
    remove,

    async read(file) {
      const response = await request(getLocation(file), { method: "GET" });
      const content = new Uint8Array(await response.arrayBuffer());
      if (!response.ok) throw toError(response);
      return content;
    },

    async sweep(held, now) {
      let removed = await sweepIncoming(incoming, now);
      for await (const { file, changedMs } of list()) {
        if (
          held.has(file) ||
          now.getTime() - changedMs < orphanAgeMs ||
          !/^[\w-]+\.[a-z]+$/.test(file)
        )
          continue;
        await remove(file);
        removed++;
      }
      return removed;
    },
  };
}

/** Its words are left out: they may hold the key's name and the address. */
function toError({ status }: Response): Error {
  return new Error(
    `the storage for attachments refuses us with ${status}: are the bucket and the keys right?`,
  );
}

function extractElement(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`) + name.length + 2;
  const text =
    start > name.length + 1
      ? xml.slice(start, Math.max(start, xml.indexOf(`</${name}>`, start)))
      : "";
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
