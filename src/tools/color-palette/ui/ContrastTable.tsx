import { useId, useRef, useState, type KeyboardEvent } from "react";
import { Fold } from "#ui/Fold.tsx";
import { toFilledStarsPath, toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { fill } from "#i18n/messages.ts";
import type { Hex } from "../engine/colour.ts";
import type { NamedColour } from "../engine/export-text.ts";
import { ContrastDetail } from "./ContrastDetail.tsx";
import {
  measureContrast,
  getReadability,
  formatRatio,
  type Readability,
} from "../engine/contrast.ts";
import type { PaletteTexts } from "../page-texts.ts";
import { nameColours } from "../texts.ts";

interface Props {
  readonly t: PaletteTexts;
  readonly colours: readonly Hex[];
  readonly onReplace: (place: number, colour: Hex) => void;
}

type Cell = readonly [row: number, column: number];

/** Every colour, and black and white, as text on every colour of the palette. */
export function ContrastTable({ t, colours, onReplace }: Props) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Cell>([0, 1]);
  const [row, column] = chosen;
  const named = nameColours(t, colours);
  const texts = [...named, ...nameColours(t, ["#000000", "#ffffff"])];

  function move(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = getStep(event.key, isRtl);
    if (step === undefined) return;
    event.preventDefault();
    const to: Cell = [
      clampIndex(row + step[0], texts.length),
      clampIndex(column + step[1], colours.length),
    ];
    setChosen(to);
    grid.current?.querySelector<HTMLElement>(`[data-at="${to.join()}"]`)?.focus();
  }

  return (
    <Fold heading="h2" className="pal-study" title={t.contrastTitle} hint={t.contrastHint}>
      <Legend t={t} />
      <p className="kit-hidden" id={`${id}-keys`}>
        {t.contrastMove}
      </p>
      <table
        ref={grid}
        className="pal-contrast"
        aria-label={t.contrastTable}
        aria-describedby={`${id}-keys`}
      >
        <Head t={t} colours={named} />
        <tbody>
          {texts.map((text, r) => (
            <Row
              key={r}
              t={t}
              row={r}
              text={text}
              backgrounds={named}
              chosen={chosen}
              onChoose={setChosen}
              onKeyDown={move}
            />
          ))}
        </tbody>
      </table>
      <ContrastDetail
        t={t}
        text={texts[row]!.hex}
        background={colours[column]!}
        onReplace={row < colours.length ? (colour) => onReplace(row, colour) : undefined}
      />
    </Fold>
  );
}

function Legend({ t }: Pick<Props, "t">) {
  return (
    <ul className="pal-legend">
      {(["any", "large", "none"] as const).map((level) => (
        <li key={level}>
          <LevelMark level={level} />
          {getLevelText(t, level)}
        </li>
      ))}
    </ul>
  );
}

interface HeadProps extends Pick<Props, "t"> {
  readonly colours: readonly NamedColour[];
}

function Head({ t, colours }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="kit-hidden">{t.contrastText}</span>
        </th>
        {colours.map((colour, i) => (
          <th key={i} scope="col">
            <Chip background={colour.hex} />
            <span className="kit-hidden">{formatWithCode(colour)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<Props, "t"> {
  readonly row: number;
  readonly text: NamedColour;
  readonly backgrounds: readonly NamedColour[];
  readonly chosen: Cell;
  readonly onChoose: (cell: Cell) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Row({ t, row, text, backgrounds, chosen, onChoose, onKeyDown }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Chip star={text.hex} />
        <span className="kit-hidden">{formatWithCode(text)}</span>
      </th>
      {backgrounds.map((background, column) => {
        const ratio = measureContrast(text.hex, background.hex);
        const level = getReadability(ratio);
        const isChosen = row === chosen[0] && column === chosen[1];
        const pair = fill(t.contrastPair, {
          text: formatWithCode(text),
          background: formatWithCode(background),
        });
        return (
          <td key={column}>
            <button
              type="button"
              data-at={`${row},${column}`}
              tabIndex={isChosen ? 0 : -1}
              aria-pressed={isChosen}
              aria-label={`${pair}: ${formatRatio(ratio)}. ${getLevelText(t, level)}`}
              onClick={() => onChoose([row, column])}
              onFocus={() => onChoose([row, column])}
              onKeyDown={onKeyDown}
            >
              <Chip star={text.hex} background={background.hex} />
              <span className="pal-ratio" data-level={level}>
                <LevelMark level={level} />
                {formatRatio(ratio)}
              </span>
            </button>
          </td>
        );
      })}
    </tr>
  );
}

const formatWithCode = ({ name, hex }: NamedColour): string => `${name} ${hex}`;

/** A star of one colour on a background of another. */
function Chip({ star, background }: { readonly star?: Hex; readonly background?: Hex }) {
  return (
    <svg className="pal-chip" viewBox="0 0 48 30" aria-hidden="true" focusable="false">
      {background !== undefined && (
        <rect
          className="pal-chip-edge"
          x=".5"
          y=".5"
          width="47"
          height="29"
          rx="2"
          fill={background}
        />
      )}
      {star !== undefined && (
        <path
          className={background === undefined ? "pal-chip-edge" : undefined}
          fill={star}
          d={toStarOutlinesPath([[24, 15]], 10)}
        />
      )}
    </svg>
  );
}

/**
 * A full star where any text is readable, an outline where only large text is, a stroke where none
 * is.
 */
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

/** Rows and columns by which an arrow key moves the choice; undefined for other keys. */
function getStep(key: string, isRtl: boolean): Cell | undefined {
  const forwardStep = isRtl ? -1 : 1;
  const steps: Readonly<Partial<Record<string, Cell>>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -forwardStep],
    ArrowRight: [0, forwardStep],
  };
  return steps[key];
}

function clampIndex(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, at));
}
