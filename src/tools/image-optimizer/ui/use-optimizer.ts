import { useEffect, useRef, useState } from "react";
import { openCodecPool, type CodecPool } from "./codec-pool.ts";
import type { Failure } from "./failure-text.ts";
import { readHeader, type PictureHeader } from "../engine/header/read-header.ts";
import { findFailure, findRejection, type FileRejection } from "../engine/limits.ts";
import { OptimizeFailure, optimizePicture, type Optimized } from "./optimize-picture.ts";
import { defaults, type Settings } from "../engine/settings.ts";

/** A chosen picture and the state of its optimization. */
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
  /** The settings of the last run; undefined before the first. */
  readonly usedSettings: Settings | undefined;
  /** During a run: the finished share of all pictures, from 0 to 1. */
  readonly progress: number | undefined;
  readonly set: (change: Partial<Settings>) => void;
  /**
   * Replaces the pictures with those files that are accepted.
   * @returns why the first rejected file was rejected
   */
  readonly chooseFiles: (files: readonly File[]) => Promise<FileRejection | undefined>;
  /** @returns whether the run was completed; false when it was cancelled */
  readonly optimize: () => Promise<boolean>;
  readonly cancel: () => void;
  readonly reset: () => void;
}

/**
 * The delay before codecs are fetched in advance, so that they do not compete with the page's own
 * files.
 */
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

/** The picture without its result or failure. */
function toPending({ id, file, url, header }: Item): Item {
  return { id, file, url, header, phase: "ready" };
}

/** The picture after its run was cancelled: one that was being optimized waits again. */
function toInterrupted(item: Item): Item {
  return item.phase === "working" ? { ...item, phase: "ready" } : item;
}

/** False for a picture whose header already shows that it cannot be optimized. */
export const canOptimize = ({ header }: Item): boolean => findFailure(header) === undefined;

/**
 * Fetches the codecs once after the page has loaded, where a service worker keeps what is fetched,
 * so that the tool works offline from the first visit on. AVIF is left out until it is chosen: it
 * is eight times as large as the others together.
 */
function useWarmCodecs(getCodecPool: () => CodecPool): void {
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
}

/** The pictures, with a ref that also gives the latest ones between two renders. */
function useItems() {
  const [items, setItems] = useState<readonly Item[]>([]);
  const latest = useRef<readonly Item[]>([]);
  useEffect(() => () => revokeUrls(latest.current), []);
  const show = (next: readonly Item[]): void => {
    latest.current = next;
    setItems(next);
  };
  const update = (id: number, change: Partial<Item>): void =>
    show(latest.current.map((item) => (item.id === id ? { ...item, ...change } : item)));
  return { items, latest, show, update };
}

interface RunOptions {
  readonly pool: CodecPool;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly update: (id: number, change: Partial<Item>) => void;
  readonly onProgress: (share: number) => void;
}

/** Optimizes the pictures one after the other. @returns false when `signal` was aborted */
async function optimizeAll(
  pendingItems: readonly Item[],
  { pool, settings, signal, update, onProgress }: RunOptions,
): Promise<boolean> {
  for (const [i, { id, file }] of pendingItems.entries()) {
    update(id, { phase: "working" });
    try {
      const result = await optimizePicture(pool, file, settings, {
        signal,
        onProgress: (share) => onProgress((i + share) / pendingItems.length),
      });
      update(id, { phase: "done", result: { ...result, url: URL.createObjectURL(result.blob) } });
    } catch (error) {
      if (signal.aborted) return false;
      const failure = error instanceof OptimizeFailure ? error.code : "crashed";
      update(id, { phase: "failed", failure });
    }
  }
  return true;
}

/** The current run with its progress, and the codecs' workers. At most one run is in progress. */
function useRun() {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController | null>(null);
  const pool = useRef<CodecPool | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      pool.current?.close();
    },
    [],
  );
  const end = (): void => {
    running.current = null;
    setProgress(undefined);
  };
  const stop = (): void => {
    running.current?.abort();
    end();
  };
  const start = (): AbortSignal => {
    stop();
    return (running.current = new AbortController()).signal;
  };
  const getCodecPool = (): CodecPool => (pool.current ??= openCodecPool());
  return { progress, setProgress, start, stop, end, getCodecPool };
}

/** The state of the tool: pictures, settings and the run that optimizes them. */
export function useOptimizer(): Optimizer {
  const { items, latest, show, update } = useItems();
  const [settings, setSettings] = useState(defaults);
  const [usedSettings, setUsedSettings] = useState<Settings>();
  const { progress, setProgress, start, stop, end, getCodecPool } = useRun();
  useWarmCodecs(getCodecPool);

  async function chooseFiles(files: readonly File[]): Promise<FileRejection | undefined> {
    const accepted = files.filter((file) => findRejection(file) === undefined);
    if (accepted.length > 0) {
      const next = await Promise.all(accepted.map(createItem));
      stop();
      revokeUrls(latest.current);
      show(next);
      setUsedSettings(undefined);
      getCodecPool().warm("decode");
      getCodecPool().warm(settings.format);
    }
    return files.map(findRejection).find((rejection) => rejection !== undefined);
  }

  async function optimize(): Promise<boolean> {
    const signal = start();
    const pendingItems = latest.current.filter(canOptimize);
    for (const { result } of pendingItems) if (result) URL.revokeObjectURL(result.url);
    show(latest.current.map((item) => (canOptimize(item) ? toPending(item) : item)));
    setUsedSettings(settings);
    setProgress(0);
    const options = { pool: getCodecPool(), settings, signal, update, onProgress: setProgress };
    if (!(await optimizeAll(pendingItems, options))) return false;
    end();
    return true;
  }

  return {
    items,
    settings,
    usedSettings,
    progress,
    set(change) {
      setSettings((before) => ({ ...before, ...change }));
      if (change.format !== undefined && latest.current.length > 0)
        getCodecPool().warm(change.format);
    },
    chooseFiles,
    optimize,
    cancel() {
      stop();
      show(latest.current.map(toInterrupted));
    },
    reset() {
      stop();
      revokeUrls(latest.current);
      show([]);
      setSettings(defaults);
      setUsedSettings(undefined);
    },
  };
}
