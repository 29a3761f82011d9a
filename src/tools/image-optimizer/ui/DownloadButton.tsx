import { useEffect, useRef, useState } from "react";
import { runInWorker } from "#base/run-in-worker.ts";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Icon } from "#ui/Icon.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { makeDistinct } from "../engine/file-name.ts";
import type { messages } from "../messages.ts";
import type { Item } from "./item.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly items: readonly Item[];
  /** Whether another button is the strongest. */
  readonly isQuiet?: boolean;
}

/** How long the button says that the file was downloaded; as long as a copied value. */
const confirmationMs = 2000;

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

/**
 * Downloads the result of one picture, or those of several as a zip. Where pictures without a
 * result are among them, its words say how many it downloads.
 */
export function DownloadButton({ t, locale, items, isQuiet = false }: Props) {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const control = (leaving.current = new AbortController());
    return () => control.abort();
  }, []);
  const done = items.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const { isConfirmed, confirm } = useConfirmation();
  const isBatch = items.length > 1;
  const downloaded = isBatch ? count(locale, t.downloadedAll, done.length) : t.downloaded;
  const confirmation = (
    <>
      <Icon name="check" /> {downloaded}
    </>
  );
  const label = isBatch ? count(locale, t.downloadAll, done.length) : t.download;
  const className = isQuiet ? "button button-quiet" : "button";

  async function saveAll(): Promise<void> {
    const { signal } = leaving.current;
    try {
      saveFile(await zipPictures(done, signal), "images.zip");
      confirm();
    } catch {
      if (!signal.aborted) showToast({ title: t.errorTitle, text: t.outOfMemory, tone: "bad" });
    }
  }

  return (
    <>
      {done.length > 1 ? (
        <button type="button" className={className} onClick={() => void saveAll()}>
          {isConfirmed ? confirmation : label}
        </button>
      ) : (
        done.map(({ url, name }) => (
          <a key={url} className={className} href={url} download={name} onClick={confirm}>
            {isConfirmed ? confirmation : label}
          </a>
        ))
      )}
      <span className="kit-hidden" role="status">
        {isConfirmed && downloaded}
      </span>
    </>
  );
}

/**
 * Whether something was done a moment ago.
 * @see docs/specification.md#toasts-tooltips-and-copy-buttons
 */
function useConfirmation() {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function confirm(): void {
    clearTimeout(timer.current);
    setIsConfirmed(true);
    timer.current = setTimeout(() => setIsConfirmed(false), confirmationMs);
  }
  return { isConfirmed, confirm };
}
