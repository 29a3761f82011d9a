import { useId, useState } from "react";
import { formatMonth, formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { describeSeason } from "../engine/describe-season.ts";
import { layOutTrendLine } from "../engine/trend-line.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** Rows that have monthly figures, the searched keyword first if it is one of them. */
  readonly rows: readonly ShownRow[];
}

const [width, height] = [480, 120];

/**
 * The months of a phrase as a line with a star at the highest one, as a sentence, and as a table.
 */
export function Trend({ t, locale, rows }: Props) {
  const id = useId();
  const [chosenKey, setChosenKey] = useState("");
  const row = rows.find(({ keyword }) => keyword === chosenKey) ?? rows[0];
  if (row === undefined) return null;
  const { monthly, monthlySource } = row;
  const line = layOutTrendLine(monthly, width, height);
  const months = monthly.map(({ month, count }) => ({
    key: month,
    month: formatMonth(locale, month),
    count: formatNumber(locale, count),
  }));
  const season = describeSeason(row, t, locale);
  const [highest, lowest] = [months[line.peak]!, months[line.low]!];
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
      <p className="type-small kit-soft">
        {monthlySource === "wikimedia" ? t.trendViews : t.trendSearches}
      </p>
      <TrendDrawing line={line} />
      <p className="kr-trend-ends" aria-hidden="true">
        <span>{months[0]!.month}</span>
        <span>{months.at(-1)!.month}</span>
      </p>
      <p>
        {fill(t.trendPeak, {
          month: highest.month,
          count: highest.count,
          low: lowest.month,
          least: lowest.count,
        })}
      </p>
      {season !== undefined && <p>{season}</p>}
      <TrendTable t={t} months={months} />
    </section>
  );
}

function TrendDrawing({
  line: { path, points, peak },
}: {
  readonly line: ReturnType<typeof layOutTrendLine>;
}) {
  return (
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
  );
}

interface TrendTableProps {
  readonly t: ToolTexts;
  /** The months with their counts in words; `key` is the month as 2026-01. */
  readonly months: readonly {
    readonly key: string;
    readonly month: string;
    readonly count: string;
  }[];
}

function TrendTable({ t, months }: TrendTableProps) {
  return (
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
          {months.map(({ key, month, count }) => (
            <tr key={key}>
              <th scope="row">{month}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
