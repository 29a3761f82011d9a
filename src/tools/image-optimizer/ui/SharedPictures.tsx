import { useEffect, useState } from "react";
import { sharedPicturesParameter, takeSharedPictures } from "#base/shared-pictures.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Chooses the pictures that the device has shared with the installed site, and says so where they
 * have not arrived.
 */
export function SharedPictures({ t, onFiles }: Props) {
  const [isLost, setIsLost] = useState(false);

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const url = new URL(location.href);
    const wasShared = url.searchParams.has(sharedPicturesParameter);
    // Without the parameter an interrupted share is over, and its pictures are deleted.
    const taking = takeSharedPictures().catch(() => []);
    if (!wasShared) return;
    url.searchParams.delete(sharedPicturesParameter);
    history.replaceState(history.state, "", url);
    void taking.then((files) => (files.length > 0 ? onFiles(files) : setIsLost(true)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (!isLost) return null;
  return (
    <div className="iz-shared" role="alert">
      <Callout tone="warn" title={t.sharedLostTitle}>
        <p>{t.sharedLost}</p>
      </Callout>
    </div>
  );
}
