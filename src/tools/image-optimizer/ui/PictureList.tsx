import { useEffect, useRef } from "react";
import { runInWorker } from "#base/run-in-worker.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/toast.ts";
import { formatBytes, getSavedPercent } from "../engine/byte-size.ts";
import { makeDistinct } from "../engine/file-name.ts";
import type { messages } from "../messages.ts";
import type { Item } from "./use-optimizer.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly items: readonly Item[];
  readonly selectedId: number;
  /** Of all pictures together; empty while they are worked on. */
  readonly summary: string;
  readonly onSelect: (id: number) => void;
}

/** The pictures of a batch: how each fares, one to look at, all to take away. */
export function PictureList({ t, locale, items, selectedId, summary, onSelect }: Props) {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const control = (leaving.current = new AbortController());
    return () => control.abort();
  }, []);
  const done = items.flatMap(({ result }) => (result === undefined ? [] : [result]));

  async function saveAll(): Promise<void> {
    const names = makeDistinct(done.map(({ name }) => name));
    const worker = new Worker(new URL("../worker/zip.worker.ts", import.meta.url), {
      type: "module",
    });
    const pictures = done.map(({ blob }, i) => [names[i]!, blob] as const);
    try {
      const archive = await runInWorker<Uint8Array<ArrayBuffer>>(worker, pictures, {
        signal: leaving.current.signal,
      });
      saveFile(new Blob([archive], { type: "application/zip" }), "images.zip");
    } catch {
      if (!leaving.current.signal.aborted)
        showToast({ title: t.errorTitle, text: t.outOfMemory, tone: "bad" });
    } finally {
      worker.terminate();
    }
  }

  const states = { ready: t.stateReady, working: t.stateWorking, failed: t.stateFailed, done: "" };

  return (
    <section className="iz-batch" aria-label={t.picturesTitle}>
      <h2 className="type-head">{count(locale, t.fileCount, items.length)}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} data-phase={item.phase}>
            <button
              type="button"
              aria-pressed={item.id === selectedId}
              onClick={() => onSelect(item.id)}
            >
              <img src={item.url} alt="" width="48" height="48" />
              <bdi>{item.file.name}</bdi>
              <span className="iz-batch-state">
                {item.result === undefined ? (
                  <>
                    {formatBytes(locale, t, item.file.size)}, {states[item.phase]}
                  </>
                ) : (
                  <>
                    {formatBytes(locale, t, item.file.size)} <Icon name="onward" />{" "}
                    <strong>{formatBytes(locale, t, item.result.blob.size)}</strong>
                  </>
                )}
              </span>
              {item.result !== undefined && (
                <span className="iz-batch-saved">
                  −{getSavedPercent(item.file.size, item.result.blob.size)}%
                </span>
              )}
            </button>
            {item.result !== undefined && (
              <a
                className="iz-batch-take"
                href={item.result.url}
                download={item.result.name}
                aria-label={fill(t.downloadOne, { name: item.result.name })}
              >
                <Icon name="file" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {summary !== "" && done.length > 0 && (
        <div className="iz-batch-all">
          <p>{summary}</p>
          <button type="button" className="button" onClick={() => void saveAll()}>
            {t.downloadAll}
          </button>
        </div>
      )}
    </section>
  );
}
