import { useEffect, useRef } from "react";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { NumberedStar, starRadius } from "./NumberedStar.tsx";

interface Props {
  readonly t: ToolTexts;
  /** In the order of their numbers. */
  readonly rows: readonly ShownRow[];
  readonly getNumber: (row: ShownRow) => number;
  readonly active: string | null;
  readonly chosen: string | null;
  readonly onPoint: (keyword: string | null) => void;
}

/** The names of the stars, by their numbers, and what the people who type them want. */
export function SkyNames({ t, rows, getNumber, active, chosen, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the name of a star that was pressed may be below the window.
    if (chosen !== null)
      list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const box = [-starRadius, -starRadius, 2 * starRadius, 2 * starRadius].join(" ");
  return (
    <ol ref={list} className="kr-sky-names">
      {rows.map((row) => {
        const { keyword, intent } = row;
        return (
          <li
            key={keyword}
            data-active={keyword === active}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(keyword)}
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
          >
            <svg viewBox={box} aria-hidden="true" focusable="false">
              <NumberedStar intent={intent} number={getNumber(row)} />
            </svg>
            <bdi>{keyword}</bdi>
            <small>{t[intent]}</small>
          </li>
        );
      })}
    </ol>
  );
}
