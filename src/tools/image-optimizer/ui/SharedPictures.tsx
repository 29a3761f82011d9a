import { useEffect, useState } from "react";
import { sharedPicturesParameter, takeSharedPictures } from "#base/shared-pictures.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { messages } from "../messages.ts";
import { readKeptWork } from "./use-persisted-pictures.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  /** Whether there are pictures in the tool. */
  readonly hasPictures: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Chooses the pictures that the device has shared with the installed site, and says so where they
 * have not arrived. Where the tab has kept pictures, those are not added to before the visitor
 * agrees: another site can share too.
 */
export function SharedPictures({ t, hasPictures, onFiles }: Props) {
  const [isLost, setIsLost] = useState(false);
  const [waiting, setWaiting] = useState<readonly File[]>([]);

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const url = new URL(location.href);
    const wasShared = url.searchParams.has(sharedPicturesParameter);
    // Without the parameter an interrupted share is over, and its pictures are deleted.
    const taking = takeSharedPictures().catch(() => []);
    if (!wasShared) return;
    url.searchParams.delete(sharedPicturesParameter);
    history.replaceState(history.state, "", url);
    const hasKept = (readKeptWork()?.setId ?? null) !== null;
    void taking.then((files) => {
      if (files.length === 0) setIsLost(true);
      else if (hasKept) setWaiting(files);
      else onFiles(files);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function add(): void {
    setWaiting([]);
    onFiles(waiting);
  }

  const isAsking = waiting.length > 0;
  if (!isAsking && (!isLost || hasPictures)) return null;
  return (
    <div className="iz-shared" role="alert">
      {isAsking ? (
        <Callout key="waits" tone="info" title={t.sharedWaitsTitle}>
          <p>{t.sharedWaits}</p>
          <button type="button" className="button button-quiet button-small" onClick={add}>
            {t.sharedAdd}
          </button>
        </Callout>
      ) : (
        <Callout key="lost" tone="warn" title={t.sharedLostTitle}>
          <p>{t.sharedLost}</p>
        </Callout>
      )}
    </div>
  );
}
