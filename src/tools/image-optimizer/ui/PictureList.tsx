import { useEffect, useRef } from "react";
import { runInWorker } from "#base/run-in-worker.ts";
import { comma, count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Icon } from "#ui/Icon.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { formatBytes, formatSavedPercent } from "../engine/byte-size.ts";
import { makeDistinct } from "../engine/file-name.ts";
import type { messages } from "../messages.ts";
import type { Item } from "./use-optimizer.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly items: readonly Item[];
  readonly selectedId: number;
  /** The result of all pictures together; empty while they are being optimized. */
  readonly summary: string;
  readonly onSelect: (id: number) => void;
}

/** Packs files into one zip in a worker. @throws the reason of `signal` when it is aborted */
async function zipPictures(
  results: readonly NonNullable<Item["result"]>[],
  signal: AbortSignal,
): Promise<Blob> {
  const names = makeDistinct(results.map(({ name }) => name));
  const worker = new Worker(new URL("../worker/zip.worker.ts", import.meta.url), {
    type: "module",
  });
  const pictures = results.map(({ blob }, i) => [names[i]!, blob] as const);
  try {
    const archive = await runInWorker<Uint8Array<ArrayBuffer>>(worker, pictures, { signal });
    return new Blob([archive], { type: "application/zip" });
  } finally {
    worker.terminate();
  }
}

/** The pictures of a batch with their states; selects one to show and downloads all as a zip. */
export function PictureList({ t, locale, items, selectedId, summary, onSelect }: Props) {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const control = (leaving.current = new AbortController());
    return () => control.abort();
  }, []);
  const done = items.flatMap(({ result }) => (result === undefined ? [] : [result]));

  async function saveAll(): Promise<void> {
    const { signal } = leaving.current;
    try {
      saveFile(await zipPictures(done, signal), "images.zip");
    } catch {
      if (!signal.aborted) showToast({ title: t.errorTitle, text: t.outOfMemory, tone: "bad" });
    }
  }

  return (
    <section className="iz-batch" aria-label={t.picturesTitle}>
      <h2 className="type-head">{count(locale, t.fileCount, items.length)}</h2>
      {summary !== "" && done.length > 0 && (
        <div className="iz-batch-all">
          <p>{summary}</p>
          <button type="button" className="button" onClick={() => void saveAll()}>
            {t.downloadAll}
          </button>
        </div>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id} data-phase={item.phase}>
            <button
              type="button"
              aria-pressed={item.id === selectedId}
              onClick={() => onSelect(item.id)}
            >
              <PictureSummary t={t} locale={locale} item={item} />
            </button>
            {item.result !== undefined && (
              <a
                className="iz-batch-take"
                href={item.result.url}
                download={item.result.name}
                aria-label={fill(t.downloadOne, { name: item.result.name })}
              >
                <Icon name="download" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PictureSummary({
  t,
  locale,
  item: { url, file, phase, result },
}: Pick<Props, "t" | "locale"> & { readonly item: Item }) {
  const states = { ready: t.stateReady, working: t.stateWorking, failed: t.stateFailed, done: "" };
  return (
    <>
      <img src={url} alt="" width="48" height="48" />
      <bdi>{file.name}</bdi>
      <span className="iz-batch-state">
        {result === undefined ? (
          <>
            {formatBytes(locale, t, file.size)}
            {comma[locale]}
            {states[phase]}
          </>
        ) : (
          <>
            {!result.isOriginal && (
              <>
                {formatBytes(locale, t, file.size)} <Icon name="forward" />{" "}
              </>
            )}
            <strong>{formatBytes(locale, t, result.blob.size)}</strong>
          </>
        )}
      </span>
      {result !== undefined &&
        (result.isOriginal ? (
          <span className="iz-batch-saved">{t.stateKept}</span>
        ) : (
          <bdi className="iz-batch-saved" dir="ltr">
            −{formatSavedPercent(file.size, result.blob.size)}
          </bdi>
        ))}
    </>
  );
}
