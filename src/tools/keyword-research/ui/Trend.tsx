import { useId, useState } from "react";
import { formatMonth, formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { layOutTrendLine } from "../engine/trend-line.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** Rows that have months, the searched keyword first where it has them. */
  readonly rows: readonly ShownRow[];
}

const [width, height] = [480, 120];

/** The months of a phrase as a line with a star at its highest; in words and as a table for those who do not see it. */
export function Trend({ t, locale, rows }: Props) {
  const id = useId();
  const [chosenKey, setChosenKey] = useState("");
  const row = rows.find(({ keyword }) => keyword === chosenKey) ?? rows[0];
  if (row === undefined) return null;
  const { monthly, monthlySource } = row;
  const { path, points, peak, low } = layOutTrendLine(monthly, width, height);
  const describeMonth = (i: number) => ({
    month: formatMonth(locale, monthly[i]!.month),
    count: formatNumber(locale, monthly[i]!.count),
  });
  const [top, bottom] = [describeMonth(peak), describeMonth(low)];
  return (
    <section className="kr-trend" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="type-head">
        {t.trendTitle}
      </h3>
      {rows.length > 1 && (
        <label className="kr-filter">
          <span>{t.trendOf}</span>
          <select
            className="field"
            value={row.keyword}
            onChange={({ target }) => setChosenKey(target.value)}
          >
            {rows.map(({ keyword }) => (
              <option key={keyword}>{keyword}</option>
            ))}
          </select>
        </label>
      )}
      <p className="type-small kr-soft">
        {monthlySource === "wikimedia" ? t.trendViews : t.trendSearches}
      </p>
      <svg viewBox={`-12 -14 ${width + 24} ${height + 16}`} aria-hidden="true" focusable="false">
        <path className="hairline" d={`M0 ${height}H${width}`} />
        <path className="kr-trend-area" d={`${path}L${width} ${height}L0 ${height}z`} />
        <path className="kr-trend-line" d={path} />
        {points.map(({ x, y }, i) =>
          i === peak ? (
            <path
              key={x}
              className="kr-trend-peak"
              d={khatamPath}
              transform={`translate(${x - 10} ${y - 10})`}
            />
          ) : (
            <circle key={x} r="2.5" cx={x} cy={y} />
          ),
        )}
      </svg>
      <p className="kr-trend-ends" aria-hidden="true">
        <span>{describeMonth(0).month}</span>
        <span>{describeMonth(monthly.length - 1).month}</span>
      </p>
      <p>
        {fill(t.trendPeak, {
          month: top.month,
          count: top.count,
          low: bottom.month,
          least: bottom.count,
        })}
      </p>
      <details>
        <summary className="link">{t.trendTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.count}</th>
            </tr>
          </thead>
          <tbody>
            {monthly.map(({ month }, i) => (
              <tr key={month}>
                <th scope="row">{describeMonth(i).month}</th>
                <td>{describeMonth(i).count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
