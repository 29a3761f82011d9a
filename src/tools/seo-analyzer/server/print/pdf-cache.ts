interface Entry {
  readonly pdf: Buffer;
  readonly expiresAtMs: number;
}

interface PdfCacheOptions {
  readonly maxBytes: number;
  readonly ttlMs: number;
  readonly now: () => Date;
}

/** Printed reports that may be wanted again, in memory alone; the oldest go first. */
export class PdfCache {
  readonly #options: PdfCacheOptions;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(options: PdfCacheOptions) {
    this.#options = options;
  }

  get(key: string): Buffer | undefined {
    this.#dropExpired();
    return this.#entries.get(key)?.pdf;
  }

  add(key: string, pdf: Buffer): void {
    const { maxBytes, ttlMs, now } = this.#options;
    if (pdf.length > maxBytes) return;
    this.#delete(key);
    this.#entries.set(key, { pdf, expiresAtMs: now().getTime() + ttlMs });
    this.#bytes += pdf.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.#delete(oldest);
    }
  }

  #dropExpired(): void {
    const nowMs = this.#options.now().getTime();
    for (const [key, { expiresAtMs }] of this.#entries) if (expiresAtMs <= nowMs) this.#delete(key);
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.pdf.length ?? 0;
    this.#entries.delete(key);
  }
}
