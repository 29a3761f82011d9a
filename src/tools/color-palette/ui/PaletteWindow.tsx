import type { RefObject } from "react";
import { toArchPath, insetArch } from "#brand/window/geometry/arch.ts";
import { toFilledStarsPath } from "#brand/window/geometry/path.ts";
import { fill } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { useItemKeys } from "#ui/use-item-keys.ts";
import { formatRgb, type Hex } from "../engine/colour.ts";
import { pickInk } from "../engine/contrast.ts";
import type { PaletteTexts } from "../page-texts.ts";
import { getCopyTexts, nameColours } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly colours: readonly Hex[];
  readonly locked: readonly boolean[];
  readonly onLock: (place: number) => void;
  readonly ref: RefObject<HTMLOListElement | null>;
}

const light = { x: 60, halfWidth: 58, spring: 84, foot: 238, pull: 6 };

/** The five colours as panes of a window, each with its name, codes to copy and a lock. */
export function PaletteWindow({ t, colours, locked, onLock, ref }: Props) {
  return (
    <ol ref={ref} className="pal-lights" {...useItemKeys(ref)}>
      {nameColours(t, colours).map(({ hex, name }, place) => (
        <li key={place} className="pal-light">
          <div className="pal-glass">
            {/* Colours are SVG attributes because the page's content security policy forbids style
                attributes. */}
            <svg viewBox="0 0 120 240" aria-hidden="true" focusable="false">
              <path className="pal-frame" d={toArchPath(light)} />
              <path className="pal-pane" fill={hex} d={toArchPath(insetArch(light, 5))} />
              <path fill={pickInk(hex)} fillOpacity=".16" d={toFilledStarsPath([[60, 92]], 30)} />
            </svg>
            <LockButton
              t={t}
              name={name}
              hex={hex}
              isLocked={locked[place]!}
              onLock={() => onLock(place)}
            />
          </div>
          <div className="pal-values">
            {[name, hex, formatRgb(hex)].map((value, i) => (
              <CopyButton key={i} {...getCopyTexts(t, value)} className="pal-copy">
                {i === 0 ? <strong>{value}</strong> : <bdi dir="ltr">{value}</bdi>}
              </CopyButton>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface LockProps {
  readonly t: PaletteTexts;
  readonly name: string;
  readonly hex: Hex;
  readonly isLocked: boolean;
  readonly onLock: () => void;
}

function LockButton({ t, name, hex, isLocked, onLock }: LockProps) {
  return (
    <button
      type="button"
      className="pal-lock"
      data-locked={isLocked}
      aria-label={fill(isLocked ? t.unlockColour : t.lockColour, { colour: `${name} ${hex}` })}
      onClick={onLock}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className="pal-lock-star" d={toFilledStarsPath([[24, 24]], 23)} />
        <path
          className="pal-lock-sign"
          d={`M16.5 22.5h15v10h-15ZM20 22.5v-${isLocked ? "3.5a4 4 0 0 1 8 0v3.5" : "5a4 4 0 0 1 7.7-1.5"}`}
        />
      </svg>
    </button>
  );
}
