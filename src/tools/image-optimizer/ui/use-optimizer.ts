import { useEffect, useMemo, useRef, useState } from "react";
import { findRejection, type FileRejection } from "../engine/limits.ts";
import { defaults, type Settings } from "../engine/settings.ts";
import {
  createItems,
  restoreItems,
  revokeUrls,
  revokeResults,
  toPending,
  toStored,
  undoRun,
  withKnownFailure,
  type Item,
} from "./item.ts";
import { loadOptimizedPicture } from "./load-optimized-picture.ts";
import { useRun, useWarmCodecs } from "./use-run.ts";
import { usePersistedPictures } from "./use-persisted-pictures.ts";

/** A file that was not taken, and why. */
export interface RejectedFile {
  readonly name: string;
  readonly reason: FileRejection;
}

/** The work itself is loaded with the first pictures: the page can be used without it. */
const loadRun = () => import("./optimize-all.ts");

interface Choice {
  /** The first of the pictures that were added; undefined where none was. */
  readonly firstId: number | undefined;
  readonly rejected: readonly RejectedFile[];
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
  /** Adds those files that are accepted to the pictures; results and a run are kept. */
  readonly addFiles: (files: readonly File[]) => Promise<Choice>;
  /** Removes a picture. Not during a run. */
  readonly remove: (id: number) => void;
  /** @returns whether the run was completed; false when it was cancelled */
  readonly optimize: () => Promise<boolean>;
  readonly cancel: () => void;
  /** Puts away all pictures and restores the defaults. */
  readonly reset: () => void;
  /** Takes back the last reset, until pictures are chosen; else undefined. */
  readonly undoReset: (() => void) | undefined;
}

/** What a reset has put away. */
interface PutAway {
  readonly items: readonly Item[];
  readonly settings: Settings;
  readonly usedSettings: Settings | undefined;
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

/** The pictures and settings, and what the tab stores of them. */
function usePersistedState(show: (items: readonly Item[]) => void, onRestoredResult: () => void) {
  const [settings, setSettings] = useState(defaults);
  const [usedSettings, setUsedSettings] = useState<Settings>();
  const [isRestored, setIsRestored] = useState(false);
  const stored = usePersistedPictures({
    settings,
    usedSettings,
    async restore(work, pictures, isReplaced) {
      const items = await restoreItems(pictures);
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
  /** What a run with other settings has replaced, until the run is completed. */
  const replaced = useRef<{
    readonly items: readonly Item[];
    readonly usedSettings: Settings | undefined;
  }>({ items: [], usedSettings: undefined });
  // In a ref, because it may be taken back while files are read.
  const putAway = useRef<PutAway | undefined>(undefined);
  function dropPutAway(): void {
    if (putAway.current) revokeUrls(putAway.current.items);
    putAway.current = undefined;
  }
  function dropReplaced(): void {
    revokeResults(replaced.current.items, latest.current);
    replaced.current = { items: [], usedSettings: undefined };
  }

  async function addFiles(files: readonly File[]): Promise<Choice> {
    const rejected = files.flatMap((file) => {
      const reason = findRejection(file);
      return reason === undefined ? [] : [{ name: file.name, reason }];
    });
    const added = await createItems(files.filter((file) => findRejection(file) === undefined));
    if (added.length > 0) {
      dropPutAway();
      show([...latest.current, ...added]);
      stored.add(latest.current.map(toStored), added.length);
      setIsRestored(false);
      void loadRun().catch(() => undefined); // the run reports it
      getCodecPool().warm("decode");
      getCodecPool().warm(settings.format);
    }
    return { firstId: added[0]?.id, rejected };
  }

  /** Replaces the pictures by others. */
  function replaceItems(next: readonly Item[]): void {
    show(next);
    dropReplaced();
    stored.replace(next.map(toStored));
    if (next.length === 0) setUsedSettings(undefined);
    setIsRestored(false);
  }

  function remove(id: number): void {
    revokeUrls(latest.current.filter((item) => item.id === id));
    replaceItems(latest.current.filter((item) => item.id !== id));
  }

  function reset(): void {
    stop();
    const before = replaced.current;
    const items = undoRun(latest.current, before.items);
    replaced.current = { items: [], usedSettings: undefined };
    if (items.length > 0) {
      dropPutAway();
      putAway.current = { items, settings, usedSettings: before.usedSettings ?? usedSettings };
    }
    replaceItems([]);
    setSettings(defaults);
  }

  function undoReset({ items: before, settings: set, usedSettings: used }: PutAway): void {
    putAway.current = undefined;
    replaceItems(before);
    setSettings(set);
    setUsedSettings(used);
  }

  /** Without a connection, and before the service worker has kept it, the work is not loaded. */
  function failAll(signal: AbortSignal): boolean {
    if (signal.aborted) return false;
    show(
      latest.current.map((item) =>
        item.phase === "ready" ? { ...item, phase: "failed", failure: "crashed" } : item,
      ),
    );
    end();
    return false;
  }

  async function optimize(): Promise<boolean> {
    const signal = start();
    // Results with these settings are kept: pictures may have been added since.
    const isSame = usedSettings === settings;
    if (!isSame) replaced.current = { items: latest.current, usedSettings };
    show(latest.current.map((item) => (isSame && item.phase === "done" ? item : toPending(item))));
    if (!isSame) stored.dropResults();
    setUsedSettings(settings);
    setIsRestored(false);
    setProgress(0);
    const run = await loadRun().catch(() => undefined);
    if (run === undefined) return failAll(signal);
    const isComplete = await run.optimizeAll({
      pool: getCodecPool(),
      settings,
      signal,
      getItems: () => latest.current,
      update,
      onResult: (id, result) =>
        stored.addResult(
          latest.current.findIndex((item) => item.id === id),
          result,
        ),
      onProgress: setProgress,
    });
    if (isComplete) {
      dropReplaced();
      end();
    }
    return isComplete;
  }

  const before = putAway.current;
  return {
    items: useMemo(() => items.map((item) => withKnownFailure(item, settings)), [items, settings]),
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
    addFiles,
    remove,
    optimize,
    cancel() {
      stop();
      const { items: before, usedSettings: usedBefore } = replaced.current;
      show(undoRun(latest.current, before));
      if (usedBefore === undefined) return;
      // The results before are those that count again, on the screen and in what the tab keeps.
      setUsedSettings(usedBefore);
      stored.replace(latest.current.map(toStored));
      dropReplaced();
    },
    reset,
    undoReset: before && items.length === 0 ? () => undoReset(before) : undefined,
  };
}
