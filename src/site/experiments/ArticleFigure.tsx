import { formatDate } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { Bars } from "./Bars.tsx";
import { formatFigure } from "./fill-figures.ts";
import { figureMessages } from "./messages.ts";
import type { Chart, Results } from "./results.ts";

interface Props {
  readonly locale: Locale;
  readonly chart: Chart;
  readonly results: Pick<Results, "date" | "browser" | "figures">;
}

/**
 * A chart of what an experiment found. Its caption says how and when it was computed, or measured
 * and with which browser.
 */
export function ArticleFigure({ locale, chart, results }: Props) {
  const figures = chart.bars.map(({ figure }) => results.figures[figure]!);
  const maxValue = Math.max(...figures.map(({ value }) => value));
  const bars = chart.bars.map(({ label }, at) => ({
    label: label[locale],
    text: fill(chart.unit[locale], { n: formatFigure(locale, figures[at]!) }),
    share: maxValue === 0 ? 0 : figures[at]!.value / maxValue,
  }));
  return (
    <figure>
      <p>
        <strong>{chart.title[locale]}</strong>
      </p>
      <Bars bars={bars} />
      <figcaption className="type-small">
        {fill(figureMessages[results.browser === undefined ? "computed" : "caption"][locale], {
          date: formatDate(locale, results.date),
          browser: results.browser?.replace(/^(\S+ \d+)\..*/, "$1") ?? "",
          method: chart.method[locale],
        })}
      </figcaption>
    </figure>
  );
}
