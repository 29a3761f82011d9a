import { useEffect, useRef } from "react";
import { runInWorker, WorkerFailure } from "#base/run-in-worker.ts";
import { fill } from "#i18n/messages.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { useTask } from "#ui/use-task.ts";
import type { Hex } from "../engine/colour.ts";
import { fillUp } from "../engine/fill-up.ts";
import { SideSection } from "#ui/SideSection.tsx";
import type { Palette } from "../engine/scheme.ts";
import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { describeColours } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  /** A picture that was chosen elsewhere on the page. */
  readonly picture: File | undefined;
  readonly onColours: (colours: Palette) => void;
}

/** No picture that a browser can decode takes this long. */
const timeoutMs = 20_000;

async function extractColours(file: File, signal: AbortSignal): Promise<Palette> {
  const worker = new Worker(new URL("../worker/picture.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return fillUp(
      await runInWorker<readonly [Hex, ...Hex[]]>(worker, file, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }),
    );
  } finally {
    worker.terminate();
  }
}

/** Extracts five colours from a picture in a worker; the picture stays in the browser. */
export function FromPicture({ t, picture, onColours }: Props) {
  const { task, start } = useTask<Palette>();
  const latestOnColours = useRef(onColours);
  latestOnColours.current = onColours;
  useEffect(() => {
    if (picture !== undefined) start((signal) => extractColours(picture, signal));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [picture]);
  const words =
    task.phase === "failed" &&
    task.error instanceof WorkerFailure &&
    task.error.code === "transparent"
      ? t.pictureTransparent
      : t.pictureNone;

  useEffect(() => {
    if (task.phase === "done") latestOnColours.current(task.value);
    if (task.phase === "failed") showToast({ title: t.errorTitle, text: words, tone: "bad" });
  }, [task, t, words]);

  return (
    <SideSection title={t.fromPicture} hint={t.fromPictureHint}>
      <Dropzone
        title={t.pictureTitle}
        dragHint={t.pictureDrop}
        chooseLabel={t.pictureChoose}
        hint={t.pictureKinds}
        accept="image/*"
        busy={task.phase === "working"}
        onFiles={([file]) => file !== undefined && start((signal) => extractColours(file, signal))}
      />
      <div aria-live="polite">
        {task.phase === "working" && <p className="pal-soft">{t.pictureWorking}</p>}
        {task.phase === "failed" && <Callout tone="bad">{words}</Callout>}
        {task.phase === "done" && (
          <>
            <p className="kit-hidden">
              {fill(t.pictureDone, { colours: describeColours(t, task.value) })}
            </p>
            <ColourStrip colours={task.value} />
          </>
        )}
      </div>
    </SideSection>
  );
}
