import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { pieceRows } from "./use-pieces.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly maxRows: number;
  readonly rowCount: number;
  /** Names the next piece by its number of rows. */
  readonly label: (rows: number) => string;
  readonly onMore: () => void;
}

/** The way to the next rows of a table, and how many of all are shown. */
export function ShowMore({ t, locale, maxRows, rowCount, label, onMore }: Props) {
  const restCount = rowCount - maxRows;
  if (restCount <= 0) return null;
  return (
    <p className="seo-pages-more">
      <button type="button" className="button button-quiet button-small" onClick={onMore}>
        {label(Math.min(pieceRows, restCount))}
      </button>
      <span className="kit-soft">
        {fill(t.pagesShown, {
          shown: formatNumber(locale, maxRows),
          all: formatNumber(locale, rowCount),
        })}
      </span>
    </p>
  );
}
