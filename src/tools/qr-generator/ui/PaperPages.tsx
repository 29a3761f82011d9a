import { useEffect, useId, useMemo } from "react";
import { createPortal } from "react-dom";
import type { Drawing } from "../engine/drawing.ts";
import { fitName, paper, splitIntoPages, type SheetLayout } from "../engine/sheet-layout.ts";
import { placeLogo, toPath } from "../engine/svg.ts";
import type { RenderRequest } from "./render-verified.ts";

/** A code of a sheet, which was read back. */
export interface SheetCode {
  readonly name: string;
  readonly drawing: Drawing;
}

/** Everything that is printed; `layout` is that of each page. */
export interface SheetPrint {
  readonly codes: readonly SheetCode[];
  /** How many times each code is printed. */
  readonly copies: number;
  readonly layout: SheetLayout;
  readonly style: RenderRequest["style"];
  readonly logo: RenderRequest["logo"];
}

interface Props {
  readonly sheet: SheetPrint;
  readonly onPrinted: () => void;
}

/** The height of the letters of a name, and their distance below the code, in millimetres. */
const nameSize = 2.8;
const nameBaseline = 3.2;

/**
 * The pages of a sheet beside the rest of the page, seen on paper alone and there in place of it.
 * They open the browser's own print window, and are gone when it is closed.
 */
export function PaperPages({ sheet, onPrinted }: Props) {
  const id = useId();
  const { codes, copies, layout } = sheet;
  const pages = useMemo(() => {
    const measure = createMeasure();
    const items = codes.flatMap(({ name }, index) =>
      Array.from({ length: copies }, () => ({
        href: `#${id}-${index}`,
        name: fitName(name, layout.codeMm, measure),
      })),
    );
    return splitIntoPages(items, layout.places.length);
  }, [codes, copies, layout, id]);
  useEffect(() => {
    addEventListener("afterprint", onPrinted);
    // A frame later the pages are in place.
    const frame = requestAnimationFrame(() => print());
    return () => {
      removeEventListener("afterprint", onPrinted);
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return createPortal(
    <div className="qr-paper">
      {pages.map((items, page) => (
        <svg
          key={page}
          width={`${paper.width}mm`}
          height={`${paper.height}mm`}
          viewBox={`0 0 ${paper.width} ${paper.height}`}
        >
          {page === 0 && <Symbols id={id} sheet={sheet} />}
          <path d={layout.marks} fill="none" stroke="#777777" strokeWidth="0.1" />
          {items.map(({ href, name }, at) => {
            const { x, y } = layout.places[at]!;
            return (
              <g key={at}>
                <use href={href} x={x} y={y} width={layout.codeMm} height={layout.codeMm} />
                <text
                  x={x + layout.codeMm / 2}
                  y={y + layout.codeMm + nameBaseline}
                  fontSize={nameSize}
                  textAnchor="middle"
                  fill="#000000"
                >
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
      ))}
    </div>,
    document.body,
  );
}

/** Each code once. Paper is white, so the background that the code was read on is painted too. */
function Symbols({ id, sheet }: { readonly id: string; readonly sheet: SheetPrint }) {
  const { codes, style, logo } = sheet;
  return codes.map(({ drawing }, index) => {
    const place = logo === undefined ? undefined : placeLogo(drawing, logo.ratio);
    return (
      <symbol key={index} id={`${id}-${index}`} viewBox={`0 0 ${drawing.side} ${drawing.side}`}>
        <rect width={drawing.side} height={drawing.side} fill={style.background} />
        <path fill={style.foreground} fillRule="evenodd" d={toPath(drawing)} />
        {place !== undefined && (
          <image href={logo!.dataUrl} {...place} preserveAspectRatio="none" />
        )}
      </symbol>
    );
  });
}

/** Creates a function that measures a name in millimetres, in the letters of the page. */
function createMeasure(): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d")!;
  const measuredPx = 100;
  context.font = `${measuredPx}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => (context.measureText(text).width * nameSize) / measuredPx;
}
