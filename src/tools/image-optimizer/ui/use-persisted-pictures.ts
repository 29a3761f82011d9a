import { useEffect, useMemo, useRef, useState } from "react";
import { readTabState } from "#ui/tab-state.ts";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";
import { useTabState } from "#ui/use-tab-state.ts";
import type { Settings } from "../engine/settings.ts";
import { parseStoredWork, type StoredWork } from "../engine/stored-work.ts";
import type { Optimized } from "./optimize-picture.ts";
import type { OpenedSet, StoredPicture } from "./picture-store.ts";

interface StoredPicturesOptions {
  readonly settings: Settings;
  readonly usedSettings: Settings | undefined;
  /**
   * Sets what was stored before the page was loaded again, unless other pictures were chosen
   * meanwhile.
   */
  readonly restore: (
    work: StoredWork,
    pictures: readonly StoredPicture[],
    isReplaced: () => boolean,
  ) => Promise<void>;
}

interface StoredPictures {
  /** Whether the browser does not store the pictures, or their settings. */
  readonly wouldLose: boolean;
  /** Stores these pictures in place of those before; none deletes what is stored. */
  readonly replace: (set: readonly StoredPicture[]) => void;
  /** Stores the last `count` of all pictures, which were added. */
  readonly add: (set: readonly StoredPicture[], count: number) => void;
  readonly addResult: (position: number, result: Optimized) => void;
  readonly dropResults: () => void;
}

/** `pending` until the browser has stored the latest change. */
type Storing = "done" | "pending" | "refused";

type PictureStore = typeof import("./picture-store.ts");

const stateName = "image-optimizer";
const noSet = { id: null, count: 0 } as const;
const loadStore = (): Promise<PictureStore> => import("./picture-store.ts");

function createSetId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}

/**
 * Keeps pictures, results and settings for this tab: the pictures in a database of the browser,
 * their id and the settings in session storage, so that no other tab shows them but a copy of it.
 */
export function usePersistedPictures(options: StoredPicturesOptions): StoredPictures {
  const { settings, usedSettings, restore } = options;
  const [setId, setSetId] = useState<string | null>(null);
  const { storing, startAnew, runNext } = useStoringQueue();
  /** The set that the next change belongs to; the state lags behind it by a render. */
  const latest = useRef<{ readonly id: string | null; readonly count: number }>(noSet);
  const hasReplaced = useRef(false);

  const work = useMemo<StoredWork>(
    () => ({ settings, usedSettings: usedSettings ?? null, setId }),
    [settings, usedSettings, setId],
  );
  const wouldLoseSettings = useTabState({
    name: stateName,
    value: work,
    parse: parseStoredWork,
    async restore(stored) {
      const { pictures, canContinue } = await readStored(stored.setId);
      if (hasReplaced.current) return;
      if (pictures.length > 0) beginWith(stored.setId!, pictures, canContinue);
      const restored = pictures.length === 0 ? { ...stored, usedSettings: null } : stored;
      await restore(restored, pictures, () => hasReplaced.current);
      setSetId(latest.current.id);
    },
  });

  useEffect(() => {
    const own = readKeptWork();
    void loadStore()
      .then(({ deleteExpiredPictures }) => deleteExpiredPictures(own?.setId ?? null))
      .catch(() => undefined); // without storage there is nothing to delete
  }, []);

  /** Goes on with the set that was read, or with a copy of it that no other tab changes. */
  function beginWith(id: string, set: readonly StoredPicture[], canContinue: boolean): void {
    const ownId = canContinue ? id : createSetId();
    latest.current = { id: ownId, count: set.length };
    if (!canContinue) startAnew(({ copySet }) => copySet(id, ownId, set));
  }

  function replace(set: readonly StoredPicture[]): void {
    hasReplaced.current = true;
    const before = latest.current.id;
    const id = set.length === 0 ? null : createSetId();
    latest.current = { id, count: set.length };
    setSetId(id);
    startAnew(async ({ storePictures, deletePictures, refuseTooMuch }) => {
      if (before !== null) await deletePictures(before);
      if (id === null) return;
      refuseTooMuch(set);
      await storePictures(id, set);
    });
  }

  function add(set: readonly StoredPicture[], count: number): void {
    const { id } = latest.current;
    // What was refused before may find room now, but only as a whole.
    if (id === null || storing === "refused") return replace(set);
    latest.current = { id, count: set.length };
    const from = set.length - count;
    runNext(async ({ storePictures, refuseTooMuch }) => {
      refuseTooMuch(set);
      await storePictures(id, set.slice(from), from);
    });
  }

  function addResult(position: number, result: Optimized): void {
    const { id } = latest.current;
    if (id !== null) runNext(({ storeResult }) => storeResult(id, position, result));
  }

  function dropResults(): void {
    const { id, count } = latest.current;
    if (id !== null) runNext(({ deleteResults }) => deleteResults(id, count));
  }

  useLeaveWarning(setId !== null && storing !== "done");
  const wouldLose = wouldLoseSettings || (setId !== null && storing === "refused");
  return { wouldLose, replace, add, addResult, dropResults };
}

/** What the tab has kept of the tool: settings, and the id of a set of pictures. */
export function readKeptWork(): StoredWork | undefined {
  return readTabState(stateName, parseStoredWork);
}

/** Reads a set; none where it is gone or storage is forbidden. */
async function readStored(setId: string | null): Promise<OpenedSet> {
  const none = { pictures: [], canContinue: true };
  if (setId === null) return none;
  return loadStore()
    .then(({ openSet }) => openSet(setId))
    .catch(() => none);
}

/**
 * Changes what is stored, one change after the other. After a refusal the set is incomplete, so
 * further changes of it are refused too, until a new one is begun.
 */
function useStoringQueue() {
  const [storing, setStoring] = useState<Storing>("done");
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  function append(change: (store: PictureStore) => Promise<void>, isAnew: boolean): void {
    setStoring((before) => (before === "refused" && !isAnew ? before : "pending"));
    const own = queue.current.then(async (wasStored) => {
      if (!wasStored && !isAnew) return false;
      return loadStore()
        .then(change)
        .then(
          () => true,
          () => false,
        );
    });
    queue.current = own;
    void own.then((isStored) => {
      if (queue.current === own) setStoring(isStored ? "done" : "refused");
    });
  }

  return {
    storing,
    startAnew: (change: (store: PictureStore) => Promise<void>) => append(change, true),
    runNext: (change: (store: PictureStore) => Promise<void>) => append(change, false),
  };
}
