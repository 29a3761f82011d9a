import { useId, useRef, useState, type KeyboardEvent } from "react";
import { toFilledStarsPath, toStarOutlinesPath } from "#brand/window/path.ts";
import { fill } from "#i18n/messages.ts";
import type { Hex } from "../engine/colour.ts";
import { ContrastDetail } from "./ContrastDetail.tsx";
import {
  measureContrast,
  getReadability,
  formatRatio,
  type Readability,
} from "../engine/contrast.ts";
import { PaletteSection } from "./PaletteSection.tsx";
import type { PaletteTexts } from "../page-texts.ts";
import { getLocalizedName } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly colours: readonly Hex[];
  readonly onReplace: (place: number, colour: Hex) => void;
}

/** Every colour, and black and white, as text on every colour of the palette. */
export function ContrastTable({ t, colours, onReplace }: Props) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [[row, column], setChosen] = useState<readonly [row: number, column: number]>([0, 1]);
  const texts: readonly Hex[] = [...colours, "#000000", "#ffffff"];

  function move(event: KeyboardEvent): void {
    const onward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -onward],
      ArrowRight: [0, onward],
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = [
      clampIndex(row + step[0]!, texts.length),
      clampIndex(column + step[1]!, colours.length),
    ] as const;
    setChosen(to);
    grid.current?.querySelector<HTMLElement>(`[data-at="${to.join()}"]`)?.focus();
  }

  return (
    <PaletteSection title={t.contrastTitle} hint={t.contrastHint}>
      <ul className="pal-legend">
        {(["any", "large", "none"] as const).map((level) => (
          <li key={level}>
            <LevelMark level={level} />
            {getLevelText(t, level)}
          </li>
        ))}
      </ul>
      <p className="kit-hidden" id={`${id}-keys`}>
        {t.contrastMove}
      </p>
      <table
        ref={grid}
        className="pal-contrast"
        aria-label={t.contrastTable}
        aria-describedby={`${id}-keys`}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="kit-hidden">{t.contrastText}</span>
            </th>
            {colours.map((hex, i) => (
              <th key={i} scope="col">
                <Chip ground={hex} />
                <span className="kit-hidden">{`${getLocalizedName(t, hex)} ${hex}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text, r) => (
            <tr key={r}>
              <th scope="row">
                <Chip star={text} />
                <span className="kit-hidden">{`${getLocalizedName(t, text)} ${text}`}</span>
              </th>
              {colours.map((background, c) => {
                const ratio = measureContrast(text, background);
                const level = getReadability(ratio);
                const isChosen = r === row && c === column;
                return (
                  <td key={c}>
                    <button
                      type="button"
                      data-at={`${r},${c}`}
                      tabIndex={isChosen ? 0 : -1}
                      aria-pressed={isChosen}
                      aria-label={`${fill(t.contrastPair, { text: `${getLocalizedName(t, text)} ${text}`, background: `${getLocalizedName(t, background)} ${background}` })}: ${formatRatio(ratio)}. ${getLevelText(t, level)}`}
                      onClick={() => setChosen([r, c])}
                      onFocus={() => setChosen([r, c])}
                      onKeyDown={move}
                    >
                      <Chip star={text} ground={background} />
                      <span className="pal-ratio" data-level={level}>
                        <LevelMark level={level} />
                        {formatRatio(ratio)}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ContrastDetail
        t={t}
        text={texts[row]!}
        background={colours[column]!}
        onReplace={row < colours.length ? (colour) => onReplace(row, colour) : undefined}
      />
    </PaletteSection>
  );
}

/** A star of one colour on a ground of another. */
function Chip({ star, ground }: { readonly star?: Hex; readonly ground?: Hex }) {
  return (
    <svg className="pal-chip" viewBox="0 0 48 30" aria-hidden="true" focusable="false">
      {ground !== undefined && (
        <rect className="pal-chip-edge" x=".5" y=".5" width="47" height="29" rx="2" fill={ground} />
      )}
      {star !== undefined && (
        <path
          className={ground === undefined ? "pal-chip-edge" : undefined}
          fill={star}
          d={toStarOutlinesPath([[24, 15]], 10)}
        />
      )}
    </svg>
  );
}

/** A full star where any text reads, its outline where large text does, a stroke where none does. */
function LevelMark({ level }: { readonly level: Readability }) {
  return (
    <svg
      className="pal-level"
      data-level={level}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={
          level === "any"
            ? toFilledStarsPath([[8, 8]], 7.4)
            : level === "large"
              ? toStarOutlinesPath([[8, 8]], 6.6)
              : "M4 8h8"
        }
      />
    </svg>
  );
}

function getLevelText(t: PaletteTexts, level: Readability): string {
  return { any: t.contrastAll, large: t.contrastLarge, none: t.contrastNone }[level];
}

function clampIndex(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, at));
}
