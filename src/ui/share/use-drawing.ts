import { useEffect, useState } from "react";
import type { SharedPicture } from "./shared-picture.ts";

export type Drawing =
  | { readonly phase: "drawing" }
  | { readonly phase: "done"; readonly file: File; readonly url: string }
  | { readonly phase: "failed" };

/** Draws a picture once, and again on request. */
export function useDrawing(picture: SharedPicture): {
  readonly drawing: Drawing;
  readonly drawAgain: () => void;
} {
  const [drawing, setDrawing] = useState<Drawing>({ phase: "drawing" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    let url: string | undefined;
    picture.draw().then(
      (file) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(file);
        setDrawing({ phase: "done", file, url });
      },
      () => isCurrent && setDrawing({ phase: "failed" }),
    );
    return () => {
      isCurrent = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [picture, attempt]);

  function drawAgain(): void {
    setDrawing({ phase: "drawing" });
    setAttempt((before) => before + 1);
  }

  return { drawing, drawAgain };
}
