import "../tool-kit.css";
import { useId } from "react";
import { shortenUrl } from "#base/readable-url.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { HistoryEntry } from "./job-history.ts";

interface Props {
  readonly title: string;
  readonly clearLabel: string;
  readonly locale: Locale;
  readonly entries: readonly HistoryEntry[];
  /** What is said of a blocked entry. */
  readonly blockedLabel?: string;
  readonly onOpen: (id: string) => void;
  readonly onClear: () => void;
}

/**
 * A list of the results that this device has opened; the server stores each for a limited time. The
 * list is local.
 */
export function HistoryList({ title, clearLabel, locale, entries, ...props }: Props) {
  const { blockedLabel, onOpen, onClear } = props;
  const titleId = useId();
  if (entries.length === 0) return null;
  return (
    <section className="kit-history" aria-labelledby={titleId}>
      <h2 id={titleId} className="type-head">
        {title}
      </h2>
      <ul>
        {entries.map(({ id, url, score, isBlocked = false, at }) => (
          <li key={id}>
            <a
              href={`?id=${encodeURIComponent(id)}`}
              onClick={(event) => {
                // The link opens in another tab or window
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(id);
              }}
            >
              <strong>{score ?? "—"}</strong>
              <bdi dir="ltr">{shortenUrl(url)}</bdi>
              <small>{formatDate(locale, at.slice(0, 10))}</small>
              {isBlocked && <em>{blockedLabel}</em>}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="link type-small" onClick={onClear}>
        {clearLabel}
      </button>
    </section>
  );
}
