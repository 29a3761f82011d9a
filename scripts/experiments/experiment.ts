import type { Page, ViewportSize } from "@playwright/test";
import type { Chart, Figure } from "../../src/site/experiments/results.ts";
import type { PageMeasurement, ServedFile, Throttling } from "./measure-page.ts";

/** What an experiment may use: Chromium, and a server on loopback. Nothing else is reached. */
export interface Lab {
  /**
   * Serves files on a loopback port until the experiment ends.
   * @param files by their paths, as `/index.html`
   * @returns the origin, without a slash at its end
   */
  readonly serve: (files: Readonly<Record<string, ServedFile>>) => Promise<string>;
  /** Opens a page over an empty cache, as often as it says, and takes the median of each value. */
  readonly measure: (url: string, options: MeasureOptions) => Promise<PageMeasurement>;
  /** Opens a page as it is, for what can be read from its layout. The lab closes it at its end. */
  readonly openPage: (url: string, viewport: ViewportSize) => Promise<Page>;
  /** Says what is being done, on the terminal. */
  readonly report: (step: string) => void;
}

export interface MeasureOptions extends Throttling {
  /** An odd number, so that there is a median. */
  readonly runs: number;
}

export interface Findings {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly charts: Readonly<Record<string, Chart>>;
}

/** What `experiment.ts` of an article exports. */
export interface ExperimentModule {
  readonly run: (lab: Lab) => Promise<Findings>;
}

/** A computed figure, rounded to a whole number: a second run may not differ. */
export const toWholeFigure = (value: number): Figure => ({
  value: Math.round(value),
  decimals: 0,
  spread: 0,
});
