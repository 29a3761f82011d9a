import type { ReactNode } from "react";
import type { Theme } from "../../theme-tokens.ts";
import { Drawing } from "../Drawing.tsx";
import { FloorGlass } from "../FloorLight.tsx";
import { BigMark } from "../marks/BigMark.tsx";
import { LitFigure } from "./WindowFigure.tsx";
import { panel } from "./window-plan.ts";

/** What the sheet shows under each fragment of its URL: its size in units, from the top down. */
export const homeViews = {
  lit: [panel.width, panel.height],
  floor: [1300, 390],
  mark: [308, 308],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;
export type HomeView = keyof typeof homeViews;

const names = Object.keys(homeViews) as HomeView[];
const getHeight = (name: HomeView): number => homeViews[name][1];
const getTop = (name: HomeView): number =>
  names.slice(0, names.indexOf(name)).reduce((sum, above) => sum + getHeight(above), 0);

export const homeSheetHeight = names.reduce((sum, name) => sum + getHeight(name), 0);

interface Props {
  readonly service: string;
  readonly theme: Theme;
}

/**
 * The large drawings of the home page in one file: the lit window, its light on the floor, and
 * a service's mark. An `<img>` takes its proportions from the whole file, so the style sheets say
 * those of each view.
 */
export function HomeSheet({ service, theme }: Props) {
  const figures: Readonly<Record<HomeView, ReactNode>> = {
    lit: <LitFigure id="hero" isGlowing={theme === "dark"} />,
    floor: <FloorGlass windowId="hero" />,
    mark: <BigMark service={service} id="moon" />,
  };
  return (
    <Drawing name="qamariyya" viewBox={`0 0 ${homeViews.floor[0]} ${homeSheetHeight}`}>
      {names.map((name) => {
        const [width, height] = homeViews[name];
        return (
          <g key={name}>
            <view id={name} viewBox={`0 ${getTop(name)} ${width} ${height}`} />
            <svg y={getTop(name)} width={width} height={height}>
              {figures[name]}
            </svg>
          </g>
        );
      })}
    </Drawing>
  );
}
