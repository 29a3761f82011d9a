import { useId } from "react";
import { draw } from "../engine/drawing.ts";
import type { Code } from "../engine/encode.ts";
import {
  hasPreset,
  presets,
  applyPreset,
  type QrStyle,
  type Preset,
  type PresetName,
} from "../engine/style.ts";
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

export function Presets({ t, style, onStyle }: Props) {
  const id = useId();
  const names: Readonly<Record<PresetName, string>> = {
    Classic: t.presetClassic,
    Dark: t.presetDark,
    Blue: t.presetBlue,
    Green: t.presetGreen,
    Purple: t.presetPurple,
    Orange: t.presetOrange,
  };
  return (
    <div role="group" aria-labelledby={id}>
      <p className="kit-label" id={id}>
        {t.presetsTitle}
      </p>
      <ul className="qr-presets">
        {presets.map((preset) => (
          <li key={preset.name}>
            <button
              type="button"
              aria-pressed={hasPreset(style, preset)}
              onClick={() => onStyle(applyPreset(style, preset))}
            >
              <Swatch {...preset} />
              {names[preset.name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
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
