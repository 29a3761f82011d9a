import { fill } from "#i18n/messages.ts";
import type { Hex } from "../engine/colour.ts";
import { Coded } from "#ui/Coded.tsx";
import {
  minTextContrast,
  measureContrast,
  findNearestReadable,
  getReadability,
  formatRatio,
} from "../engine/contrast.ts";
import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { PaletteTexts } from "../page-texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly text: Hex;
  readonly background: Hex;
  /** Absent where the text is black or white, which are not part of the palette. */
  readonly onReplace: ((colour: Hex) => void) | undefined;
}

/**
 * One pair enlarged: a sample text, and the nearest readable colour where the pair is not readable.
 */
export function ContrastDetail({ t, text, background, onReplace }: Props) {
  const ratio = measureContrast(text, background);
  const nearest = findNearestReadable(text, background);
  return (
    <div className="pal-pair">
      {/* Hidden from screen readers: the text beside it says whether the pair is readable. */}
      <svg className="pal-pair-sample" viewBox="0 0 320 120" aria-hidden="true" focusable="false">
        <rect width="320" height="120" fill={background} />
        <text x="160" y="54" textAnchor="middle" fontSize="30" fontWeight="600" fill={text}>
          {t.contrastSample}
        </text>
        <text x="160" y="92" textAnchor="middle" fontSize="15" fill={text}>
          {t.contrastSmall}
        </text>
      </svg>
      <div aria-live="polite">
        <p>
          <bdi dir="ltr">{text}</bdi> · <bdi dir="ltr">{background}</bdi>
        </p>
        <p className="type-head">{fill(t.contrastRatio, { ratio: formatRatio(ratio) })}</p>
        <p className="pal-soft">
          {
            { any: t.contrastAll, large: t.contrastLarge, none: t.contrastNone }[
              getReadability(ratio)
            ]
          }
        </p>
        {ratio < minTextContrast && (
          <div className="pal-nearest">
            <ColourStrip colours={[nearest]} />
            <Coded text={t.nearestPassing} codes={{ hex: nearest }} />
          </div>
        )}
      </div>
      {ratio < minTextContrast && onReplace !== undefined && (
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() => onReplace(nearest)}
        >
          <Coded text={t.useNearest} codes={{ hex: text }} />
        </button>
      )}
    </div>
  );
}
