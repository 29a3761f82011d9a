import { useEffect, useRef, useState } from "react";
import { openCodecPool, type CodecPool } from "./codec-pool.ts";
import type { Failure } from "./failure-text.ts";
import { readHeader, type PictureHeader } from "../engine/header/read-header.ts";
import { findFailure, findRejection, type FileRejection } from "../engine/limits.ts";
import { OptimizeFailure, optimizePicture, type Optimized } from "./optimize-picture.ts";
import { defaults, type Settings } from "../engine/settings.ts";

/** A picture on its way: waiting, being worked on, done or failed. */
export interface Item {
  readonly id: number;
  readonly file: File;
  readonly url: string;
  readonly header: PictureHeader | undefined;
  readonly phase: "ready" | "working" | "done" | "failed";
  readonly failure?: Failure;
  readonly result?: Optimized & { readonly url: string };
}

export interface Optimizer {
  readonly items: readonly Item[];
  readonly settings: Settings;
  /** What the results were made with. */
  readonly usedSettings: Settings | undefined;
  /** While pictures are worked on: how much of all is done, from 0 to 1. */
  readonly progress: number | undefined;
  readonly set: (change: Partial<Settings>) => void;
  /** Takes what may be taken in place of what was there. @returns why one was not taken */
  readonly chooseFiles: (files: readonly File[]) => Promise<FileRejection | undefined>;
  /** @returns whether it ran to its end */
  readonly optimize: () => Promise<boolean>;
  readonly cancel: () => void;
  readonly reset: () => void;
}

/** After the page is there; nobody has chosen a picture sooner. */
const warmUpDelayMs = 3_000;

let lastId = 0;

async function createItem(file: File): Promise<Item> {
  const header = readHeader(new Uint8Array(await file.arrayBuffer()));
  const failure = findFailure(header);
  const made = { id: ++lastId, file, url: URL.createObjectURL(file), header };
  return failure === undefined
    ? { ...made, phase: "ready" }
    : { ...made, phase: "failed", failure };
}

function revokeUrls(items: readonly Item[]): void {
  for (const { url, result } of items) {
    URL.revokeObjectURL(url);
    if (result) URL.revokeObjectURL(result.url);
  }
}

/** The picture without what came of it. */
function toPending({ id, file, url, header }: Item): Item {
  return { id, file, url, header, phase: "ready" };
}

/** A picture whose header already says that nothing can be done is not tried. */
export const canOptimize = ({ header }: Item): boolean => findFailure(header) === undefined;

/** The state of the tool: pictures, settings, and the work on them. */
export function useOptimizer(): Optimizer {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [settings, setSettings] = useState(defaults);
  const [usedSettings, setUsedSettings] = useState<Settings>();
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController | null>(null);
  const pool = useRef<CodecPool | null>(null);
  const shown = useRef<readonly Item[]>([]);

  function showItems(next: readonly Item[]): void {
    shown.current = next;
    setItems(next);
  }
  const update = (id: number, change: Partial<Item>): void =>
    showItems(shown.current.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const getCodecPool = (): CodecPool => (pool.current ??= openCodecPool());

  // Where a service worker keeps what was fetched, the codecs are fetched once in a quiet moment, so that the tool works
  // without a network from the first visit on. AVIF is eight times the others together: it waits until it is chosen.
  useEffect(() => {
    const { serviceWorker, connection } = navigator as Navigator & {
      readonly connection?: { readonly saveData?: boolean };
    };
    if (serviceWorker === undefined || connection?.saveData) return;
    let timer: ReturnType<typeof setTimeout>;
    void serviceWorker.ready.then(
      () =>
        (timer = setTimeout(
          () => (["decode", "jpeg", "webp", "png"] as const).forEach(getCodecPool().warm),
          warmUpDelayMs,
        )),
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(
    () => () => {
      running.current?.abort();
      pool.current?.close();
      revokeUrls(shown.current);
    },
    [],
  );

  function stop(): void {
    running.current?.abort();
    running.current = null;
    setProgress(undefined);
  }

  async function chooseFiles(files: readonly File[]): Promise<FileRejection | undefined> {
    const accepted = files.filter((file) => findRejection(file) === undefined);
    if (accepted.length > 0) {
      const next = await Promise.all(accepted.map(createItem));
      stop();
      revokeUrls(shown.current);
      showItems(next);
      setUsedSettings(undefined);
      getCodecPool().warm("decode");
      getCodecPool().warm(settings.format);
    }
    return files.map(findRejection).find((rejection) => rejection !== undefined);
  }

  async function optimize(): Promise<boolean> {
    stop();
    const { signal } = (running.current = new AbortController());
    const pendingItems = shown.current.filter(canOptimize);
    for (const { result } of pendingItems) if (result) URL.revokeObjectURL(result.url);
    showItems(shown.current.map((item) => (canOptimize(item) ? toPending(item) : item)));
    setUsedSettings(settings);
    setProgress(0);
    for (const [i, { id, file }] of pendingItems.entries()) {
      update(id, { phase: "working" });
      try {
        const result = await optimizePicture(getCodecPool(), file, settings, {
          signal,
          onProgress: (share) => setProgress((i + share) / pendingItems.length),
        });
        update(id, { phase: "done", result: { ...result, url: URL.createObjectURL(result.blob) } });
      } catch (error) {
        if (signal.aborted) return false;
        update(id, {
          phase: "failed",
          failure: error instanceof OptimizeFailure ? error.code : "crashed",
        });
      }
    }
    running.current = null;
    setProgress(undefined);
    return true;
  }

  return {
    items,
    settings,
    usedSettings,
    progress,
    set(change) {
      setSettings((before) => ({ ...before, ...change }));
      if (change.format !== undefined && shown.current.length > 0)
        getCodecPool().warm(change.format);
    },
    chooseFiles,
    optimize,
    cancel() {
      stop();
      showItems(
        shown.current.map((item) =>
          item.phase === "working" ? { ...item, phase: "ready" } : item,
        ),
      );
    },
    reset() {
      stop();
      revokeUrls(shown.current);
      showItems([]);
      setSettings(defaults);
      setUsedSettings(undefined);
    },
  };
}
