import { useId, useMemo, useState } from "react";
import { count, formatNumber } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import {
  cellRole,
  columnHeaderRole,
  rowGroupRole,
  rowHeaderRole,
  rowRole,
  tableRole,
} from "#ui/table-roles.ts";
import type { SitePage, SiteReport } from "../../contract.ts";
import { getBand } from "../../engine/score.ts";
import {
  describeStatus,
  pageColumns,
  sortPages,
  toggleOrder,
  type PageColumn,
  type PageOrder,
} from "../../engine/site-audit/sort-pages.ts";
import type { messages } from "../../messages.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { getPath } from "../get-path.ts";
import { PageName } from "../PageName.tsx";
import { PageFilterFold, type SharedFilter } from "./PageFilterFold.tsx";
import { ShowMore } from "./ShowMore.tsx";
import { usePieces } from "./use-pieces.ts";

interface Props extends SharedFilter {
  readonly tool: ToolTexts<typeof messages>;
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** Analyses one page by itself. */
  readonly onCheck: (url: string) => void;
}

/**
 * Every page in a row, sorted by any column; on a phone each row is a card. Fifty rows are eight
 * windows of a phone, so that the table is folded.
 */
export function PageTable(props: Props) {
  const { t, locale, report, shown, filter, onFilter } = props;
  const { pages } = report;
  const [order, setOrder] = useState<PageOrder | null>(null);
  const sorted = useMemo(() => {
    const rows = pages.filter((_, page) => shown.has(page));
    return sortPages(rows, order, locale, ({ title, url }) => title || getPath(url));
  }, [pages, shown, order, locale]);
  const { body, maxRows, showMore } = usePieces();
  return (
    <details className="seo-unfold" aria-labelledby="seo-pages-title">
      <summary>
        <h2 id="seo-pages-title" className="type-head">
          {count(locale, t.pagesFolded, pages.length)}
        </h2>
      </summary>
      <PageFilterFold
        {...{ t, locale, report, shown, filter, onFilter }}
        onFirst={() => body.current?.rows[0]?.cells[0]?.focus()}
      />
      <SortSelect t={t} order={order} onOrder={setOrder} />
      <table className="seo-pages" {...tableRole}>
        <caption className="kit-hidden">{t.pagesCaption}</caption>
        <TableHead {...props} order={order} onOrder={setOrder} />
        <tbody ref={body} {...rowGroupRole}>
          {sorted.slice(0, maxRows).map((page) => (
            <PageRow key={page.url} {...props} page={page} />
          ))}
        </tbody>
      </table>
      <ShowMore
        {...{ t, locale, maxRows, onMore: showMore }}
        rowCount={sorted.length}
        label={(n) => count(locale, t.pagesMore, n)}
      />
    </details>
  );
}

const nameColumns = (tool: Props["tool"], t: Props["t"]): Readonly<Record<PageColumn, string>> => ({
  page: t.page,
  score: tool.scoreLabel,
  answer: t.answer,
  clicks: t.clicks,
  linksIn: t.linksIn,
});

interface OrderProps {
  readonly t: Props["t"];
  readonly order: PageOrder | null;
  readonly onOrder: (order: PageOrder | null) => void;
}

function TableHead({ tool, t, order, onOrder }: Props & OrderProps) {
  const names = nameColumns(tool, t);
  return (
    <thead {...rowGroupRole}>
      <tr {...rowRole}>
        {pageColumns.map((column) => (
          <th
            key={column}
            {...columnHeaderRole}
            scope="col"
            aria-sort={
              order?.column !== column ? "none" : order.isDescending ? "descending" : "ascending"
            }
          >
            <button
              type="button"
              className="seo-pages-sort"
              onClick={() => onOrder(toggleOrder(order, column))}
            >
              {names[column]}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What the cards of a phone are sorted by, whose columns have no heads. */
function SortSelect({ t, order, onOrder }: OrderProps) {
  const id = useId();
  const orders = {
    page: t.sortPage,
    score: t.sortScore,
    answer: t.sortAnswer,
    clicks: t.sortClicks,
    linksIn: t.sortLinksIn,
  };
  return (
    <p className="seo-pages-order">
      <label htmlFor={id}>{t.sortBy}</label>
      <select
        id={id}
        className="field"
        value={order?.column ?? ""}
        onChange={({ target: { value } }) =>
          onOrder(value === "" ? null : toggleOrder(null, value as PageColumn))
        }
      >
        <option value="">{t.sortRead}</option>
        {pageColumns.map((column) => (
          <option key={column} value={column}>
            {orders[column]}
          </option>
        ))}
      </select>
    </p>
  );
}

function PageRow({ tool, t, locale, page, onCheck }: Props & { readonly page: SitePage }) {
  const { url, score, depth, linksIn } = page;
  const names = nameColumns(tool, t);
  return (
    <tr {...rowRole}>
      <th {...rowHeaderRole} scope="row" tabIndex={-1}>
        <PageName page={page} />
        {score !== null && (
          <button
            type="button"
            className="link type-small"
            aria-label={`${t.checkThis}: ${getPath(url)}`}
            onClick={() => onCheck(url)}
          >
            {t.checkThis}
          </button>
        )}
      </th>
      <td {...cellRole} data-label={names.score}>
        <ScoreWords tool={tool} t={t} locale={locale} score={score} />
      </td>
      <td {...cellRole} data-label={names.answer}>
        <AnswerWords t={t} status={page.status} />
      </td>
      <td {...cellRole} data-label={names.clicks}>
        {depth === null ? t.unlinked : formatNumber(locale, depth)}
      </td>
      <td {...cellRole} data-label={names.linksIn}>
        {formatNumber(locale, linksIn)}
      </td>
    </tr>
  );
}

interface ScoreProps extends Pick<Props, "tool" | "t" | "locale"> {
  readonly score: number | null;
}

function ScoreWords({ tool, t, locale, score }: ScoreProps) {
  if (score === null) return t.mapNoScore;
  const words = { excellent: tool.bandExcellent, good: tool.bandGood, poor: tool.bandPoor };
  return (
    <span>
      <bdi className="seo-pages-score">{formatNumber(locale, score)}</bdi>{" "}
      <small>{words[getBand(score)]}</small>
    </span>
  );
}

function AnswerWords({ t, status }: Pick<Props, "t"> & { readonly status: number }) {
  const kind = describeStatus(status);
  const words = {
    opens: t.answerOpens,
    moves: t.answerMoves,
    missing: t.answerMissing,
    refused: t.answerRefused,
    server: t.answerServer,
    none: t.noAnswer,
  };
  return (
    <span data-answer={kind}>
      {words[kind]} {status !== 0 && kind !== "opens" && <bdi className="kit-soft">{status}</bdi>}
    </span>
  );
}
