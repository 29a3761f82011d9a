import { useId } from "react";
import { draw } from "../engine/drawing.ts";
import type { Code } from "../engine/encode.ts";
import { hasPreset, presets, applyPreset, type QrStyle, type Preset } from "../engine/style.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { toPath } from "../engine/svg.ts";

interface Props {
  readonly t: ToolTexts;
  readonly style: QrStyle;
  readonly onStyle: (style: QrStyle) => void;
}

/**
 * A preset's sample: one corner of a code with its finder; the other two finders lie outside the
 * picture.
 */
const sample: Code = {
  size: 21,
  version: 1,
  level: "M",
  modules: Uint8Array.from({ length: 21 * 21 }, (_, at) =>
    ((at % 21) * 7 + Math.floor(at / 21) * 5 + ((at % 21) >> 1) * Math.floor(at / 63)) % 3 === 0
      ? 1
      : 0,
  ),
};
const shownModules = 9;

/** One tab stop with arrow keys between its radios; none is checked for a look of one's own. */
export function Presets({ t, style, onStyle }: Props) {
  const id = useId();
  return (
    <fieldset>
      <legend className="kit-label">{t.presetsTitle}</legend>
      <div className="qr-presets">
        {presets.map((preset) => (
          <label key={preset.name}>
            <input
              type="radio"
              name={id}
              checked={hasPreset(style, preset)}
              onChange={() => onStyle(applyPreset(style, preset))}
            />
            <Swatch {...preset} />
            {t[`preset${preset.name}`]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ foreground, background, corner }: Preset) {
  const drawing = draw(sample, corner, { side: 23, offset: 1 });
  const shown = drawing.blocks.filter(({ x, y }) => x < shownModules && y < shownModules);
  return (
    <svg viewBox={`0 0 ${shownModules} ${shownModules}`} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={background} />
      <path fill={foreground} fillRule="evenodd" d={toPath({ ...drawing, blocks: shown })} />
    </svg>
  );
}
