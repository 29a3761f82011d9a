import { useEffect, useRef } from "react";
import { runInWorker, WorkerFailure } from "#base/run-in-worker.ts";
import { fill } from "#i18n/messages.ts";
import { Dropzone } from "#ui/Dropzone.tsx";
import { Notice } from "#ui/Callout.tsx";
import { toast } from "#ui/toast.ts";
import { useTask } from "#ui/use-task.ts";
import type { Hex } from "../engine/colour.ts";
import { filledUp } from "../engine/fill-up.ts";
import { PaletteSection } from "./PaletteSection.tsx";
import type { Palette } from "../engine/scheme.ts";
import { Strip } from "./Strip.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { spokenIn } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly onColours: (colours: Palette) => void;
}

/** Longer than any picture takes that a browser can open. */
const longestMs = 20_000;

async function coloursOf(file: File, signal: AbortSignal): Promise<Palette> {
  const worker = new Worker(new URL("../worker/picture.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return filledUp(
      await runInWorker<readonly [Hex, ...Hex[]]>(worker, file, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      }),
    );
  } finally {
    worker.terminate();
  }
}

/** Five colours out of a picture, which is read in a worker and goes nowhere. */
export function FromPicture({ t, onColours }: Props) {
  const { task, start } = useTask<Palette>();
  const show = useRef(onColours);
  show.current = onColours;
  const words =
    task.phase === "failed" &&
    task.error instanceof WorkerFailure &&
    task.error.code === "transparent"
      ? t.pictureTransparent
      : t.pictureNone;

  useEffect(() => {
    if (task.phase === "done") show.current(task.value);
    if (task.phase === "failed") toast({ title: t.errorTitle, text: words, tone: "bad" });
  }, [task, t, words]);

  return (
    <PaletteSection title={t.fromPicture} hint={t.fromPictureHint}>
      <Dropzone
        title={t.pictureDrop}
        chooseLabel={t.pictureChoose}
        hint={t.pictureKinds}
        accept="image/*"
        busy={task.phase === "working"}
        onFiles={([file]) => file !== undefined && start((signal) => coloursOf(file, signal))}
      />
      <div className="pal-picture-state" aria-live="polite">
        {task.phase === "working" && <p className="pal-soft">{t.pictureWorking}</p>}
        {task.phase === "failed" && <Notice tone="bad">{words}</Notice>}
        {task.phase === "done" && (
          <>
            <p className="kit-hidden">
              {fill(t.pictureDone, { colours: spokenIn(t, task.value) })}
            </p>
            <Strip colours={task.value} />
          </>
        )}
      </div>
    </PaletteSection>
  );
}
