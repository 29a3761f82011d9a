import { useRef, type CSSProperties, type RefObject } from "react";
import { khatamPath } from "#ui/khatam-path.ts";
import { Icon } from "#ui/Icon.tsx";
import { revealElement } from "#ui/use-reveal.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { useStripVisibility } from "./use-strip-visibility.ts";

interface Props {
  readonly t: ToolTexts;
  /** The section of the full preview, which the strip leads to. */
  readonly preview: RefObject<HTMLElement | null>;
  /** The id of the drawing in the full preview, which the strip shows in small. */
  readonly codeId: string;
  /** The side of the drawing in modules; undefined where there is no code. */
  readonly side: number | undefined;
  readonly state: "empty" | "problem" | "reading" | "read";
  /** What is said of the content once the code was read back. */
  readonly readText: string;
  readonly emptyText: string;
}

/** Only a code of the visitor's own that was read back has the colour of success. */
function toTone(t: ToolTexts, state: Props["state"], readText: string): Props["state"] | "example" {
  if (state !== "read") return state;
  if (readText === t.example) return "example";
  return readText === t.readBack ? "read" : "problem";
}

/**
 * The code in small and whether it could be read, below the header of a narrow window while the
 * full preview is out of view.
 */
export function PreviewStrip(props: Props) {
  const { t, preview, codeId, side, state, readText, emptyText } = props;
  const strip = useRef<HTMLDivElement>(null);
  const { isShown, offsetTop } = useStripVisibility({ preview, strip });
  const verdicts = {
    empty: emptyText,
    problem: t.problemTitle,
    reading: t.reading,
    read: readText,
  } as const;
  return (
    <div
      ref={strip}
      className="qr-strip"
      data-shown={isShown}
      data-state={toTone(t, state, readText)}
      style={{ "--qr-visual-top": `${offsetTop}px` } as CSSProperties}
    >
      {isShown && (
        <button
          type="button"
          onClick={() => preview.current && revealElement(preview.current, { place: "top" })}
        >
          <svg
            className={side === undefined ? "qr-strip-none" : "qr-strip-code"}
            viewBox={side === undefined ? "0 0 20 20" : `0 0 ${side} ${side}`}
            aria-hidden="true"
            focusable="false"
          >
            {side === undefined ? <path d={khatamPath} /> : <use href={`#${codeId}`} />}
          </svg>
          <span>
            <span className="kit-hidden">{t.previewTitle}: </span>
            {verdicts[state]}
          </span>
          <Icon name="forward" className="qr-strip-down" />
        </button>
      )}
    </div>
  );
}
