import { useMemo, useRef, type CSSProperties, type RefObject } from "react";
import { khatamPath } from "#ui/khatam-path.ts";
import { Icon } from "#ui/Icon.tsx";
import { revealElement } from "#ui/use-reveal.ts";
import type { Drawing } from "../engine/drawing.ts";
import { toPath } from "../engine/svg.ts";
import type { QrStyle } from "../engine/style.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { useStripVisibility } from "./use-strip-visibility.ts";

interface Props {
  readonly t: ToolTexts;
  /** The section of the full preview, which the strip leads to. */
  readonly preview: RefObject<HTMLElement | null>;
  readonly style: QrStyle | undefined;
  /** Undefined where there is no code. */
  readonly drawing: Drawing | undefined;
  readonly verdict: string;
  readonly tone: "read" | "bad" | "waiting";
}

/**
 * The code in small and whether it could be read, below the header of a narrow window while the
 * full preview is out of view.
 */
export function PreviewStrip({ t, preview, style, drawing, verdict, tone }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const { isShown, offsetTop } = useStripVisibility({ preview, strip });
  return (
    <div
      ref={strip}
      className="qr-strip"
      data-shown={isShown}
      data-tone={tone}
      style={{ "--qr-visual-top": `${offsetTop}px` } as CSSProperties}
    >
      {isShown && (
        <button
          type="button"
          onClick={() => preview.current && revealElement(preview.current, { place: "top" })}
        >
          {style !== undefined && drawing !== undefined ? (
            <Miniature style={style} drawing={drawing} />
          ) : (
            <svg className="qr-strip-none" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={khatamPath} />
            </svg>
          )}
          <span>
            <span className="kit-hidden">{t.previewTitle}: </span>
            {verdict}
          </span>
          <Icon name="onward" className="qr-strip-down" />
        </button>
      )}
    </div>
  );
}

/** The logo is left out: at this size it would be a dot, and a picture of up to 2 MB. */
function Miniature({ style, drawing }: { readonly style: QrStyle; readonly drawing: Drawing }) {
  const path = useMemo(() => toPath(drawing), [drawing]);
  return (
    <svg
      className="qr-strip-code"
      viewBox={`0 0 ${drawing.side} ${drawing.side}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill={style.background} />
      <path fill={style.foreground} fillRule="evenodd" d={path} />
    </svg>
  );
}
