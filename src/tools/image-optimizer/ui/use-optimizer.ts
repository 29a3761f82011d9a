import { useEffect, useRef, useState } from "react";
import type { CodecPool } from "./codec-pool.ts";
import type { Failure } from "./failure-text.ts";
import { readHeader, type PictureHeader } from "../engine/header/read-header.ts";
import { findFailure, findRejection, type FileRejection } from "../engine/limits.ts";
import { loadOptimizedPicture } from "./load-optimized-picture.ts";
import { OptimizeFailure, optimizePicture, type Optimized } from "./optimize-picture.ts";
import { defaults, type Settings } from "../engine/settings.ts";
import type { StoredPicture } from "./picture-store.ts";
import { useRun, useWarmCodecs } from "./use-run.ts";
import { usePersistedPictures } from "./use-persisted-pictures.ts";

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

/** A file that was not taken, and why. */
interface RejectedFile {
  readonly name: string;
  readonly reason: FileRejection;
}

export interface Optimizer {
  readonly items: readonly Item[];
  readonly settings: Settings;
  /** The settings of the last run; undefined before the first. */
  readonly usedSettings: Settings | undefined;
  /** Whether the pictures are those that the tab has stored before it was loaded again. */
  readonly isRestored: boolean;
  /** Whether leaving the page would lose pictures or settings. */
  readonly wouldLose: boolean;
  /** During a run: the finished share of all pictures, from 0 to 1. */
  readonly progress: number | undefined;
  readonly set: (change: Partial<Settings>) => void;
  /**
   * Replaces the pictures with those files that are accepted.
   * @returns the first rejected file
   */
  readonly chooseFiles: (files: readonly File[]) => Promise<RejectedFile | undefined>;
  /** @returns whether the run was completed; false when it was cancelled */
  readonly optimize: () => Promise<boolean>;
  readonly cancel: () => void;
  readonly reset: () => void;
}

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

/** The change that gives a picture its result. */
function toDone(result: Optimized): Pick<Item, "phase" | "result"> {
  return { phase: "done", result: { ...result, url: URL.createObjectURL(result.blob) } };
}

async function restoreItem({ file, result }: StoredPicture): Promise<Item> {
  const item = await createItem(file);
  return result === undefined ? item : { ...item, ...toDone(result) };
}

/** The picture after its run was cancelled: one that was being optimized waits again. */
function toInterrupted(item: Item): Item {
  return item.phase === "working" ? { ...item, phase: "ready" } : item;
}

/** False for a picture whose header already shows that it cannot be optimized. */
export const canOptimize = ({ header }: Item): boolean => findFailure(header) === undefined;

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
  readonly onResult: (id: number, result: Optimized) => void;
  readonly onProgress: (share: number) => void;
}

/** Optimizes the pictures one after the other. @returns false when `signal` was aborted */
async function optimizeAll(
  pendingItems: readonly Item[],
  { pool, settings, signal, update, onResult, onProgress }: RunOptions,
): Promise<boolean> {
  for (const [i, { id, file }] of pendingItems.entries()) {
    update(id, { phase: "working" });
    try {
      const result = await optimizePicture(pool, file, settings, {
        signal,
        onProgress: (share) => onProgress((i + share) / pendingItems.length),
      });
      update(id, toDone(result));
      onResult(id, result);
    } catch (error) {
      if (signal.aborted) return false;
      const failure = error instanceof OptimizeFailure ? error.code : "crashed";
      update(id, { phase: "failed", failure });
    }
  }
  return true;
}

/** The pictures and settings, and what the tab stores of them. */
function usePersistedState(show: (items: readonly Item[]) => void, onRestoredResult: () => void) {
  const [settings, setSettings] = useState(defaults);
  const [usedSettings, setUsedSettings] = useState<Settings>();
  const [isRestored, setIsRestored] = useState(false);
  const stored = usePersistedPictures({
    settings,
    usedSettings,
    async restore(work, pictures, isReplaced) {
      const items = await Promise.all(pictures.map(restoreItem));
      const hasResult = items.some(({ result }) => result !== undefined);
      if (hasResult) await loadOptimizedPicture().catch(() => undefined);
      if (isReplaced()) return revokeUrls(items);
      show(items);
      setSettings(work.settings);
      setUsedSettings(work.usedSettings ?? undefined);
      setIsRestored(true);
      if (!hasResult) return;
      onRestoredResult();
      // The view of the result is set a render after the result; the tool is hidden until then.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
  });
  return {
    settings,
    setSettings,
    usedSettings,
    setUsedSettings,
    isRestored,
    setIsRestored,
    stored,
  };
}

/**
 * The state of the tool: pictures, settings and the run that optimizes them.
 * @param onRestoredResult called where results were restored with the pictures
 */
export function useOptimizer(onRestoredResult: () => void): Optimizer {
  const { items, latest, show, update } = useItems();
  const state = usePersistedState(show, onRestoredResult);
  const { settings, setSettings, usedSettings, setUsedSettings, setIsRestored, stored } = state;
  const { progress, setProgress, start, stop, end, getCodecPool } = useRun();
  useWarmCodecs(getCodecPool);

  async function chooseFiles(files: readonly File[]): Promise<RejectedFile | undefined> {
    const accepted = files.filter((file) => findRejection(file) === undefined);
    if (accepted.length > 0) {
      const next = await Promise.all(accepted.map(createItem));
      stop();
      replaceItems(next);
      getCodecPool().warm("decode");
      getCodecPool().warm(settings.format);
    }
    return files
      .flatMap((file) => {
        const reason = findRejection(file);
        return reason === undefined ? [] : [{ name: file.name, reason }];
      })
      .at(0);
  }

  function replaceItems(next: readonly Item[]): void {
    revokeUrls(latest.current);
    show(next);
    stored.replace(next.map(({ file }) => file));
    setUsedSettings(undefined);
    setIsRestored(false);
  }

  async function optimize(): Promise<boolean> {
    const signal = start();
    const pendingItems = latest.current.filter(canOptimize);
    for (const { result } of pendingItems) if (result) URL.revokeObjectURL(result.url);
    show(latest.current.map((item) => (canOptimize(item) ? toPending(item) : item)));
    stored.dropResults();
    setUsedSettings(settings);
    setIsRestored(false);
    setProgress(0);
    const onResult = (id: number, result: Optimized): void =>
      stored.addResult(
        latest.current.findIndex((item) => item.id === id),
        result,
      );
    const pool = getCodecPool();
    const options = { pool, settings, signal, update, onResult, onProgress: setProgress };
    if (!(await optimizeAll(pendingItems, options))) return false;
    end();
    return true;
  }

  return {
    items,
    settings,
    usedSettings,
    isRestored: state.isRestored,
    wouldLose: stored.wouldLose,
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
      replaceItems([]);
      setSettings(defaults);
    },
  };
}
