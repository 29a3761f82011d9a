import { mkdir, readFile, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { AppError } from "#base/app-error.ts";
import { orphanAgeMs, type FileStorage } from "./file-storage.ts";
import { deleteOldIncoming } from "./folder-storage.ts";
import type { S3Settings } from "./settings.ts";

/**
 * Two attempts of ten seconds each, with a pause between them: a browser waits longer than that for
 * a response.
 */
const maxAttempts = 2;
const attemptTimeoutMs = 10_000;
const retryIntervalMs = 300;

/**
 * Opens a storage in a bucket that several machines share. A file is received on this machine, and
 * is stored when the bucket has confirmed it with its checksum.
 * @param incoming the absolute path of the folder for files that are being received
 */
export async function openS3Storage(settings: S3Settings, incoming: string): Promise<FileStorage> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return new S3Storage(settings, incoming);
}

class S3Storage implements FileStorage {
  readonly incoming: string;
  readonly #client: AwsClient;
  /** The URL of the bucket. */
  readonly #bucketUrl: string;
  /** The folder in the bucket with a slash at its end; empty without a folder. */
  readonly #prefix: string;

  constructor({ url, region, keyId, secretKey }: S3Settings, incoming: string) {
    this.incoming = incoming;
    this.#client = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secretKey,
      region,
      service: "s3",
      retries: 0,
    });
    const { origin, pathname } = new URL(url);
    const [bucket = "", ...folder] = pathname.split("/").filter(Boolean);
    this.#bucketUrl = `${origin}/${bucket}`;
    this.#prefix = folder.map((name) => `${name}/`).join("");
  }

  async put(temporaryFile: string, file: string, sha256: string): Promise<void> {
    const headers = {
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      "x-amz-content-sha256": sha256,
    };
    try {
      const body = await readFile(temporaryFile);
      const response = await this.#request(this.getLocation(file), {
        method: "PUT",
        headers,
        body,
      });
      await response.arrayBuffer();
      if (!response.ok) throw toError(response);
    } finally {
      await rm(temporaryFile, { force: true });
    }
  }

  getLocation(file: string): string {
    return `${this.#bucketUrl}/${this.#prefix}${file}`;
  }

  async read(file: string): Promise<Uint8Array> {
    const response = await this.#request(this.getLocation(file), { method: "GET" });
    const content = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw toError(response);
    return content;
  }

  async remove(file: string): Promise<void> {
    const response = await this.#request(this.getLocation(file), { method: "DELETE" });
    await response.arrayBuffer();
    if (!response.ok && response.status !== 404) throw toError(response);
  }

  async deleteOrphans(referencedFiles: ReadonlySet<string>, now: Date): Promise<number> {
    let removed = await deleteOldIncoming(this.incoming, now);
    for await (const { file, changedMs } of this.#list()) {
      if (
        referencedFiles.has(file) ||
        now.getTime() - changedMs < orphanAgeMs ||
        !/^[\w-]+\.[a-z]+$/.test(file)
      )
        continue;
      await this.remove(file);
      removed++;
    }
    return removed;
  }

  /** @throws AppError `busy` where the storage does not answer, or answers 429 or a 5xx status */
  async #request(address: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await this.#client.fetch(address, {
          ...init,
          signal: AbortSignal.timeout(attemptTimeoutMs),
        });
        if (response.status < 500 && response.status !== 429) return response;
        throw new Error(`it answered ${response.status}`);
      } catch (cause) {
        if (attempt === maxAttempts)
          throw new AppError("busy", "the storage for attachments is unavailable", { cause });
        await setTimeout(retryIntervalMs);
      }
    }
  }

  /** Lists the names in the bucket's folder with the time of their last change, page by page. */
  async *#list(): AsyncGenerator<{ readonly file: string; readonly changedMs: number }> {
    for (let token = ""; ;) {
      const query = new URLSearchParams({
        "list-type": "2",
        prefix: this.#prefix,
        ...(token ? { "continuation-token": token } : {}),
      });
      const response = await this.#request(`${this.#bucketUrl}?${query}`, { method: "GET" });
      const text = await response.text();
      if (!response.ok) throw toError(response);
      for (const entry of text.split("<Contents>").slice(1)) {
        yield {
          file: extractElement(entry, "Key").slice(this.#prefix.length),
          changedMs: Date.parse(extractElement(entry, "LastModified")),
        };
      }
      token = extractElement(text, "NextContinuationToken");
      if (token === "") return;
    }
  }
}

/** The text of the response is left out, because it may contain the name of the key and the URL. */
function toError({ status }: Response): Error {
  return new Error(`the storage for attachments answered ${status}: check the bucket and the keys`);
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
